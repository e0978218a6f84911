import { sql } from 'kysely'
import type { Window } from '#casino/campaigns/boards/server/api.ts'
import type { Sealed } from '#kernel/config/seal.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Text } from '#kernel/i18n/texts.ts'
import type { DrawSpec } from '../draw-spec.ts'

export interface DrawRow extends Window, Sealed {
  readonly id: bigint
  /** The slice that owns it: `contests/prize-drops`. */
  readonly owner: string
  readonly title: Text
  readonly spec: DrawSpec
  readonly server_seed_hash: string
  readonly committed_at: Date
  readonly closed_at: Date | null
  /** Revealed when it is closed. */
  readonly server_seed: string | null
}

/** Name of the fund of its prizes. */
export const fundOfDraw = ({ id }: Pick<DrawRow, 'id'>): string => `draw:${id}`

const columns = sql`d.id, d.owner, d.title, d.starts_at, d.ends_at, d.spec, d.server_seed_hash, d.sealed, d.key_id, d.committed_at, d.closed_at,
  d.server_seed`

export type NewDrawRow = Omit<DrawRow, 'id' | 'closed_at' | 'server_seed'>

export const insertDraw = async (tx: Tx, draw: NewDrawRow): Promise<DrawRow> => {
  const { owner, title, starts_at, ends_at, spec, server_seed_hash, sealed, key_id, committed_at } = draw
  const { rows } = await sql<DrawRow>`
    insert into campaigns_draws.draws as d
      (owner, title, starts_at, ends_at, spec, games, server_seed_hash, sealed, key_id, committed_at)
    values (${owner}, ${JSON.stringify(title)}::jsonb, ${starts_at}, ${ends_at}, ${JSON.stringify(spec)}::jsonb,
            ${[...(spec.rounds?.games ?? [])]}::text[], ${server_seed_hash}, ${sealed}, ${key_id}, ${committed_at})
    returning ${columns}`.execute(tx)
  const made = rows[0] as DrawRow
  const stock = spec.outcomes.map(({ name, stock: left_count }) => ({ name, left_count }))
  await sql`
    insert into campaigns_draws.stock (draw_id, outcome, left_count)
    select ${made.id}::bigint, s.name, s.left_count from jsonb_to_recordset(${JSON.stringify(stock)}::jsonb) as s(name text, left_count integer)`.execute(
    tx,
  )
  return made
}

export const drawById = async (db: Executor, id: number | bigint): Promise<DrawRow | undefined> => {
  const { rows } = await sql<DrawRow>`select ${columns} from campaigns_draws.draws d where id = ${id}`.execute(db)
  return rows[0]
}

export const drawsByIds = async (db: Executor, ids: readonly (number | bigint)[]): Promise<DrawRow[]> => {
  const { rows } = await sql<DrawRow>`
    select ${columns} from campaigns_draws.draws d where id = any(${ids.map(String)}::bigint[]) order by id`.execute(db)
  return rows
}

/** Open and recently closed draws, open ones first. */
export const shownDraws = async (db: Executor, limit: number): Promise<DrawRow[]> => {
  const { rows } = await sql<DrawRow>`
    select ${columns} from campaigns_draws.draws d order by closed_at is not null, id desc limit ${limit}`.execute(db)
  return rows
}

/** Open draws that count these games at these times. */
export const drawsOfGames = async (
  tx: Tx,
  about: { readonly games: readonly string[]; readonly from: Date; readonly to: Date },
): Promise<DrawRow[]> => {
  const { rows } = await sql<DrawRow>`
    select ${columns} from campaigns_draws.draws d
     where closed_at is null and starts_at <= ${about.to} and ends_at > ${about.from} and games && ${[...about.games]}::text[]
     order by id`.execute(tx)
  return rows
}

/** Locks an open draw; undefined if it is closed or unknown. */
export const lockOpenDraw = async (tx: Tx, id: number | bigint): Promise<DrawRow | undefined> => {
  const { rows } =
    await sql<DrawRow>`select ${columns} from campaigns_draws.draws d where id = ${id} and closed_at is null for update`.execute(tx)
  return rows[0]
}

/** Ends draws whose time was over by a moment, each once. */
export const takeEnded = async (tx: Tx, by: Date, now: Date): Promise<Pick<DrawRow, 'id' | 'owner'>[]> => {
  const { rows } = await sql<Pick<DrawRow, 'id' | 'owner'>>`
    update campaigns_draws.draws set ended_at = ${now} where ended_at is null and ends_at <= ${by} returning id, owner`.execute(tx)
  return rows
}

/** Ends a draw early, once. */
export const takeEnd = async (tx: Tx, id: bigint, now: Date): Promise<Pick<DrawRow, 'id' | 'owner'> | undefined> => {
  const { rows } = await sql<Pick<DrawRow, 'id' | 'owner'>>`
    update campaigns_draws.draws set ended_at = ${now} where id = ${id} and ended_at is null returning id, owner`.execute(tx)
  return rows[0]
}

export const markClosed = async (tx: Tx, id: bigint, server_seed: string, now: Date): Promise<void> => {
  await sql`update campaigns_draws.draws set closed_at = ${now}, server_seed = ${server_seed} where id = ${id}`.execute(tx)
}

/** Remaining stock of each outcome. */
export const stockOf = async (db: Executor, ids: readonly bigint[]): Promise<Map<string, number>> => {
  const { rows } = await sql<{ draw_id: bigint; outcome: string; left_count: number }>`
    select draw_id, outcome, left_count from campaigns_draws.stock where draw_id = any(${ids.map(String)}::bigint[])`.execute(db)
  return new Map(rows.map(({ draw_id, outcome, left_count }) => [`${draw_id}:${outcome}`, left_count]))
}

/** How many were taken of an outcome's stock, and how many are left. */
interface Taken {
  readonly taken: number
  readonly left: number
}

/** Takes outcomes from the stock, in a fixed order to avoid deadlocks; returns how many were available. */
export const takeStock = async (tx: Tx, draw_id: bigint, wanted: ReadonlyMap<string, number>): Promise<Map<string, Taken>> => {
  const taken = new Map<string, Taken>()
  for (const [outcome, count] of [...wanted].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const { rows } = await sql<Taken>`
      with before as (select left_count from campaigns_draws.stock where draw_id = ${draw_id} and outcome = ${outcome} for update)
      update campaigns_draws.stock s set left_count = before.left_count - least(before.left_count, ${count}::integer) from before
       where s.draw_id = ${draw_id} and s.outcome = ${outcome}
      returning least(before.left_count, ${count}::integer) as taken, s.left_count as left`.execute(tx)
    taken.set(outcome, rows[0] ?? { taken: 0, left: 0 })
  }
  return taken
}
