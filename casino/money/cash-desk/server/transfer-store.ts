import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { TransferMessage } from './provider.ts'

/** Money that came under no reference of ours. */
export interface Transfer {
  readonly id: bigint
  readonly provider: string
  readonly provider_transfer: string
  /** Minor units. */
  readonly amount: bigint
  readonly currency: string
  readonly reference: string
  readonly received_at: Date
  readonly payment_id: bigint | null
}

/** Keeps a transfer; false where it is kept already. */
export const insertTransfer = async (db: Executor, provider: string, message: TransferMessage, at: Date): Promise<boolean> => {
  const { provider_transfer, amount_minor, currency, reference } = message
  const { rows } = await sql`
    insert into money_cash_desk.unmatched_transfers (provider, provider_transfer, amount, currency, reference, received_at)
    values (${provider}, ${provider_transfer}, ${amount_minor}, ${currency}, ${reference}, ${at})
    on conflict (provider, provider_transfer) do nothing returning id`.execute(db)
  return rows.length > 0
}

/** Those that wait for their payment, the oldest first, at most 200. */
export const waitingTransfers = async (db: Executor): Promise<Transfer[]> => {
  const { rows } = await sql<Transfer>`
    select * from money_cash_desk.unmatched_transfers where payment_id is null order by id limit 200`.execute(db)
  return rows
}

/** A transfer that still waits, under its lock: of two operators at once the second finds none. */
export const holdTransfer = async (tx: Tx, id: bigint): Promise<Transfer | undefined> => {
  const { rows } = await sql<Transfer>`
    select * from money_cash_desk.unmatched_transfers where id = ${id} and payment_id is null for update`.execute(tx)
  return rows[0]
}

export const markMatched = async (tx: Tx, id: bigint, payment_id: bigint): Promise<void> => {
  await sql`update money_cash_desk.unmatched_transfers set payment_id = ${payment_id} where id = ${id}`.execute(tx)
}
