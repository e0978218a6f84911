import { sql } from 'kysely'
import { bigintArray } from '#kernel/database/array-literals.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Text } from '#kernel/i18n/texts.ts'
import type { BoardSpec } from '../board-spec.ts'
import type { Window } from '../rules.ts'

export interface BoardRow extends Window {
  readonly id: bigint
  /** The slice that owns it: `contests/races`. */
  readonly owner: string
  /** Unique name, used for its fund and its prizes. */
  readonly name: string
  /** The series that it belongs to: a series of races, the stages of a tournament. */
  readonly series: string | null
  readonly title: Text
  readonly spec: BoardSpec
  /** The board that receives points for this one's places. */
  readonly feeds: bigint | null
  /** When its contest begins: its own start, of a stage that of the board that it feeds. */
  readonly contest_starts_at: Date
  /** The page that shows it, where its owner has one for each contest; null if the owner's one page shows them all. */
  readonly link: string | null
  /** When its table became final: nothing counts, joins or leaves any more. */
  readonly closed_at: Date | null
  /** When the last prize was given; a large board is paid in several transactions. */
  readonly paid_at: Date | null
}

/** A board that moved, and the revision with which it did. */
export interface RevisedBoard {
  readonly id: bigint
  readonly revision: number
}

/** A board whose row is locked, so that nobody else changes its entries, with its last revision in this life of the server (decision 0075). */
export interface LockedBoard extends RevisedBoard {
  readonly life: string
}

export type NewBoardRow = Omit<BoardRow, 'id' | 'name' | 'contest_starts_at' | 'link' | 'closed_at' | 'paid_at'> & {
  readonly name: string | null
  readonly link?: string | null
}

const columns = sql`b.id, b.owner, b.name, b.series, b.title, b.starts_at, b.ends_at, b.spec, b.feeds, b.link, b.closed_at, b.paid_at,
  coalesce((select w.starts_at from campaigns_boards.boards w where w.id = b.feeds), b.starts_at) as contest_starts_at`

/** Returns the new board; undefined if its name is taken, or its series already has a board at that time. */
export const insertBoard = async (tx: Tx, board: NewBoardRow): Promise<BoardRow | undefined> => {
  const { owner, name, series, title, starts_at, ends_at, spec, feeds, link = null } = board
  const { rows } = await sql<BoardRow>`
    with next as (select nextval('campaigns_boards.board_ids') as id)
    insert into campaigns_boards.boards as b (id, owner, name, series, title, starts_at, ends_at, spec, games, feeds, link)
    select next.id, ${owner}, coalesce(${name}::text, 'board:' || next.id), ${series}, ${JSON.stringify(title)}::jsonb, ${starts_at}, ${ends_at},
           ${JSON.stringify(spec)}::jsonb, ${[...spec.games]}::text[], ${feeds}::bigint, ${link}
      from next
     where not exists (select from campaigns_boards.boards o
                        where o.owner = ${owner} and o.series = ${series} and o.starts_at < ${ends_at} and o.ends_at > ${starts_at}
                          and o.feeds is not distinct from ${feeds}::bigint)
    on conflict do nothing returning ${columns}`.execute(tx)
  return rows[0]
}

export const boardById = async (db: Executor, id: number | bigint): Promise<BoardRow | undefined> => {
  const { rows } = await sql<BoardRow>`select ${columns} from campaigns_boards.boards b where id = ${id}`.execute(db)
  return rows[0]
}

export const boardsByIds = async (db: Executor, ids: readonly bigint[]): Promise<BoardRow[]> => {
  const { rows } = await sql<BoardRow>`
    select ${columns} from campaigns_boards.boards b where id = any(${ids.map(String)}::bigint[]) order by starts_at, id`.execute(db)
  return rows
}

/** Open boards of an owner, or of all owners, ordered by their end. */
export const openBoards = async (db: Executor, owner: string | null = null): Promise<BoardRow[]> => {
  const { rows } = await sql<BoardRow>`
    select ${columns} from campaigns_boards.boards b
     where closed_at is null and (${owner}::text is null or owner = ${owner}) order by ends_at, id`.execute(db)
  return rows
}

/** Boards that feed any of these, ordered by their start. */
export const boardsFeedingAny = async (db: Executor, ids: readonly bigint[]): Promise<BoardRow[]> => {
  const { rows } = await sql<BoardRow>`
    select ${columns} from campaigns_boards.boards b where feeds = any(${ids.map(String)}::bigint[]) order by starts_at, id`.execute(db)
  return rows
}

const locked = sql`b.id, b.revision::float8 as revision, (select kernel.life()::text) as life`

/** Locks the open boards of these games and times, in order of id. */
export const lockBoardsOfGames = async (
  tx: Tx,
  moved: { readonly games: readonly string[]; readonly from: Date; readonly to: Date },
): Promise<LockedBoard[]> => {
  const { rows } = await sql<LockedBoard>`
    select ${locked} from campaigns_boards.boards b
     where closed_at is null and starts_at <= ${moved.to} and ends_at > ${moved.from} and games && ${[...moved.games]}::text[]
     order by id for update`.execute(tx)
  return rows
}

/** Locks the open boards that count bets, in order of id. */
export const lockBoardsOfBets = async (tx: Tx): Promise<LockedBoard[]> => {
  const { rows } = await sql<LockedBoard>`
    select ${locked} from campaigns_boards.boards b where closed_at is null and spec ? 'bets' order by id for update`.execute(tx)
  return rows
}

/** Locks an open board. Undefined if it is closed. */
export const lockOpenBoard = async (tx: Tx, id: bigint): Promise<LockedBoard | undefined> => {
  const { rows } = await sql<LockedBoard>`
    select ${locked} from campaigns_boards.boards b where id = ${id} and closed_at is null for update`.execute(tx)
  return rows[0]
}

/** Locks boards, open or closed, in order of id. */
export const lockBoards = async (tx: Tx, ids: readonly bigint[]): Promise<(LockedBoard & { readonly is_closed: boolean })[]> => {
  const { rows } = await sql<LockedBoard & { is_closed: boolean }>`
    select ${locked}, b.closed_at is not null as is_closed from campaigns_boards.boards b
     where id = any(${bigintArray(ids)}::bigint[]) order by id for update`.execute(tx)
  return rows
}

/**
 * Locks a board that is not paid; undefined if it is paid or unknown. The one that it feeds is locked before it: its places move that one, and
 * whoever changes something on both at once, as a player who joins or leaves, locks the whole first.
 */
export const lockUnpaidBoard = async (tx: Tx, id: number | bigint): Promise<BoardRow | undefined> => {
  const { rows } = await sql<BoardRow>`
    with unpaid as (
      select ${columns} from campaigns_boards.boards b
       where b.paid_at is null and b.id in (${id}::bigint, (select s.feeds from campaigns_boards.boards s where s.id = ${id}::bigint))
       order by b.id for update of b)
    select * from unpaid where id = ${id}::bigint`.execute(tx)
  return rows[0]
}

/** Whether a stage whose places bring points on this board has some of them left to bring. */
export const isFed = async (tx: Tx, id: bigint): Promise<boolean> => {
  const { rows } = await sql<{ is_fed: boolean }>`
    select exists (select from campaigns_boards.boards f where f.feeds = ${id} and f.paid_at is null) as is_fed`.execute(tx)
  return rows[0]?.is_fed === true
}

/** The board, if its end was told and it is not closed: it waited for a stage. */
export const waitingForStages = async (tx: Tx, id: bigint): Promise<BoardRef[]> => {
  const { rows } = await sql<BoardRef>`
    select id, owner, feeds from campaigns_boards.boards where id = ${id} and end_told_at is not null and closed_at is null`.execute(tx)
  return rows
}

/** The table is final, and with `is_paid` everybody has their prize. */
export const markClosed = async (tx: Tx, id: bigint, at: Date, { is_paid }: { readonly is_paid: boolean }): Promise<void> => {
  await sql`
    update campaigns_boards.boards
       set closed_at = coalesce(closed_at, ${at}), paid_at = case when ${is_paid}::boolean then ${at}::timestamptz end
     where id = ${id}`.execute(tx)
}

/** A board's id and owner. */
export type BoardRef = Pick<BoardRow, 'id' | 'owner' | 'feeds'>

/** Boards whose start was not announced yet. Each is returned to one caller only. */
export const takeStarted = async (tx: Tx, now: Date): Promise<BoardRef[]> => {
  const { rows } = await sql<BoardRef>`
    update campaigns_boards.boards set start_told_at = ${now}
     where closed_at is null and start_told_at is null and starts_at <= ${now} and ends_at > ${now} returning id, owner, feeds`.execute(tx)
  return rows
}

/**
 * Boards that ended before a moment and whose end was not announced yet, once those that feed them are paid. Each is returned to
 * one caller only.
 */
export const takeEnded = async (tx: Tx, before: Date, now: Date): Promise<BoardRef[]> => {
  const { rows } = await sql<BoardRef>`
    update campaigns_boards.boards b set end_told_at = ${now}
     where closed_at is null and end_told_at is null and ends_at <= ${before}
       and not exists (select from campaigns_boards.boards f where f.feeds = b.id and f.paid_at is null)
    returning id, owner, feeds`.execute(tx)
  return rows
}

/** Closed boards of an owner, latest first; with `played` only those in which this player took part. */
export const pastBoards = async (
  db: Executor,
  owner: string,
  { limit, offset, played = null }: { readonly limit: number; readonly offset: number; readonly played?: bigint | null },
): Promise<(BoardRow & { readonly players: number })[]> => {
  const { rows } = await sql<BoardRow & { players: number }>`
    select ${columns},
           (select count(*)::int from campaigns_boards.entries e where e.board_id = b.id and e.left_at is null and e.points + e.rounds > 0) as players
      from campaigns_boards.boards b
     where closed_at is not null and owner = ${owner} and feeds is null
       and (${played}::bigint is null or exists (
             select from campaigns_boards.entries e where e.board_id = b.id and e.player_id = ${played} and e.left_at is null))
     order by ends_at desc, id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** Ends a board early, once; undefined if its end was announced already. */
export const takeEnd = async (tx: Tx, id: bigint, now: Date): Promise<BoardRef | undefined> => {
  const { rows } = await sql<BoardRef>`
    update campaigns_boards.boards set end_told_at = ${now}
     where id = ${id} and closed_at is null and end_told_at is null returning id, owner, feeds`.execute(tx)
  return rows[0]
}
