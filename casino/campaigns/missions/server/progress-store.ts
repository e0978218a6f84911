import { sql } from 'kysely'
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

const asJson = (keys: readonly (ProgressKey & { readonly steps?: Progress })[]): string =>
  JSON.stringify(
    keys.map(({ track_id, player_id, period, steps }) => ({ track_id: String(track_id), player_id: String(player_id), period, steps })),
  )

/** The rows of these players and tracks, created if missing, locked in a fixed order. Two statements for any number. */
export const openProgress = async (
  tx: Tx,
  wanted: readonly (ProgressKey & { readonly steps: Progress })[],
  now: Date,
): Promise<ProgressRow[]> => {
  const given = sql`jsonb_to_recordset(${asJson(wanted)}::jsonb) as w(track_id bigint, player_id bigint, period text, steps jsonb)`
  await sql`
    insert into campaigns_missions.progress (track_id, player_id, period, steps, changed_at)
    select w.track_id, w.player_id, w.period, w.steps, ${now} from ${given} order by 1, 2, 3
    on conflict do nothing`.execute(tx)
  const { rows } = await sql<ProgressRow>`
    select ${columns} from campaigns_missions.progress p join ${given} using (track_id, player_id, period)
     order by p.track_id, p.player_id, p.period for update of p`.execute(tx)
  return rows
}

/** Writes all rows in one statement. */
export const saveProgress = async (tx: Tx, changed: readonly ProgressRow[], now: Date): Promise<void> => {
  const written = changed.map((row) => ({
    ...row,
    track_id: String(row.track_id),
    player_id: String(row.player_id),
    counted_tx: String(row.counted_tx),
    counted_position: String(row.counted_position),
  }))
  await sql`
    update campaigns_missions.progress p
       set steps = w.steps, is_whole = w.is_whole, counted_tx = w.counted_tx, counted_position = w.counted_position,
           given = array(select jsonb_array_elements_text(w.given)), changed_at = ${now}
      from jsonb_to_recordset(${JSON.stringify(written)}::jsonb)
        as w(track_id bigint, player_id bigint, period text, steps jsonb, is_whole boolean, given jsonb, counted_tx bigint, counted_position bigint)
     where p.track_id = w.track_id and p.player_id = w.player_id and p.period = w.period`.execute(tx)
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
