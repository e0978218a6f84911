import { sql } from 'kysely'
import { inTransaction } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { verifyAudit } from './verify-audit.ts'
import { findAllDrift, findFreshDrift, type Drift } from './find-drift.ts'
import { freezePayouts } from './payout-freeze.ts'
import { noteAuditBreak } from './audit-break-store.ts'
import { noteRecount } from './recount-store.ts'

export interface TrialBalance {
  readonly at: Date
  readonly drift: readonly Drift[]
  /** Totals by asset of `players`, `demo`, `fund`, `house`, `clearing`. The totals of an asset sum to zero. */
  readonly totals: readonly { readonly asset: string; readonly kind: string; readonly amount_minor: bigint }[]
  /** Number of the first audit record that was changed; null if the log is intact. */
  readonly audit_break: bigint | null
}

const nameOf = (drift: Drift): string => {
  if (drift.owner_id === null) return 'an account that does not exist'
  const place = drift.found_in === 'the past' ? 'stood at the last checkpoint' : 'stands'
  return `${drift.owner_id} ${drift.purse} ${drift.asset}: ${drift.balance} ${place}, ${drift.entered} entered`
}

const conclude = async (house: House, reads: 'fresh' | 'all', drift: readonly Drift[]): Promise<TrialBalance> => {
  const at = house.clock.now()
  const totals = (
    await sql<{ asset: string; kind: string; amount_minor: bigint }>`
      select asset, kind, amount::bigint as amount_minor from money_wallet.totals() order by asset, kind`.execute(house.db)
  ).rows
  const audit_break = await verifyAudit(house.db)
  const gauge = house.metrics.gauge(
    'openhouse_wallet_drifting_accounts',
    'Accounts whose balance their entries do not explain, at the last trial balance.',
  )
  gauge.set(drift.length)
  if (audit_break !== null) house.log.error({ audit_id: audit_break.toString() }, 'the audit log was tampered with')
  await inTransaction(house.db, async (tx) => {
    if (drift.length > 0) {
      const names = drift.slice(0, 20).map(nameOf)
      house.log.error({ accounts: names, count: drift.length }, 'the ledger does not balance; payouts are frozen')
      await freezePayouts(tx, house, `${drift.length} accounts drift: ${names.join('; ')}`)
      // No checkpoint is set on wrong books, so the next run checks the same entries again.
    } else await sql`select money_wallet.write_checkpoint(${at})`.execute(tx)
    await sql`select money_wallet.note_trial_balance(${drift.length}, ${at})`.execute(tx)
    await noteAuditBreak(tx, audit_break)
    if (reads === 'all') await noteRecount(tx, at)
  })
  return { at, drift, totals, audit_break }
}

/**
 * Compares every balance with the sum of its account's entries, starting from the last checkpoint, and verifies the audit log's
 * hash chain. On a difference it logs the accounts, freezes withdrawals and sets a metric; otherwise it sets the next checkpoint.
 * An hourly job. Source: reliability 7.
 */
export const trialBalance = async (house: House): Promise<TrialBalance> => conclude(house, 'fresh', await findFreshDrift(house.db))

/**
 * The same over all entries, which also detects changed old ones. Nightly, and on an operator's request. May take hours; that it ended
 * is written down, and /metrics tells when.
 */
export const recountLedger = async (house: House): Promise<TrialBalance> => conclude(house, 'all', await findAllDrift(house))
