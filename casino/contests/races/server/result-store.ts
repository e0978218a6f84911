import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Text } from '#kernel/i18n/texts.ts'

export interface FinalStanding {
  readonly place: number
  readonly player_id: bigint
  readonly points: number
  readonly rounds: number
}

/** The final order, the same as `compareStandings`: points, then who got there earlier, then the older account. */
export const finalStandings = async (tx: Tx, race_id: bigint, limit: number): Promise<FinalStanding[]> => {
  const { rows } = await sql<Omit<FinalStanding, 'points'> & { points: bigint }>`
    select (row_number() over (order by points desc, reached_at, player_id))::int as place, player_id, points, rounds
      from contests_races.entries where race_id = ${race_id} and left_at is null and points > 0
     order by place limit ${limit}`.execute(tx)
  return rows.map((row) => ({ ...row, points: Number(row.points) }))
}

export const countPlayers = async (db: Executor, race_id: bigint): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from contests_races.entries where race_id = ${race_id} and left_at is null and rounds > 0`.execute(db)
  return rows[0]?.count ?? 0
}

export interface Result extends FinalStanding {
  readonly currency: string
  readonly prize_minor: bigint
}

export const insertResults = async (tx: Tx, race_id: bigint, results: readonly Result[]): Promise<void> => {
  const given = results.map((result) => ({ ...result, player_id: String(result.player_id), prize_minor: String(result.prize_minor) }))
  await sql`
    insert into contests_races.results (race_id, place, player_id, points, rounds, currency, prize_minor)
    select ${race_id}, g.place, g.player_id, g.points, g.rounds, g.currency, g.prize_minor
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        as g(place int, player_id bigint, points bigint, rounds int, currency text, prize_minor bigint)`.execute(tx)
}

export interface PastRaceRow {
  readonly id: bigint
  readonly title: Text
  readonly starts_at: Date
  readonly ends_at: Date
  readonly players: number
}

/** Closed races, the latest first. */
export const pastRaces = async (db: Executor, limit: number, offset: number): Promise<PastRaceRow[]> => {
  const { rows } = await sql<PastRaceRow>`
    select r.id, r.title, r.starts_at, r.ends_at,
           (select count(*)::int from contests_races.entries e where e.race_id = r.id and e.left_at is null and e.rounds > 0) as players
      from contests_races.races r where closed_at is not null order by ends_at desc, id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export const resultsOf = async (
  db: Executor,
  race_ids: readonly bigint[],
  most_places: number,
): Promise<(Result & { readonly race_id: bigint })[]> => {
  const { rows } = await sql<Omit<Result, 'points'> & { race_id: bigint; points: bigint }>`
    select race_id, place, player_id, points, rounds, currency, prize_minor from contests_races.results
     where race_id = any(${race_ids.map(String)}::bigint[]) and place <= ${most_places} order by race_id, place`.execute(db)
  return rows.map((row) => ({ ...row, points: Number(row.points) }))
}
