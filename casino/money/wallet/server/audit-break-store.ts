import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'

const mark = 'money/wallet.audit-broken-from'

/** Writes down from which record on the audit log was not what had been written; null: it was whole. */
export const noteAuditBreak = async (tx: Tx, audit_id: bigint | null): Promise<void> => {
  if (audit_id === null) await sql`delete from kernel.marks where name = ${mark}`.execute(tx)
  else
    await sql`
      insert into kernel.marks (name, value) values (${mark}, ${String(audit_id)})
      on conflict (name) do update set value = excluded.value`.execute(tx)
}

/** What the last check found. */
export const readAuditBreak = async (db: Executor): Promise<bigint | null> => {
  const { rows } = await sql<{ value: string }>`select value from kernel.marks where name = ${mark}`.execute(db)
  return rows[0] ? BigInt(rows[0].value) : null
}
