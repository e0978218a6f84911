import { sql } from 'kysely'
import { bigintArray, textArray } from '#kernel/database/array-literals.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Entry, Member } from './live-entry.ts'

export interface NewEntry {
  readonly board_id: bigint
  readonly player_id: bigint
}

/** Who takes part, by board. */
export interface BoardMember extends Member {
  readonly board_id: bigint
}

/** Entries as a relation of the given names; arrays are read several times as fast as JSON. */
const givenEntries = (entries: readonly NewEntry[]) => sql`unnest(
  ${bigintArray(entries.map(({ board_id }) => board_id))}::bigint[], ${bigintArray(entries.map(({ player_id }) => player_id))}::bigint[]
) as g(board_id, player_id)`

/** Entries of players who were on none of these boards, whose rows are locked. Throws for a player who is on one. */
export const insertEntries = async (tx: Tx, entries: readonly NewEntry[], at: Date): Promise<void> => {
  if (entries.length === 0) return
  await sql`
    insert into campaigns_boards.entries (board_id, player_id, joined_at)
    select g.board_id, g.player_id, ${at}::timestamptz from ${givenEntries(entries)} order by g.board_id, g.player_id`.execute(tx)
}

/** An entry, and the board that it is of. */
export interface BoardEntry extends Entry {
  readonly board_id: bigint
}

/** Writes how far players are on boards, whose rows are locked. */
export const saveProgress = async (tx: Tx, entries: readonly BoardEntry[]): Promise<void> => {
  if (entries.length === 0) return
  const numbers = (valueOf: (entry: BoardEntry) => bigint | number | null) =>
    sql`${bigintArray(entries.map((entry) => valueOf(entry)))}::bigint[]`
  await sql`
    update campaigns_boards.entries e
       set rounds = g.rounds, attempts = g.attempts::jsonb, points = g.points,
           reached_at = 'epoch'::timestamptz + g.reached_at_ms * interval '1 millisecond', best_multiple = g.best_multiple, run = g.run,
           alerted = g.alerted, counted_tx = g.counted_tx, counted_position = g.counted_position
      from unnest(${numbers(({ board_id }) => board_id)}, ${numbers(({ player_id }) => player_id)}, ${numbers(({ rounds }) => rounds)},
                  ${textArray(entries.map(({ attempts }) => JSON.stringify(attempts)))}::text[], ${numbers(({ points }) => points)},
                  ${numbers(({ reached_at }) => reached_at?.getTime() ?? null)}, ${numbers(({ best_multiple }) => best_multiple)},
                  ${numbers(({ run }) => run)}, ${numbers(({ alerted }) => alerted)}, ${numbers(({ counted_tx }) => counted_tx)},
                  ${numbers(({ counted_position }) => counted_position)})
           as g(board_id, player_id, rounds, attempts, points, reached_at_ms, best_multiple, run, alerted, counted_tx, counted_position)
     where e.board_id = g.board_id and e.player_id = g.player_id`.execute(tx)
}

/** Whether an active board (of this owner, if given) would be joined by starting this game for money; not one that the player left. */
export const isEnteredByStarting = async (
  db: Executor,
  {
    slug,
    player_id,
    at,
    owner = null,
  }: { readonly slug: string; readonly player_id: bigint; readonly at: Date; readonly owner?: string | null },
): Promise<boolean> => {
  const { rows } = await sql<{ enters: boolean }>`
    select exists (
      select from campaigns_boards.boards b
       where closed_at is null and starts_at <= ${at} and ends_at > ${at} and games @> ${[slug]}::text[] and spec->>'entry' = 'play'
         and (${owner}::text is null or owner = ${owner})
         and not exists (select from campaigns_boards.entries e
                          where e.board_id = b.id and e.player_id = ${player_id} and e.left_at is not null)) as enters`.execute(db)
  return rows[0]?.enters === true
}

const member = sql`e.board_id, e.player_id, e.left_at is null as is_in, e.team, e.extra`

/** Adds players who started a game for money; existing entries, including those who left, stay unchanged. Returns the new ones. */
export const addEntries = async (tx: Tx, entries: readonly NewEntry[], at: Date): Promise<BoardMember[]> => {
  const { rows } = await sql<BoardMember>`
    insert into campaigns_boards.entries as e (board_id, player_id, joined_at)
    select distinct g.board_id, g.player_id, ${at}::timestamptz from ${givenEntries(entries)} order by g.board_id, g.player_id
    on conflict (board_id, player_id) do nothing returning ${member}`.execute(tx)
  return rows
}

/** Joins explicitly, also after leaving; whether that is allowed the caller has asked. Nobody where the player has another team already. The board's row must be locked. */
export const joinEntry = async (
  tx: Tx,
  { board_id, player_id }: NewEntry,
  at: Date,
  team: number | null = null,
): Promise<BoardMember[]> => {
  const { rows } = await sql<BoardMember>`
    insert into campaigns_boards.entries as e (board_id, player_id, team, joined_at)
    values (${board_id}, ${player_id}, ${team}::smallint, ${at})
    on conflict (board_id, player_id) do update set left_at = null, team = excluded.team
     where e.team is null or e.team = excluded.team
    returning ${member}`.execute(tx)
  return rows
}

/** When players joined boards that are joined by their own word; of those alone who did so after a moment. */
export const joinedAfter = async (tx: Tx, entries: readonly NewEntry[], at: Date): Promise<(entry: NewEntry) => Date | null> => {
  if (entries.length === 0) return () => null
  const { rows } = await sql<NewEntry & { readonly joined_at: Date }>`
    select e.board_id, e.player_id, e.joined_at
      from ${givenEntries(entries)} join campaigns_boards.entries e on e.board_id = g.board_id and e.player_id = g.player_id
     where e.joined_at > ${at}`.execute(tx)
  const joined = new Map(rows.map(({ board_id, player_id, joined_at }) => [`${board_id}:${player_id}`, joined_at]))
  return ({ board_id, player_id }) => joined.get(`${board_id}:${player_id}`) ?? null
}

/** Adds an attempt, up to the maximum; nobody if all are taken. The board's row must be locked. */
export const addAttempt = async (tx: Tx, { board_id, player_id }: NewEntry, most: number): Promise<BoardMember[]> => {
  const { rows } = await sql<BoardMember>`
    update campaigns_boards.entries e set extra = extra + 1
     where e.board_id = ${board_id} and e.player_id = ${player_id} and e.left_at is null and e.extra < ${most}
    returning ${member}`.execute(tx)
  return rows
}

/**
 * Removes players from a board, whose row is locked; a row is stored even for players who never joined, so that playing does not add them.
 */
export const leaveEntries = async (tx: Tx, entries: readonly NewEntry[], at: Date): Promise<BoardMember[]> => {
  const { rows } = await sql<BoardMember>`
    insert into campaigns_boards.entries as e (board_id, player_id, joined_at, left_at)
    select g.board_id, g.player_id, ${at}::timestamptz, ${at}::timestamptz from ${givenEntries(entries)} order by 1, 2
    on conflict (board_id, player_id) do update set left_at = coalesce(e.left_at, ${at})
    returning ${member}`.execute(tx)
  return rows
}

/** Who is out of contests, and from when on: what was over by then stays theirs. Null: nothing that is open does. */
export interface Withdrawn {
  readonly player_id: bigint
  readonly since: Date | null
}

/**
 * Boards that players are to leave with all contests that they are in: the whole and every stage of it that is open, whether they were on
 * that one or not. Locks the boards, in order of id.
 */
export const lockContestsOf = async (tx: Tx, withdrawn: readonly Withdrawn[]): Promise<NewEntry[]> => {
  const { rows } = await sql<NewEntry>`
    with open as (select id, feeds from campaigns_boards.boards where closed_at is null),
         -- A stage that is over belongs to a whole that is not.
         parts as (select id, coalesce(feeds, id) as whole_id from open
                   union
                   select id, feeds from campaigns_boards.boards where feeds in (select id from open)),
         mine as (select distinct p.whole_id, g.player_id, g.since
                    from unnest(${bigintArray(withdrawn.map(({ player_id }) => player_id))}::bigint[],
                                ${textArray(withdrawn.map(({ since }) => since?.toISOString() ?? null))}::timestamptz[]) as g(player_id, since)
                    join campaigns_boards.entries e on e.player_id = g.player_id and e.left_at is null
                    join parts p on p.id = e.board_id)
    select b.id as board_id, mine.player_id
      from mine join parts p on p.whole_id = mine.whole_id join campaigns_boards.boards b on b.id = p.id
     where b.closed_at is null and (mine.since is null or b.ends_at > mine.since)
     order by b.id, mine.player_id for update of b`.execute(tx)
  return rows
}

/** Brings a player back to boards that they left. The boards' rows must be locked. */
export const returnEntries = async (tx: Tx, board_ids: readonly bigint[], player_id: bigint): Promise<BoardMember[]> => {
  const { rows } = await sql<BoardMember>`
    update campaigns_boards.entries e set left_at = null
     where e.board_id = any(${bigintArray(board_ids)}::bigint[]) and e.player_id = ${player_id} and e.left_at is not null
    returning ${member}`.execute(tx)
  return rows
}

/** Whether a player is or was on a board, and in which team. */
export interface Membership {
  readonly team: number | null
  readonly left_at: Date | null
}

export const membershipOf = async (db: Executor, board_id: bigint, player_id: bigint): Promise<Membership | undefined> => {
  const { rows } = await sql<Membership>`
    select team, left_at from campaigns_boards.entries where board_id = ${board_id} and player_id = ${player_id}`.execute(db)
  return rows[0]
}

export interface StoredProgress {
  readonly board_id: bigint
  readonly rounds: number
  readonly points: number
  /** Of an open board the entry may be behind. */
  readonly is_open: boolean
}

export const storedProgress = async (db: Executor, player_id: bigint): Promise<StoredProgress[]> => {
  const { rows } = await sql<StoredProgress>`
    select e.board_id, e.rounds::float8 as rounds, e.points::float8 as points, b.closed_at is null as is_open
      from campaigns_boards.entries e join campaigns_boards.boards b on b.id = e.board_id
     where e.player_id = ${player_id} order by e.board_id`.execute(db)
  return rows
}

/** When a player first joined a board of this owner; null if never. */
export const firstJoined = async (db: Executor, player_id: bigint, owner: string): Promise<Date | null> => {
  const { rows } = await sql<{ at: Date | null }>`
    select min(e.joined_at) as at from campaigns_boards.entries e join campaigns_boards.boards b on b.id = e.board_id
     where e.player_id = ${player_id} and b.owner = ${owner}`.execute(db)
  return rows[0]?.at ?? null
}

/** Boards of an owner that a player is or was on; not those that they left. */
export const boardsOfPlayer = async (db: Executor, owner: string, player_id: bigint): Promise<ReadonlySet<bigint>> => {
  const { rows } = await sql<{ board_id: bigint }>`
    select e.board_id from campaigns_boards.entries e join campaigns_boards.boards b on b.id = e.board_id
     where e.player_id = ${player_id} and b.owner = ${owner} and e.left_at is null order by e.board_id desc limit 1000`.execute(db)
  return new Set(rows.map(({ board_id }) => board_id))
}

/** All players on these boards. */
export const playersOnBoards = async (db: Executor, board_ids: readonly bigint[]): Promise<bigint[]> => {
  const { rows } = await sql<{ player_id: bigint }>`
    select distinct player_id from campaigns_boards.entries
     where board_id = any(${board_ids.map(String)}::bigint[]) and left_at is null`.execute(db)
  return rows.map(({ player_id }) => player_id)
}
