import { sql } from 'kysely'
import { adoptBoard, type AdoptedEntry, type Result } from '#casino/campaigns/boards/server/api.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { specOf, type RaceTemplate } from './race-template.ts'
import type { Window } from '../schedule.ts'

interface OldRace extends RaceTemplate, Window {
  readonly id: bigint
  readonly series: string | null
  readonly closed_at: Date | null
}

const nextOldRace = async (tx: Tx, at: Date): Promise<OldRace | undefined> => {
  const { rows } = await sql<OldRace>`
    update contests_races.races set adopted_at = ${at}
     where id = (select id from contests_races.races where adopted_at is null order by id limit 1 for update)
    returning id, series, title, starts_at, ends_at, games, stakes, prizes, attempts, rounds_per_attempt, closed_at`.execute(tx)
  return rows[0]
}

const entriesOf = async (tx: Tx, race_id: bigint): Promise<AdoptedEntry[]> => {
  const { rows } = await sql<AdoptedEntry>`
    select player_id, rounds, attempts, points, reached_at, alerted, joined_at, left_at, counted_tx, counted_position
      from contests_races.entries where race_id = ${race_id}`.execute(tx)
  return rows
}

const resultsOf = async (tx: Tx, race_id: bigint): Promise<Result[]> => {
  const { rows } = await sql<Omit<Result, 'points'> & { points: bigint }>`
    select place, player_id, points, rounds, currency, prize_minor from contests_races.results where race_id = ${race_id}`.execute(tx)
  return rows.map((row) => ({ ...row, points: Number(row.points) }))
}

const adoptNext = (house: House): Promise<boolean> =>
  inTransaction(house.db, async (tx) => {
    const race = await nextOldRace(tx, house.clock.now())
    if (!race) return false
    const { id, series, title, starts_at, ends_at, closed_at } = race
    const board = {
      owner: 'contests/races',
      name: `race:${id}`,
      series,
      title,
      starts_at,
      ends_at,
      spec: specOf(race),
      feeds: null,
      closed_at,
    }
    await adoptBoard(tx, { ...board, entries: await entriesOf(tx, id), results: await resultsOf(tx, id) })
    return true
  })

/** Hands races of the time before boards over to them, with their players, places and funds. */
export const adoptRaces = async (house: House): Promise<void> => {
  while (await adoptNext(house));
}
