import { sql } from 'kysely'
import type { Executor } from '#kernel/database/database.ts'
import type { Text } from '#kernel/i18n/texts.ts'

export interface SportRow {
  readonly slug: string
  readonly name: Text
  readonly live: number
  readonly events: number
}

/** Every sport with its number of events in play and of events that have not ended. */
export const sportRows = async (db: Executor): Promise<SportRow[]> => {
  const { rows } = await sql<SportRow>`
    select s.slug, s.name, (count(e.id) filter (where e.state = 'live'))::int as live, count(e.id)::int as events
      from sportsbook_catalogue.sports s
      left join sportsbook_catalogue.events e on e.sport = s.slug and e.state in ('scheduled', 'live')
     group by s.slug order by s.position, s.slug`.execute(db)
  return rows
}

export interface TournamentRow {
  readonly id: bigint
  readonly sport: string
  readonly name: Text
  readonly category: Text
  readonly live: number
  readonly events: number
}

/** Tournaments of a sport, or one by id, with the number of events in play and of events that have not ended. */
export const tournamentRows = async (db: Executor, by: { readonly sport: string } | { readonly id: number }): Promise<TournamentRow[]> => {
  const { rows } = await sql<TournamentRow>`
    select t.id, t.sport, t.name, c.name as category, (count(e.id) filter (where e.state = 'live'))::int as live, count(e.id)::int as events
      from sportsbook_catalogue.tournaments t
      join sportsbook_catalogue.categories c on c.id = t.category_id
      left join sportsbook_catalogue.events e on e.tournament_id = t.id and e.state in ('scheduled', 'live')
     where ${'id' in by ? sql`t.id = ${by.id}` : sql`t.sport = ${by.sport}`}
     group by t.id, c.id order by c.position, t.position, t.id`.execute(db)
  return rows
}

export interface SearchedEvent {
  readonly id: bigint
  readonly words: string
}

/** Search names of events that have not ended: both sides, the tournament and its category, in every language. */
export const searchedEvents = async (db: Executor): Promise<SearchedEvent[]> => {
  const { rows } = await sql<SearchedEvent>`
    select e.id, lower(concat_ws(' ', h.name ->> 'uk', h.name ->> 'ru', h.name ->> 'en', h.short, a.name ->> 'uk', a.name ->> 'ru',
           a.name ->> 'en', a.short, t.name ->> 'uk', t.name ->> 'ru', t.name ->> 'en', c.name ->> 'uk', c.name ->> 'ru', c.name ->> 'en')) as words
      from sportsbook_catalogue.events e
      join sportsbook_catalogue.tournaments t on t.id = e.tournament_id
      join sportsbook_catalogue.categories c on c.id = t.category_id
      join sportsbook_catalogue.competitors h on h.id = e.home_id
      join sportsbook_catalogue.competitors a on a.id = e.away_id
     where e.state in ('scheduled', 'live')
     order by (e.state = 'live') desc, e.starts_at, e.id`.execute(db)
  return rows
}
