import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'

const mark = 'money/wallet.payouts-frozen'

export const readFreeze = async (db: Executor): Promise<boolean> => {
  const { rows } = await sql<{ frozen: boolean }>`select exists (select from kernel.marks where name = ${mark}) as frozen`.execute(db)
  return rows[0]?.frozen ?? true
}

/** Writes the mark with its reason; false where it stands already. */
export const writeFreeze = async (tx: Tx, why: string): Promise<boolean> => {
  const { rows } = await sql`
    insert into kernel.marks (name, value) values (${mark}, ${why}) on conflict (name) do nothing returning name`.execute(tx)
  return rows.length > 0
}

export const deleteFreeze = async (tx: Tx): Promise<void> => {
  await sql`delete from kernel.marks where name = ${mark}`.execute(tx)
}
