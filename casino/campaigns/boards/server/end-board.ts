import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { BoardEnded } from '../events.ts'
import { takeEnd, type BoardRef } from './board-store.ts'

export const endedFact = ({ id, owner, feeds }: BoardRef) => BoardEnded({ board_id: Number(id), owner, is_stage: feeds !== null })

/**
 * Ends a board early: everything in the log counts, and it is closed with its current places. End stages before the board that they
 * feed.
 */
export const endBoard = async (tx: Tx, house: House, id: bigint): Promise<void> => {
  const board = await takeEnd(tx, id, house.clock.now())
  if (board) await announce(tx, house, [endedFact(board)])
}
