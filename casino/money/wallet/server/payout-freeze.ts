import { appendAudit } from '#kernel/audit/audit.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { refuse } from '../contract.ts'
import { deleteFreeze, readFreeze, writeFreeze } from './freeze-store.ts'

/** Are payouts stopped because the books did not balance? Money comes in and games go on; nothing leaves the house. */
export const payoutsFrozen = (db: Executor): Promise<boolean> => readFreeze(db)

/** Refuses with `payouts-frozen` while they are. For whatever pays out: call it inside the payout's transaction. */
export const refuseFrozenPayouts = async (db: Executor): Promise<void> => {
  if (await payoutsFrozen(db)) refuse('payouts-frozen')
}

/** Stops payouts; `why` names the accounts. Freezing again keeps the first reason. */
export const freezePayouts = async (tx: Tx, house: House, why: string): Promise<void> => {
  if (await writeFreeze(tx, why))
    await appendAudit(tx, house, { actor: 'job:trial-balance', action: 'money/wallet.freeze-payouts', reason: why, subject: 'payouts' })
}

/** Lets payouts go on; the next trial balance stops them again if there is drift. Whoever asks has the ledger recounted first. */
export const thawPayouts = async (tx: Tx, house: House, by: { readonly actor: string; readonly reason: string }): Promise<void> => {
  await deleteFreeze(tx)
  await appendAudit(tx, house, { ...by, action: 'money/wallet.thaw-payouts', subject: 'payouts' })
}
