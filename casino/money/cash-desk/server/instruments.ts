import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Currency } from '#kernel/money/currency.ts'
import { inCurrency } from '#kernel/money/reference-rates.ts'
import type { Instrument } from './provider.ts'
import type { Payment } from './store.ts'

/** Keeps what a deposit came from, and writes it on the deposit. */
export const keepInstrument = async (tx: Tx, payment: Payment, { token, label }: Instrument, at: Date): Promise<void> => {
  await sql`
    with kept as (
      insert into money_cash_desk.instruments (player_id, provider, method, token, label, first_at, last_at)
      values (${payment.player_id}, ${payment.provider}, ${payment.method}, ${token}, ${label}, ${at}, ${at})
      on conflict (player_id, provider, token) do update set last_at = excluded.last_at, label = excluded.label
      returning id
    )
    update money_cash_desk.payments p set instrument_id = kept.id from kept where p.id = ${payment.id}`.execute(tx)
}

/** What of a payment `p` went back to its payer: what was refunded, and what its bank took back after a dispute. */
const wentBack = sql`(
  coalesce((select sum(r.amount) from money_cash_desk.refunds r where r.payment_id = p.id and r.state <> 'failed'), 0)
  + coalesce((select d.amount from money_cash_desk.disputes d where d.payment_id = p.id and d.state = 'lost'), 0))`

/** What a player paid with, and how much came by it in one currency and did not go back. */
export interface UsedInstrument {
  readonly id: bigint
  readonly provider: string
  readonly method: string
  readonly token: string
  readonly label: string
  /** When a deposit by it last came. */
  readonly last_at: Date
  /** Minor units of the currency that was asked for. */
  readonly received: bigint
}

/** What this player's deposits came from, used last first. */
export const instrumentsOf = async (db: Executor, player_id: bigint, currency: string): Promise<readonly UsedInstrument[]> => {
  const { rows } = await sql<UsedInstrument>`
    select i.id, i.provider, i.method, i.token, i.label, i.last_at,
           coalesce((select sum(coalesce(p.received, p.amount) - ${wentBack}) from money_cash_desk.payments p
                      where p.instrument_id = i.id and p.currency = ${currency} and p.state = 'completed'), 0)::bigint as received
      from money_cash_desk.instruments i where i.player_id = ${player_id}
     order by i.last_at desc, i.id desc limit 100`.execute(db)
  return rows
}

/** What this player deposited since a moment and did not go back, in minor units of `currency`; in others at the limits' own rate. */
export const depositedSince = async (db: Executor, player_id: bigint, currency: Currency, since: Date): Promise<bigint> => {
  const { rows } = await sql<{ readonly paid_in: Currency; readonly sum: bigint }>`
    select p.currency as paid_in, sum(coalesce(p.received, p.amount) - ${wentBack})::bigint as sum from money_cash_desk.payments p
     where p.player_id = ${player_id} and p.state = 'completed' and p.created_at >= ${since} group by p.currency`.execute(db)
  return rows.reduce((all, { paid_in, sum }) => all + inCurrency(sum, paid_in, currency, 'up'), 0n)
}

/** The currencies in which this player's money has come in. */
export const depositedCurrencies = async (db: Executor, player_id: bigint): Promise<readonly Currency[]> => {
  const { rows } = await sql<{ currency: Currency }>`
    select distinct currency from money_cash_desk.payments where player_id = ${player_id} and state = 'completed'`.execute(db)
  return rows.map(({ currency }) => currency)
}

/** Has this player ever made a deposit? */
export const hasDeposited = async (db: Executor, player_id: bigint): Promise<boolean> => {
  const { rows } = await sql`select from money_cash_desk.first_deposits where player_id = ${player_id}`.execute(db)
  return rows.length > 0
}

/** Did two players pay with the same thing, as its provider knows it? */
export const shareInstrument = async (db: Executor, one: bigint, other: bigint): Promise<boolean> => {
  const { rows } = await sql`
    select from money_cash_desk.instruments a join money_cash_desk.instruments b using (provider, token)
     where a.player_id = ${one} and b.player_id = ${other} limit 1`.execute(db)
  return rows.length > 0
}
