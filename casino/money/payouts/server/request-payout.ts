import { requireProofForMoney } from '#casino/players/profile/server/api.ts'
import { hold, purseOf } from '#casino/money/wallet/server/api.ts'
import type { PayeeCheck } from '#casino/money/cash-desk/server/api.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { Call } from '#kernel/http/handle.ts'
import { countTry, type RateLimit } from '#kernel/http/rate-limit.ts'
import type { House } from '#kernel/house.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import type { checkPayout, Payout, requestPayout } from '../contract.ts'
import { checkedPayout, type CheckedPayout, payeeOf } from './check-payout.ts'
import { decidePayout } from './decide-payout.ts'
import { holdOf, tellMove } from './move-payout.ts'
import { payoutLine } from './payout-line.ts'
import { sendSoon } from './send-payout.ts'
import { holdPlayer, insertPayout, insertStep, payoutByKey, type PayoutRow, readPlayer } from './store.ts'
import { usualTimes } from './usual-times.ts'

const tries: RateLimit = { name: 'payouts-asked', count: 30, window_s: 10 * 60 }

type PayoutCall = Call<typeof requestPayout>

/** A retried command must have the same content. */
const refuseOtherPayout = (made: PayoutRow, { body }: Pick<PayoutCall, 'body'>): void => {
  if (made.amount !== BigInt(body.amount)) throw new Refusal('idempotency-key-reused', {}, 409)
}

const setAside = (tx: Tx, house: House, { id, player_id, currency, amount }: PayoutRow): Promise<unknown> =>
  hold(tx, house, {
    key: holdOf(id),
    from: purseOf(player_id, 'main', currency),
    amount_minor: amount,
    reason: 'hold',
    reference: `payout:${id}`,
  })

/** With the player locked everything is checked again, so that concurrent withdrawals count each other. A retried command finds its payout. */
export const recordPayout = (
  call: Pick<PayoutCall, 'house' | 'player_id' | 'language' | 'body' | 'key'>,
  payee: PayeeCheck,
  destination: CheckedPayout['label'],
  lock = holdPlayer,
): Promise<PayoutRow> => {
  const { house, player_id, language, body, key } = call
  return inTransaction(house.db, async (tx) => {
    const player = await lock(tx, player_id)
    const made = await payoutByKey(tx, player_id, key)
    if (made) {
      refuseOtherPayout(made, call)
      return made
    }
    const checked = await checkedPayout(house, tx, player_id, language, body)
    // The account holder was checked for the earlier choice.
    const known = checked.label === destination ? payee : 'unknown'
    const { state, reasons } = await decidePayout(house, tx, { ...player, player_id }, checked, known)
    const at = house.clock.now()
    const payout = await insertPayout(tx, {
      player_id,
      request_key: key,
      provider: checked.offered.provider.name,
      method: checked.offered.method.slug,
      currency: checked.currency,
      amount: checked.amount_minor,
      destination: checked.destination,
      destination_label: checked.label,
      instrument_id: checked.instrument_id,
      state,
      risk_reasons: reasons,
      language,
      created_at: at,
    })
    await setAside(tx, house, payout)
    await insertStep(tx, payout.id, state, at)
    await tellMove(tx, house, payout)
    return payout
  })
}

/**
 * Requests a withdrawal (WA-022, API-090): the money is reserved and the rules decide in the same transaction; approved ones are
 * sent at once, others are reviewed by a person. Refusals: those of `checkedPayout`, and `proof-needed`. `lock` is only replaced by
 * tests.
 */
export const askForPayout = async (call: PayoutCall, lock = holdPlayer): Promise<{ data: Payout }> => {
  const { house, player_id, language, body } = call
  await requireProofForMoney(call)
  await countTry(house, tries, String(player_id))
  const made = await payoutByKey(house.db, player_id, call.key)
  if (made) {
    refuseOtherPayout(made, call)
    return { data: await payoutLine(house, language, made) }
  }
  const checked = await checkedPayout(house, house.db, player_id, language, body)
  // Outside of any transaction, because a bank may be slow.
  const payee = await payeeOf(house, checked)
  const payout = await recordPayout(call, payee, checked.label, lock)
  house.facts.wake()
  if (payout.state === 'approved') await sendSoon(house, payout.id)
  return { data: await payoutLine(house, language, payout) }
}

/** API-091: what would happen to the same request; nothing moves. */
export const checkOnly = async ({ house, player_id, language, body }: Call<typeof checkPayout>) => {
  await countTry(house, tries, String(player_id))
  const checked = await checkedPayout(house, house.db, player_id, language, body)
  const payee = await payeeOf(house, checked)
  const decision = await decidePayout(house, house.db, { ...(await readPlayer(house.db, player_id)), player_id }, checked, payee)
  const times = await usualTimes(house.db, house.clock.now())
  return {
    data: {
      fee: 0,
      allowed: true as const,
      decision: decision.state === 'approved' ? ('at-once' as const) : ('person' as const),
      usualTime: times.get(checked.offered.method.slug) ?? null,
    },
  }
}
