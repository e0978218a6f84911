import type { Tx } from '#kernel/database/database.ts'
import { perHouse, type House } from '#kernel/house.ts'
import type { BoardRow } from './board-store.ts'
import { bestTeam, finalStandings, type FinalStanding, type Placed } from './result-store.ts'

/** So many players are read at once: to bring a board of a hundred thousand into its order costs as much as to pay hundreds of them. */
const read_ahead = 20_000

/** Players who follow the last one with a place, in the final order, and whether nobody follows them. */
export interface Following {
  readonly standings: readonly FinalStanding[]
  readonly are_all: boolean
}

interface Known extends Following {
  readonly after: Pick<Placed, 'place' | 'player_id'>
}

const knownOrders = perHouse(() => new Map<bigint, Known>())

/**
 * At least so many of the players who follow the last one with a place, if there are. The order of a closed board stays, but for those who lose
 * their place while it is paid: whoever paid the last places, and kept who follows them, need not read it again.
 */
export const playersAfter = async (tx: Tx, house: House, board: BoardRow, placed: Placed | null, limit: number): Promise<Following> => {
  const { id, spec, closed_at } = board
  const known = knownOrders(house).get(id)
  if (closed_at !== null && known && known.after.place === placed?.place && known.after.player_id === placed.player_id)
    if (known.are_all || known.standings.length >= limit) return known
  const team = spec.teams ? (placed?.team ?? (await bestTeam(tx, id))) : null
  const most = closed_at === null ? limit : Math.max(limit, read_ahead)
  const standings = await finalStandings(tx, id, { limit: most, team, after: placed })
  return { standings, are_all: standings.length < most }
}

/** Keeps who follows a place that is final with this transaction. Should it fail, nobody finds that place to be the last one. */
export const keepFollowing = (house: House, board: BoardRow, { standings, are_all }: Following, taken: number): void => {
  const last = standings[taken - 1]
  // Until its first places are final a board may yet lose players.
  if (board.closed_at === null || !last) knownOrders(house).delete(board.id)
  else knownOrders(house).set(board.id, { after: last, standings: standings.slice(taken), are_all })
}

/** A paid board has nobody who follows. */
export const forgetOrder = (house: House, board_id: bigint): void => void knownOrders(house).delete(board_id)
