import { readFileSync } from 'node:fs'
import { rowIdsIn } from './row-ids.ts'

/** Row → what it waits for, in the words of docs/requirements/waiting.md. */
export type WaitingRows = ReadonlyMap<string, string>

/** Lines `| rows | what they wait for |`; rows are ids and ranges. */
export const waitingRowsIn = (markdown: string): WaitingRows =>
  new Map(
    markdown.split('\n').flatMap((line) => {
      const [, rows = '', reason = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim())
      return rowIdsIn(rows).map((id) => [id, reason] as const)
    }),
  )

export const readWaitingRows = (): WaitingRows => waitingRowsIn(readFileSync('docs/requirements/waiting.md', 'utf8'))
