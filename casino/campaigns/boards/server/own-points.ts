import type { House } from '#kernel/house.ts'
import { movedBy, publishState, type PublishedState, type Told } from '#kernel/realtime/published-state.ts'
import type { Publication } from '#kernel/realtime/publisher.ts'
import { TablesMoved } from '../events.ts'
import { promisedBoards, type PromisedBoard } from './known-boards.ts'
import { movedTables } from './live-table.ts'

/**
 * State of an owner's boards for the players whose points moved, in a message of the owner's own, at most four times a second: beside the rows,
 * which every board sends by itself.
 */
export const ownPoints = (
  name: `${string}/${string}.${string}`,
  owner: string,
  tell: (house: House, board: PromisedBoard, player_ids: readonly bigint[]) => Promise<readonly Publication[]>,
): PublishedState<number> =>
  publishState<number>(name, {
    gather_ms: 250,
    movedBy: [movedBy(TablesMoved, ({ data }) => data.tables.map(({ board_id, revision }) => ({ key: board_id, since: revision })))],
    read: async (house, moved) => {
      const since_of = new Map(moved.map(({ key, since = 0 }) => [BigInt(key), since]))
      const boards = [...(await promisedBoards(house, [...since_of.keys()])).values()].filter((board) => board.owner === owner)
      const tables = await movedTables(
        house,
        boards.map(({ id }) => ({ board_id: id, since: since_of.get(id) ?? 0 })),
      )
      const told: Told<number>[] = []
      for (const [index, { moved: entries, is_closed }] of tables.entries()) {
        const board = boards[index] as PromisedBoard
        const ids = entries.filter(({ is_in }) => is_in).map(({ player_id }) => player_id)
        if (!is_closed) told.push({ key: Number(board.id), publications: await tell(house, board, ids) })
      }
      return told
    },
  })
