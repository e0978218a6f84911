import type { LightMyRequestResponse } from 'fastify'
import type { TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { makeDeposit } from '../contract.ts'
import { refundDeposit } from '../server/refund-deposit.ts'
import { keysOf } from '../server/sandbox/signature.ts'
import { sign, signature_header } from '../server/sandbox/signature.ts'

export interface BegunDeposit {
  readonly payment_id: string
  /** The sandbox's own id of the payment, and the last part of its page's address. */
  readonly token: string
}

/** Begins a deposit of so many minor units, of hryvnias unless said otherwise, as the desk's button does. */
export const beginDeposit = async (visitor: TestVisitor, amount: number, method_id = 1, currency_id = 2): Promise<BegunDeposit> => {
  const { body } = await visitor.call(makeDeposit, { body: { method_id, currency_id, amount } })
  if (!body.success) throw new Error(`the deposit was refused: ${body.error}`)
  return { payment_id: body.data.payment?.id ?? '', token: body.data.form?.paymentId ?? '' }
}

export const cards = {
  success: '4242 4242 4242 4242',
  decline: '4000 0000 0000 0002',
  three_d_secure: '4000 0000 0000 3220',
  delay: '4000 0000 0000 0077',
  payout_fails: '4000 0000 0000 9979',
  chargeback: '4000 0000 0000 0259',
  payout_returns: '4000 0000 0000 9987',
  abandon: '4000 0000 0000 0127',
} as const

/** Sends a form of the sandbox's page, as a browser without any cookie of ours. */
export const sendForm = (
  test: TestHouse,
  token: string,
  fields: Record<string, string>,
  path: '' | 'challenge/' | 'cancel/' = '',
): Promise<LightMyRequestResponse> =>
  test.app.inject({
    method: 'POST',
    url: `/sandbox-provider/pay/${token}/${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })

/** Lets the sandbox deliver over real HTTP: the house has to listen. */
export const listen = async (test: TestHouse): Promise<void> => {
  await test.app.listen({ port: 0, host: '127.0.0.1' })
}

/** A message as the sandbox writes one. */
export const messageOf = (deposit: BegunDeposit, amount: number, changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  id: `m-${deposit.payment_id}`,
  event: 'payment.completed',
  payment: deposit.token,
  order: deposit.payment_id,
  amount: String(amount),
  currency: 'UAH',
  reason: null,
  instrument: { token: 'test-card-4242', label: '•••• 4242' },
  ...changes,
})

interface Posting {
  /** When it was signed; now by default. */
  readonly at?: Date
  /** Takes the place of the right signature. */
  readonly signature?: string
}

/** Posts a webhook to the house, signed as the sandbox signs. */
export const postWebhook = (test: TestHouse, message: unknown, { at, signature }: Posting = {}): Promise<LightMyRequestResponse> => {
  const raw = typeof message === 'string' ? message : JSON.stringify(message)
  const [key] = keysOf(test.house)
  if (!key) throw new Error('the house has no secret')
  return test.app.inject({
    method: 'POST',
    url: '/webhooks/payments/sandbox/',
    headers: {
      'content-type': 'application/json',
      [signature_header]: signature ?? sign(key, Buffer.from(raw), at ?? test.clock.now()),
    },
    payload: raw,
  })
}

/** A whole deposit: begun, paid with the card that succeeds, told by the provider. For tests of what deposits move. */
export const completeDeposit = async (test: TestHouse, visitor: TestVisitor, amount: number): Promise<BegunDeposit> => {
  const deposit = await beginDeposit(visitor, amount)
  const response = await postWebhook(test, messageOf(deposit, amount))
  if (response.statusCode !== 200) throw new Error(`the deposit was not credited: ${response.body}`)
  return deposit
}

/** The payer's bank asks a deposit back, or decides about it. */
export const disputeDeposit = (test: TestHouse, deposit: BegunDeposit, state: 'opened' | 'won' | 'lost', amount: number) => {
  const about = { event: `dispute.${state}`, payment: deposit.token, order: deposit.payment_id, currency: 'UAH' }
  return postWebhook(test, { id: `${state}-${deposit.payment_id}`, ...about, amount: String(amount) })
}

/** An operator gives back so much of a deposit, or what is left of it. */
export const refundAsOperator = (test: TestHouse, payment_id: string, amount_minor: bigint | null): Promise<unknown> =>
  refundDeposit(BigInt(payment_id), amount_minor, { actor: 'operator:anna', reason: 'a test' })(test.house)
