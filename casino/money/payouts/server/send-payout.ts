import { type OfferedPayoutMethod, offeredPayoutMethods, providerByName } from '#casino/money/cash-desk/server/api.ts'
import { payoutsFrozen } from '#casino/money/wallet/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { JobDeclaration } from '#kernel/jobs/jobs.ts'
import { applyPayoutMessage } from './apply-message.ts'
import { movePayout } from './move-payout.ts'
import { attachProviderPayout, overdue, payoutById, type PayoutRow } from './store.ts'

const send_job = 'money/payouts.send-payout'
const overdue_after_ms = 60_000
const most_at_once = 500

/** Sent by this job. Sending twice has the effect of sending once, because the provider knows it by our number. */
export const sendSoon = (house: House, payout_id: bigint): Promise<void> =>
  house.jobs.send(send_job, { payout_id: String(payout_id) }, { key: String(payout_id) })

/** From here on it cannot be cancelled, because the provider may have it. Undefined if it is not due for sending. */
const handOver = (house: House, id: bigint): Promise<PayoutRow | undefined> =>
  inTransaction(house.db, async (tx) => {
    const payout = await payoutById(tx, id)
    if (payout?.state === 'processing') return payout
    if (payout?.state !== 'approved' || (await payoutsFrozen(tx))) return undefined
    return movePayout(tx, house, id, 'processing')
  })

const offeredFor = (house: House, { provider, method }: PayoutRow): OfferedPayoutMethod | undefined =>
  offeredPayoutMethods(house).find((offered) => offered.provider.name === provider && offered.method.slug === method)

const start = async (house: House, payout: PayoutRow): Promise<void> => {
  const offered = offeredFor(house, payout)
  if (!offered) throw new Error(`payout ${payout.id} waits for its provider to come back`)
  const { provider_payout } = await offered.payingOut.start(house, {
    payout_id: payout.id,
    amount_minor: payout.amount,
    currency: payout.currency,
    to: payout.destination,
  })
  await attachProviderPayout(house.db, payout.id, provider_payout)
}

const ask = async (house: House, { provider, provider_payout }: PayoutRow): Promise<void> => {
  const message = provider_payout === null ? null : await providerByName(provider)?.payingOut?.ask(house, provider_payout)
  if (message) await applyPayoutMessage(house, provider, message)
}

/**
 * Sends a withdrawal, or queries its state. Without a response the money stays reserved and the job is retried with growing pauses;
 * it is returned only when the provider reports a failure.
 */
const send = async (data: unknown, house: House): Promise<void> => {
  const payout = await handOver(house, BigInt((data as { payout_id: string }).payout_id))
  house.facts.wake()
  if (!payout) return
  if (payout.provider_payout === null) await start(house, payout)
  else await ask(house, payout)
}

/** Finds withdrawals whose job was lost in a crash, or whose provider did not respond. */
const findOverdue = async (_data: unknown, house: House): Promise<void> => {
  const before = new Date(house.clock.now().getTime() - overdue_after_ms)
  for (const { id } of await overdue(house.db, before, most_at_once)) await sendSoon(house, id)
}

export const jobs: readonly JobDeclaration[] = [
  { name: send_job, run: send },
  { name: 'money/payouts.find-overdue', cron: '* * * * *', run: findOverdue },
]
