import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'

/** What a player owes after a dispute was lost and their balance did not hold it all. */
export interface Debt {
  readonly payment_id: bigint
  readonly player_id: bigint
  readonly currency: string
  /** Minor units. */
  readonly owed: bigint
  readonly changed_at: Date
}

/** Open debts, the oldest first, at most 200. */
export const openDebts = async (db: Executor): Promise<Debt[]> => {
  const { rows } = await sql<Debt>`
    select payment_id, player_id, currency, owed, changed_at from money_cash_desk.disputes
     where owed > 0 and settled_at is null order by changed_at limit 200`.execute(db)
  return rows
}

/** A debt that is still open, under its lock: of two operators at once the second finds none. */
export const holdDebt = async (tx: Tx, payment_id: bigint): Promise<Debt | undefined> => {
  const { rows } = await sql<Debt>`
    select payment_id, player_id, currency, owed, changed_at from money_cash_desk.disputes
     where payment_id = ${payment_id} and owed > 0 and settled_at is null for update`.execute(tx)
  return rows[0]
}

export const markDebtSettled = async (tx: Tx, payment_id: bigint, at: Date): Promise<void> => {
  await sql`update money_cash_desk.disputes set settled_at = ${at} where payment_id = ${payment_id}`.execute(tx)
}
