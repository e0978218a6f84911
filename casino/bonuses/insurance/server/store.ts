import { sql, type RawBuilder } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'

/** The last player of a day that was looked at, with the day locked; null where it is counted. */
export const lockDay = async (tx: Tx, day: string): Promise<bigint | null> => {
  await sql`insert into bonuses_insurance.days (day) values (${day}) on conflict do nothing`.execute(tx)
  const { rows } = await sql<{ after_player: bigint; counted_at: Date | null }>`
    select after_player, counted_at from bonuses_insurance.days where day = ${day} for update`.execute(tx)
  const [row] = rows
  return row && row.counted_at === null ? row.after_player : null
}

export const writeDay = async (tx: Tx, day: string, after: bigint, counted_at: Date | null): Promise<void> => {
  await sql`update bonuses_insurance.days set after_player = ${after}, counted_at = ${counted_at} where day = ${day}`.execute(tx)
}

/** The first day whose counting was begun, and those since a day that are counted. */
export const notedDays = async (db: Executor, since: string): Promise<{ first: string | null; counted: ReadonlySet<string> }> => {
  const { rows } = await sql<{ first: string | null; counted: string[] }>`
    select min(day)::text as first,
           coalesce(array_agg(day::text) filter (where day >= ${since}::date and counted_at is not null), '{}') as counted
      from bonuses_insurance.days`.execute(db)
  return { first: rows[0]?.first ?? null, counted: new Set(rows[0]?.counted) }
}

/** Nothing comes of these days any more. */
export const passDays = async (db: Executor, days: readonly string[], at: Date): Promise<void> => {
  await sql`
    insert into bonuses_insurance.days (day, counted_at) select day, ${at}::timestamptz from unnest(${[...days]}::date[]) day
    on conflict (day) do update set counted_at = coalesce(days.counted_at, excluded.counted_at)`.execute(db)
}

export interface Offer {
  readonly bonus_id: bigint
  readonly player_id: bigint
  readonly till: Date
}

export const insertOffers = async (tx: Tx, day: string, offers: readonly Offer[]): Promise<void> => {
  const written = offers.map(({ bonus_id, player_id, till }) => ({ bonus_id: String(bonus_id), player_id: String(player_id), till }))
  await sql`
    insert into bonuses_insurance.offers (bonus_id, player_id, day, till)
    select bonus_id, player_id, ${day}::date, till
      from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as o(bonus_id bigint, player_id bigint, till timestamptz)`.execute(tx)
}

/** The bonus that waits for this player at a moment, the oldest day first. */
export const openOffer = async (db: Executor, player_id: bigint, at: Date): Promise<bigint | undefined> => {
  const { rows } = await sql<{ bonus_id: bigint }>`
    select bonus_id from bonuses_insurance.offers
     where player_id = ${player_id} and state = 'offered' and till > ${at} order by day limit 1`.execute(db)
  return rows[0]?.bonus_id
}

/** Bonuses that were decided on, or taken back: they wait no more. */
export const closeOffers = async (db: Executor, bonus_ids: readonly bigint[]): Promise<void> => {
  await sql`
    update bonuses_insurance.offers set state = 'over' where bonus_id = any(${bonus_ids.map(String)}::bigint[]) and state = 'offered'`.execute(
    db,
  )
}

/** Which of these bonuses are of insured days. */
export const insuredAmong = async (db: Executor, bonus_ids: readonly bigint[]): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ bonus_id: bigint }>`
    select bonus_id from bonuses_insurance.offers where bonus_id = any(${bonus_ids.map(String)}::bigint[])`.execute(db)
  return new Set(rows.map(({ bonus_id }) => Number(bonus_id)))
}

/** For the main data: until when something waits. */
export const selectTill = (player_id: bigint): RawBuilder<unknown> => sql`
  (select to_json(max(till)) from bonuses_insurance.offers where player_id = ${player_id} and state = 'offered')`
