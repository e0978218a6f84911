import { refuse } from '../../contract.ts'
import { failureReasons, waiting_times_ms } from '../../rules.ts'
import type { PaymentProvider, ProviderMessage } from '../provider.ts'
import { keysOf } from './keys.ts'
import { isSigned, signature_header } from './signature.ts'
import { openPayment } from './store.ts'

const text = (value: unknown, pattern: RegExp): string | undefined => (typeof value === 'string' && pattern.test(value) ? value : undefined)

const states = { 'payment.pending': 'pending', 'payment.failed': 'failed', 'payment.completed': 'completed' } as const

const parsed = (raw: Buffer): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(raw.toString('utf8'))
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

const messageOf = (raw: Buffer): ProviderMessage | undefined => {
  const body = parsed(raw)
  const message_id = text(body['id'], /^[\w-]{1,64}$/)
  const order = text(body['order'], /^[0-9]{1,18}$/)
  const payment = text(body['payment'], /^[\w-]{1,64}$/)
  const amount = text(body['amount'], /^[0-9]{1,18}$/)
  const currency = text(body['currency'], /^[A-Z]{3,5}$/)
  const event = body['event'] as keyof typeof states
  const state = Object.hasOwn(states, event) ? states[event] : undefined
  if (!message_id || !order || !payment || !amount || !currency || !state) return undefined
  const reason = failureReasons.find((known) => known === body['reason']) ?? null
  return { message_id, payment_id: BigInt(order), provider_payment: payment, state, reason, amount_minor: BigInt(amount), currency }
}

/**
 * The sandbox: a whole payment provider with its own page, its own books and signed webhooks, but no money. It is offered
 * where demo content is, and nowhere else: test cards must never fill a real player's purse.
 */
export const sandbox: PaymentProvider = {
  name: 'sandbox',
  is_test: true,
  methods: [{ id: 1, slug: 'sandbox-card', title: 'cash-desk.method.sandbox-card' }],
  isOffered: (house) => house.config.demo,
  startPayment: async (house, order) => {
    const at = house.clock.now()
    const open_until = new Date(at.getTime() + waiting_times_ms.created)
    const { token } = await openPayment(house.db, house.random.token(), order, at, open_until)
    return {
      provider_payment: token,
      page_url: `/sandbox-provider/pay/${token}/`,
      auth_payload: token,
      merchant_id: `openhouse-${house.brand.name}`,
    }
  },
  readWebhook: (house, headers, raw) => {
    const signed = isSigned(keysOf(house), headers[signature_header], raw, house.clock.now())
    // A house without the sandbox takes no word of it either, however well it is signed.
    if (!signed || !house.config.demo) return refuse('webhook-unsigned', {}, 401)
    return messageOf(raw) ?? refuse('webhook-malformed', {}, 400)
  },
}
