import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Progress } from '../rules.ts'

/** How far a player is, and the last fact that was counted. */
export interface EntryRow extends Progress {
  readonly race_id: bigint
  readonly player_id: bigint
  readonly alerted: number
  readonly left_at: Date | null
  readonly counted_tx: bigint
  readonly counted_position: bigint
}

type StoredEntry = Omit<EntryRow, 'points'> & { readonly points: bigint }

const columns = sql`e.race_id, e.player_id, e.rounds, e.attempts, e.points, e.reached_at, e.alerted, e.left_at, e.counted_tx, e.counted_position`

const entryOf = (row: StoredEntry): EntryRow => ({ ...row, points: Number(row.points) })

export interface NewEntry {
  readonly race_id: bigint
  readonly player_id: bigint
}

/** Rows for the wire to the database; ids as text, so that JSON does not round them. */
const written = (entries: readonly NewEntry[]): string =>
  JSON.stringify(entries.map(({ race_id, player_id }) => ({ race_id: String(race_id), player_id: String(player_id) })))

/**
 * Makes the entries that are missing and gives all of them, locked until the transaction ends. One statement for a batch, in
 * one order for everybody. The races' rows must be locked.
 */
export const openEntries = async (tx: Tx, entries: readonly NewEntry[], at: Date): Promise<EntryRow[]> => {
  const { rows } = await sql<StoredEntry>`
    insert into contests_races.entries as e (race_id, player_id, joined_at, revision)
    select g.race_id, g.player_id, ${at}, r.revision
      from jsonb_to_recordset(${written(entries)}::jsonb) as g(race_id bigint, player_id bigint)
      join contests_races.races r on r.id = g.race_id
     order by g.race_id, g.player_id
    on conflict (race_id, player_id) do update set race_id = excluded.race_id
    returning ${columns}`.execute(tx)
  return rows.map(entryOf)
}

/** Writes how far the players are now, at the current revision of their races. One statement for a batch. */
export const saveEntries = async (tx: Tx, entries: readonly EntryRow[]): Promise<void> => {
  const given = entries.map((entry) => ({
    ...entry,
    race_id: String(entry.race_id),
    player_id: String(entry.player_id),
    counted_tx: String(entry.counted_tx),
    counted_position: String(entry.counted_position),
  }))
  await sql`
    update contests_races.entries e
       set rounds = g.rounds, attempts = g.attempts, points = g.points, reached_at = g.reached_at, alerted = g.alerted,
           counted_tx = g.counted_tx, counted_position = g.counted_position, revision = r.revision
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
             as g(race_id bigint, player_id bigint, rounds int, attempts jsonb, points bigint, reached_at timestamptz,
                  alerted smallint, counted_tx bigint, counted_position bigint)
      join contests_races.races r on r.id = g.race_id
     where e.race_id = g.race_id and e.player_id = g.player_id`.execute(tx)
}

/** Enters players whose money game began; who is in, or left, stays so. Gives the races that have new entries. */
export const addEntries = async (tx: Tx, entries: readonly NewEntry[], at: Date): Promise<bigint[]> => {
  const { rows } = await sql<{ race_id: bigint }>`
    with added as (
      insert into contests_races.entries (race_id, player_id, joined_at, revision)
      select distinct g.race_id, g.player_id, ${at}::timestamptz, r.revision
        from jsonb_to_recordset(${written(entries)}::jsonb) as g(race_id bigint, player_id bigint)
        join contests_races.races r on r.id = g.race_id
       order by g.race_id, g.player_id
      on conflict (race_id, player_id) do nothing returning race_id
    ) select distinct race_id from added`.execute(tx)
  return rows.map(({ race_id }) => race_id)
}

/** By the player's own word: in again, whatever was before. The race's row must be locked and at its next revision. */
export const joinEntry = async (tx: Tx, { race_id, player_id }: NewEntry, at: Date): Promise<void> => {
  await sql`
    insert into contests_races.entries as e (race_id, player_id, joined_at, revision)
    select ${race_id}, ${player_id}, ${at}, revision from contests_races.races where id = ${race_id}
    on conflict (race_id, player_id) do update set left_at = null, revision = excluded.revision`.execute(tx)
}

/** Out of the table; a row is left even of who never took part, so that playing does not enter them. */
export const leaveEntry = async (tx: Tx, { race_id, player_id }: NewEntry, at: Date): Promise<void> => {
  await sql`
    insert into contests_races.entries as e (race_id, player_id, joined_at, left_at, revision)
    select ${race_id}, ${player_id}, ${at}, ${at}::timestamptz, revision from contests_races.races where id = ${race_id}
    on conflict (race_id, player_id) do update set left_at = coalesce(e.left_at, ${at}), revision = excluded.revision`.execute(tx)
}

/** Takes players out of every race that is not closed. One statement for a batch; gives the races that changed. */
export const leaveOpenRaces = async (tx: Tx, player_ids: readonly bigint[], at: Date): Promise<bigint[]> => {
  const ids = sql`${player_ids.map(String)}::bigint[]`
  const { rows } = await sql<{ race_id: bigint }>`
    with open as (
      select r.id from contests_races.races r
       where r.closed_at is null
         and exists (select from contests_races.entries e where e.race_id = r.id and e.player_id = any(${ids}) and e.left_at is null)
       order by r.id for update
    ), revised as (
      update contests_races.races r set revision = revision + 1 from open where r.id = open.id returning r.id, r.revision
    ), gone as (
      update contests_races.entries e set left_at = ${at}, revision = revised.revision from revised
       where e.race_id = revised.id and e.player_id = any(${ids}) and e.left_at is null returning e.race_id
    ) select distinct race_id from gone`.execute(tx)
  return rows.map(({ race_id }) => race_id)
}

export const entryOfPlayer = async (db: Executor, race_id: bigint, player_id: bigint): Promise<EntryRow | undefined> => {
  const { rows } = await sql<StoredEntry>`
    select ${columns} from contests_races.entries e where race_id = ${race_id} and player_id = ${player_id}`.execute(db)
  return rows[0] && entryOf(rows[0])
}

export const entriesOfPlayers = async (db: Executor, race_id: bigint, player_ids: readonly bigint[]): Promise<EntryRow[]> => {
  const { rows } = await sql<StoredEntry>`
    select ${columns} from contests_races.entries e
     where race_id = ${race_id} and player_id = any(${player_ids.map(String)}::bigint[])`.execute(db)
  return rows.map(entryOf)
}

/** A row of the table as memory keeps it. */
export interface MovedEntry {
  readonly player_id: bigint
  readonly rounds: number
  readonly points: number
  readonly reached_at: Date | null
  readonly is_in: boolean
  readonly revision: bigint
}

/** What changed after a revision, oldest first. Revisions become visible in their order, because each holds its race's row. */
export const entriesSince = async (db: Executor, race_id: bigint, revision: bigint): Promise<MovedEntry[]> => {
  const { rows } = await sql<Omit<MovedEntry, 'points'> & { points: bigint }>`
    select player_id, rounds, points, reached_at, left_at is null as is_in, revision
      from contests_races.entries where race_id = ${race_id} and revision > ${revision} order by revision`.execute(db)
  return rows.map((row) => ({ ...row, points: Number(row.points) }))
}

/** When a player first took part in a race; null while they never did. */
export const firstJoined = async (db: Executor, player_id: bigint): Promise<Date | null> => {
  const { rows } = await sql<{ at: Date | null }>`
    select min(joined_at) as at from contests_races.entries where player_id = ${player_id}`.execute(db)
  return rows[0]?.at ?? null
}
