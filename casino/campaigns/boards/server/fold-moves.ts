import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { lockBoard } from './board-store.ts'
import { saveProgress } from './entry-store.ts'
import type { Entry } from './live-entry.ts'
import { lockedTables, type LiveTable } from './live-table.ts'
import { boardsWithMoves, deleteMoves, movesToFold } from './moves-store.ts'

/** Who follows a board and has not read it for so long reads the whole of it anew. */
const kept_ms = 60_000

/** Players whose last move is one of these. Those who moved before the first are in their entries already, and are forgotten here. */
const unsavedUpTo = ({ unsaved, entries }: LiveTable, { first, last }: { readonly first: number; readonly last: number }): Entry[] =>
  [...unsaved].flatMap(([player_id, revision]) => {
    if (revision < first) unsaved.delete(player_id)
    return revision >= first && revision <= last ? (entries.get(player_id) ?? []) : []
  })

/**
 * Writes into a board's entries what moved up to a moment, or until now, and deletes these moves. Of a player who moved again since nothing is
 * written: how far they are is in the moves that stay. A closed board has only moves that bring no points.
 */
export const foldBoard = async (tx: Tx, house: House, board_id: bigint, before: Date | null = null): Promise<void> => {
  const board = await lockBoard(tx, board_id)
  const moves = board && (await movesToFold(tx, board_id, before))
  if (!moves) return
  const [table] = board.is_closed ? [] : await lockedTables(house, tx, [board])
  if (table) await saveProgress(tx, board_id, unsavedUpTo(table, moves))
  await deleteMoves(tx, board_id, moves.last)
}

/** Brings the entries of these boards up to date, for whoever reads points from them; or up to a moment. */
export const foldBoards = async (house: House, board_ids: readonly bigint[], before: Date | null = null): Promise<void> => {
  for (const board_id of board_ids) await inTransaction(house.db, (tx) => foldBoard(tx, house, board_id, before))
}

/** What moved longer ago than readers follow goes into the entries. */
export const foldOldMoves = async (house: House): Promise<void> => {
  const before = new Date(house.clock.now().getTime() - kept_ms)
  await foldBoards(house, await boardsWithMoves(house.db, before), before)
}
