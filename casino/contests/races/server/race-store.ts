import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Text } from '#kernel/i18n/texts.ts'
import type { PlacePrize, Plan, StakesByCurrency } from '../rules.ts'
import type { Window } from '../schedule.ts'

/** What a race promises before it starts. */
export interface RaceTemplate extends Plan {
  readonly title: Text
  /** Slugs. */
  readonly games: readonly string[]
  readonly stakes: StakesByCurrency
  readonly prizes: readonly PlacePrize[]
}

export interface RaceRow extends RaceTemplate, Window {
  readonly id: bigint
  readonly closed_at: Date | null
}

const columns = sql`r.id, r.title, r.starts_at, r.ends_at, r.games, r.stakes, r.prizes, r.attempts, r.rounds_per_attempt, r.closed_at`

export interface SeriesRow {
  readonly name: string
  readonly length_s: number
  readonly template: RaceTemplate
}

/** Writes a series, or changes what its later races will be. */
export const writeSeries = async (db: Executor, { name, length_s, template }: SeriesRow): Promise<void> => {
  await sql`
    insert into contests_races.series (name, length_s, template) values (${name}, ${length_s}, ${JSON.stringify(template)}::jsonb)
    on conflict (name) do update set length_s = excluded.length_s, template = excluded.template`.execute(db)
}

export const seriesGoingOn = async (db: Executor): Promise<SeriesRow[]> => {
  const { rows } = await sql<SeriesRow>`select name, length_s, template from contests_races.series where is_on order by name`.execute(db)
  return rows
}

/** Undefined when the series has a race at that time already. */
export const insertRace = async (
  tx: Tx,
  series: string | null,
  { starts_at, ends_at }: Window,
  race: RaceTemplate,
): Promise<bigint | undefined> => {
  const { rows } = await sql<{ id: bigint }>`
    insert into contests_races.races (series, title, starts_at, ends_at, games, stakes, prizes, attempts, rounds_per_attempt)
    select ${series}, ${JSON.stringify(race.title)}::jsonb, ${starts_at}, ${ends_at}, ${[...race.games]}::text[], ${JSON.stringify(race.stakes)}::jsonb,
           ${JSON.stringify(race.prizes)}::jsonb, ${race.attempts}::int, ${race.rounds_per_attempt}::int
     where not exists (select from contests_races.races where series = ${series} and starts_at < ${ends_at} and ends_at > ${starts_at})
    on conflict (series, starts_at) do nothing returning id`.execute(tx)
  return rows[0]?.id
}

export const raceById = async (db: Executor, id: number | bigint): Promise<RaceRow | undefined> => {
  const { rows } = await sql<RaceRow>`select ${columns} from contests_races.races r where id = ${id}`.execute(db)
  return rows[0]
}

/** Races that are not closed, the one that ends first before the others. */
export const openRaces = async (db: Executor): Promise<RaceRow[]> => {
  const { rows } = await sql<RaceRow>`
    select ${columns} from contests_races.races r where closed_at is null order by ends_at, id`.execute(db)
  return rows
}

/** Locks the open races that these games and times may move, in order of id, and begins their next revision. */
export const beginRevisions = async (
  tx: Tx,
  moved: { readonly games: readonly string[]; readonly from: Date; readonly to: Date },
): Promise<(RaceRow & { readonly revision: bigint })[]> => {
  const { rows } = await sql<RaceRow & { revision: bigint }>`
    with open as (
      select id from contests_races.races
       where closed_at is null and starts_at <= ${moved.to} and ends_at > ${moved.from} and games && ${[...moved.games]}::text[]
       order by id for update
    )
    update contests_races.races r set revision = revision + 1 from open where r.id = open.id returning ${columns}, r.revision`.execute(tx)
  return rows.toSorted((one, other) => Number(one.id - other.id))
}

/** Locks one race that is not closed and begins its next revision. False when it is closed. */
export const beginRevision = async (tx: Tx, id: bigint): Promise<boolean> => {
  const { rows } = await sql`
    update contests_races.races set revision = revision + 1 where id = ${id} and closed_at is null returning id`.execute(tx)
  return rows.length > 0
}

/** Locks a race that nobody has closed yet; undefined when it is closed or unknown. */
export const lockOpenRace = async (tx: Tx, id: number | bigint): Promise<RaceRow | undefined> => {
  const { rows } = await sql<RaceRow>`
    select ${columns} from contests_races.races r where id = ${id} and closed_at is null for update`.execute(tx)
  return rows[0]
}

export const markClosed = async (tx: Tx, id: bigint, at: Date): Promise<void> => {
  await sql`update contests_races.races set closed_at = ${at}, revision = revision + 1 where id = ${id}`.execute(tx)
}

/** Races whose beginning nobody told yet. Each is given to one caller. */
export const takeStarted = async (tx: Tx, now: Date): Promise<bigint[]> => {
  const { rows } = await sql<{ id: bigint }>`
    update contests_races.races set start_told_at = ${now}
     where closed_at is null and start_told_at is null and starts_at <= ${now} and ends_at > ${now} returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Races that ended before a moment and whose end nobody told yet. Each is given to one caller. */
export const takeEnded = async (tx: Tx, before: Date, now: Date): Promise<bigint[]> => {
  const { rows } = await sql<{ id: bigint }>`
    update contests_races.races set end_told_at = ${now}
     where closed_at is null and end_told_at is null and ends_at <= ${before} returning id`.execute(tx)
  return rows.map(({ id }) => id)
}
