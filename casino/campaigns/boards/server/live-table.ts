import { playersByIds } from '#casino/players/accounts/server/api.ts'
import { perHouse, type House } from '#kernel/house.ts'
import { LruCache } from '#kernel/memory/lru-cache.ts'
import type { BoardUser } from '../contract.ts'
import { Ranking } from '../ranking.ts'
import type { BoardRow } from './board-store.ts'
import { entriesSince, type MovedEntry } from './entry-store.ts'

interface TeamTotal {
  points: number
  players: number
}

/** The table of one board in memory: rebuilt from the database at first use, then kept up by what changed. */
export interface LiveTable {
  readonly board_id: bigint
  readonly ranking: Ranking
  readonly entries: Map<bigint, MovedEntry>
  readonly teams: Map<number, TeamTotal>
  /** Everybody who takes part, with points or without. */
  players: number
  revision: bigint
  reading: Promise<void>
  next: Promise<void> | null
}

const tables = perHouse(() => new Map<bigint, LiveTable>())

const newTable = (board_id: bigint): LiveTable => ({
  board_id,
  ranking: new Ranking(),
  entries: new Map(),
  teams: new Map(),
  players: 0,
  revision: -1n,
  reading: Promise.resolve(),
  next: null,
})

const addToTeam = ({ teams }: LiveTable, { team, points }: MovedEntry, sign: 1 | -1): void => {
  if (team === null) return
  const total = teams.get(team) ?? { points: 0, players: 0 }
  teams.set(team, { points: total.points + sign * points, players: total.players + sign })
}

const apply = (table: LiveTable, entry: MovedEntry): void => {
  const { player_id, points, reached_at, is_in } = entry
  const before = table.entries.get(player_id)
  if (before) addToTeam(table, before, -1)
  if (is_in) {
    table.entries.set(player_id, entry)
    addToTeam(table, entry, 1)
  } else table.entries.delete(player_id)
  if (is_in && points > 0 && reached_at) table.ranking.set({ player_id, points, reached_at_ms: reached_at.getTime() })
  else table.ranking.remove(player_id)
}

const read = async (house: House, table: LiveTable): Promise<void> => {
  for (const entry of await entriesSince(house.db, table.board_id, table.revision)) {
    apply(table, entry)
    if (entry.revision > table.revision) table.revision = entry.revision
  }
  table.players = table.entries.size
}

/**
 * The table as the database has it now. Who asks while it is being read waits for the reading after that one, together with
 * all others: never an older state than the asker's own commit, never a queue of readings.
 */
export const tableOf = async (house: House, board_id: bigint): Promise<LiveTable> => {
  const known = tables(house)
  const table = known.get(board_id) ?? newTable(board_id)
  known.set(board_id, table)
  table.next ??= table.reading
    .catch(() => undefined)
    .then(() => {
      table.next = null
      table.reading = read(house, table)
      return table.reading
    })
  await table.next
  return table
}

/** Tables of boards that are over are looked at now and then. So many are kept, or whoever asks for one after another would fill the memory. */
const most_closed = 8

const closedTables = perHouse(() => new LruCache<bigint, Promise<LiveTable>>(most_closed))

const readOnce = async (house: House, board_id: bigint): Promise<LiveTable> => {
  const table = newTable(board_id)
  await read(house, table)
  return table
}

/** The table of a board that is over: nothing moves it any more, so it is read once for as long as it is kept. */
const closedTableOf = (house: House, board_id: bigint): Promise<LiveTable> => {
  const known = closedTables(house)
  const table = known.get(board_id) ?? readOnce(house, board_id)
  known.set(board_id, table)
  // A failed reading must not be remembered as the answer.
  table.catch(() => known.delete(board_id))
  return table
}

/** The table of a board for whoever looks at it. */
export const shownTable = (house: House, { id, closed_at }: Pick<BoardRow, 'id' | 'closed_at'>): Promise<LiveTable> =>
  closed_at === null ? tableOf(house, id) : closedTableOf(house, id)

/** How many tables are in memory. */
export const tablesKept = (house: House): number => tables(house).size + closedTables(house).size

/** How new a table is, as browsers hear it. */
export const revisionOf = ({ revision }: LiveTable): number => Math.max(0, Number(revision))

/** A board that is over needs no table in memory: its results are rows. */
export const forgetTable = (house: House, board_id: bigint): void => {
  tables(house).delete(board_id)
}

/** Lines of the table of these players, by their public handles. One statement, however many. */
export const linesOf = async (house: House, table: LiveTable, player_ids: readonly bigint[]): Promise<Map<bigint, BoardUser>> => {
  const players = await playersByIds(house.db, player_ids)
  const lines = [...players].map(([player_id, { login }]): [bigint, BoardUser] => [
    player_id,
    {
      place: table.ranking.placeOf(player_id),
      profile: { login },
      roundsPlayed: table.entries.get(player_id)?.rounds ?? 0,
      points: table.ranking.pointsOf(player_id),
    },
  ])
  return new Map(lines)
}

/** A page of the table, from the first place on. */
export const topRows = async (house: House, table: LiveTable, limit: number, offset = 0): Promise<BoardUser[]> => {
  const ids = table.ranking.top(limit, offset).map(({ player_id }) => player_id)
  const lines = await linesOf(house, table, ids)
  return ids.flatMap((player_id) => lines.get(player_id) ?? [])
}

/** The player's row between those above and below (TO-010); empty without a place. */
export const rowsAround = (house: House, table: LiveTable, player_id: bigint, each_side: number): Promise<BoardUser[]> => {
  const place = table.ranking.placeOf(player_id)
  if (place === null) return Promise.resolve([])
  const first = Math.max(1, place - each_side)
  return topRows(house, table, place + each_side - first + 1, first - 1)
}

/** A page of one team's members, by their points, places counted within the team (CN-007). */
export const teamRows = async (house: House, table: LiveTable, team: number, limit: number, offset = 0): Promise<BoardUser[]> => {
  const ids = table.ranking
    .top(table.ranking.size)
    .filter(({ player_id }) => table.entries.get(player_id)?.team === team)
    .slice(offset, offset + limit)
    .map(({ player_id }) => player_id)
  const lines = await linesOf(house, table, ids)
  return ids.flatMap((player_id, index) => {
    const line = lines.get(player_id)
    return line ? [{ ...line, place: offset + index + 1 }] : []
  })
}
