import type { FastifyReply } from 'fastify'
import type { House } from '#kernel/house.ts'
import { countTry } from '#kernel/http/rate-limit.ts'

/** A cell of text, or a number of our own making written exactly. */
export type Cell = string | { readonly number: string }

/**
 * One cell. Quotes are doubled, and what a spreadsheet would run as a formula is made text (reliability 16): a leading
 * = + - @ or control character gets an apostrophe before it. Our own numbers are written as they are: "-1.50" is no formula.
 */
export const csvCell = (cell: Cell): string => {
  if (typeof cell !== 'string') return cell.number
  const harmless = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\n\r;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

export const csvText = (rows: readonly (readonly Cell[])[]): string => rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')

/** The byte order mark lets spreadsheets read Cyrillic. */
const mark = '\uFEFF'

/** A file is thousands of rows at once. Whoever tries filters out takes a few; a script is told to wait. */
export const csvFilesByPlayer = { name: 'csv-files-by-player', count: 20, window_s: 10 * 60 }

/** Counts one file of a player, of whichever list, before its rows are read. Refuses `too-many-requests` with 429. */
export const countCsvFile = (house: House, player_id: bigint): Promise<void> => countTry(house, csvFilesByPlayer, String(player_id))

/** Answers with a file for a spreadsheet. */
export const sendCsv = (reply: FastifyReply, file_name: string, rows: readonly (readonly Cell[])[]): FastifyReply =>
  reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${file_name}"`)
    .header('cache-control', 'no-store')
    .send(mark + csvText(rows))
