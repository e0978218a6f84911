import type { Pool } from 'pg'
import { StartUpError } from '#kernel/start-up-error.ts'

/** Settings that must be on for a database not to lose acknowledged commits. */
const needed = ['fsync', 'synchronous_commit', 'full_page_writes'] as const

/** Throws if the database could acknowledge a payment and lose it in a power cut (reliability 6). */
export const refuseUnsafeDatabase = async (pool: Pool): Promise<void> => {
  const off: string[] = []
  for (const setting of needed) {
    const { rows } = await pool.query<{ value: string }>('select current_setting($1) as value', [setting])
    if (rows[0]?.value === 'off') off.push(setting)
  }
  if (off.length > 0)
    throw new StartUpError(
      `The database has ${off.join(', ')} off: it may lose money that it acknowledged. Turn ${off.length > 1 ? 'them' : 'it'} on.`,
    )
}
