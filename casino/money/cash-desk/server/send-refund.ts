import { payoutsFrozen } from '#casino/money/wallet/server/api.ts'
import type { House } from '#kernel/house.ts'
import type { JobDeclaration } from '#kernel/jobs/jobs.ts'
import { applyRefund } from './apply-refund.ts'
import { providerByName } from './providers.ts'
import { keepProviderRefund, overdueRefunds, waitingRefund } from './refund-store.ts'

const send_job = 'money/cash-desk.send-refund'

export const sendSoon = (house: House, id: bigint): Promise<void> =>
  house.jobs.send(send_job, { refund_id: String(id) }, { key: String(id) })

/**
 * Hands a refund over, and asks about it while it is under way there. No answer is no answer: the job is tried again with growing pauses.
 * The provider's id is kept before anything else: what is known by it is never ordered again.
 */
const send = async (data: unknown, house: House): Promise<void> => {
  const refund = await waitingRefund(house.db, BigInt((data as { refund_id: string }).refund_id))
  if (!refund) return
  const { id, provider, provider_payment, provider_refund, amount, currency } = refund
  // Wrong books order nothing; it is found among the overdue when payouts go on.
  if (provider_refund === null && (await payoutsFrozen(house.db))) return
  const order = { refund_id: id, provider_payment, provider_refund, amount_minor: amount, currency }
  const answer = await providerByName(provider)?.refund?.(house, order)
  if (!answer) return
  if (answer.provider_refund !== null && provider_refund === null) await keepProviderRefund(house.db, id, answer.provider_refund)
  if (answer.state !== 'pending') await applyRefund(house, provider, { refund_id: id, state: answer.state })
}

/** A crash between the order and its job loses the job, never the refund. */
const findOverdue = async (_data: unknown, house: House): Promise<void> => {
  const before = new Date(house.clock.now().getTime() - 60_000)
  for (const id of await overdueRefunds(house.db, before)) await sendSoon(house, id)
}

export const refundJobs: readonly JobDeclaration[] = [
  { name: send_job, run: send },
  { name: 'money/cash-desk.find-overdue-refunds', cron: '*/10 * * * *', run: findOverdue },
]
