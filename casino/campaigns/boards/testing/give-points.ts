import { inTransaction } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { lockOpenBoard } from '../server/board-store.ts'
import { insertEntries } from '../server/entry-store.ts'
import { countedMoves, freshEntry } from '../server/live-entry.ts'
import { recordMoves } from '../server/moves-store.ts'

/** Players who were not on a board get points on it, as if they had played. */
export const givePoints = (
  house: House,
  board_id: bigint,
  given: readonly { readonly player_id: bigint; readonly points: number }[],
): Promise<void> =>
  inTransaction(house.db, async (tx) => {
    const now = house.clock.now()
    await lockOpenBoard(tx, board_id)
    await insertEntries(
      tx,
      given.map(({ player_id }) => ({ board_id, player_id })),
      now,
    )
    const entries = given.map(({ player_id, points }) => ({ ...freshEntry(player_id), points, reached_at: now }))
    await recordMoves(tx, [{ board_id, counted: countedMoves(entries) }], now)
  })
