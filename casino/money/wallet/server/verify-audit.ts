import { findAuditBreak } from '#kernel/audit/audit.ts'
import type { Executor } from '#kernel/database/database.ts'
import { findCutAudit } from './store.ts'

/**
 * Checks the audit log's chain, and that it still holds every head that the hourly trial balance wrote down. Returns the number of
 * the first record that was changed, or is missing; null when the log is whole.
 */
export const verifyAudit = async (db: Executor): Promise<bigint | null> => {
  const broken = await findAuditBreak(db)
  if (broken !== null) return broken
  return findCutAudit(db)
}
