import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { RefundMessage } from './provider.ts'
import type { Payment } from './store.ts'

export interface Refund {
  readonly id: bigint
  readonly payment_id: bigint
  readonly amount: bigint
  readonly state: 'asked' | RefundMessage['state']
}

/** What of a payment went back already, or its bank asks for; the payment is locked, so of two at once the second counts the first. */
export const goneBack = async (tx: Tx, payment_id: bigint): Promise<bigint> => {
  await sql`select from money_cash_desk.payments where id = ${payment_id} for no key update`.execute(tx)
  const { rows } = await sql<{ gone: bigint }>`
    select (coalesce((select sum(amount) from money_cash_desk.refunds where payment_id = ${payment_id} and state <> 'failed'), 0)
          + coalesce((select amount from money_cash_desk.disputes where payment_id = ${payment_id} and state <> 'won'), 0))::bigint
        as gone`.execute(tx)
  return rows[0]?.gone ?? 0n
}

export const insertRefund = async (tx: Tx, { id, player_id, currency }: Payment, amount: bigint, at: Date): Promise<Refund> => {
  const { rows } = await sql<Refund>`
    insert into money_cash_desk.refunds (payment_id, player_id, currency, amount, asked_at, changed_at)
    values (${id}, ${player_id}, ${currency}, ${amount}, ${at}, ${at}) returning id, payment_id, amount, state`.execute(tx)
  return rows[0] as Refund
}

/** A refund of this provider under its lock. */
export const holdRefund = async (tx: Tx, id: bigint, provider: string): Promise<Refund | undefined> => {
  const { rows } = await sql<Refund>`
    select r.id, r.payment_id, r.amount, r.state from money_cash_desk.refunds r
      join money_cash_desk.payments p on p.id = r.payment_id and p.provider = ${provider}
     where r.id = ${id} for no key update of r`.execute(tx)
  return rows[0]
}

export const writeRefund = async (tx: Tx, id: bigint, state: RefundMessage['state'], at: Date): Promise<void> => {
  await sql`update money_cash_desk.refunds set state = ${state}, changed_at = ${at} where id = ${id}`.execute(tx)
}

/** A refund whose outcome its provider has still to say. */
export const waitingRefund = async (db: Executor, id: bigint) => {
  const { rows } = await sql<Refund & { provider: string; provider_payment: string; provider_refund: string | null; currency: string }>`
    select r.id, r.payment_id, r.amount, r.state, r.currency, r.provider_refund, p.provider, p.provider_payment from money_cash_desk.refunds r
      join money_cash_desk.payments p on p.id = r.payment_id where r.id = ${id} and r.state = 'asked'`.execute(db)
  return rows[0]
}

/** The first answer stays: two jobs at once were told of the same refund. */
export const keepProviderRefund = async (db: Executor, id: bigint, provider_refund: string): Promise<void> => {
  await sql`
    update money_cash_desk.refunds set provider_refund = ${provider_refund} where id = ${id} and provider_refund is null`.execute(db)
}

/** Refunds that were asked for a while ago and of which nothing is known. */
export const overdueRefunds = async (db: Executor, before: Date): Promise<readonly bigint[]> => {
  const { rows } = await sql<{ id: bigint }>`
    select id from money_cash_desk.refunds where state = 'asked' and asked_at < ${before} order by id limit 500`.execute(db)
  return rows.map(({ id }) => id)
}
