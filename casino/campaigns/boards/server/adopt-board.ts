import { sql } from 'kysely'
import type { Tx } from '#kernel/database/database.ts'
import { insertBoard, markClosed, type NewBoardRow } from './board-store.ts'
import { insertResults, type Result } from './result-store.ts'

/** A player's state on an imported board. */
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
  /** Name of its existing fund. */
  readonly name: string
  readonly closed_at: Date | null
  readonly entries: readonly AdoptedEntry[]
  readonly results: readonly Result[]
}

const insertEntries = async (tx: Tx, board_id: bigint, entries: readonly AdoptedEntry[]): Promise<void> => {
  const given = JSON.stringify(entries, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
  await sql`
    insert into campaigns_boards.entries (board_id, player_id, rounds, attempts, points, reached_at, alerted, joined_at, left_at,
                                          counted_tx, counted_position)
    select ${board_id}, g.* from jsonb_to_recordset(${given}::jsonb)
      as g(player_id bigint, rounds int, attempts jsonb, points bigint, reached_at timestamptz, alerted smallint, joined_at timestamptz,
           left_at timestamptz, counted_tx bigint, counted_position bigint)`.execute(tx)
}

/**
 * Imports a board from before this slice existed, from the slice that kept it: with its players, its results if it is over, and its
 * fund, which already has the board's name. Nothing is announced. A known name is skipped.
 */
export const adoptBoard = async (tx: Tx, { entries, results, closed_at, ...board }: AdoptedBoard): Promise<void> => {
  const row = await insertBoard(tx, board)
  if (!row) return
  await insertEntries(tx, row.id, entries)
  await insertResults(tx, row.id, results)
  if (closed_at) await markClosed(tx, row.id, closed_at, { is_paid: true })
}
