import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Text } from '#kernel/i18n/texts.ts'
import type { CompetitorRow } from './event-store.ts'

/** Keeps who scored in a match, from its timeline; again after a correction. A match whose timeline is folded keeps what it has. */
export const keepScorers = async (tx: Tx, event_id: bigint): Promise<void> => {
  await sql`
    with goals as (
      select case h.happening ->> 'side' when 'home' then e.home_id else e.away_id end as competitor_id,
             h.happening -> 'scorer' ->> 'en' as player, (array_agg(h.happening -> 'scorer'))[1] as name, count(*)::int as goals
        from sportsbook_catalogue.happenings h join sportsbook_catalogue.events e on e.id = h.event_id
       where h.event_id = ${event_id} and h.happening ->> 'type' in ('goal', 'overtime-goal')
         and h.happening ->> 'side' is not null and h.happening -> 'scorer' is not null
       group by 1, 2
    ), gone as (
      delete from sportsbook_catalogue.scorers s
       where s.event_id = ${event_id} and exists (select from goals)
         and not exists (select from goals g where g.competitor_id = s.competitor_id and g.player = s.player)
    )
    insert into sportsbook_catalogue.scorers (event_id, competitor_id, player, name, goals)
    select ${event_id}, competitor_id, player, name, goals from goals
    on conflict (event_id, competitor_id, player) do update set goals = excluded.goals, name = excluded.name`.execute(tx)
}

interface ScorerRow {
  readonly place: number
  readonly name: Text
  readonly goals: number
  readonly competitor: CompetitorRow
}

/** Who scored most in finished matches of a season. Of equals whoever needed fewer matches stands first; they share the place. */
export const topScorers = async (db: Executor, tournament_id: number, season: string, limit: number): Promise<ScorerRow[]> => {
  const { rows } = await sql<ScorerRow>`
    select top.place, top.name, top.goals, json_build_object('id', c.id, 'name', c.name, 'short', c.short, 'crest', c.crest) as competitor
      from (
        select s.competitor_id, s.player, (array_agg(s.name order by s.event_id desc))[1] as name, sum(s.goals)::int as goals,
               count(*) as matches, rank() over (order by sum(s.goals) desc)::int as place
          from sportsbook_catalogue.events e join sportsbook_catalogue.scorers s on s.event_id = e.id
         where e.tournament_id = ${tournament_id} and e.season = ${season} and e.state = 'ended'
         group by s.competitor_id, s.player order by goals desc, matches, s.player limit ${limit}
      ) top
      join sportsbook_catalogue.competitors c on c.id = top.competitor_id
     order by top.goals desc, top.matches, top.player`.execute(db)
  return rows
}
