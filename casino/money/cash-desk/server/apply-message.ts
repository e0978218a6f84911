import { clearingAccount, post, purseOf } from '#casino/money/wallet/server/api.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { toWire } from '#kernel/money/currency.ts'
import { DepositCompleted, DepositFailed, DepositPending } from '../events.ts'
import { waiting_times_ms } from '../rules.ts'
import { depositFact } from './deposit-fact.ts'
import type { ProviderMessage } from './provider.ts'
import { keepMessage, markFirst, movePayment, paymentOfProvider, type Payment } from './store.ts'

export type Applied = 'moved' | 'nothing-new' | 'amount-differs' | 'payment-unknown'

/** The money comes in with the very transaction that calls the payment completed; the key is the ledger's own guard. */
const credit = async (tx: Tx, house: House, payment: Payment): Promise<void> => {
  await post(tx, house, {
    key: `deposit:${payment.id}`,
    reason: 'deposit',
    reference: `deposit:${payment.id}`,
    postings: [
      {
        from: clearingAccount(payment.provider, payment.currency),
        to: purseOf(payment.player_id, 'main', payment.currency),
        amount_minor: payment.amount,
      },
    ],
  })
}

const complete = async (tx: Tx, house: House, payment: Payment): Promise<void> => {
  await credit(tx, house, payment)
  const is_first = await markFirst(tx, payment.player_id, payment.id)
  const bonuses = { bonus_id: toWire(payment.bonus_id), sport_betting_bonus_id: toWire(payment.sport_betting_bonus_id) }
  await announce(tx, house, [DepositCompleted({ ...depositFact(payment), ...bonuses, is_first }, payment.player_id)])
}

const follow = async (tx: Tx, house: House, payment: Payment, message: ProviderMessage): Promise<void> => {
  if (message.state === 'completed') return complete(tx, house, payment)
  if (message.state === 'pending') return announce(tx, house, [DepositPending({ payment_id: String(payment.id) }, payment.player_id)])
  const reason = message.reason ?? 'declined'
  return announce(tx, house, [DepositFailed({ ...depositFact(payment), reason }, payment.player_id)])
}

const isOurOrder = (payment: Payment, message: ProviderMessage): boolean =>
  message.amount_minor === payment.amount &&
  message.currency === payment.currency &&
  (payment.provider_payment === null || payment.provider_payment === message.provider_payment)

/**
 * Lets an authentic message of a provider take effect: the payment moves forward, and a completion credits the player,
 * in one transaction. Messages may come in any order and any number of times; each has its effect once. The amount and
 * the currency must be the order's (reliability 21, WA-004). `move` is the guard of the state, given by tests alone.
 */
export const applyMessage = async (house: House, provider: string, message: ProviderMessage, move = movePayment): Promise<Applied> => {
  const at = house.clock.now()
  const waits_until = new Date(at.getTime() + waiting_times_ms.pending)
  const outcome = await inTransaction(house.db, async (tx): Promise<Applied> => {
    const payment = await paymentOfProvider(tx, provider, message.payment_id)
    if (!payment) return 'payment-unknown'
    if (!isOurOrder(payment, message)) {
      await keepMessage(tx, provider, message, 'amount-differs', at)
      return 'amount-differs'
    }
    const { state, reason, provider_payment } = message
    const moved = await move(tx, payment.id, { state, reason, provider_payment, at, waits_until })
    if (moved) await follow(tx, house, payment, message)
    await keepMessage(tx, provider, message, moved ? 'moved' : 'nothing-new', at)
    return moved ? 'moved' : 'nothing-new'
  })
  if (outcome === 'moved') house.facts.wake()
  return outcome
}
