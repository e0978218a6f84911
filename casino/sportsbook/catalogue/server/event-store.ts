import { sql } from 'kysely'
import type { MatchResult } from '#engines/sport/match-result.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Text } from '#kernel/i18n/texts.ts'
import type { EventGates, EventState } from '../rules.ts'
import type { Crest, Happening, Play } from '../contract.ts'

/** Who plays: a club, a person, a squad. */
export interface CompetitorRow {
  readonly id: number
  readonly name: Text
  readonly short: string
  readonly crest: Crest | null
}

export interface EventRow extends EventGates {
  readonly id: bigint
  readonly producer: string
  readonly ref: string
  readonly sport: string
  readonly category: Text
  readonly tournament_id: bigint
  readonly tournament: Text
  readonly home: CompetitorRow
  readonly away: CompetitorRow
  readonly season: string
  readonly round: number
  readonly is_simulated: boolean
  readonly play: Play | null
  readonly result: MatchResult | null
  readonly is_final: boolean
  readonly revision: number
  readonly version: bigint
  readonly market_count: number
  readonly ended_at: Date | null
}

const competitor = (alias: 'h' | 'a') => {
  const of = sql.raw(alias)
  return sql`json_build_object('id', ${of}.id, 'name', ${of}.name, 'short', ${of}.short, 'crest', ${of}.crest)`
}

const selected = sql`
  select e.id, e.producer, e.ref, e.sport, c.name as category, e.tournament_id, t.name as tournament,
         ${competitor('h')} as home, ${competitor('a')} as away, e.season, e.round, e.is_simulated, e.starts_at, e.state, e.is_stopped,
         e.is_stale, e.is_held, e.play, e.result, e.is_final, e.revision, e.version, e.market_count, e.ended_at
    from sportsbook_catalogue.events e
    join sportsbook_catalogue.tournaments t on t.id = e.tournament_id
    join sportsbook_catalogue.categories c on c.id = t.category_id
    join sportsbook_catalogue.competitors h on h.id = e.home_id
    join sportsbook_catalogue.competitors a on a.id = e.away_id`

const asIds = (ids: readonly bigint[]) => sql`${ids.map(String)}::bigint[]`

export const eventsByIds = async (db: Executor, ids: readonly bigint[]): Promise<EventRow[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<EventRow>`${selected} where e.id = any(${asIds(ids)}) order by e.starts_at, e.id`.execute(db)
  return rows
}

/** What says whether an event takes bets, without its names. */
export type GateRow = EventGates & Pick<EventRow, 'id' | 'producer' | 'version'>

const gates = sql`select e.id, e.producer, e.version, e.starts_at, e.state, e.is_stopped, e.is_stale, e.is_held from sportsbook_catalogue.events e`

export const gatesOfEvents = async (db: Executor, ids: readonly bigint[]): Promise<GateRow[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<GateRow>`${gates} where e.id = any(${asIds(ids)})`.execute(db)
  return rows
}

/** Those of markets, with the events locked against changes until the transaction ends; several transactions may hold this lock at once. */
export const shareEventsOf = async (tx: Tx, market_ids: readonly bigint[]): Promise<GateRow[]> => {
  if (market_ids.length === 0) return []
  const { rows } = await sql<GateRow>`${gates}
    where e.id in (select m.event_id from sportsbook_catalogue.markets m where m.id = any(${asIds(market_ids)})) order by e.id for share`.execute(
    tx,
  )
  return rows
}

export const eventById = async (db: Executor, id: bigint | number): Promise<EventRow | undefined> =>
  (await eventsByIds(db, [BigInt(id)]))[0]

export interface EventFilter {
  readonly sport?: string | undefined
  readonly live?: boolean | undefined
  readonly tournament?: number | undefined
  /** Events in play are always included; others when they start in this interval. */
  readonly from?: Date | undefined
  readonly until?: Date | undefined
  readonly limit: number
  readonly offset: number
}

const conditionsOf = ({ sport, live, tournament, from, until }: EventFilter) => {
  const conditions = [
    live === undefined ? sql`e.state in ('scheduled', 'live')` : sql`e.state = ${live ? 'live' : 'scheduled'}`,
    ...(sport === undefined ? [] : [sql`e.sport = ${sport}`]),
    ...(tournament === undefined ? [] : [sql`e.tournament_id = ${tournament}`]),
    ...(from === undefined ? [] : [sql`e.starts_at >= ${from}`]),
    ...(until === undefined ? [] : [sql`e.starts_at < ${until}`]),
  ]
  return sql.join(conditions, sql` and `)
}

/** Events that have not ended: those in play first, then by start time. */
export const openEvents = async (db: Executor, filter: EventFilter): Promise<{ rows: EventRow[]; total: number }> => {
  const where = conditionsOf(filter)
  const [{ rows }, counted] = await Promise.all([
    sql<EventRow>`${selected} where ${where}
      order by (e.state = 'live') desc, e.starts_at, e.id limit ${filter.limit} offset ${filter.offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from sportsbook_catalogue.events e where ${where}`.execute(db),
  ])
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

/** Ended events, newest first. */
export const pastEvents = async (
  db: Executor,
  filter: {
    readonly sport?: string | undefined
    readonly tournament?: number | undefined
    readonly limit: number
    readonly offset: number
  },
): Promise<EventRow[]> => {
  const { rows } = await sql<EventRow>`${selected}
    where e.state in ('ended', 'cancelled')
      ${filter.sport === undefined ? sql`` : sql`and e.sport = ${filter.sport}`}
      ${filter.tournament === undefined ? sql`` : sql`and e.tournament_id = ${filter.tournament}`}
    order by e.ended_at desc, e.id desc limit ${filter.limit} offset ${filter.offset}`.execute(db)
  return rows
}

/** Matches in which all of these one or two competitors played, newest first. */
export const eventsOfCompetitors = async (db: Executor, ids: readonly number[], limit: number): Promise<EventRow[]> => {
  const { rows } = await sql<EventRow>`${selected}
    where e.state = 'ended' and ${sql.join(
      ids.map((id) => sql`(e.home_id = ${id} or e.away_id = ${id})`),
      sql` and `,
    )}
    order by e.ended_at desc, e.id desc limit ${limit}`.execute(db)
  return rows
}

/** Matches of one season of a tournament that count for its table, oldest first. */
export const seasonMatches = async (db: Executor, tournament_id: number | bigint, season: string): Promise<EventRow[]> => {
  const { rows } = await sql<EventRow>`${selected}
    where e.tournament_id = ${tournament_id} and e.season = ${season} and e.state = 'ended' order by e.ended_at, e.id`.execute(db)
  return rows
}

/** The current season of a tournament: that of the match in play or the next one, otherwise of the last one. */
export const seasonOf = async (db: Executor, tournament_id: number | bigint): Promise<string | null> => {
  const { rows } = await sql<{ season: string }>`
    select season from sportsbook_catalogue.events where tournament_id = ${tournament_id}
     order by (state in ('scheduled', 'live')) desc, case when state in ('scheduled', 'live') then starts_at end, starts_at desc limit 1`.execute(
    db,
  )
  return rows[0]?.season ?? null
}

/** Locks events exclusively, in order of id to prevent deadlocks. */
export const lockEvents = async (tx: Tx, ids: readonly bigint[]): Promise<void> => {
  await sql`select id from sportsbook_catalogue.events where id = any(${asIds(ids)}) order by id for update`.execute(tx)
}

/** Which of these events are over: ended or cancelled. */
export const overEvents = async (tx: Tx, ids: readonly bigint[]): Promise<Set<bigint>> => {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: bigint }>`
    select id from sportsbook_catalogue.events where id = any(${asIds(ids)}) and state in ('ended', 'cancelled')`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

export interface EventChange {
  readonly event_id: bigint
  readonly state?: EventState
  readonly is_stopped?: boolean
  readonly is_stale?: boolean
  readonly is_held?: boolean
  readonly play?: Play
  readonly ended_at?: Date
  /** The result that markets are settled from; null withdraws it. */
  readonly result?: MatchResult | null
  readonly is_final?: boolean
  /** How much to add to the count of settlement changes. */
  readonly revisions?: number
}

/** An event after a change, for messages. */
export interface ChangedEvent extends EventGates {
  readonly id: bigint
  readonly sport: string
  readonly play: Play | null
  readonly result: MatchResult | null
  readonly version: bigint
  readonly market_count: number
}

const changed = sql`e.id, e.sport, e.state, e.starts_at, e.is_stopped, e.is_stale, e.is_held, e.play, e.result, e.version, e.market_count`

/** Updates events, starts their next version and counts their open markets again. The rows must be locked. */
export const changeEvents = async (tx: Tx, changes: readonly EventChange[]): Promise<ChangedEvent[]> => {
  if (changes.length === 0) return []
  const rows = changes.map((change) => ({ ...change, event_id: String(change.event_id), tells_result: change.result !== undefined }))
  const answer = await sql<ChangedEvent>`
    update sportsbook_catalogue.events e set
      state = coalesce(g.state, e.state), is_stopped = coalesce(g.is_stopped, e.is_stopped), is_stale = coalesce(g.is_stale, e.is_stale),
      is_held = coalesce(g.is_held, e.is_held), play = coalesce(g.play, e.play), ended_at = coalesce(g.ended_at, e.ended_at),
      result = case when g.tells_result then g.result else e.result end, is_final = coalesce(g.is_final, e.is_final),
      revision = e.revision + coalesce(g.revisions, 0), version = e.version + 1,
      market_count = (select count(*) from sportsbook_catalogue.markets m where m.event_id = e.id and m.state in ('open', 'suspended'))
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as g(event_id bigint, state text, is_stopped boolean, is_stale boolean, is_held boolean, play jsonb, ended_at timestamptz,
             result jsonb, tells_result boolean, is_final boolean, revisions int)
     where e.id = g.event_id returning ${changed}`.execute(tx)
  return answer.rows
}

/** Suspends all events of a producer, because it stopped sending. */
export const markStale = async (tx: Tx, producer: string): Promise<ChangedEvent[]> => {
  const { rows } = await sql<ChangedEvent>`
    with open as (
      select id from sportsbook_catalogue.events
       where producer = ${producer} and state in ('scheduled', 'live') and not is_stale order by id for update
    )
    update sportsbook_catalogue.events e set is_stale = true, version = e.version + 1 from open where e.id = open.id
    returning ${changed}`.execute(tx)
  return rows
}

export const addHappenings = async (
  tx: Tx,
  given: readonly { readonly event_id: bigint; readonly happenings: readonly Happening[] }[],
): Promise<void> => {
  const rows = given.flatMap(({ event_id, happenings }) =>
    happenings.map((happening, index) => ({ event_id: String(event_id), index: index + 1, happening })),
  )
  if (rows.length === 0) return
  await sql`
    insert into sportsbook_catalogue.happenings (event_id, number, happening)
    select g.event_id, g.index + coalesce((select max(number) from sportsbook_catalogue.happenings h where h.event_id = g.event_id), 0), g.happening
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(event_id bigint, index int, happening jsonb)`.execute(tx)
}

export const happeningsOf = async (db: Executor, event_id: bigint): Promise<Happening[]> => {
  const { rows } = await sql<{ happening: Happening }>`
    select happening from sportsbook_catalogue.happenings where event_id = ${event_id} order by number`.execute(db)
  return rows.map(({ happening }) => happening)
}
