import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { DisputeState } from '../rules.ts'
import type { Payment } from './store.ts'

/** The bank's quarrel about a deposit: what was taken back from its player, and what is owed for want of it, minor units. */
export interface Dispute {
  readonly payment_id: bigint
  readonly state: DisputeState
  readonly taken: bigint
  readonly owed: bigint
}

/** The dispute of a payment under its lock; made where it is the first word of one. */
export const holdDispute = async (
  tx: Tx,
  payment: Payment,
  amount_minor: bigint,
  at: Date,
): Promise<{ dispute: Dispute; is_new: boolean }> => {
  const made = await sql`
    insert into money_cash_desk.disputes (payment_id, player_id, currency, amount, state, opened_at, changed_at)
    values (${payment.id}, ${payment.player_id}, ${payment.currency}, ${amount_minor}, 'opened', ${at}, ${at})
    on conflict (payment_id) do nothing returning payment_id`.execute(tx)
  const { rows } = await sql<Dispute>`
    select payment_id, state, taken, owed from money_cash_desk.disputes where payment_id = ${payment.id} for no key update`.execute(tx)
  return { dispute: rows[0] as Dispute, is_new: made.rows.length > 0 }
}

/** Writes how a dispute stands. */
export const writeDispute = async (
  tx: Tx,
  id: bigint,
  state: DisputeState,
  { taken, owed }: Pick<Dispute, 'taken' | 'owed'>,
  at: Date,
): Promise<void> => {
  await sql`
    update money_cash_desk.disputes set state = ${state}, taken = ${taken}, owed = ${owed}, changed_at = ${at}
     where payment_id = ${id}`.execute(tx)
}

/** Is a deposit of this player disputed, or owed after a dispute was lost? */
export const hasOpenDispute = async (db: Executor, player_id: bigint): Promise<boolean> => {
  const { rows } = await sql`
    select from money_cash_desk.disputes
     where player_id = ${player_id} and (state = 'opened' or (owed > 0 and settled_at is null)) limit 1`.execute(db)
  return rows.length > 0
}
