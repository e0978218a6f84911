import { sql } from 'kysely'
import type { Tx } from '#kernel/database/database.ts'
import { insertBoard, markClosed, type NewBoardRow } from './board-store.ts'
import { insertResults, type Result } from './result-store.ts'

/** How far a player was on a board of before. */
export interface AdoptedEntry {
  readonly player_id: bigint
  readonly rounds: number
  readonly attempts: readonly number[]
  readonly points: bigint
  readonly reached_at: Date | null
  readonly alerted: number
  readonly joined_at: Date
  readonly left_at: Date | null
  readonly counted_tx: bigint
  readonly counted_position: bigint
}

export interface AdoptedBoard extends NewBoardRow {
  /** Its fund stands under this name already. */
  readonly name: string
  readonly closed_at: Date | null
  readonly entries: readonly AdoptedEntry[]
  readonly results: readonly Result[]
}

const insertEntries = async (tx: Tx, board_id: bigint, entries: readonly AdoptedEntry[]): Promise<void> => {
  const given = JSON.stringify(entries, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
  await sql`
    insert into campaigns_boards.entries (board_id, player_id, rounds, attempts, points, reached_at, alerted, joined_at, left_at,
                                          counted_tx, counted_position, revision)
    select ${board_id}, g.*, 0 from jsonb_to_recordset(${given}::jsonb)
      as g(player_id bigint, rounds int, attempts jsonb, points bigint, reached_at timestamptz, alerted smallint, joined_at timestamptz,
           left_at timestamptz, counted_tx bigint, counted_position bigint)`.execute(tx)
}

/**
 * Takes over a board that its slice kept itself before there were boards: with everybody on it, its places if it is over, and its fund,
 * which is called by the board's name already. Nothing is announced: it is no news. A name that is known is left alone.
 */
export const adoptBoard = async (tx: Tx, { entries, results, closed_at, ...board }: AdoptedBoard): Promise<void> => {
  const row = await insertBoard(tx, board)
  if (!row) return
  await insertEntries(tx, row.id, entries)
  await insertResults(tx, row.id, results)
  if (closed_at) await markClosed(tx, row.id, closed_at)
}
