import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { lockBoards } from './board-store.ts'
import { saveProgress, type BoardEntry } from './entry-store.ts'
import { lockedTables, type LiveTable } from './live-table.ts'
import { boardsWithMoves, deleteMoves, movesToFold, type MovesToFold } from './moves-store.ts'

/** Who follows a board and has not read it for so long reads the whole of it anew. */
const kept_ms = 60_000
/** Boards of a transaction, which are locked until all of them are written. */
const at_once = 10

/** Players whose last move is one of these. Those who moved before the first are in their entries already, and are forgotten here. */
const unsavedUpTo = ({ board_id, unsaved, entries }: LiveTable, { first, last }: MovesToFold): BoardEntry[] =>
  [...unsaved].flatMap(([player_id, revision]) => {
    if (revision < first) unsaved.delete(player_id)
    const entry = revision >= first && revision <= last ? entries.get(player_id) : undefined
    return entry ? [{ board_id, ...entry }] : []
  })

/**
 * Writes into boards' entries what moved up to a moment, or until now, and deletes these moves. Of a player who moved again since nothing is
 * written: how far they are is in the moves that stay. A closed board has only moves that bring no points.
 */
const fold = async (tx: Tx, house: House, board_ids: readonly bigint[], before: Date | null = null): Promise<void> => {
  const boards = await lockBoards(tx, board_ids)
  const moves = await movesToFold(tx, board_ids, before)
  if (moves.length === 0) return
  const moves_of = new Map(moves.map((one) => [one.board_id, one]))
  const open = boards.filter(({ id, is_closed }) => !is_closed && moves_of.has(id))
  const tables = await lockedTables(house, tx, open)
  await saveProgress(
    tx,
    tables.flatMap((table) => unsavedUpTo(table, moves_of.get(table.board_id) as MovesToFold)),
  )
  await deleteMoves(tx, moves)
}

/** Brings a board's entries up to date, for whoever reads points from them. */
export const foldBoard = (tx: Tx, house: House, board_id: bigint): Promise<void> => fold(tx, house, [board_id])

/** Brings the entries of these boards up to date; or up to a moment. */
export const foldBoards = async (house: House, board_ids: readonly bigint[], before: Date | null = null): Promise<void> => {
  for (let done = 0; done < board_ids.length; done += at_once)
    await inTransaction(house.db, (tx) => fold(tx, house, board_ids.slice(done, done + at_once), before))
}

/** What moved longer ago than readers follow goes into the entries. */
export const foldOldMoves = async (house: House): Promise<void> => {
  const before = new Date(house.clock.now().getTime() - kept_ms)
  await foldBoards(house, await boardsWithMoves(house.db, before), before)
}
