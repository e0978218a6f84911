import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'

export interface AuditRecord {
  /** Who: `operator:anna`, `player:17`, `job:trial-balance`. */
  readonly actor: string
  /** `area/slice.verb`. */
  readonly action: string
  /** The reason, as the actor wrote it. */
  readonly reason: string
  /** The object of the action: `player:17`, `transaction:93`. */
  readonly subject: string
  readonly data?: object
}

/**
 * Appends a record to the site's audit log inside the caller's transaction and returns its number. Records are never changed; each
 * holds a hash over itself and its predecessor. Appending transactions wait for each other, so keep it out of hot paths. Source:
 * reliability 22.
 */
export const appendAudit = async (tx: Tx, house: House, record: AuditRecord): Promise<bigint> => {
  const { rows } = await sql<{ id: bigint }>`
    select kernel.append_audit(${record.actor}, ${record.action}, ${record.reason}, ${record.subject},
                               ${JSON.stringify(record.data ?? {})}::jsonb, ${house.clock.now()}) as id`.execute(tx)
  return rows[0]?.id ?? 0n
}

/** A log of years is longer than what one statement may read in its half a minute; this many records take a fraction of a second. */
const records_at_once = 5_000

/**
 * Checks the hash chain of the whole audit log, part by part. Returns the number of the first record that was changed or whose
 * predecessor is missing, or null if the chain is intact. Truncation at the end is only found by comparing with a head noted elsewhere,
 * which the trial balance does.
 */
export const findAuditBreak = async (db: Executor): Promise<bigint | null> => {
  for (let already_read = 0n; ;) {
    const { rows } = await sql<{ last_read: bigint; broken: bigint | null }>`
      select last_read, broken from kernel.find_audit_break(${already_read}, ${records_at_once})`.execute(db)
    const [part] = rows
    if (!part) return null
    if (part.broken !== null) return part.broken
    already_read = part.last_read
  }
}
