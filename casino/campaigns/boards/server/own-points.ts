import type { House } from '#kernel/house.ts'
import { movedBy, publishState, type PublishedState, type Told } from '#kernel/realtime/published-state.ts'
import type { Publication } from '#kernel/realtime/publisher.ts'
import { TableMoved } from '../events.ts'
import { boardsByIds, type BoardRow } from './board-store.ts'
import { entriesSince } from './entry-store.ts'

/**
 * State of an owner's boards for the players whose points moved, in a message of the owner's own, at most four times a second: beside the rows,
 * which every board sends by itself.
 */
export const ownPoints = (
  name: `${string}/${string}.${string}`,
  owner: string,
  tell: (house: House, board: BoardRow, player_ids: readonly bigint[]) => Promise<readonly Publication[]>,
): PublishedState<number> =>
  publishState<number>(name, {
    gather_ms: 250,
    movedBy: [movedBy(TableMoved, ({ data: { board_id, revision } }) => ({ key: board_id, since: revision }))],
    read: async (house, moved) => {
      const told: Told<number>[] = []
      const since_of = new Map(moved.map(({ key, since = 0 }) => [BigInt(key), since]))
      for (const board of await boardsByIds(house.db, [...since_of.keys()])) {
        if (board.owner !== owner || board.closed_at !== null) continue
        const since = since_of.get(board.id) ?? 0
        const entries = await entriesSince(house.db, board.id, BigInt(since) - 1n)
        const ids = entries.filter(({ is_in }) => is_in).map(({ player_id }) => player_id)
        told.push({ key: Number(board.id), publications: await tell(house, board, ids) })
      }
      return told
    },
  })
