import { sql } from 'kysely'
import type { Tx } from '#kernel/database/database.ts'
import type { Fixture } from '../contract.ts'

/** An event as its producer announces it. */
export interface PublishedFixture {
  readonly producer: string
  readonly ref: string
  readonly is_simulated: boolean
  readonly fixture: Fixture
}

/** Serializes messages that insert the same new competitor, so that they cannot deadlock. */
const lockNames = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('sportsbook_catalogue.names', 0))`.execute(tx)
}

const distinctBy = <T>(items: readonly T[], keyOf: (item: T) => string): T[] => [
  ...new Map(items.map((item) => [keyOf(item), item])).values(),
]

const putNames = async (tx: Tx, fixtures: readonly Fixture[]): Promise<void> => {
  const sports = distinctBy(
    fixtures.map(({ sport }) => sport),
    ({ slug }) => slug,
  )
  await sql`
    insert into sportsbook_catalogue.sports as s (slug, name, position)
    select slug, name, position from jsonb_to_recordset(${JSON.stringify(sports)}::jsonb) as g(slug text, name jsonb, position int)
    on conflict (slug) do nothing`.execute(tx)
  const categories = distinctBy(
    fixtures.map(({ sport, category }) => ({ ...category, sport: sport.slug })),
    ({ ref }) => ref,
  )
  await sql`
    insert into sportsbook_catalogue.categories as c (sport, ref, name, position)
    select sport, ref, name, position
      from jsonb_to_recordset(${JSON.stringify(categories)}::jsonb) as g(sport text, ref text, name jsonb, position int)
    on conflict (ref) do update set name = excluded.name where c.name is distinct from excluded.name`.execute(tx)
  const tournaments = distinctBy(
    fixtures.map(({ sport, category, tournament }) => ({ ...tournament, sport: sport.slug, category: category.ref })),
    ({ ref }) => ref,
  )
  await sql`
    insert into sportsbook_catalogue.tournaments as t (category_id, sport, ref, name, position)
    select c.id, g.sport, g.ref, g.name, g.position
      from jsonb_to_recordset(${JSON.stringify(tournaments)}::jsonb)
        as g(sport text, category text, ref text, name jsonb, position int)
      join sportsbook_catalogue.categories c on c.ref = g.category
    on conflict (ref) do update set name = excluded.name where t.name is distinct from excluded.name`.execute(tx)
  const competitors = distinctBy(
    fixtures.flatMap(({ sport, home, away }) => [home, away].map((one) => ({ ...one, sport: sport.slug }))),
    ({ ref }) => ref,
  )
  await sql`
    insert into sportsbook_catalogue.competitors as c (sport, ref, name, short, crest)
    select sport, ref, name, short, nullif(crest, 'null'::jsonb)
      from jsonb_to_recordset(${JSON.stringify(competitors)}::jsonb)
        as g(sport text, ref text, name jsonb, short text, crest jsonb)
    on conflict (ref) do update set name = excluded.name, short = excluded.short, crest = excluded.crest
     where (c.name, c.short, c.crest) is distinct from (excluded.name, excluded.short, excluded.crest)`.execute(tx)
}

export interface PutEvent {
  readonly id: bigint
  readonly producer: string
  readonly ref: string
  readonly is_new: boolean
}

/**
 * Inserts events, or reschedules those that have not started. Returns each with whether it is new; an event that has started keeps
 * its time.
 */
export const putFixtures = async (tx: Tx, published: readonly PublishedFixture[]): Promise<PutEvent[]> => {
  if (published.length === 0) return []
  await lockNames(tx)
  await putNames(
    tx,
    published.map(({ fixture }) => fixture),
  )
  const events = published.map(({ producer, ref, is_simulated, fixture }) => ({
    producer,
    ref,
    is_simulated,
    sport: fixture.sport.slug,
    tournament: fixture.tournament.ref,
    home: fixture.home.ref,
    away: fixture.away.ref,
    season: fixture.season,
    round: fixture.round,
    starts_at: fixture.startsAt,
  }))
  const { rows } = await sql<PutEvent>`
    insert into sportsbook_catalogue.events as e
      (producer, ref, sport, tournament_id, home_id, away_id, season, round, is_simulated, starts_at)
    select g.producer, g.ref, g.sport, t.id, h.id, a.id, g.season, g.round, g.is_simulated, g.starts_at
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
        as g(producer text, ref text, is_simulated boolean, sport text, tournament text, home text, away text, season text, round int,
             starts_at timestamptz)
      join sportsbook_catalogue.tournaments t on t.ref = g.tournament
      join sportsbook_catalogue.competitors h on h.ref = g.home
      join sportsbook_catalogue.competitors a on a.ref = g.away
     order by g.starts_at, g.ref
    on conflict (producer, ref) do update
      set starts_at = case when e.state = 'scheduled' then excluded.starts_at else e.starts_at end, version = e.version + 1
    returning id, producer, ref, (old.id is null) as is_new`.execute(tx)
  return rows
}
