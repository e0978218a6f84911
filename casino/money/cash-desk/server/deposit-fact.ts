import { toWire } from '#kernel/money/currency.ts'
import type { Payment } from './store.ts'

/** What every fact about the end of a deposit says of its payment. */
export const depositFact = (payment: Payment) => ({
  payment_id: String(payment.id),
  amount_minor: toWire(payment.received ?? payment.amount),
  currency: payment.currency,
  method: payment.method,
})
