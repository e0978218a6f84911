import { sql } from 'kysely'
import type { ControlsChanged } from '#casino/players/responsible-play/events.ts'
import { limitPeriods } from '#kernel/brand/limit-periods.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Fact } from '#kernel/facts/fact.ts'
import type { Currency } from '#kernel/money/currency.ts'
import { inCurrency } from '#kernel/money/reference-rates.ts'
import type { CountedDeposit, DepositCap } from '../deposit-limits.ts'

export interface DepositControls {
  /** `for-ever`: until the operator lifts the restriction. */
  readonly blocked_until: Date | 'for-ever' | null
  readonly currency: string | null
  readonly caps: readonly DepositCap[]
}

interface Row {
  readonly blocked_for_ever: boolean
  readonly blocked_until: Date | null
  readonly currency: string | null
  readonly caps: readonly (string | null)[] | null
}

const asControls = (row: Row | undefined): DepositControls => ({
  blocked_until: row?.blocked_for_ever ? 'for-ever' : (row?.blocked_until ?? null),
  currency: row?.currency ?? null,
  caps: limitPeriods.flatMap((period, index) => {
    const cap = row?.caps?.[index]
    return cap === null || cap === undefined ? [] : [{ period, amount_minor: BigInt(cap) }]
  }),
})

const columns = sql`coalesce(blocked_until = 'infinity', false) as blocked_for_ever, nullif(blocked_until, 'infinity') as blocked_until,
  currency, caps::text[] as caps`

/** A player's deposit restrictions and limits. */
export const readDepositControls = async (db: Executor, player_id: bigint): Promise<DepositControls> => {
  const { rows } = await sql<Row>`
    select ${columns} from money_cash_desk.deposit_controls where player_id = ${player_id}`.execute(db)
  return asControls(rows[0])
}

/** The same with a lock: until the caller's transaction ends, no other deposit starts and the restrictions do not change. */
export const holdDepositControls = async (tx: Tx, player_id: bigint): Promise<DepositControls> => {
  await sql`insert into money_cash_desk.deposit_controls (player_id) values (${player_id}) on conflict do nothing`.execute(tx)
  const { rows } = await sql<Row>`
    select ${columns} from money_cash_desk.deposit_controls
     where player_id = ${player_id} for no key update`.execute(tx)
  return asControls(rows[0])
}

/**
 * Completed and pending deposits since a moment, in minor units of `currency`; a retried command does not count itself. Deposits in
 * other currencies are converted at the limits' reference rate, so that a change of currency gives no extra room (decision 0070).
 */
export const countedDeposits = async (
  db: Executor,
  player_id: bigint,
  currency: Currency,
  since: Date,
  but_key: string | undefined,
): Promise<CountedDeposit[]> => {
  const { rows } = await sql<CountedDeposit & { readonly currency: Currency }>`
    select coalesce(received, amount) as amount_minor, created_at as at, currency from money_cash_desk.payments
     where player_id = ${player_id} and created_at > ${since}
       and state in ('created', 'pending', 'completed') and request_key is distinct from ${but_key ?? null}::text`.execute(db)
  return rows.map((row) => ({ at: row.at, amount_minor: inCurrency(row.amount_minor, row.currency, currency, 'up') }))
}

/** Stores a player's restrictions and limits for deposits; unchanged ones write nothing. */
export const writeDepositControls = async (tx: Tx, data: Fact<typeof ControlsChanged.schema>['data']): Promise<void> => {
  const capOf = (period: string) => data.limits.find((limit) => limit.kind === 'deposit' && limit.period === period)?.amount_minor ?? null
  const caps = limitPeriods.map(capOf)
  const blocked_until = data.blocked_until === 'lifted' ? 'infinity' : data.blocked_until
  const has_caps = caps.some((cap) => cap !== null)
  await sql`
    insert into money_cash_desk.deposit_controls as c (player_id, blocked_until, currency, caps)
    values (${data.player_id}::bigint, ${blocked_until}::timestamptz, ${has_caps ? data.currency : null}::text, ${has_caps ? caps : null}::bigint[])
    on conflict (player_id) do update
       set blocked_until = excluded.blocked_until, currency = excluded.currency, caps = excluded.caps
     where (c.blocked_until, c.currency, c.caps) is distinct from (excluded.blocked_until, excluded.currency, excluded.caps)`.execute(tx)
}

/** Whether a deposit of this player is still pending that is to bring a bonus. */
export const hasWaitingBonus = async (db: Executor, player_id: bigint): Promise<boolean> => {
  const { rows } = await sql`
    select from money_cash_desk.payments
     where player_id = ${player_id} and state in ('created', 'pending') and (bonus_id > 0 or sport_betting_bonus_id > 0) limit 1`.execute(
    db,
  )
  return rows.length > 0
}

/** Whether any deposit of this player is still pending. */
export const hasWaitingDeposit = async (db: Executor, player_id: bigint): Promise<boolean> => {
  const { rows } = await sql`
    select from money_cash_desk.payments where player_id = ${player_id} and state in ('created', 'pending') limit 1`.execute(db)
  return rows.length > 0
}
