import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'

const mark = 'money/wallet.recounted-at'

/** Writes down when the last recount that came to an end did so, whatever it found. */
export const noteRecount = async (tx: Tx, at: Date): Promise<void> => {
  await sql`
    insert into kernel.marks as m (name, value) values (${mark}, ${at.toISOString()})
    on conflict (name) do update set value = greatest(m.value, excluded.value)`.execute(tx)
}

/** Null: none has ended yet. */
export const readLastRecount = async (db: Executor): Promise<Date | null> => {
  const { rows } = await sql<{ value: string }>`select value from kernel.marks where name = ${mark}`.execute(db)
  return rows[0] ? new Date(rows[0].value) : null
}
