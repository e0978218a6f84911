import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { refuse } from '../contract.ts'
import { appendAudit } from '#kernel/audit/audit.ts'

const mark = 'money/wallet.payouts-frozen'

/** Are payouts stopped because the books did not balance? Money comes in and games go on; nothing leaves the house. */
export const payoutsFrozen = async (db: Executor): Promise<boolean> => {
  const { rows } = await sql<{ frozen: boolean }>`select exists (select from kernel.marks where name = ${mark}) as frozen`.execute(db)
  return rows[0]?.frozen ?? true
}

/** Refuses with `payouts-frozen` while they are. For whatever pays out: call it inside the payout's transaction. */
export const refuseFrozenPayouts = async (db: Executor): Promise<void> => {
  if (await payoutsFrozen(db)) refuse('payouts-frozen')
}

/** Stops payouts; `why` names the accounts. Freezing again keeps the first reason. */
export const freezePayouts = async (tx: Tx, house: House, why: string): Promise<void> => {
  const { rows } =
    await sql`insert into kernel.marks (name, value) values (${mark}, ${why}) on conflict (name) do nothing returning name`.execute(tx)
  if (rows.length > 0)
    await appendAudit(tx, house, { actor: 'job:trial-balance', action: 'money/wallet.freeze-payouts', reason: why, subject: 'payouts' })
}

/** Lets payouts go on after somebody has looked; the next trial balance stops them again if the drift is still there. */
export const thawPayouts = async (tx: Tx, house: House, by: { readonly actor: string; readonly reason: string }): Promise<void> => {
  await sql`delete from kernel.marks where name = ${mark}`.execute(tx)
  await appendAudit(tx, house, { ...by, action: 'money/wallet.thaw-payouts', subject: 'payouts' })
}
