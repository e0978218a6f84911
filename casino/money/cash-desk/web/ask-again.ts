import type { PaymentStatus } from '../contract.ts'
import { isOver } from './payment-words.ts'

const first_ms = 2_000
const growth = 1.5
const longest_ms = 30_000

/**
 * When to ask anew where a payment stands, in case its message does not come: soon at first, then seldom; false once nothing more is
 * expected. `asked` is how often it was asked already.
 */
export const askAgainIn_ms = (payment: Pick<PaymentStatus, 'status' | 'reason' | 'confirmations'>, asked: number): number | false =>
  isOver(payment) ? false : Math.min(longest_ms, Math.round(first_ms * growth ** asked))

/** Where a payment's state is kept in the browser. */
export const paymentKey = (id: string): readonly [string, string] => ['cash-payment', id]
