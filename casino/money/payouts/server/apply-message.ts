import { sql } from 'kysely'
import type { Applied } from '#casino/money/cash-desk/extensions.ts'
import type { PayoutMessage } from '#casino/money/cash-desk/server/api.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { movePayout } from './move-payout.ts'
import { payoutById, type PayoutRow } from './store.ts'

/** Keeps what a provider said, once however often it was said. False where the same message said something else before. */
const keepMessage = async (tx: Tx, provider: string, message: PayoutMessage, outcome: Applied, at: Date): Promise<boolean> => {
  const { message_id, payout_id, state, amount_minor, currency } = message
  const kept = await sql`
    insert into money_payouts.provider_messages (provider, message_id, payout_id, state, amount, currency, outcome, received_at)
    values (${provider}, ${message_id}, ${payout_id}, ${state}, ${amount_minor}, ${currency}, ${outcome}, ${at})
    on conflict (provider, message_id) do nothing returning message_id`.execute(tx)
  if (kept.rows.length > 0) return true
  const { rows } = await sql`
    select from money_payouts.provider_messages
     where provider = ${provider} and message_id = ${message_id} and payout_id = ${payout_id}
       and state = ${state} and amount = ${amount_minor} and currency = ${currency}`.execute(tx)
  return rows.length > 0
}

const isOurs = (payout: PayoutRow, message: PayoutMessage): boolean =>
  message.amount_minor === payout.amount &&
  message.currency === payout.currency &&
  (payout.provider_payout === null || payout.provider_payout === message.provider_payout)

/** A word against what was settled: money that is back on a balance is not taken again because somebody says now that it was paid. */
const contradicts = (payout: PayoutRow, { state }: PayoutMessage): boolean =>
  state === 'paid' ? !['paid', 'returned'].includes(payout.state) : !['failed', 'returned'].includes(payout.state)

const moveBy = async (tx: Tx, house: House, payout: PayoutRow, message: PayoutMessage): Promise<Applied> => {
  const { state } = message
  const reason = message.reason ?? 'declined'
  const moved =
    state === 'paid'
      ? await movePayout(tx, house, payout.id, 'paid')
      : ((await movePayout(tx, house, payout.id, 'failed', { reason })) ?? (await movePayout(tx, house, payout.id, 'returned', { reason })))
  if (moved) return 'moved'
  return contradicts((await payoutById(tx, payout.id)) ?? payout, message) ? 'contradicts' : 'nothing-new'
}

/**
 * Lets an authentic message about a payout take effect, with its money, in one transaction; any number of times, each once. `failed`
 * after `paid` is a return by the bank: the money comes back. `paid` after `failed` moves nothing: somebody must look. A message's id
 * names that message alone: refuses `webhook-message-reused` with 409.
 */
export const applyPayoutMessage = async (house: House, provider: string, message: PayoutMessage): Promise<Applied> => {
  const outcome = await inTransaction(house.db, async (tx): Promise<Applied> => {
    const payout = await payoutById(tx, message.payout_id)
    if (!payout || payout.provider !== provider) return 'payment-unknown'
    const applied = isOurs(payout, message) ? await moveBy(tx, house, payout, message) : 'amount-differs'
    if (!(await keepMessage(tx, provider, message, applied, house.clock.now()))) throw new Refusal('webhook-message-reused', {}, 409)
    return applied
  })
  if (outcome === 'moved') house.facts.wake()
  return outcome
}
