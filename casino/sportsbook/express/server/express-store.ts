import { sql } from 'kysely'
import type { Executor } from '#kernel/database/database.ts'

export interface ChosenLeg {
  readonly event_id: number
  readonly market_id: number
  readonly outcome: string
}

export interface DayRow {
  readonly day: string
  readonly legs: readonly ChosenLeg[]
  readonly starts_at: Date
}

export const isChosen = async (db: Executor, day: string): Promise<boolean> =>
  (await sql`select from sportsbook_express.days where day = ${day}::date`.execute(db)).rows.length > 0

/** The first choice is kept. */
export const writeDay = async (db: Executor, { day, legs, starts_at }: DayRow): Promise<void> => {
  await sql`
    insert into sportsbook_express.days (day, legs, starts_at) values (${day}::date, ${JSON.stringify(legs)}::jsonb, ${starts_at})
    on conflict (day) do nothing`.execute(db)
}

/** The next express that has not started; if there is none, the last one. */
export const shownDay = async (db: Executor, now: Date): Promise<DayRow | undefined> => {
  const { rows } = await sql<DayRow>`
    select to_char(day, 'YYYY-MM-DD') as day, legs, starts_at from sportsbook_express.days
     order by (starts_at > ${now}) desc, abs(extract(epoch from starts_at - ${now}::timestamptz)) limit 1`.execute(db)
  return rows[0]
}
