import { sql } from 'kysely'
import type { Executor } from '#kernel/database/database.ts'

export interface StuckEvent {
  readonly id: bigint
  readonly sport: string
  readonly names: string
  readonly state: string
  readonly starts_at: Date
  /** The problem, in plain text for operators. */
  readonly why: string
}

/**
 * Events that need an operator: not started a quarter of an hour after their time, in play for eight hours, with a silent producer,
 * or ended with unsettled markets.
 */
export const stuckEvents = async (db: Executor, now: Date): Promise<StuckEvent[]> => {
  const { rows } = await sql<StuckEvent>`
    select e.id, e.sport, concat(h.name ->> 'en', ' - ', a.name ->> 'en') as names, e.state, e.starts_at, w.why
      from sportsbook_catalogue.events e
      join sportsbook_catalogue.competitors h on h.id = e.home_id
      join sportsbook_catalogue.competitors a on a.id = e.away_id
     cross join lateral (select case
       when e.is_held then 'held by an operator'
       when e.state = 'scheduled' and e.starts_at < ${now}::timestamptz - interval '15 minutes' then 'should have begun'
       when e.is_stale and e.state in ('scheduled', 'live') then 'no word from its producer, or a message is missing'
       when e.state = 'live' and e.starts_at < ${now}::timestamptz - interval '8 hours' then 'runs for more than eight hours'
       when e.state = 'ended' and exists (select from sportsbook_catalogue.markets m where m.event_id = e.id and m.state <> 'settled')
         then 'over, with markets that are not settled'
     end as why) w
     where w.why is not null order by e.starts_at, e.id limit 200`.execute(db)
  return rows
}
