import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { tablesMoved } from './board-messages.ts'
import type { BoardMember } from './entry-store.ts'
import { memberMoves } from './live-entry.ts'
import { recordMoves } from './moves-store.ts'

/** Whoever follows the boards hears who takes part in them now, or does no more. The boards' rows must be locked. */
export const tellMembers = async (tx: Tx, house: House, members: readonly BoardMember[]): Promise<void> => {
  const moves = [...Map.groupBy(members, ({ board_id }) => board_id)].map(([board_id, own]) => ({ board_id, members: memberMoves(own) }))
  await announce(tx, house, tablesMoved(await recordMoves(tx, moves, house.clock.now())))
}
