import { sql } from 'kysely'
import { bigintArray, textArray } from '#kernel/database/array-literals.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'
import { periodOf } from '../period.ts'
import type { Progress } from '../progress.ts'
import type { TrackRow } from './track-store.ts'

export interface ProgressKey {
  readonly track_id: bigint
  readonly player_id: bigint
  readonly period: string
}

export interface ProgressRow extends ProgressKey {
  readonly steps: Progress
  readonly is_whole: boolean
  readonly given: readonly string[]
  readonly counted_tx: bigint
  readonly counted_position: bigint
}

const columns = sql`p.track_id, p.player_id, p.period, p.steps, p.is_whole, p.given, p.counted_tx, p.counted_position`

/** Rows by their keys; arrays are read several times as fast as JSON. */
const given = (keys: readonly ProgressKey[]) => sql`unnest(
  ${bigintArray(keys.map(({ track_id }) => track_id))}::bigint[], ${bigintArray(keys.map(({ player_id }) => player_id))}::bigint[],
  ${textArray(keys.map(({ period }) => period))}::text[])`

/** How far a player is by what was counted, without what was given for it. */
export type CountedRow = Omit<ProgressRow, 'given'>

/**
 * The rows of these players and tracks that there are. Only the reader of facts counts, one batch after the other, so nobody else moves
 * what it reads here, and rows need no lock.
 */
export const knownProgress = async (tx: Tx, keys: readonly ProgressKey[]): Promise<CountedRow[]> => {
  const { rows } = await sql<CountedRow>`
    select p.track_id, p.player_id, p.period, p.steps, p.is_whole, p.counted_tx, p.counted_position
      from ${given(keys)} as w(track_id, player_id, period) join campaigns_missions.progress p using (track_id, player_id, period)`.execute(
    tx,
  )
  return rows
}

/** A counted row, and the steps whose rewards were given for it now. */
export interface NewProgress extends CountedRow {
  readonly newly_given: readonly string[]
}

const written = (rows: readonly (CountedRow & Partial<NewProgress>)[]) => sql`unnest(
  ${bigintArray(rows.map(({ track_id }) => track_id))}::bigint[], ${bigintArray(rows.map(({ player_id }) => player_id))}::bigint[],
  ${textArray(rows.map(({ period }) => period))}::text[], ${textArray(rows.map(({ steps }) => JSON.stringify(steps)))}::text[],
  ${textArray(rows.map(({ is_whole }) => String(is_whole)))}::boolean[],
  ${textArray(rows.map(({ newly_given = [] }) => (newly_given.length > 0 ? textArray(newly_given) : null)))}::text[],
  ${bigintArray(rows.map(({ counted_tx }) => counted_tx))}::bigint[],
  ${bigintArray(rows.map(({ counted_position }) => counted_position))}::bigint[])
  as w(track_id, player_id, period, steps, is_whole, newly_given, counted_tx, counted_position)`

/** Makes the rows of players who have none yet. */
export const insertProgress = async (tx: Tx, rows: readonly CountedRow[], now: Date): Promise<void> => {
  if (rows.length === 0) return
  await sql`
    insert into campaigns_missions.progress (track_id, player_id, period, steps, changed_at)
    select w.track_id, w.player_id, w.period, w.steps::jsonb, ${now}
      from ${written(rows)} order by 1, 2, 3`.execute(tx)
}

/** Locks rows before their rewards are given, as those who claim do: in the same order. */
export const lockProgress = async (tx: Tx, keys: readonly ProgressKey[]): Promise<void> => {
  if (keys.length === 0) return
  await sql`
    select from ${given(keys)} as w(track_id, player_id, period) join campaigns_missions.progress p using (track_id, player_id, period)
     order by track_id, player_id, period for update of p`.execute(tx)
}

/** Writes all rows in one statement. What players claim meanwhile stays given. */
export const updateProgress = async (tx: Tx, rows: readonly NewProgress[], now: Date): Promise<void> => {
  if (rows.length === 0) return
  await sql`
    update campaigns_missions.progress p
       set steps = w.steps::jsonb, is_whole = w.is_whole, counted_tx = w.counted_tx, counted_position = w.counted_position,
           given = case when w.newly_given is null then p.given else p.given || w.newly_given::text[] end, changed_at = ${now}
      from ${written(rows)}
     where p.track_id = w.track_id and p.player_id = w.player_id and p.period = w.period`.execute(tx)
}

/** The reward of a step was given. The row must be locked. */
export const addGiven = async (tx: Tx, { track_id, player_id, period }: ProgressKey, step: string, now: Date): Promise<void> => {
  await sql`
    update campaigns_missions.progress set given = given || ${step}::text, changed_at = ${now}
     where track_id = ${track_id} and player_id = ${player_id} and period = ${period}`.execute(tx)
}

/** The same of many players, whose track is locked. */
export const addGivenOf = async (
  tx: Tx,
  { track_id, period }: Omit<ProgressKey, 'player_id'>,
  step: string,
  player_ids: readonly bigint[],
  now: Date,
): Promise<void> => {
  await sql`
    update campaigns_missions.progress set given = given || ${step}::text, changed_at = ${now}
     where track_id = ${track_id} and period = ${period} and player_id = any(${bigintArray(player_ids)}::bigint[])`.execute(tx)
}

/** All rows of a repetition of a track; who got further last stands last. */
export const progressOfPeriod = async (tx: Tx, track_id: bigint, period: string): Promise<ProgressRow[]> => {
  const { rows } = await sql<ProgressRow>`
    select ${columns} from campaigns_missions.progress p
     where track_id = ${track_id} and period = ${period} order by changed_at, player_id`.execute(tx)
  return rows
}

/** The player's row, locked if `lock` is true; undefined before the first counted fact. */
export const progressOf = async (db: Executor, key: ProgressKey, lock = false): Promise<ProgressRow | undefined> => {
  const { rows } = await sql<ProgressRow>`
    select ${columns} from campaigns_missions.progress p
     where track_id = ${key.track_id} and player_id = ${key.player_id} and period = ${key.period} ${lock ? sql`for update` : sql``}`.execute(
    db,
  )
  return rows[0]
}

/** Rows of these players in a track, of the repetition at a moment. */
export const progressOfPlayers = async (
  db: Executor,
  { id, spec }: Pick<TrackRow, 'id' | 'spec'>,
  player_ids: readonly bigint[],
  at: Date,
): Promise<ProgressRow[]> => {
  const { rows } = await sql<ProgressRow>`
    select ${columns} from campaigns_missions.progress p
     where track_id = ${id} and player_id = any(${player_ids.map(String)}::bigint[]) and period = ${periodOf(spec, at)}`.execute(db)
  return rows
}

/** Players who completed every step. */
export const finishersOf = async (db: Executor, track_id: bigint): Promise<bigint[]> => {
  const { rows } = await sql<{ player_id: bigint }>`
    select player_id from campaigns_missions.progress where track_id = ${track_id} and is_whole order by player_id`.execute(db)
  return rows.map(({ player_id }) => player_id)
}

export const countFinishers = async (db: Executor, track_id: bigint): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from campaigns_missions.progress where track_id = ${track_id} and is_whole`.execute(db)
  return rows[0]?.count ?? 0
}
