import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'

export interface AuditRecord {
  /** Who: `operator:anna`, `player:17`, `job:trial-balance`. */
  readonly actor: string
  /** `area/slice.verb`. */
  readonly action: string
  /** In the actor's words. */
  readonly reason: string
  /** What it was done to: `player:17`, `transaction:93`. */
  readonly subject: string
  readonly data?: object
}

/**
 * Appends to the audit log of the whole site, inside the caller's transaction. Records are never changed, and each is
 * sealed with a hash over itself and the one before. Transactions that append wait for each other: not for hot paths.
 * Returns the record's number. Source: reliability 22.
 */
export const appendAudit = async (tx: Tx, house: House, record: AuditRecord): Promise<bigint> => {
  const { rows } = await sql<{ id: bigint }>`
    select kernel.append_audit(${record.actor}, ${record.action}, ${record.reason}, ${record.subject},
                               ${JSON.stringify(record.data ?? {})}::jsonb, ${house.clock.now()}) as id`.execute(tx)
  return rows[0]?.id ?? 0n
}

/**
 * Checks the whole chain. Returns the number of the first record that was changed, or whose predecessor is missing; null when there is
 * none. A log that was cut short is found by whoever noted its head (the ledger's trial balance).
 */
export const findAuditBreak = async (db: Executor): Promise<bigint | null> =>
  (await sql<{ id: bigint }>`select id from kernel.find_audit_break()`.execute(db)).rows[0]?.id ?? null
