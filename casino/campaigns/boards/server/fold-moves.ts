import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { lockBoard } from './board-store.ts'
import { saveProgress } from './entry-store.ts'
import type { CountedMove } from './live-entry.ts'
import { boardsWithMoves, takeMoves } from './moves-store.ts'

/** Moves of a transaction: few enough to keep the board's lock short. */
const at_once = 500
/** Who follows a board and has not read it for so long reads the whole of it anew. */
const kept_ms = 60_000

/** Writes a board's first moves into its entries, each player once. Returns whether there may be more. */
const foldSome = async (tx: Tx, board_id: bigint, before: Date | null): Promise<boolean> => {
  const moves = await takeMoves(tx, board_id, at_once, before)
  const last = new Map<number, CountedMove>()
  for (const { counted } of moves) for (const move of counted ?? []) last.set(move[0], move)
  if (last.size > 0) await saveProgress(tx, board_id, [...last.values()])
  return moves.length === at_once
}

/** Brings a board's entries up to date, whose row is locked: for whoever reads them. */
export const foldBoard = async (tx: Tx, board_id: bigint): Promise<void> => {
  while (await foldSome(tx, board_id, null));
}

const foldOne = (house: House, board_id: bigint, before: Date | null): Promise<boolean> =>
  inTransaction(house.db, async (tx) => {
    await lockBoard(tx, board_id)
    return foldSome(tx, board_id, before)
  })

/** Brings the entries of these boards up to date. */
export const foldBoards = async (house: House, board_ids: readonly bigint[]): Promise<void> => {
  for (const board_id of board_ids) while (await foldOne(house, board_id, null));
}

/** What moved longer ago than readers follow goes into the entries. */
export const foldOldMoves = async (house: House): Promise<void> => {
  const before = new Date(house.clock.now().getTime() - kept_ms)
  for (const board_id of await boardsWithMoves(house.db, before)) while (await foldOne(house, board_id, before));
}
