import type { Executor } from '#kernel/database/database.ts'
import { perHouse, type House } from '#kernel/house.ts'
import { LruCache } from '#kernel/memory/lru-cache.ts'
import { boardsByIds, type BoardRow } from './board-store.ts'

/** What a board promised, which never changes: not whether it is over. */
export type PromisedBoard = Omit<BoardRow, 'link' | 'closed_at' | 'paid_at'>

/** More than run at a time. */
const most_known = 1_000

const known = perHouse(() => new LruCache<bigint, PromisedBoard>(most_known))

/** These boards by id; of those that are in memory nothing is read, since every round asks. */
export const promisedBoards = async (
  house: House,
  ids: readonly bigint[],
  db: Executor = house.db,
): Promise<ReadonlyMap<bigint, PromisedBoard>> => {
  const cache = known(house)
  const found = new Map<bigint, PromisedBoard>()
  const unknown: bigint[] = []
  for (const id of ids) {
    const board = cache.get(id)
    if (board) found.set(id, board)
    else unknown.push(id)
  }
  if (unknown.length === 0) return found
  for (const { link: _link, closed_at: _closed, paid_at: _paid, ...board } of await boardsByIds(db, unknown)) {
    cache.set(board.id, board)
    found.set(board.id, board)
  }
  return found
}
