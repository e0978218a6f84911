import { sql } from 'kysely'
import type { AdoptedEntry, Result } from '#casino/campaigns/boards/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { Window } from '../schedule.ts'
import type { RaceTemplate } from './race-template.ts'

/** A race of the time before boards. */
export interface OldRace extends RaceTemplate, Window {
  readonly id: bigint
  readonly series: string | null
  readonly closed_at: Date | null
}

/** The next one that no board has taken over yet; marked as taken over with the caller's commit. */
export const nextOldRace = async (tx: Tx, at: Date): Promise<OldRace | undefined> => {
  const { rows } = await sql<OldRace>`
    update contests_races.races set adopted_at = ${at}
     where id = (select id from contests_races.races where adopted_at is null order by id limit 1 for update)
    returning id, series, title, starts_at, ends_at, games, stakes, prizes, attempts, rounds_per_attempt, closed_at`.execute(tx)
  return rows[0]
}

export const entriesOf = async (tx: Tx, race_id: bigint): Promise<AdoptedEntry[]> => {
  const { rows } = await sql<AdoptedEntry>`
    select player_id, rounds, attempts, points, reached_at, alerted, joined_at, left_at, counted_tx, counted_position
      from contests_races.entries where race_id = ${race_id}`.execute(tx)
  return rows
}

export const resultsOf = async (tx: Tx, race_id: bigint): Promise<Result[]> => {
  const { rows } = await sql<Omit<Result, 'points'> & { points: bigint }>`
    select place, player_id, points, rounds, currency, prize_minor from contests_races.results where race_id = ${race_id}`.execute(tx)
  return rows.map((row) => ({ ...row, points: Number(row.points) }))
}
