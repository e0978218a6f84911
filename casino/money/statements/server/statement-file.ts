import {
  gameTitleOf,
  kindKey,
  numberOf,
  type Period,
  readEntriesAfter,
  readMovements,
  roundOf,
  type StatementEntry,
} from '#casino/money/wallet/server/api.ts'
import type { Call } from '#kernel/http/handle.ts'
import { type Cell, countCsvFile, streamedCsv } from '#kernel/http/csv.ts'
import type { StreamedFile } from '#kernel/http/answers.ts'
import { minorToDecimal } from '#kernel/money/currency.ts'
import type { downloadStatement } from '../contract.ts'
import { purseTitles } from './purse-titles.ts'
import { periodOf } from './statement.ts'

/** So many entries are held at once, however long the period is. */
const page_rows = 500

const headings = ['number', 'at-kyiv', 'kind', 'amount', 'currency', 'purse', 'balance', 'game'] as const

type DownloadCall = Call<typeof downloadStatement>

/** Lines of entries, each with what stood in its purse after it, beginning with what stood there before the period. */
const linesOf = async ({ house, player_id, language }: DownloadCall, period: Period) => {
  const titleOf = await gameTitleOf(house, language)
  const movements = await readMovements(house.db, player_id, period)
  const titles = await purseTitles(house, player_id, language, movements)
  const standing = new Map(movements.map(({ purse, asset, opening }) => [`${asset} ${purse}`, opening]))
  return ({ transaction_id, at, kind, amount, asset, exponent, purse, reference, game }: StatementEntry): Cell[] => {
    const balance = (standing.get(`${asset} ${purse}`) ?? 0n) + amount
    standing.set(`${asset} ${purse}`, balance)
    return [
      roundOf(reference) ?? numberOf({ id: String(transaction_id), reference }),
      { moment: at.toISOString() },
      house.messages.format(language, kindKey(kind), {}),
      { number: minorToDecimal(amount, exponent) },
      asset,
      titles.get(`${asset} ${purse}`) ?? purse,
      { number: minorToDecimal(balance, exponent) },
      game === null ? '' : titleOf(game),
    ]
  }
}

/** The statement as a file that is written while it is sent. */
export const statementFile = async (call: DownloadCall): Promise<StreamedFile> => {
  const { house, player_id, language, query } = call
  const period = periodOf(house, query)
  await countCsvFile(house, player_id)
  const lineOf = await linesOf(call, period)
  const pieces = async function* () {
    yield [headings.map((name) => house.messages.format(language, `statements.column.${name}`, {}))]
    let last: StatementEntry | undefined
    do {
      const entries = await readEntriesAfter(house.db, player_id, period, last, page_rows)
      yield entries.map(lineOf)
      last = entries.length === page_rows ? entries.at(-1) : undefined
    } while (last)
  }
  return streamedCsv('statement.csv', language, pieces())
}
