import { sql } from 'kysely'
import { bigintArray, textArray } from '#kernel/database/array-literals.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Progress } from '../scoring.ts'
import type { RevisedBoard } from './board-store.ts'

/** A player's progress, and the last fact that was counted. */
export interface EntryRow extends Progress {
  readonly board_id: bigint
  readonly player_id: bigint
  readonly team: number | null
  readonly extra: number
  readonly alerted: number
  readonly left_at: Date | null
  readonly counted_tx: bigint
  readonly counted_position: bigint
}

type StoredEntry = Omit<EntryRow, 'points' | 'best_multiple'> & { readonly points: bigint; readonly best_multiple: bigint }

const columns = sql`e.board_id, e.player_id, e.team, e.rounds, e.attempts, e.extra, e.points, e.reached_at, e.best_multiple, e.run, e.alerted, e.left_at, e.counted_tx, e.counted_position`

const entryOf = (row: StoredEntry): EntryRow => ({ ...row, points: Number(row.points), best_multiple: Number(row.best_multiple) })

export interface NewEntry {
  readonly board_id: bigint
  readonly player_id: bigint
}

/** Entries as a relation of the given names; arrays are read several times as fast as JSON. */
const givenEntries = (entries: readonly NewEntry[]) => sql`unnest(
  ${bigintArray(entries.map(({ board_id }) => board_id))}::bigint[], ${bigintArray(entries.map(({ player_id }) => player_id))}::bigint[]
) as g(board_id, player_id)`

/** Joins the boards of these entries that players join by playing. The boards' rows must be locked. */
const enterByPlaying = async (tx: Tx, entries: readonly NewEntry[], at: Date): Promise<EntryRow[]> => {
  const { rows } = await sql<StoredEntry>`
    insert into campaigns_boards.entries as e (board_id, player_id, joined_at, revision)
    select g.board_id, g.player_id, ${at}::timestamptz, b.revision
      from ${givenEntries(entries)} join campaigns_boards.boards b on b.id = g.board_id and b.spec->>'entry' = 'play'
     order by g.board_id, g.player_id
    returning ${columns}`.execute(tx)
  return rows.map(entryOf)
}

/**
 * All entries of these players on these boards, made where playing makes them. Two statements per batch at most. The boards' rows must be
 * locked: whoever changes an entry locks its board first, so that entries need no locks of their own.
 */
export const openEntries = async (tx: Tx, entries: readonly NewEntry[], at: Date): Promise<EntryRow[]> => {
  const { rows } = await sql<StoredEntry>`
    select ${columns} from ${givenEntries(entries)} join campaigns_boards.entries e using (board_id, player_id)`.execute(tx)
  const known = new Set(rows.map(({ board_id, player_id }) => `${board_id}:${player_id}`))
  const missing = entries.filter(({ board_id, player_id }) => !known.has(`${board_id}:${player_id}`))
  return [...rows.map(entryOf), ...(missing.length > 0 ? await enterByPlaying(tx, missing, at) : [])]
}

/** Writes the players' progress with the current revision of their boards. One statement per batch. */
export const saveEntries = async (tx: Tx, boards: readonly RevisedBoard[], entries: readonly EntryRow[]): Promise<void> => {
  const revisions = new Map(boards.map(({ id, revision }) => [id, revision]))
  const bigints = (valueOf: (entry: EntryRow) => bigint | number | null) =>
    sql`${bigintArray(entries.map((entry) => valueOf(entry)))}::bigint[]`
  const texts = (valueOf: (entry: EntryRow) => string | null) => sql`${textArray(entries.map((entry) => valueOf(entry)))}::text[]`
  await sql`
    update campaigns_boards.entries e
       set rounds = g.rounds, attempts = g.attempts::jsonb, points = g.points, reached_at = g.reached_at::timestamptz,
           best_multiple = g.best_multiple, run = g.run, alerted = g.alerted, counted_tx = g.counted_tx,
           counted_position = g.counted_position, revision = g.revision
      from unnest(${bigints(({ board_id }) => board_id)}, ${bigints(({ player_id }) => player_id)}, ${bigints(({ rounds }) => rounds)},
                  ${texts(({ attempts }) => JSON.stringify(attempts))}, ${bigints(({ points }) => points)},
                  ${texts(({ reached_at }) => reached_at?.toISOString() ?? null)}, ${bigints(({ best_multiple }) => best_multiple)},
                  ${bigints(({ run }) => run)}, ${bigints(({ alerted }) => alerted)}, ${bigints(({ counted_tx }) => counted_tx)},
                  ${bigints(({ counted_position }) => counted_position)}, ${bigints(({ board_id }) => revisions.get(board_id) ?? null)})
           as g(board_id, player_id, rounds, attempts, points, reached_at, best_multiple, run, alerted, counted_tx, counted_position, revision)
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

/**
 * Adds players who started a game for money; existing entries, including those who left, stay unchanged. Returns the boards with
 * new entries.
 */
export const addEntries = async (tx: Tx, entries: readonly NewEntry[], at: Date): Promise<bigint[]> => {
  const { rows } = await sql<{ board_id: bigint }>`
    with added as (
      insert into campaigns_boards.entries (board_id, player_id, joined_at, revision)
      select distinct g.board_id, g.player_id, ${at}::timestamptz, b.revision
        from ${givenEntries(entries)} join campaigns_boards.boards b on b.id = g.board_id
       order by g.board_id, g.player_id
      on conflict (board_id, player_id) do nothing returning board_id
    ) select distinct board_id from added`.execute(tx)
  return rows.map(({ board_id }) => board_id)
}

/**
 * Joins explicitly, also after leaving; with teams, one team, which cannot be changed. The board's row must be locked and at its
 * next revision. False if the player is in another team.
 */
export const joinEntry = async (tx: Tx, { board_id, player_id }: NewEntry, at: Date, team: number | null = null): Promise<boolean> => {
  const { rows } = await sql<{ team: number | null }>`
    insert into campaigns_boards.entries as e (board_id, player_id, team, joined_at, revision)
    select ${board_id}, ${player_id}, ${team}::smallint, ${at}, revision from campaigns_boards.boards where id = ${board_id}
    on conflict (board_id, player_id) do update
      set left_at = null, team = coalesce(e.team, excluded.team), revision = excluded.revision
    returning e.team`.execute(tx)
  return rows[0]?.team === team
}

/** Adds an attempt, up to the maximum; false if all are taken. The board's row must be locked and at its next revision. */
export const addAttempt = async (tx: Tx, { board_id, player_id }: NewEntry, most: number): Promise<boolean> => {
  const { rows } = await sql`
    update campaigns_boards.entries e set extra = extra + 1, revision = b.revision from campaigns_boards.boards b
     where b.id = ${board_id} and e.board_id = b.id and e.player_id = ${player_id} and e.left_at is null and e.extra < ${most}
    returning e.extra`.execute(tx)
  return rows.length > 0
}

/** Adds points for places on another board. The board's row must be locked and at its next revision. */
export const addPoints = async (
  tx: Tx,
  board_id: bigint,
  given: readonly { readonly player_id: bigint; readonly points: number }[],
  at: Date,
): Promise<void> => {
  const rows = given.map(({ player_id, points }) => ({ player_id: String(player_id), points }))
  await sql`
    insert into campaigns_boards.entries as e (board_id, player_id, joined_at, revision, points, reached_at)
    select b.id, g.player_id, ${at}::timestamptz, b.revision, g.points, ${at}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(player_id bigint, points bigint)
      join campaigns_boards.boards b on b.id = ${board_id}
     order by g.player_id
    on conflict (board_id, player_id) do update
      set points = e.points + excluded.points, reached_at = excluded.reached_at, revision = excluded.revision`.execute(tx)
}

/** Removes a player from the leaderboard; a row is stored even for players who never joined, so that playing does not add them. */
export const leaveEntry = async (tx: Tx, { board_id, player_id }: NewEntry, at: Date): Promise<void> => {
  await sql`
    insert into campaigns_boards.entries as e (board_id, player_id, joined_at, left_at, revision)
    select ${board_id}, ${player_id}, ${at}, ${at}::timestamptz, revision from campaigns_boards.boards where id = ${board_id}
    on conflict (board_id, player_id) do update set left_at = coalesce(e.left_at, ${at}), revision = excluded.revision`.execute(tx)
}

/** Removes players from every open board. One statement per batch; returns the changed boards. */
export const leaveOpenBoards = async (tx: Tx, player_ids: readonly bigint[], at: Date): Promise<RevisedBoard[]> => {
  const ids = sql`${player_ids.map(String)}::bigint[]`
  const { rows } = await sql<RevisedBoard>`
    with open as (
      select b.id from campaigns_boards.boards b
       where b.closed_at is null
         and exists (select from campaigns_boards.entries e where e.board_id = b.id and e.player_id = any(${ids}) and e.left_at is null)
       order by b.id for update
    ), revised as (
      update campaigns_boards.boards b set revision = revision + 1 from open where b.id = open.id returning b.id, b.revision
    ), gone as (
      update campaigns_boards.entries e set left_at = ${at}, revision = revised.revision from revised
       where e.board_id = revised.id and e.player_id = any(${ids}) and e.left_at is null returning e.board_id
    ) select id, revision from revised where id in (select board_id from gone)`.execute(tx)
  return rows
}

export const entryOfPlayer = async (db: Executor, board_id: bigint, player_id: bigint): Promise<EntryRow | undefined> => {
  const { rows } = await sql<StoredEntry>`
    select ${columns} from campaigns_boards.entries e where board_id = ${board_id} and player_id = ${player_id}`.execute(db)
  return rows[0] && entryOf(rows[0])
}

export const entriesOfPlayers = async (db: Executor, board_id: bigint, player_ids: readonly bigint[]): Promise<EntryRow[]> => {
  const { rows } = await sql<StoredEntry>`
    select ${columns} from campaigns_boards.entries e
     where board_id = ${board_id} and player_id = any(${player_ids.map(String)}::bigint[])`.execute(db)
  return rows.map(entryOf)
}

/** A row as the in-memory leaderboard stores it. */
export interface MovedEntry {
  readonly player_id: bigint
  readonly team: number | null
  readonly rounds: number
  readonly points: number
  readonly reached_at_ms: number | null
  readonly is_in: boolean
  readonly revision: bigint
}

/**
 * Changes after a revision, oldest first. Revisions become visible in order, because each locks its board's row. A start reads a hundred
 * thousand of them: numbers are read several times as fast as dates and big integers.
 */
export const entriesSince = async (db: Executor, board_id: bigint, revision: bigint): Promise<MovedEntry[]> => {
  const { rows } = await sql<MovedEntry>`
    select player_id, team, rounds, points::float8 as points, (extract(epoch from reached_at) * 1000)::float8 as reached_at_ms,
           left_at is null as is_in, revision
      from campaigns_boards.entries where board_id = ${board_id} and revision > ${revision} order by revision`.execute(db)
  return rows
}

/** A changed row with the player's attempts. */
export interface ToldEntry extends MovedEntry, Pick<EntryRow, 'board_id' | 'attempts' | 'extra'> {}

/** Changes of several boards, each after a revision of its own, oldest first, and at most so many of each. */
export const entriesSinceEach = async (
  db: Executor,
  since: readonly { readonly board_id: bigint; readonly revision: bigint }[],
  most_each: number,
): Promise<ToldEntry[]> => {
  const { rows } = await sql<ToldEntry>`
    select e.* from unnest(${bigintArray(since.map(({ board_id }) => board_id))}::bigint[],
                           ${bigintArray(since.map(({ revision }) => revision))}::bigint[]) as g(board_id, revision)
      cross join lateral (
        select e.board_id, e.player_id, e.team, e.rounds, e.points::float8 as points,
               (extract(epoch from e.reached_at) * 1000)::float8 as reached_at_ms, e.left_at is null as is_in, e.revision, e.attempts, e.extra
          from campaigns_boards.entries e where e.board_id = g.board_id and e.revision > g.revision
         order by e.revision desc limit ${most_each}) e
     order by e.board_id, e.revision`.execute(db)
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
