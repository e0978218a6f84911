import type { House } from '#kernel/house.ts'
import { exponentOf, toWire } from '#kernel/money/currency.ts'
import type { PaymentStatus } from '../contract.ts'
import type { Payment } from './store.ts'

/** As the desk itself says of a deposit that was left: it is begun, unheard of, and still waited for. */
const pageOf = (house: House, { state, page_url, waits_until }: Payment): string | null =>
  state === 'created' && waits_until > house.clock.now() ? page_url : null

/** A payment as its player sees it. */
export const statusOf = (house: House, payment: Payment): PaymentStatus => ({
  id: String(payment.id),
  status: payment.state,
  reason: payment.state === 'failed' || payment.state === 'expired' ? payment.reason : null,
  amount: toWire(payment.received ?? (payment.state === 'pending' ? payment.seen_amount : null) ?? payment.amount),
  ordered: toWire(payment.amount),
  currency: payment.currency,
  exponent: exponentOf(payment.currency),
  isTest: house.config.demo,
  createdAt: payment.created_at.toISOString(),
  pageUrl: pageOf(house, payment),
  waitsUntil: payment.waits_until.toISOString(),
  payTo: payment.pay_to,
  confirmations: payment.confirmations,
  isLate: payment.is_late,
})
