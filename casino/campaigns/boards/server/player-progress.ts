import type { House } from '#kernel/house.ts'
import { storedProgress } from './entry-store.ts'
import { tableOf } from './live-table.ts'

interface PlayerProgress {
  readonly board_id: number
  readonly rounds: number
  readonly points: number
}

/** How far a player is on each board they are or were on, as of now: of an open board some of it is not in their entry yet. */
export const progressOf = async (house: House, player_id: bigint): Promise<PlayerProgress[]> => {
  const stored = await storedProgress(house.db, player_id)
  return Promise.all(
    stored.map(async ({ board_id, is_open, ...known }) => {
      const { rounds, points } = (is_open && (await tableOf(house, board_id)).entries.get(player_id)) || known
      return { board_id: Number(board_id), rounds, points }
    }),
  )
}
