import { instrumentOf, outcomes, type Told } from './cards.ts'
import type { SandboxPayment } from './store.ts'

const events = {
  pending: 'payment.pending',
  failed: 'payment.failed',
  completed: 'payment.completed',
  unmatched: 'transfer.unmatched',
  disputed: 'dispute.opened',
  'charged-back': 'dispute.lost',
} as const satisfies Record<Told['state'], string>

/** A bank and a chain tell who sent something, too; the sandbox has one account and one address of each. */
const instrumentWords = ({ method, outcome }: SandboxPayment) => {
  const card = outcomes.find((one) => one === outcome)
  if (card) return instrumentOf(card)
  return method === 'sandbox-iban' ? { token: 'test-account', label: 'UA88 •••• 0001' } : { token: 'test-address', label: '0x7a…c41f' }
}

/** What the sandbox says of a payment. With a completion it names what was paid with, and how much came. */
export const paymentWords = (payment: SandboxPayment, { state, reason, share_percent = 100, confirmed }: Told): object => {
  const { token, order_id, amount, currency } = payment
  return {
    event: events[state],
    payment: token,
    order: order_id,
    amount: String((amount * BigInt(share_percent)) / 100n),
    currency,
    reason,
    ...(confirmed ? { block: String(confirmed.block), confirmations: String(confirmed.count) } : {}),
    ...(state === 'completed' ? { instrument: instrumentWords(payment) } : {}),
    ...(state === 'unmatched' ? { reference: `OH ${order_id}0` } : {}),
  }
}
