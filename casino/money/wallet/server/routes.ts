import { sendCsv } from '#kernel/http/csv.ts'
import { handle } from '#kernel/http/handle.ts'
import { GetBalance, GetNetResult, GetTransactions } from '#casino/money/wallet/contract.ts'
import { transactionLines } from '#casino/money/wallet/transaction-lines.ts'
import { readPlayerBalance } from '#casino/money/wallet/server/balances.ts'
import { listTransactions } from '#casino/money/wallet/server/list-transactions.ts'
import { readNetResult } from '#casino/money/wallet/server/net-result.ts'

const csv_rows = 10_000
const day_ms = 86_400_000

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
    if (as_file) sendCsv(reply, 'transactions.csv', transactionLines(rows))
    return { data: rows, hasMore: has_more }
  }),
  handle(GetNetResult, async ({ house, player_id, query }) => {
    const now_ms = house.clock.now().getTime()
    const asked_ms = query.since === undefined ? now_ms - day_ms : new Date(query.since).getTime()
    const since = new Date(Math.max(asked_ms, now_ms - 366 * day_ms))
    return { data: await readNetResult(house.db, player_id, since, house.brand.currency) }
  }),
]
