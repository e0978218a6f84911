import { sql } from 'kysely'
import { bigintArray } from '#kernel/database/array-literals.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'

export interface DayRow {
  /** `2026-12-01`, in Kyiv. */
  readonly day: string
  readonly event_id: bigint
  readonly result_market_id: bigint
  readonly score_market_id: bigint
  readonly starts_at: Date
  readonly score: string | null
  readonly closed_at: Date | null
}

const columns = sql`to_char(d.day, 'YYYY-MM-DD') as day, d.event_id, d.result_market_id, d.score_market_id, d.starts_at, d.score, d.closed_at`

export const isChosen = async (db: Executor, day: string): Promise<boolean> =>
  (await sql`select from sportsbook_match_of_the_day.days where day = ${day}::date`.execute(db)).rows.length > 0

/** False where the day has its match already. */
export const insertDay = async (tx: Tx, row: Omit<DayRow, 'score' | 'closed_at'>): Promise<boolean> => {
  const { rows } = await sql`
    insert into sportsbook_match_of_the_day.days (day, event_id, result_market_id, score_market_id, starts_at)
    values (${row.day}::date, ${row.event_id}, ${row.result_market_id}, ${row.score_market_id}, ${row.starts_at})
    on conflict do nothing returning day`.execute(tx)
  return rows.length > 0
}

/** The next match that has not begun, unless one began a short while ago: that one is shown until `before`. */
export const shownDay = async (db: Executor, now: Date, before: Date): Promise<DayRow | undefined> => {
  const { rows } = await sql<DayRow>`
    select ${columns} from sportsbook_match_of_the_day.days d
     order by (d.starts_at > ${before}) desc, abs(extract(epoch from d.starts_at - ${now}::timestamptz)) limit 1`.execute(db)
  return rows[0]
}

export const dayOfEvent = async (db: Executor, event_id: bigint): Promise<DayRow | undefined> => {
  const { rows } = await sql<DayRow>`select ${columns} from sportsbook_match_of_the_day.days d where d.event_id = ${event_id}`.execute(db)
  return rows[0]
}

/** Those of these matches that are or were one of the day. */
export const chosenEvents = async (db: Executor, event_ids: readonly number[]): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ event_id: bigint }>`
    select event_id from sportsbook_match_of_the_day.days where event_id = any(${bigintArray(event_ids)}::bigint[])`.execute(db)
  return new Set(rows.map(({ event_id }) => Number(event_id)))
}

export const dayOfMarket = async (db: Executor, result_market_id: bigint): Promise<DayRow | undefined> => {
  const { rows } = await sql<DayRow>`
    select ${columns} from sportsbook_match_of_the_day.days d where d.result_market_id = ${result_market_id}`.execute(db)
  return rows[0]
}

/** Locked: one at a time gives prizes of a day. */
export const lockDayOfScores = async (tx: Tx, score_market_id: bigint): Promise<DayRow | undefined> => {
  const { rows } = await sql<DayRow>`
    select ${columns} from sportsbook_match_of_the_day.days d where d.score_market_id = ${score_market_id} for update`.execute(tx)
  return rows[0]
}

export const lockDaysToClose = async (tx: Tx, begun_before: Date): Promise<DayRow[]> => {
  const { rows } = await sql<DayRow>`
    select ${columns} from sportsbook_match_of_the_day.days d
     where d.closed_at is null and d.starts_at <= ${begun_before} order by d.day for update skip locked`.execute(tx)
  return rows
}

export const closeDay = async (tx: Tx, day: string, at: Date): Promise<void> => {
  await sql`update sportsbook_match_of_the_day.days set closed_at = ${at} where day = ${day}::date`.execute(tx)
}

export const writeScore = async (tx: Tx, event_id: bigint, score: string | null): Promise<void> => {
  await sql`update sportsbook_match_of_the_day.days set score = ${score} where event_id = ${event_id}`.execute(tx)
}

/** False where the player has guessed before. */
export const insertGuess = async (tx: Tx, event_id: bigint, player_id: bigint, score: string, at: Date): Promise<boolean> => {
  const { rows } = await sql`
    insert into sportsbook_match_of_the_day.guesses (event_id, player_id, score, guessed_at)
    values (${event_id}, ${player_id}, ${score}, ${at}) on conflict do nothing returning player_id`.execute(tx)
  return rows.length > 0
}

export const guessOf = async (db: Executor, event_id: bigint, player_id: bigint): Promise<string | null> => {
  const { rows } = await sql<{ score: string }>`
    select score from sportsbook_match_of_the_day.guesses where event_id = ${event_id} and player_id = ${player_id}`.execute(db)
  return rows[0]?.score ?? null
}

/** Who guessed a score and has nothing for it, whoever was first at first. */
export const rightGuesses = async (tx: Tx, event_id: bigint, score: string, at_most: number): Promise<bigint[]> => {
  const { rows } = await sql<{ player_id: bigint }>`
    select player_id from sportsbook_match_of_the_day.guesses
     where event_id = ${event_id} and score = ${score} and not is_given order by guessed_at, player_id limit ${at_most}`.execute(tx)
  return rows.map(({ player_id }) => player_id)
}

export const countGiven = async (db: Executor, event_id: bigint): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from sportsbook_match_of_the_day.guesses where event_id = ${event_id} and is_given`.execute(db)
  return rows[0]?.count ?? 0
}

export const markGiven = async (tx: Tx, event_id: bigint, player_id: bigint): Promise<void> => {
  await sql`
    update sportsbook_match_of_the_day.guesses set is_given = true where event_id = ${event_id} and player_id = ${player_id}`.execute(tx)
}

/** False where the player had their bet. */
export const insertRaisedBet = async (tx: Tx, event_id: bigint, player_id: bigint, at: Date): Promise<boolean> => {
  const { rows } = await sql`
    insert into sportsbook_match_of_the_day.raised_bets (event_id, player_id, at) values (${event_id}, ${player_id}, ${at})
    on conflict do nothing returning player_id`.execute(tx)
  return rows.length > 0
}

export const hadRaisedBet = async (db: Executor, event_id: bigint, player_id: bigint): Promise<boolean> => {
  const { rows } = await sql`
    select from sportsbook_match_of_the_day.raised_bets where event_id = ${event_id} and player_id = ${player_id}`.execute(db)
  return rows.length > 0
}
