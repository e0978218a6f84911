import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'

/** Since when an operator keeps the desk closed; null while nobody does. */
export const closedAt = async (db: Executor): Promise<Date | null> =>
  (await sql<{ closed_at: Date }>`select closed_at from money_cash_desk.closing`.execute(db)).rows[0]?.closed_at ?? null

/** False where it is closed already. */
export const insertClosing = async (tx: Tx, at: Date): Promise<boolean> => {
  const { rows } = await sql`insert into money_cash_desk.closing (closed_at) values (${at}) on conflict do nothing returning 1`.execute(tx)
  return rows.length > 0
}

/** False where it is open. */
export const deleteClosing = async (tx: Tx): Promise<boolean> =>
  (await sql`delete from money_cash_desk.closing returning 1`.execute(tx)).rows.length > 0
