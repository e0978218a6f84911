import { clearingAccount, post, purseOf } from '#casino/money/wallet/server/api.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { toWire } from '#kernel/money/currency.ts'
import { refuse } from '../contract.ts'
import { DepositCompleted, DepositConfirmed, DepositFailed, DepositPending } from '../events.ts'
import { waiting_times_ms } from '../rules.ts'
import { depositFact } from './deposit-fact.ts'
import type { Applied } from '../extensions.ts'
import { keepInstrument } from './instruments.ts'
import type { PaymentMessage } from './provider.ts'
import { providerByName } from './providers.ts'
import { keepMessage, type KeptOutcome, markFirst, movePayment, noteConfirmed, paymentOfProvider, type Payment } from './store.ts'

/** Credits the money in the transaction that completes the payment; the ledger's key prevents a second credit. */
const credit = async (tx: Tx, house: House, payment: Payment): Promise<void> => {
  await post(tx, house, {
    key: `deposit:${payment.id}`,
    reason: 'deposit',
    reference: `deposit:${payment.id}`,
    postings: [
      {
        from: clearingAccount(payment.provider, payment.currency),
        to: purseOf(payment.player_id, 'main', payment.currency),
        amount_minor: payment.received ?? payment.amount,
      },
    ],
  })
}

const complete = async (tx: Tx, house: House, payment: Payment, { instrument }: Pick<PaymentMessage, 'instrument'>): Promise<void> => {
  await credit(tx, house, payment)
  if (instrument) await keepInstrument(tx, payment, instrument, house.clock.now())
  const is_first = await markFirst(tx, payment.player_id, payment.id)
  const bonuses = { bonus_id: toWire(payment.bonus_id), sport_betting_bonus_id: toWire(payment.sport_betting_bonus_id) }
  await announce(tx, house, [DepositCompleted({ ...depositFact(payment), ...bonuses, is_first }, payment.player_id)])
}

/** Credits a payment with money that arrived under another reference; false if it was credited before. */
export const creditTransfer = async (tx: Tx, house: House, payment: Payment, amount_minor: bigint): Promise<boolean> => {
  const at = house.clock.now()
  const received = amount_minor === payment.amount ? null : amount_minor
  const provider_payment = payment.provider_payment ?? `transfer-${payment.id}`
  const moved = await movePayment(tx, payment.id, { state: 'completed', reason: null, provider_payment, received, at, waits_until: at })
  if (moved) await complete(tx, house, { ...payment, received }, { instrument: null })
  return moved
}

const follow = async (tx: Tx, house: House, payment: Payment, message: PaymentMessage): Promise<void> => {
  if (message.state === 'completed') return complete(tx, house, payment, message)
  if (message.state === 'pending') return announce(tx, house, [DepositPending({ payment_id: String(payment.id) }, payment.player_id)])
  const reason = message.reason ?? 'declined'
  return announce(tx, house, [DepositFailed({ ...depositFact(payment), reason }, payment.player_id)])
}

/** A chain confirms a transfer step by step, while the payment's state may stay what it is. */
const followChain = async (tx: Tx, house: House, payment: Payment, { confirmed, amount_minor }: PaymentMessage): Promise<boolean> => {
  if (!confirmed) return false
  const seen_amount = amount_minor === payment.amount ? null : amount_minor
  const stands = await noteConfirmed(tx, payment.id, { ...confirmed, seen_amount })
  if (!stands) return false
  const data = { payment_id: String(payment.id), confirmations: confirmed.count, ...stands }
  await announce(tx, house, [DepositConfirmed(data, payment.player_id)])
  return true
}

const takesAnyAmount = ({ provider, method }: Payment): boolean =>
  providerByName(provider)?.methods.find(({ slug }) => slug === method)?.takes_any_amount === true

const isOurOrder = (payment: Payment, message: PaymentMessage): boolean =>
  (message.amount_minor === payment.amount || (takesAnyAmount(payment) && message.amount_minor > 0n)) &&
  message.currency === payment.currency &&
  (payment.provider_payment === null || payment.provider_payment === message.provider_payment)

const moveBy = async (
  tx: Tx,
  house: House,
  payment: Payment,
  message: PaymentMessage,
  at: Date,
  move: typeof movePayment,
): Promise<'moved' | 'nothing-new'> => {
  const { state, reason, provider_payment } = message
  const waits_until = new Date(at.getTime() + waiting_times_ms.pending)
  const received = state === 'completed' && message.amount_minor !== payment.amount ? message.amount_minor : null
  const moved = await move(tx, payment.id, { state, reason, provider_payment, received, at, waits_until })
  if (moved) await follow(tx, house, { ...payment, received }, message)
  const is_further = await followChain(tx, house, payment, message)
  return moved || is_further ? 'moved' : 'nothing-new'
}

/**
 * Applies an authentic provider message: updates the payment and, on completion, credits the player, in one transaction. Messages
 * may arrive in any order and repeatedly; each has its effect once. Amount and currency must match the order (reliability 21,
 * WA-004), and a message id may not be reused: refuses `webhook-message-reused` with 409. `move` is only replaced by tests.
 */
export const applyMessage = async (house: House, provider: string, message: PaymentMessage, move = movePayment): Promise<Applied> => {
  const at = house.clock.now()
  const outcome = await inTransaction(house.db, async (tx): Promise<Applied> => {
    const payment = await paymentOfProvider(tx, provider, message.payment_id)
    if (!payment) return 'payment-unknown'
    const applied: KeptOutcome = isOurOrder(payment, message) ? await moveBy(tx, house, payment, message, at, move) : 'amount-differs'
    // The update is rolled back with the whole transaction.
    if (!(await keepMessage(tx, provider, message, applied, at))) return refuse('webhook-message-reused', {}, 409)
    return applied
  })
  if (outcome === 'moved') house.facts.wake()
  return outcome
}
