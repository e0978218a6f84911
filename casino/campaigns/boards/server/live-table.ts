import { playersByIds } from '#casino/players/accounts/server/api.ts'
import { perHouse, type House } from '#kernel/house.ts'
import { LruCache } from '#kernel/memory/lru-cache.ts'
import type { BoardUser } from '../contract.ts'
import { Ranking, type Standing } from '../ranking.ts'
import type { BoardRow } from './board-store.ts'
import { entriesSince, entriesSinceEach, type MovedEntry, type ToldEntry } from './entry-store.ts'

interface TeamTotal {
  points: number
  players: number
}

/** The leaderboard of one board in memory: loaded from the database at first use, then updated with changes. */
export interface LiveTable {
  readonly board_id: bigint
  readonly ranking: Ranking
  readonly entries: Map<bigint, MovedEntry>
  readonly teams: Map<number, TeamTotal>
  /** All participants, with or without points. */
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

/** What an entry is in the ranking; null for whoever left or has no points. */
const standingOf = ({ player_id, points, reached_at_ms, is_in }: MovedEntry): Standing | null =>
  is_in && points > 0 && reached_at_ms !== null ? { player_id, points, reached_at_ms } : null

const apply = (table: LiveTable, entry: MovedEntry): void => {
  const { player_id, is_in } = entry
  const before = table.entries.get(player_id)
  if (before) addToTeam(table, before, -1)
  if (is_in) {
    table.entries.set(player_id, entry)
    addToTeam(table, entry, 1)
  } else table.entries.delete(player_id)
  const standing = standingOf(entry)
  if (standing) table.ranking.set(standing)
  else table.ranking.remove(player_id)
}

/** The first read brings every row, each once: sorted together they stand ten times as soon as one by one. */
const fill = (table: LiveTable, entries: readonly MovedEntry[]): void => {
  for (const entry of entries) {
    if (!entry.is_in) continue
    table.entries.set(entry.player_id, entry)
    addToTeam(table, entry, 1)
  }
  table.ranking.fill(entries.flatMap((entry) => standingOf(entry) ?? []))
}

/**
 * Takes over what was read. Reads may overtake each other: what is not newer than the leaderboard is in it already, because revisions become
 * visible in order.
 */
const take = (table: LiveTable, entries: readonly MovedEntry[]): void => {
  const known = table.revision
  if (table.entries.size === 0) {
    const newer = entries.filter(({ revision }) => revision > known)
    fill(table, newer)
  } else for (const entry of entries) if (entry.revision > known) apply(table, entry)
  const newest = entries.at(-1)?.revision ?? known
  if (newest > known) table.revision = newest
  table.players = table.entries.size
}

const read = async (house: House, table: LiveTable): Promise<void> =>
  take(table, await entriesSince(house.db, table.board_id, table.revision))

/**
 * The leaderboard as of now. Callers during a read wait together for the next read: they never get a state older than their own
 * commit, and reads never pile up.
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

/** A board that moved, and the earliest of its revisions that are to be told; without one only its leaderboard is. */
export interface MovedBoard {
  readonly board_id: bigint
  readonly since?: bigint | undefined
}

/** The leaderboard as of now, and its rows that moved, oldest first. */
export interface MovedTable {
  readonly table: LiveTable
  readonly moved: readonly ToldEntry[]
}

/** If more rows of a board moved at once, after downtime, the earlier ones are left to its whole leaderboard. */
const most_rows_moved = 2_000

/** The leaderboard, which has been read before: a first read brings every row, and is no matter of what moved. */
const readTable = async (house: House, board_id: bigint): Promise<LiveTable> => {
  const table = tables(house).get(board_id)
  return table && table.revision >= 0n ? table : tableOf(house, board_id)
}

/** Leaderboards of boards that moved, brought up to date in one statement however many there are. */
export const movedTables = async (house: House, boards: readonly MovedBoard[]): Promise<MovedTable[]> => {
  const known = await Promise.all(
    boards.map(async ({ board_id, since }) => {
      const table = await readTable(house, board_id)
      const from = since === undefined || since > table.revision ? table.revision : since - 1n
      return { board_id, since, table, revision: from }
    }),
  )
  const by_board = Map.groupBy(await entriesSinceEach(house.db, known, most_rows_moved), ({ board_id }) => board_id)
  return Promise.all(
    known.map(async ({ board_id, since, table }) => {
      const entries = by_board.get(board_id) ?? []
      if (entries.length < most_rows_moved) take(table, entries)
      else await tableOf(house, board_id)
      return { table, moved: since === undefined ? [] : entries.filter(({ revision }) => revision >= since) }
    }),
  )
}

/** Leaderboards of closed boards are viewed occasionally, so only this many are cached. */
const most_closed = 8

const closedTables = perHouse(() => new LruCache<bigint, Promise<LiveTable>>(most_closed))

const readOnce = async (house: House, board_id: bigint): Promise<LiveTable> => {
  const table = newTable(board_id)
  await read(house, table)
  return table
}

/** The leaderboard of a board that is paid, which does not change and is read once while cached. */
const closedTableOf = (house: House, board_id: bigint): Promise<LiveTable> => {
  const known = closedTables(house)
  const table = known.get(board_id) ?? readOnce(house, board_id)
  known.set(board_id, table)
  // A failed read must not be cached.
  table.catch(() => known.delete(board_id))
  return table
}

/** The leaderboard of a board, running or over. */
export const shownTable = (house: House, { id, paid_at }: Pick<BoardRow, 'id' | 'paid_at'>): Promise<LiveTable> =>
  paid_at === null ? tableOf(house, id) : closedTableOf(house, id)

/** Number of leaderboards in memory. */
export const tablesKept = (house: House): number => tables(house).size + closedTables(house).size

/** A leaderboard's revision as sent to browsers. */
export const revisionOf = ({ revision }: LiveTable): number => Math.max(0, Number(revision))

/** A closed board's results are rows, so its live leaderboard is dropped. */
export const forgetTable = (house: House, board_id: bigint): void => {
  tables(house).delete(board_id)
}

/** A player's row of a leaderboard, under their public handle. */
export const lineOf = ({ ranking, entries }: LiveTable, player_id: bigint, login: string): BoardUser => ({
  place: ranking.placeOf(player_id),
  profile: { login },
  roundsPlayed: entries.get(player_id)?.rounds ?? 0,
  points: ranking.pointsOf(player_id),
})

/** Leaderboard rows of these players, with public handles. One statement for any number. */
export const linesOf = async (house: House, table: LiveTable, player_ids: readonly bigint[]): Promise<Map<bigint, BoardUser>> => {
  const players = await playersByIds(house.db, player_ids)
  return new Map([...players].map(([player_id, { login }]) => [player_id, lineOf(table, player_id, login)]))
}

/** A page of the leaderboard, from the first place. */
export const topRows = async (house: House, table: LiveTable, limit: number, offset = 0): Promise<BoardUser[]> => {
  const ids = table.ranking.top(limit, offset).map(({ player_id }) => player_id)
  const lines = await linesOf(house, table, ids)
  return ids.flatMap((player_id) => lines.get(player_id) ?? [])
}

/** The player's row and its neighbours (TO-010); empty without a place. */
export const rowsAround = (house: House, table: LiveTable, player_id: bigint, each_side: number): Promise<BoardUser[]> => {
  const place = table.ranking.placeOf(player_id)
  if (place === null) return Promise.resolve([])
  const first = Math.max(1, place - each_side)
  return topRows(house, table, place + each_side - first + 1, first - 1)
}
