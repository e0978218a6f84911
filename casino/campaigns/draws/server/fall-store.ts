import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import { currencies, type Currency } from '#kernel/money/currency.ts'
import { referenceRate } from '#kernel/money/reference-rates.ts'

/** A draw to be made: the player, and the input of the bytes besides the seed. */
export interface Ticket {
  readonly player_id: bigint
  readonly input: string
  readonly number: bigint
  readonly at: Date
}

export interface FallRow extends Ticket {
  readonly id: bigint
  readonly draw_id: bigint
  readonly drawn_at: Date | null
  readonly outcome: string | null
  readonly is_given: boolean
  readonly asset: string | null
  readonly amount_minor: bigint | null
}

export type DrawnFall = Omit<FallRow, 'id' | 'draw_id' | 'drawn_at'>

const columns = sql`f.id, f.draw_id, f.player_id, f.input, f.number, f.at, f.drawn_at, f.outcome, f.is_given, f.asset, f.amount_minor`

/** Stores results of rounds. Rounds drawn before are skipped and not returned. */
export const insertFalls = async (tx: Tx, draw_id: bigint, falls: readonly DrawnFall[], now: Date): Promise<FallRow[]> => {
  const written = falls.map((fall) => ({
    ...fall,
    player_id: fall.player_id.toString(),
    number: fall.number.toString(),
    amount_minor: fall.amount_minor?.toString() ?? null,
  }))
  const { rows } = await sql<FallRow>`
    insert into campaigns_draws.falls as f (draw_id, player_id, input, number, at, drawn_at, outcome, is_given, asset, amount_minor)
    select ${draw_id}::bigint, n.player_id, n.input, n.number, n.at, ${now}, n.outcome, n.is_given, n.asset, n.amount_minor
      from jsonb_to_recordset(${JSON.stringify(written)}::jsonb)
        as n(player_id bigint, input text, number bigint, at timestamptz, outcome text, is_given boolean, asset text, amount_minor bigint)
    on conflict (draw_id, input, number) do nothing
    returning ${columns}`.execute(tx)
  return rows
}

/** Which of these rounds were drawn before. */
export const knownInputs = async (tx: Tx, draw_id: bigint, inputs: readonly string[]): Promise<Set<string>> => {
  const { rows } = await sql<{ input: string }>`
    select input from campaigns_draws.falls where draw_id = ${draw_id} and number = 0 and input = any(${[...inputs]}::text[])`.execute(tx)
  return new Set(rows.map(({ input }) => input))
}

/** Stores a paid attempt with the draw's next number. */
export const insertAttempt = async (
  tx: Tx,
  { draw_id, player_id, input, key, at }: Pick<FallRow, 'draw_id' | 'player_id' | 'input' | 'at'> & { readonly key: string },
): Promise<FallRow> => {
  const { rows } = await sql<FallRow>`
    with numbered as (
      update campaigns_draws.draws set next_number = next_number + 1 where id = ${draw_id} returning next_number - 1 as number
    )
    insert into campaigns_draws.falls as f (draw_id, player_id, input, number, key, at)
    select ${draw_id}::bigint, ${player_id}::bigint, ${input}, numbered.number, ${key}, ${at} from numbered
    returning ${columns}`.execute(tx)
  return rows[0] as FallRow
}

export const attemptByKey = async (db: Executor, draw_id: bigint, player_id: bigint, key: string): Promise<FallRow | undefined> => {
  const { rows } = await sql<FallRow>`
    select ${columns} from campaigns_draws.falls f where draw_id = ${draw_id} and player_id = ${player_id} and key = ${key}`.execute(db)
  return rows[0]
}

/** Locks a paid attempt that is not drawn yet; undefined if it was drawn. */
export const lockUndrawn = async (tx: Tx, id: bigint): Promise<FallRow | undefined> => {
  const { rows } = await sql<FallRow>`
    select ${columns} from campaigns_draws.falls f where id = ${id} and drawn_at is null for update`.execute(tx)
  return rows[0]
}

export const undrawnOf = async (tx: Tx, draw_id: bigint): Promise<FallRow[]> => {
  const { rows } = await sql<FallRow>`
    select ${columns} from campaigns_draws.falls f where draw_id = ${draw_id} and drawn_at is null order by number for update`.execute(tx)
  return rows
}

/** Stores the result of an attempt. */
export const markDrawn = async (tx: Tx, id: bigint, { outcome, is_given, asset, amount_minor }: DrawnFall, now: Date): Promise<FallRow> => {
  const { rows } = await sql<FallRow>`
    update campaigns_draws.falls f set drawn_at = ${now}, outcome = ${outcome}, is_given = ${is_given}, asset = ${asset},
           amount_minor = ${amount_minor?.toString() ?? null}::bigint
     where id = ${id} returning ${columns}`.execute(tx)
  return rows[0] as FallRow
}

/** Latest results of some draws. */
export const newestFalls = async (db: Executor, draw_ids: readonly bigint[], limit: number): Promise<FallRow[]> => {
  const { rows } = await sql<FallRow>`
    select ${columns} from campaigns_draws.falls f
     where draw_id = any(${draw_ids.map(String)}::bigint[]) and is_given order by id desc limit ${limit}`.execute(db)
  return rows
}

interface ValueQuery {
  readonly draw_ids: readonly bigint[]
  /** Only results with this outcome. */
  readonly outcome?: string
  readonly limit: number
  readonly offset: number
}

/** Money results of some draws, highest value first; currencies are compared by the reference rates. */
export const winnersByValue = async (db: Executor, { draw_ids, outcome, limit, offset }: ValueQuery): Promise<FallRow[]> => {
  const worth = Object.keys(currencies).map((currency) => {
    const { numerator, denominator } = referenceRate(currency as Currency, 'UAH')
    return { currency, factor: Number(numerator) / Number(denominator) }
  })
  const { rows } = await sql<FallRow>`
    select ${columns} from campaigns_draws.falls f
      join jsonb_to_recordset(${JSON.stringify(worth)}::jsonb) as w(currency text, factor double precision) on w.currency = f.asset
     where f.draw_id = any(${draw_ids.map(String)}::bigint[]) and f.is_given and (${outcome ?? null}::text is null or f.outcome = ${outcome ?? null})
     order by f.amount_minor * w.factor desc, f.id limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** A player's results in some draws, latest first. */
export const winsOfPlayer = async (db: Executor, draw_ids: readonly bigint[], player_id: bigint): Promise<FallRow[]> => {
  const { rows } = await sql<FallRow>`
    select ${columns} from campaigns_draws.falls f
     where player_id = ${player_id} and draw_id = any(${draw_ids.map(String)}::bigint[]) and is_given order by id desc`.execute(db)
  return rows
}

export const fallsByIds = async (db: Executor, ids: readonly number[]): Promise<FallRow[]> => {
  const { rows } = await sql<FallRow>`
    select ${columns} from campaigns_draws.falls f where id = any(${ids.map(String)}::bigint[]) order by id`.execute(db)
  return rows
}

/** All stored results of a draw, in drawing order, for verification. */
export const fallsOf = async (db: Executor, draw_id: bigint, { after, limit }: { after: bigint; limit: number }): Promise<FallRow[]> => {
  const { rows } = await sql<FallRow>`
    select ${columns} from campaigns_draws.falls f
     where draw_id = ${draw_id} and drawn_at is not null and id > ${after} order by id limit ${limit}`.execute(db)
  return rows
}
