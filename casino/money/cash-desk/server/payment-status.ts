import type { House } from '#kernel/house.ts'
import { exponentOf, toWire } from '#kernel/money/currency.ts'
import type { PaymentStatus } from '../contract.ts'
import type { Payment } from './store.ts'

/** A payment as its player sees it. */
export const statusOf = (house: House, payment: Payment): PaymentStatus => ({
  id: String(payment.id),
  status: payment.state,
  reason: payment.state === 'failed' || payment.state === 'expired' ? payment.reason : null,
  amount: toWire(payment.received ?? payment.amount),
  ordered: toWire(payment.amount),
  currency: payment.currency,
  exponent: exponentOf(payment.currency),
  isTest: house.config.demo,
  createdAt: payment.created_at.toISOString(),
})
