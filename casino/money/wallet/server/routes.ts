import { handle } from '#kernel/http/handle.ts'
import { GetBalance, GetTransactions } from '#casino/money/wallet/contract.ts'
import { transactionsCsv } from '#casino/money/wallet/csv.ts'
import { readPlayerBalance } from '#casino/money/wallet/server/balances.ts'
import { listTransactions } from '#casino/money/wallet/server/list-transactions.ts'

const csv_rows = 10_000

export const routes = [
  handle(GetBalance, ({ house, player_id }) => readPlayerBalance(house.db, player_id, house.brand.currency)),
  handle(GetTransactions, async ({ house, player_id, query, reply }) => {
    const { kinds, from, to, limit = 20, offset = 0, format } = query
    const as_file = format === 'csv'
    const { rows, has_more } = await listTransactions(house.db, player_id, {
      kinds: kinds?.split(',') ?? null,
      from: from === undefined ? null : new Date(from),
      to: to === undefined ? null : new Date(to),
      limit: as_file ? csv_rows : limit,
      offset: as_file ? 0 : offset,
    })
    if (as_file)
      reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="transactions.csv"')
        .header('cache-control', 'no-store')
        .send(transactionsCsv(rows))
    return { data: rows, hasMore: has_more }
  }),
]
