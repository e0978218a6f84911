import { sql, type RawBuilder } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Currency } from '#kernel/money/currency.ts'
import type { CashbackState } from '../rules.ts'

export interface CashbackRow {
  readonly id: bigint
  readonly player_id: bigint
  readonly currency: Currency
  /** Minor units. */
  readonly amount: bigint
  readonly fund: string
  /** Its Monday; null of one that an operator gave, and so are the next three. */
  readonly week: string | null
  readonly staked: bigint | null
  readonly won: bigint | null
  readonly percent: number | null
  readonly state: CashbackState
  readonly take_by: Date
  readonly ended_at: Date | null
}

export type NewCashback = Pick<
  CashbackRow,
  'player_id' | 'currency' | 'amount' | 'fund' | 'week' | 'staked' | 'won' | 'percent' | 'take_by'
>

const columns = sql`id, player_id, currency, amount, fund, week::text, staked, won, percent, state, take_by, ended_at`

const waits = sql`state = 'available'`
/** What waits in the order in which it is taken: what its player chose last, then what ends first. Then what ended last. */
const in_turn = sql`${waits} desc, case when ${waits} then chosen_at end desc nulls last, case when ${waits} then take_by end,
  ended_at desc nulls last, id desc`

export const insertCashbacks = async (tx: Tx, made: readonly NewCashback[], at: Date): Promise<readonly CashbackRow[]> => {
  const written = JSON.stringify(made, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
  const { rows } = await sql<CashbackRow>`
    insert into bonuses_cashback.cashbacks (player_id, currency, amount, fund, week, staked, won, percent, made_at, take_by)
    select player_id, currency, amount, fund, week, staked, won, percent, ${at}, take_by
      from jsonb_to_recordset(${written}::jsonb) as n(player_id bigint, currency text, amount bigint, fund text, week date, staked bigint,
                                                      won bigint, percent smallint, take_by timestamptz)
     order by player_id
    returning ${columns}`.execute(tx)
  return rows
}

/** What this player can take, in turn; locked, so that of two who take the second finds it taken. */
export const lockWaiting = async (tx: Tx, player_id: bigint): Promise<readonly CashbackRow[]> => {
  const { rows } = await sql<CashbackRow>`
    select ${columns} from bonuses_cashback.cashbacks
     where player_id = ${player_id} and ${waits} order by ${in_turn} for update`.execute(tx)
  return rows
}

export const cashbackOfPlayer = async (db: Executor, player_id: bigint, id: bigint): Promise<CashbackRow | undefined> => {
  const { rows } = await sql<CashbackRow>`
    select ${columns} from bonuses_cashback.cashbacks where id = ${id} and player_id = ${player_id}`.execute(db)
  return rows[0]
}

/** What this command took, if it is repeated. */
export const paidBy = async (db: Executor, player_id: bigint, key: string): Promise<readonly CashbackRow[]> => {
  const { rows } = await sql<CashbackRow>`
    select ${columns} from bonuses_cashback.cashbacks where player_id = ${player_id} and paid_key = ${key}`.execute(db)
  return rows
}

export interface CashbackEnd {
  readonly state: 'paid' | 'expired'
  readonly at: Date
  readonly paid_key?: string | undefined
}

export const endCashbacks = async (tx: Tx, ids: readonly bigint[], { state, at, paid_key }: CashbackEnd): Promise<void> => {
  await sql`update bonuses_cashback.cashbacks set state = ${state}, ended_at = ${at}, paid_key = ${paid_key ?? null}
             where id = any(${ids.map(String)}::bigint[])`.execute(tx)
}

/** Marks one that waits as the next; false where it does not wait. */
export const markChosen = async (db: Executor, player_id: bigint, id: bigint, at: Date): Promise<boolean> => {
  const { rows } = await sql`
    update bonuses_cashback.cashbacks set chosen_at = ${at}
     where id = ${id} and player_id = ${player_id} and ${waits} returning id`.execute(db)
  return rows.length > 0
}

/** What ran out, or waits for this player whatever its day; some at once, locked. */
export const lockEnding = async (tx: Tx, of: { readonly due_at: Date } | { readonly player_id: bigint }, limit: number) => {
  const which = 'due_at' in of ? sql`take_by <= ${of.due_at}` : sql`player_id = ${of.player_id}`
  const { rows } = await sql<CashbackRow>`
    select ${columns} from bonuses_cashback.cashbacks where ${waits} and ${which}
     order by take_by, id limit ${limit} for update skip locked`.execute(tx)
  return rows
}

/** A scalar subquery: the next one that waits, else the one that ended last. */
export const selectDashboard = (player_id: bigint | RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select json_build_object('amount', amount::text, 'state', state) from bonuses_cashback.cashbacks
   where player_id = ${player_id} order by ${in_turn} limit 1)`

export const readDashboards = async (db: Executor, player_ids: readonly bigint[]): Promise<ReadonlyMap<bigint, unknown>> => {
  const { rows } = await sql<{ player_id: bigint; dashboard: unknown }>`
    select asked.player_id, ${selectDashboard(sql`asked.player_id`)} as dashboard
      from unnest(${player_ids.map(String)}::bigint[]) as asked(player_id)`.execute(db)
  return new Map(rows.map(({ player_id, dashboard }) => [player_id, dashboard]))
}

/** What this player was given, what waits first and in turn, then what ended last. */
export const cashbacksOf = async (db: Executor, player_id: bigint, limit: number): Promise<readonly CashbackRow[]> => {
  const { rows } = await sql<CashbackRow>`
    select ${columns} from bonuses_cashback.cashbacks where player_id = ${player_id} order by ${in_turn} limit ${limit}`.execute(db)
  return rows
}

/** The week that was counted to its end last. */
export const lastCounted = async (db: Executor): Promise<string | null> => {
  const { rows } = await sql<{ week: string | null }>`
    select max(week)::text as week from bonuses_cashback.weeks where counted_at is not null`.execute(db)
  return rows[0]?.week ?? null
}

/** How far a week is counted, under its lock; null where it is done. */
export const lockWeek = async (tx: Tx, week: string): Promise<bigint | null> => {
  await sql`insert into bonuses_cashback.weeks (week) values (${week}) on conflict do nothing`.execute(tx)
  const { rows } = await sql<{ after_player: bigint; counted_at: Date | null }>`
    select after_player, counted_at from bonuses_cashback.weeks where week = ${week} for update`.execute(tx)
  const [row] = rows
  return row && row.counted_at === null ? row.after_player : null
}

export const writeWeek = async (tx: Tx, week: string, after_player: bigint, counted_at: Date | null): Promise<void> => {
  await sql`update bonuses_cashback.weeks set after_player = ${after_player}, counted_at = ${counted_at} where week = ${week}`.execute(tx)
}

export interface WeekFigures {
  readonly fund: string
  readonly currency: string
  readonly players: number
  readonly promised: bigint
  readonly paid: bigint
  readonly expired: bigint
}

/** What each week promised and what became of it, newest first. */
export const weekFigures = async (db: Executor, limit: number): Promise<readonly WeekFigures[]> => {
  const { rows } = await sql<WeekFigures>`
    select fund, currency, count(distinct player_id)::int as players, sum(amount)::bigint as promised,
           coalesce(sum(amount) filter (where state = 'paid'), 0)::bigint as paid,
           coalesce(sum(amount) filter (where state = 'expired'), 0)::bigint as expired
      from bonuses_cashback.cashbacks group by fund, currency order by max(made_at) desc, fund, currency limit ${limit}`.execute(db)
  return rows
}
