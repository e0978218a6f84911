import { inTransaction } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { instrumentOf, outcomes, type Outcome, type Step, type Told } from './cards.ts'
import type { ScenarioOutcome } from './scenarios.ts'
import { sendNotice } from './deliver.ts'
import { insertNotice, moveSandboxPayment, type SandboxPayment } from './store.ts'

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
const paymentWords = (payment: SandboxPayment, { state, reason, share_percent = 100, confirmed }: Told): object => {
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

/**
 * Moves a sandbox payment and writes what the merchant has to be told of it, in one transaction; the telling itself is a
 * job. False when the payment is closed or another press was faster: then nothing happens.
 */
export const takeStep = async (
  house: House,
  token: string,
  taken: Step,
  outcome: Outcome | ScenarioOutcome | null = null,
): Promise<boolean> => {
  const at = house.clock.now()
  const notices = taken.told.map((told) => ({ id: house.random.uuid(), told, due_at: new Date(at.getTime() + told.delay_ms) }))
  const moved = await inTransaction(house.db, async (tx) => {
    const payment = await moveSandboxPayment(tx, token, taken, outcome, at)
    if (!payment) return false
    for (const { id, told, due_at } of notices) await insertNotice(tx, { id, token, body: paymentWords(payment, told), due_at })
    return true
  })
  if (moved) for (const { id, due_at } of notices) await sendNotice(house, id, due_at)
  return moved
}
