import { sql } from 'kysely'
import type { Window } from '#casino/campaigns/boards/server/api.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Text } from '#kernel/i18n/texts.ts'
import { countablesOf, gamesOfTrack, type Countable } from '../goals.ts'
import type { TrackSpec } from '../track-spec.ts'

export interface TrackRow extends Window {
  readonly id: bigint
  /** The slice that owns it: `contests/jackpot-marathon`. */
  readonly owner: string
  readonly title: Text
  readonly spec: TrackSpec
  /** Of all steps together: the games whose rounds count. */
  readonly games: readonly string[]
  /** The page that shows it, where its owner has one for each campaign. */
  readonly link: string | null
  /** The board that it follows; null without one. */
  readonly board_id: bigint | null
  /** When its end was told: at its end, or when an operator ended it before that. */
  readonly ended_at: Date | null
  readonly closed_at: Date | null
}

/** Name of the fund of its rewards. */
export const fundOfTrack = ({ id }: Pick<TrackRow, 'id'>): string => `track:${id}`

const columns = sql`t.id, t.owner, t.title, t.starts_at, t.ends_at, t.spec, t.games, t.link, t.board_id, t.ended_at, t.closed_at`

export const insertTrack = async (
  tx: Tx,
  track: Omit<TrackRow, 'id' | 'games' | 'link' | 'board_id' | 'ended_at' | 'closed_at'> & Partial<Pick<TrackRow, 'link' | 'board_id'>>,
): Promise<TrackRow> => {
  const { owner, title, starts_at, ends_at, spec, link = null, board_id = null } = track
  const { rows } = await sql<TrackRow>`
    insert into campaigns_missions.tracks as t (owner, title, starts_at, ends_at, spec, games, counts, link, board_id)
    values (${owner}, ${JSON.stringify(title)}::jsonb, ${starts_at}, ${ends_at}, ${JSON.stringify(spec)}::jsonb,
            ${gamesOfTrack(spec)}::text[], ${[...countablesOf(spec)]}::text[], ${link}, ${board_id}::bigint)
    returning ${columns}`.execute(tx)
  const made = rows[0] as TrackRow
  const stock = spec.steps.flatMap(({ name, reward }) => (reward ? [{ name, left_count: reward.stock }] : []))
  await sql`
    insert into campaigns_missions.stock (track_id, step, left_count)
    select ${made.id}::bigint, s.name, s.left_count from jsonb_to_recordset(${JSON.stringify(stock)}::jsonb) as s(name text, left_count integer)`.execute(
    tx,
  )
  return made
}

export const trackById = async (db: Executor, id: number | bigint): Promise<TrackRow | undefined> => {
  const { rows } = await sql<TrackRow>`select ${columns} from campaigns_missions.tracks t where id = ${id}`.execute(db)
  return rows[0]
}

interface Wanted {
  readonly countable: Countable
  /** For rounds: the games that were played. */
  readonly games: readonly string[]
  readonly from: Date
  readonly to: Date
}

/** Open tracks that count facts of this kind at these times. */
export const tracksAbout = async (db: Executor, { countable, games, from, to }: Wanted): Promise<TrackRow[]> => {
  const { rows } = await sql<TrackRow>`
    select ${columns} from campaigns_missions.tracks t
     where closed_at is null and starts_at <= ${to} and ends_at > ${from} and ${countable} = any(counts)
       and (${countable !== 'round'} or games && ${[...games]}::text[])
     order by id`.execute(db)
  return rows
}

/** Open tracks that count points of these boards. */
export const tracksFollowing = async (db: Executor, board_ids: readonly bigint[]): Promise<TrackRow[]> => {
  const { rows } = await sql<TrackRow>`
    select ${columns} from campaigns_missions.tracks t
     where closed_at is null and board_id = any(${board_ids.map(String)}::bigint[]) and 'points' = any(counts) order by id`.execute(db)
  return rows
}

/** Locks an open track; undefined if it is closed or unknown. */
export const lockOpenTrack = async (tx: Tx, id: number | bigint): Promise<TrackRow | undefined> => {
  const { rows } = await sql<TrackRow>`
    select ${columns} from campaigns_missions.tracks t where id = ${id} and closed_at is null for update`.execute(tx)
  return rows[0]
}

/** Ends tracks whose time was over by a moment, each once. */
export const takeEnded = async (tx: Tx, by: Date, now: Date): Promise<Pick<TrackRow, 'id' | 'owner'>[]> => {
  const { rows } = await sql<Pick<TrackRow, 'id' | 'owner'>>`
    update campaigns_missions.tracks set ended_at = ${now} where ended_at is null and ends_at <= ${by} returning id, owner`.execute(tx)
  return rows
}

/** Ends a track early, once. */
export const takeEnd = async (tx: Tx, id: bigint, now: Date): Promise<Pick<TrackRow, 'id' | 'owner'> | undefined> => {
  const { rows } = await sql<Pick<TrackRow, 'id' | 'owner'>>`
    update campaigns_missions.tracks set ended_at = ${now} where id = ${id} and ended_at is null returning id, owner`.execute(tx)
  return rows[0]
}

export const markClosed = async (tx: Tx, id: bigint, now: Date): Promise<void> => {
  await sql`update campaigns_missions.tracks set closed_at = ${now} where id = ${id}`.execute(tx)
}

/** Remaining rewards of each step. */
export const stockOf = async (db: Executor, track_id: bigint): Promise<Map<string, number>> => {
  const { rows } = await sql<{ step: string; left_count: number }>`
    select step, left_count from campaigns_missions.stock where track_id = ${track_id}`.execute(db)
  return new Map(rows.map(({ step, left_count }) => [step, left_count]))
}

/** Takes rewards of a step from the stock; returns how many were available. */
export const takeStock = async (tx: Tx, track_id: bigint, step: string, count: number): Promise<number> => {
  const { rows } = await sql<{ taken: number }>`
    with before as (select left_count from campaigns_missions.stock where track_id = ${track_id} and step = ${step} for update)
    update campaigns_missions.stock s set left_count = before.left_count - least(before.left_count, ${count}::integer) from before
     where s.track_id = ${track_id} and s.step = ${step}
    returning least(before.left_count, ${count}::integer) as taken`.execute(tx)
  return rows[0]?.taken ?? 0
}
