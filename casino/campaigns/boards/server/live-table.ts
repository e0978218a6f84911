import { loginsByIds } from '#casino/players/accounts/server/api.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'
import { perHouse, type House } from '#kernel/house.ts'
import { LruCache } from '#kernel/memory/lru-cache.ts'
import type { BoardUser } from '../contract.ts'
import { Ranking, type Standing } from '../ranking.ts'
import type { BoardRow, LockedBoard } from './board-store.ts'
import { afterCounted, afterMember, wholeEntry, type Entry } from './live-entry.ts'
import { readMoves, readWholeBoard, type OwnMove, type ReadBoard, type ReadMove, type SinceRevision } from './moves-store.ts'

interface TeamTotal {
  points: number
  players: number
}

/** A board in memory: loaded from the database at first use, then kept up with what moved. */
export interface LiveTable {
  readonly board_id: bigint
  readonly ranking: Ranking
  /** Also of those who left. */
  readonly entries: Map<bigint, Entry>
  readonly teams: Map<number, TeamTotal>
  /** Players whose progress is in moves and not in their entry yet, with the revision of the last one; some of them are in by now. */
  readonly unsaved: Map<bigint, number>
  /** All participants, with or without points. */
  players: number
  /** -1 before the first read. */
  revision: number
  /** The life of the server in which it was read: in another one what it holds may be lost (decision 0075). */
  life: string
  /** What this process counted last. It is part of the table once its move is read, and so committed. */
  own: OwnMove | null
  reading: Promise<void>
  next: Promise<void> | null
}

const tables = perHouse(() => new Map<bigint, LiveTable>())

const newTable = (board_id: bigint): LiveTable => ({
  board_id,
  ranking: new Ranking(),
  entries: new Map(),
  teams: new Map(),
  unsaved: new Map(),
  players: 0,
  revision: -1,
  life: '',
  own: null,
  reading: Promise.resolve(),
  next: null,
})

const keptTable = (house: House, board_id: bigint): LiveTable => {
  const kept = tables(house)
  const table = kept.get(board_id) ?? newTable(board_id)
  kept.set(board_id, table)
  return table
}

const count = (table: LiveTable, { is_in, team, points }: Entry, sign: 1 | -1): void => {
  if (!is_in) return
  table.players += sign
  if (team === null) return
  const total = table.teams.get(team) ?? { points: 0, players: 0 }
  table.teams.set(team, { points: total.points + sign * points, players: total.players + sign })
}

/** What an entry is in the ranking; null for whoever left or has no points. */
const standingOf = ({ player_id, points, reached_at, is_in }: Entry): Standing | null =>
  is_in && points > 0 && reached_at !== null ? { player_id, points, reached_at_ms: reached_at.getTime() } : null

const put = (table: LiveTable, entry: Entry): void => {
  const before = table.entries.get(entry.player_id)
  if (before) count(table, before, -1)
  count(table, entry, 1)
  table.entries.set(entry.player_id, entry)
  const standing = standingOf(entry)
  if (standing) table.ranking.set(standing)
  else table.ranking.remove(entry.player_id)
}

/** The players of a move, as they are after it. */
const entriesAfter = ({ entries, unsaved }: LiveTable, move: ReadMove): readonly Entry[] => {
  const before = (player_id: number) => entries.get(BigInt(player_id))
  const counted = move.own ?? move.counted().map((one) => afterCounted(before(one[0]), one))
  for (const { player_id } of counted) unsaved.set(player_id, move.revision)
  const members = move.members()
  return members.length === 0 ? counted : [...counted, ...members.map((member) => afterMember(before(member[0]), member))]
}

/** Reads the whole board: sorted together its rows stand ten times as soon as one by one. A later state that came meanwhile stays. */
const readWhole = async (db: Executor, table: LiveTable): Promise<void> => {
  const whole = await readWholeBoard(db, table.board_id)
  if (!whole || (whole.life === table.life && whole.revision < table.revision)) return
  const { entries, teams, unsaved } = table
  entries.clear()
  unsaved.clear()
  teams.clear()
  for (const row of whole.entries) {
    const entry = wholeEntry(row)
    entries.set(entry.player_id, entry)
  }
  for (const move of whole.moves) for (const entry of entriesAfter(table, move)) entries.set(entry.player_id, entry)
  table.players = 0
  for (const entry of entries.values()) count(table, entry, 1)
  table.ranking.fill([...entries.values()].flatMap((entry) => standingOf(entry) ?? []))
  table.revision = whole.revision
  table.life = whole.life
}

/**
 * Takes over what moved. Reads may overtake each other: what is not newer than the table is in it already, because revisions become visible in
 * order. False if something is missing in between, which has gone into the entries; or if the server crashed and some of what the table
 * holds may be lost.
 */
const take = (table: LiveTable, { life, moves, revision }: ReadBoard): boolean => {
  if (table.revision < 0 || life !== table.life) return false
  for (const move of moves) {
    if (move.revision <= table.revision) continue
    if (move.revision !== table.revision + 1) return false
    for (const entry of entriesAfter(table, move)) put(table, entry)
    table.revision = move.revision
  }
  return table.revision >= revision
}

/** Brings tables up to date in one statement, with those that have to be read anew; returns what moved after each revision. */
const bringUp = async (db: Executor, kept: readonly LiveTable[], since: readonly SinceRevision[]): Promise<Map<bigint, ReadBoard>> => {
  if (since.length === 0) return new Map()
  const read = await readMoves(db, since)
  for (const table of kept) {
    const board = read.get(table.board_id)
    if (!board || !take(table, board)) await readWhole(db, table)
  }
  return read
}

const read = async (house: House, table: LiveTable): Promise<void> => {
  if (table.revision < 0) await readWhole(house.db, table)
  else await bringUp(house.db, [table], [table])
}

/**
 * The leaderboard as of now. Callers during a read wait together for the next read: they never get a state older than their own
 * commit, and reads never pile up.
 */
export const tableOf = async (house: House, board_id: bigint): Promise<LiveTable> => {
  const table = keptTable(house, board_id)
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

/**
 * The tables of boards whose rows are locked, in the same order: exactly what is committed, which nobody else changes until the transaction
 * ends. Mostly they are in memory already.
 */
export const lockedTables = async (house: House, tx: Tx, boards: readonly LockedBoard[]): Promise<LiveTable[]> => {
  const kept = boards.map(({ id }) => keptTable(house, id))
  const isBehind = (table: LiveTable, index: number): boolean =>
    table.revision !== boards[index]?.revision || table.life !== boards[index].life
  const behind = kept.filter(isBehind)
  if (behind.length > 0) await bringUp(tx, behind, behind)
  if (kept.some(isBehind)) throw new Error('a board moved while it was locked')
  return kept
}

/** A board that moved, and the earliest of its revisions that are to be told; without one only its leaderboard is. */
export interface MovedBoard {
  readonly board_id: bigint
  readonly since?: number | undefined
}

/** The leaderboard as of now, and the players who moved, as they are now. */
export interface MovedTable {
  readonly table: LiveTable
  readonly moved: readonly Entry[]
  readonly is_closed: boolean
  readonly is_paid: boolean
}

/** If more players of a board moved at once, after downtime, those who did earlier are left to its whole leaderboard. */
const most_rows_moved = 2_000

const playersOf = (moves: readonly ReadMove[]): bigint[] => {
  const ids = new Set<bigint>()
  for (const move of moves) {
    for (const [player_id] of move.members()) ids.add(BigInt(player_id))
    if (move.own) for (const { player_id } of move.own) ids.add(player_id)
    else for (const [player_id] of move.counted()) ids.add(BigInt(player_id))
  }
  return [...ids].slice(-most_rows_moved)
}

/** Leaderboards of boards that moved, brought up to date in one statement however many there are. */
export const movedTables = async (house: House, boards: readonly MovedBoard[]): Promise<MovedTable[]> => {
  const kept = boards.map(({ board_id }) => keptTable(house, board_id))
  const from = boards.map(({ board_id, since }, index) => {
    const { revision, own } = kept[index] as LiveTable
    return { board_id, revision: since === undefined ? revision : Math.min(revision, since - 1), own }
  })
  const boards_read = await bringUp(house.db, kept, from)
  return boards.map(({ board_id, since }, index) => {
    const table = kept[index] as LiveTable
    const { moves = [], is_closed = true, is_paid = true } = boards_read.get(board_id) ?? {}
    if (is_paid) forgetTable(house, board_id)
    const told = since === undefined ? [] : playersOf(moves.filter(({ revision }) => revision >= since))
    return { table, moved: told.flatMap((player_id) => table.entries.get(player_id) ?? []), is_closed, is_paid }
  })
}

/** Leaderboards of closed boards are viewed occasionally, so only this many are cached. */
const most_closed = 8

const closedTables = perHouse(() => new LruCache<bigint, Promise<LiveTable>>(most_closed))

const readOnce = async (house: House, board_id: bigint): Promise<LiveTable> => {
  const table = newTable(board_id)
  await readWhole(house.db, table)
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
export const revisionOf = ({ revision }: LiveTable): number => Math.max(0, revision)

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
  const logins = await loginsByIds(house.db, player_ids)
  return new Map([...logins].map(([player_id, login]) => [player_id, lineOf(table, player_id, login)]))
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
