import { countCsvFile, sendCsv } from '#kernel/http/csv.ts'
import { handle } from '#kernel/http/handle.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { getBalance, getNetResult, getTransactions, type TransactionRow } from '../contract.ts'
import { transactionLines } from '../transaction-lines.ts'
import { readPlayerBalance } from './balances.ts'
import { gameTitleOf } from './game-titles.ts'
import { listTransactions, type Transaction } from './list-transactions.ts'
import { readNetResult } from './net-result.ts'

const csv_rows = 10_000
const day_ms = 86_400_000

const withTitles = async (house: House, language: Language, rows: readonly Transaction[]): Promise<TransactionRow[]> => {
  const titleOf = await gameTitleOf(house, language)
  return rows.map((row) => ({ ...row, title: row.game === null ? null : titleOf(row.game) }))
}

export const routes = [
  handle(getBalance, ({ house, player_id }) => readPlayerBalance(house.db, player_id, house.brand.currency)),
  handle(getTransactions, async ({ house, player_id, query, reply, language }) => {
    const { kinds, from, to, limit = 20, offset = 0, format } = query
    const as_file = format === 'csv'
    if (as_file) await countCsvFile(house, player_id)
    const { rows, has_more } = await listTransactions(house.db, player_id, {
      kinds: kinds?.split(',') ?? null,
      from: from === undefined ? null : new Date(from),
      to: to === undefined ? null : new Date(to),
      limit: as_file ? csv_rows : limit,
      offset: as_file ? 0 : offset,
    })
    const data = await withTitles(house, language, rows)
    if (as_file)
      sendCsv(
        reply,
        'transactions.csv',
        language,
        transactionLines((key) => house.messages.format(language, key, {}), data),
      )
    return { data, hasMore: has_more }
  }),
  handle(getNetResult, async ({ house, player_id, query }) => {
    const now_ms = house.clock.now().getTime()
    const asked_ms = query.since === undefined ? now_ms - day_ms : new Date(query.since).getTime()
    const since = new Date(Math.max(asked_ms, now_ms - 366 * day_ms))
    return { data: await readNetResult(house.db, player_id, since, house.brand.currency) }
  }),
]
