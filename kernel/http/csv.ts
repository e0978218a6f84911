import { stringify } from 'csv-stringify/sync'
import type { FastifyReply } from 'fastify'

/**
 * Answers with a spreadsheet file. A cell that a spreadsheet would run as a formula is led by an apostrophe (reliability
 * 16). The byte order mark lets spreadsheets read Cyrillic.
 */
export const sendCsv = (reply: FastifyReply, file_name: string, rows: readonly (readonly string[])[]): FastifyReply =>
  reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${file_name}"`)
    .header('cache-control', 'no-store')
    .send(
      stringify(
        rows.map((row) => [...row]),
        { escape_formulas: true, bom: true },
      ),
    )
