import { sql } from 'kysely'
import { bigintArray } from '#kernel/database/array-literals.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Contest } from '../rules.ts'

export interface WeekRow {
  readonly contest: Contest
  /** Its Monday: `2026-11-30`. */
  readonly week: string
  readonly starts_at: Date
  readonly ends_at: Date
}

/** False where it is there already. */
export const insertWeek = async (tx: Tx, { contest, week, starts_at, ends_at }: WeekRow): Promise<boolean> => {
  const { rows } = await sql`
    insert into sportsbook_predictions.weeks (contest, week, starts_at, ends_at) values (${contest}, ${week}::date, ${starts_at}, ${ends_at})
    on conflict do nothing returning week`.execute(tx)
  return rows.length > 0
}

/** Locked; weeks that end before a moment and are not closed. */
export const lockWeeksToClose = async (tx: Tx, before: Date): Promise<WeekRow[]> => {
  const { rows } = await sql<WeekRow>`
    select contest, to_char(week, 'YYYY-MM-DD') as week, starts_at, ends_at from sportsbook_predictions.weeks
     where closed_at is null and ends_at <= ${before} order by week, contest for update skip locked`.execute(tx)
  return rows
}

export const closeWeek = async (tx: Tx, { contest, week }: WeekRow, at: Date): Promise<void> => {
  await sql`update sportsbook_predictions.weeks set closed_at = ${at} where contest = ${contest} and week = ${week}::date`.execute(tx)
}

export interface MatchRow {
  readonly contest: Contest
  readonly week: string
  readonly event_id: bigint
  readonly market_id: bigint
  readonly starts_at: Date
  readonly outcome: string | null
}

const columns = sql`m.contest, to_char(m.week, 'YYYY-MM-DD') as week, m.event_id, m.market_id, m.starts_at, m.outcome`

export const insertMatches = async (tx: Tx, matches: readonly Omit<MatchRow, 'outcome'>[]): Promise<void> => {
  for (const { contest, week, event_id, market_id, starts_at } of matches)
    await sql`
      insert into sportsbook_predictions.matches (contest, week, event_id, market_id, starts_at)
      values (${contest}, ${week}::date, ${event_id}, ${market_id}, ${starts_at}) on conflict do nothing`.execute(tx)
}

/** How many matches of a contest begin in a span. */
export const countMatches = async (db: Executor, contest: Contest, from: Date, until: Date): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from sportsbook_predictions.matches
     where contest = ${contest} and starts_at >= ${from} and starts_at < ${until}`.execute(db)
  return rows[0]?.count ?? 0
}

export const matchesOfWeek = async (db: Executor, contest: Contest, week: string): Promise<MatchRow[]> => {
  const { rows } = await sql<MatchRow>`
    select ${columns} from sportsbook_predictions.matches m
     where m.contest = ${contest} and m.week = ${week}::date order by m.starts_at, m.event_id`.execute(db)
  return rows
}

export const matchOf = async (db: Executor, event_id: bigint): Promise<MatchRow | undefined> => {
  const { rows } = await sql<MatchRow>`select ${columns} from sportsbook_predictions.matches m where m.event_id = ${event_id}`.execute(db)
  return rows[0]
}

/** Those of these matches that are guessed at. */
export const chosenEvents = async (db: Executor, event_ids: readonly number[]): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ event_id: bigint }>`
    select event_id from sportsbook_predictions.matches where event_id = any(${bigintArray(event_ids)}::bigint[])`.execute(db)
  return new Set(rows.map(({ event_id }) => Number(event_id)))
}

/** A match under its lock: its guesses are settled by one at a time. */
export const lockMatchOfMarket = async (tx: Tx, market_id: bigint): Promise<MatchRow | undefined> => {
  const { rows } = await sql<MatchRow>`
    select ${columns} from sportsbook_predictions.matches m where m.market_id = ${market_id} for update`.execute(tx)
  return rows[0]
}

export const putPrediction = async (tx: Tx, event_id: bigint, player_id: bigint, outcome: string, at: Date): Promise<void> => {
  await sql`
    insert into sportsbook_predictions.predictions as p (event_id, player_id, outcome, predicted_at)
    values (${event_id}, ${player_id}, ${outcome}, ${at})
    on conflict (event_id, player_id) do update set outcome = excluded.outcome, predicted_at = excluded.predicted_at
     where p.outcome <> excluded.outcome`.execute(tx)
}

/** Writes how a match ended, null where nobody was right or wrong, into it and its guesses. Gives who was right. */
export const settlePredictions = async (tx: Tx, event_id: bigint, outcome: string | null): Promise<bigint[]> => {
  await sql`update sportsbook_predictions.matches set outcome = ${outcome} where event_id = ${event_id}`.execute(tx)
  const { rows } = await sql<{ player_id: bigint; is_right: boolean | null }>`
    update sportsbook_predictions.predictions set is_right = (outcome = ${outcome}::text) where event_id = ${event_id}
    returning player_id, is_right`.execute(tx)
  return rows.flatMap(({ player_id, is_right }) => (is_right ? [player_id] : []))
}

export interface OwnPrediction {
  readonly event_id: bigint
  readonly outcome: string
  readonly is_right: boolean | null
}

export const predictionsOf = async (db: Executor, contest: Contest, week: string, player_id: bigint): Promise<OwnPrediction[]> => {
  const { rows } = await sql<OwnPrediction>`
    select p.event_id, p.outcome, p.is_right
      from sportsbook_predictions.predictions p join sportsbook_predictions.matches m using (event_id)
     where p.player_id = ${player_id} and m.contest = ${contest} and m.week = ${week}::date order by m.starts_at, m.event_id`.execute(db)
  return rows
}

/** What became of all guesses of a player in a contest, in the order of the matches. */
export const historyOf = async (db: Executor, contest: Contest, player_id: bigint): Promise<(boolean | null)[]> => {
  const { rows } = await sql<{ is_right: boolean | null }>`
    select p.is_right from sportsbook_predictions.predictions p join sportsbook_predictions.matches m using (event_id)
     where p.player_id = ${player_id} and m.contest = ${contest} and m.outcome is not null order by m.starts_at, m.event_id`.execute(db)
  return rows.map(({ is_right }) => is_right)
}

export interface PointsRow {
  readonly player_id: bigint
  readonly points: number
  readonly place: number
}

/** Everybody with a right guess in a week, in order: of as many whoever made their last guess first. */
const placed = (contest: Contest, week: string) => sql`
  select p.player_id, count(*)::int as points, (row_number() over (order by count(*) desc, max(p.predicted_at), p.player_id))::int as place
    from sportsbook_predictions.predictions p join sportsbook_predictions.matches m using (event_id)
   where m.contest = ${contest} and m.week = ${week}::date and p.is_right
   group by p.player_id`

/** A page of the table of a week. */
export const standings = async (db: Executor, contest: Contest, week: string, limit: number, offset = 0): Promise<PointsRow[]> => {
  const { rows } = await sql<PointsRow>`
    select * from (${placed(contest, week)}) t order by place limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** How many players the table of a week has. */
export const countStandings = async (db: Executor, contest: Contest, week: string): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(distinct p.player_id)::int as total
      from sportsbook_predictions.predictions p join sportsbook_predictions.matches m using (event_id)
     where m.contest = ${contest} and m.week = ${week}::date and p.is_right`.execute(db)
  return rows[0]?.total ?? 0
}

/** Where a player stands in the table of a week; null where they are not in it. */
export const placeOf = async (db: Executor, contest: Contest, week: string, player_id: bigint): Promise<number | null> => {
  const { rows } = await sql<PointsRow>`select * from (${placed(contest, week)}) t where player_id = ${player_id}`.execute(db)
  return rows[0]?.place ?? null
}

/** Right guesses of some players in a week. */
export const rightOf = async (
  db: Executor,
  contest: Contest,
  week: string,
  player_ids: readonly bigint[],
): Promise<Map<bigint, number>> => {
  const { rows } = await sql<{ player_id: bigint; right: number }>`
    select p.player_id, count(*)::int as right
      from sportsbook_predictions.predictions p join sportsbook_predictions.matches m using (event_id)
     where m.contest = ${contest} and m.week = ${week}::date and p.is_right and p.player_id = any(${bigintArray(player_ids)}::bigint[])
     group by p.player_id`.execute(db)
  return new Map(rows.map(({ player_id, right }) => [player_id, right]))
}

export interface AwardRow {
  readonly player_id: bigint
  readonly name: string
}

export const awardsOf = async (db: Executor, contest: Contest, week: string, player_ids: readonly bigint[]): Promise<AwardRow[]> => {
  const { rows } = await sql<AwardRow>`
    select player_id, name from sportsbook_predictions.awards
     where contest = ${contest} and week = ${week}::date and player_id = any(${bigintArray(player_ids)}::bigint[])`.execute(db)
  return rows
}

/** How many of each name were given in a week. */
export const countAwards = async (db: Executor, contest: Contest, week: string): Promise<Map<string, number>> => {
  const { rows } = await sql<{ name: string; count: number }>`
    select name, count(*)::int as count from sportsbook_predictions.awards
     where contest = ${contest} and week = ${week}::date group by name`.execute(db)
  return new Map(rows.map(({ name, count }) => [name, count]))
}

export const writeAward = async (
  tx: Tx,
  { contest, week }: Pick<WeekRow, 'contest' | 'week'>,
  award: AwardRow,
  at: Date,
): Promise<void> => {
  await sql`
    insert into sportsbook_predictions.awards (contest, week, player_id, name, at)
    values (${contest}, ${week}::date, ${award.player_id}, ${award.name}, ${at}) on conflict do nothing`.execute(tx)
}

/** One at a time gives prizes of a week, so that none is promised twice. */
export const lockWeek = async (tx: Tx, contest: Contest, week: string): Promise<boolean> => {
  const { rows } = await sql`
    select from sportsbook_predictions.weeks where contest = ${contest} and week = ${week}::date and closed_at is null for update`.execute(
    tx,
  )
  return rows.length > 0
}
