import { playersByIds } from '#casino/account/registration/server/api.ts'
import { perHouse, type House } from '#kernel/house.ts'
import type { RaceUser } from '../contract.ts'
import { Ranking } from '../ranking.ts'
import { entriesSince, type MovedEntry } from './entry-store.ts'
import type { RaceRow } from './race-store.ts'

/** Rows that moved and were not told yet; more than this at once, and the next whole table tells the rest. */
const most_untold = 2_000

/** The table of one race in memory: rebuilt from the database at first use, then kept up by what changed. */
export interface Board {
  readonly race_id: bigint
  readonly ranking: Ranking
  readonly rounds: Map<bigint, number>
  /** Everybody who takes part, with points or without. */
  players: number
  revision: bigint
  untold: Map<bigint, boolean>
  reading: Promise<void>
  next: Promise<void> | null
}

const boards = perHouse(() => new Map<bigint, Board>())

const newBoard = (race_id: bigint): Board => ({
  race_id,
  ranking: new Ranking(),
  rounds: new Map(),
  players: 0,
  revision: -1n,
  untold: new Map(),
  reading: Promise.resolve(),
  next: null,
})

const apply = (board: Board, { player_id, rounds, points, reached_at, is_in }: MovedEntry): void => {
  if (is_in) board.rounds.set(player_id, rounds)
  else board.rounds.delete(player_id)
  if (is_in && points > 0 && reached_at) board.ranking.set({ player_id, points, reached_at_ms: reached_at.getTime() })
  else board.ranking.remove(player_id)
}

const read = async (house: House, board: Board): Promise<void> => {
  for (const entry of await entriesSince(house.db, board.race_id, board.revision)) {
    apply(board, entry)
    if (entry.revision > board.revision) board.revision = entry.revision
    if (board.untold.size < most_untold) board.untold.set(entry.player_id, entry.is_in)
  }
  board.players = board.rounds.size
}

/**
 * The table as the database has it now. Who asks while it is being read waits for the reading after that one, together with
 * all others: never an older state than the asker's own commit, never a queue of readings.
 */
export const boardOf = async (house: House, race_id: bigint): Promise<Board> => {
  const known = boards(house)
  const board = known.get(race_id) ?? newBoard(race_id)
  known.set(race_id, board)
  board.next ??= board.reading
    .catch(() => undefined)
    .then(() => {
      board.next = null
      board.reading = read(house, board)
      return board.reading
    })
  await board.next
  return board
}

/** Tables of races that are over are looked at now and then. So many are kept, or whoever asks for race after race would fill the memory. */
const most_closed = 8

const closedBoards = perHouse(() => new Map<bigint, Promise<Board>>())

const readOnce = async (house: House, race_id: bigint): Promise<Board> => {
  const board = newBoard(race_id)
  await read(house, board)
  board.untold.clear()
  return board
}

/** The table of a race that is over: nothing moves it any more, so it is read once for as long as it is kept. */
const closedBoardOf = (house: House, race_id: bigint): Promise<Board> => {
  const known = closedBoards(house)
  const board = known.get(race_id) ?? readOnce(house, race_id)
  known.delete(race_id)
  known.set(race_id, board)
  // A failed reading must not be remembered as the answer.
  board.catch(() => known.delete(race_id))
  const [oldest] = known.keys()
  if (known.size > most_closed && oldest !== undefined) known.delete(oldest)
  return board
}

/** The table of a race for whoever looks at it. */
export const shownBoard = (house: House, { id, closed_at }: Pick<RaceRow, 'id' | 'closed_at'>): Promise<Board> =>
  closed_at === null ? boardOf(house, id) : closedBoardOf(house, id)

/** How many tables are in memory. */
export const boardsKept = (house: House): number => boards(house).size + closedBoards(house).size

/** Builds the table before anybody asks. What was there already is no news. */
export const warmBoard = async (house: House, race_id: bigint): Promise<void> => {
  ;(await boardOf(house, race_id)).untold.clear()
}

/** A race that is over needs no table in memory: its results are rows. */
export const forgetBoard = (house: House, race_id: bigint): void => {
  boards(house).delete(race_id)
}

/** Lines of the table of these players, by their public handles. One statement, however many. */
export const linesOf = async (house: House, board: Board, player_ids: readonly bigint[]): Promise<Map<bigint, RaceUser>> => {
  const players = await playersByIds(house.db, player_ids)
  const lines = [...players].map(([player_id, { login }]): [bigint, RaceUser] => [
    player_id,
    {
      place: board.ranking.placeOf(player_id),
      profile: { login },
      roundsPlayed: board.rounds.get(player_id) ?? 0,
      points: board.ranking.pointsOf(player_id),
    },
  ])
  return new Map(lines)
}

/** A page of the table, from the first place on. */
export const topRows = async (house: House, board: Board, limit: number, offset = 0): Promise<RaceUser[]> => {
  const ids = board.ranking.top(limit, offset).map(({ player_id }) => player_id)
  const lines = await linesOf(house, board, ids)
  return ids.flatMap((player_id) => lines.get(player_id) ?? [])
}
