import type { FastifyReply } from 'fastify'
import type { House } from '#kernel/house.ts'
import { StreamedFile } from '#kernel/http/answers.ts'
import { countTry } from '#kernel/http/rate-limit.ts'
import { exactMomentText } from '#kernel/i18n/moments.ts'
import type { Language } from '#kernel/i18n/texts.ts'

/** A cell: text, a number of our own written with a decimal point, or a moment in ISO form. */
export type Cell = string | { readonly number: string } | { readonly moment: string }

/**
 * How spreadsheets of a language parse CSV: with a decimal comma the separator is a semicolon, and a decimal point would turn
 * amounts into dates.
 */
interface Dialect {
  readonly separator: ',' | ';'
  readonly decimal: '.' | ','
}

const dialects: Readonly<Record<Language, Dialect>> = {
  uk: { separator: ';', decimal: ',' },
  ru: { separator: ';', decimal: ',' },
  en: { separator: ',', decimal: '.' },
}

/**
 * One cell. Quotes are doubled, and text that a spreadsheet would run as a formula is escaped (reliability 16): a leading = + - @
 * or control character gets an apostrophe. Our own numbers are written as they are, since "-1.50" is no formula. Moments are in
 * Kyiv time, as on the pages: 05.12.2026 18:30:07, which spreadsheets recognise as a date.
 */
const csvCell = (cell: Cell, { decimal }: Dialect): string => {
  if (typeof cell !== 'string') return 'number' in cell ? cell.number.replace('.', decimal) : exactMomentText(cell.moment).replace(',', '')
  const harmless = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\n\r;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** The byte order mark makes spreadsheets read UTF-8. */
const mark = '\uFEFF'

const csvLines = (language: Language, rows: readonly (readonly Cell[])[]): string => {
  const dialect = dialects[language]
  return rows.map((row) => `${row.map((cell) => csvCell(cell, dialect)).join(dialect.separator)}\r\n`).join('')
}

/** The whole CSV file for spreadsheets of a language. */
export const csvText = (language: Language, rows: readonly (readonly Cell[])[]): string => {
  return mark + csvLines(language, rows)
}

/** The same in pieces, for a file of any length. */
export const streamedCsv = (file_name: string, language: Language, pieces: AsyncIterable<readonly (readonly Cell[])[]>): StreamedFile => {
  const chunks = async function* () {
    yield mark
    for await (const rows of pieces) yield csvLines(language, rows)
  }
  return new StreamedFile(file_name, 'text/csv; charset=utf-8', chunks())
}

/** Limits exports per player: each reads thousands of rows. Trying out filters takes a few; a script has to wait. */
export const csvFilesByPlayer = { name: 'csv-files-by-player', count: 20, window_s: 10 * 60 }

/** Counts one CSV export of a player, before its rows are read. Refuses `too-many-requests` with 429. */
export const countCsvFile = (house: House, player_id: bigint): Promise<void> => countTry(house, csvFilesByPlayer, String(player_id))

/** Sends a CSV file. */
export const sendCsv = (reply: FastifyReply, file_name: string, language: Language, rows: readonly (readonly Cell[])[]): FastifyReply =>
  reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${file_name}"`)
    .header('cache-control', 'no-store')
    .send(csvText(language, rows))
