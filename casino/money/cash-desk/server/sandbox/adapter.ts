import { namesTwice } from '#kernel/http/json-bodies.ts'
import { refuse } from '../../contract.ts'
import { failureReasons, payoutFailures } from '../../rules.ts'
import type { Confirmed, Instrument, PaymentProvider, ProviderMessage } from '../provider.ts'
import { outcomeOfToken, stepsOfCards } from './cards.ts'
import { isSigned, keysOf, signature_header } from './signature.ts'
import { sandboxPayouts } from './payouts.ts'
import { findPayment, openPayment } from './store.ts'
import { takeStep } from './tell-merchant.ts'
import { transferTarget } from './transfer-target.ts'
import { isWalletMethod, sandboxWallets } from './wallets.ts'

const text = (value: unknown, pattern: RegExp): string | undefined => (typeof value === 'string' && pattern.test(value) ? value : undefined)

const states = { 'payment.pending': 'pending', 'payment.failed': 'failed', 'payment.completed': 'completed' } as const
const disputes = { 'dispute.opened': 'opened', 'dispute.won': 'won', 'dispute.lost': 'lost' } as const
const payoutStates = { 'payout.paid': 'paid', 'payout.failed': 'failed' } as const

// A list of one word reads as that word where a name is looked up.
const stateIn = <Table extends Readonly<Record<string, string>>>(table: Table, event: unknown): Table[keyof Table] | undefined =>
  typeof event === 'string' && Object.hasOwn(table, event) ? table[event as keyof Table] : undefined

const parsed = (raw: Buffer): Record<string, unknown> => {
  try {
    const json = raw.toString('utf8')
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null && !namesTwice(json, value) ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** What every message of the sandbox says. */
const commonOf = (body: Readonly<Record<string, unknown>>) => {
  const message_id = text(body['id'], /^[\w-]{1,64}$/)
  const order = text(body['order'], /^[0-9]{1,18}$/)
  const amount = text(body['amount'], /^[0-9]{1,18}$/)
  const currency = text(body['currency'], /^[A-Z]{3,5}$/)
  if (!message_id || !order || !amount || !currency) return undefined
  return { message_id, order: BigInt(order), amount_minor: BigInt(amount), currency }
}

const confirmedIn = (body: Readonly<Record<string, unknown>>): Confirmed | undefined => {
  const block = text(body['block'], /^[0-9]{1,15}$/)
  const count = text(body['confirmations'], /^[0-9]{1,3}$/)
  return block && count ? { block: BigInt(block), count: Number(count) } : undefined
}

const instrumentIn = (body: Readonly<Record<string, unknown>>): Instrument | null => {
  const { token, label } = (body['instrument'] ?? {}) as Record<string, unknown>
  const known = { token: text(token, /^[\w-]{1,64}$/), label: text(label, /^[\p{L}\p{N}• ]{1,40}$/u) }
  return known.token && known.label ? { token: known.token, label: known.label } : null
}

const messageOf = (raw: Buffer): ProviderMessage | undefined => {
  const body = parsed(raw)
  const common = commonOf(body)
  if (!common) return undefined
  const { order, ...said } = common
  const payment = text(body['payment'], /^[\w-]{1,64}$/)
  const state = stateIn(states, body['event'])
  if (payment && state) {
    const reason = failureReasons.find((known) => known === body['reason']) ?? null
    const confirmed = confirmedIn(body)
    const told = { payment_id: order, provider_payment: payment, state, reason, instrument: instrumentIn(body) }
    return { about: 'payment', ...said, ...told, ...(confirmed && { confirmed }) }
  }
  const disputed = stateIn(disputes, body['event'])
  if (payment && disputed) return { about: 'dispute', ...said, payment_id: order, provider_payment: payment, state: disputed }
  const reference = text(body['reference'], /^[\w -]{1,80}$/)
  if (payment && reference && body['event'] === 'transfer.unmatched')
    return { about: 'transfer', ...said, provider_transfer: payment, reference }
  const payout = text(body['payout'], /^[\w-]{1,64}$/)
  const payoutState = stateIn(payoutStates, body['event'])
  if (!payout || !payoutState) return undefined
  const reason = payoutFailures.find((known) => known === body['reason']) ?? null
  return { about: 'payout', ...said, payout_id: order, provider_payout: payout, state: payoutState, reason }
}

/** Sheets of wallets write ISO's currencies alone. */
const known_to_wallets = ['UAH', 'USD', 'EUR'] as const

/**
 * The sandbox: a complete payment provider with its own page, accounts and signed webhooks, but no real money. Only offered in demo
 * mode: test cards must never credit a real player.
 */
export const sandbox: PaymentProvider = {
  name: 'sandbox',
  methods: [
    { id: 1, slug: 'sandbox-card', title: 'cash-desk.method.sandbox-card' },
    { id: 2, slug: 'sandbox-iban', title: 'cash-desk.method.sandbox-iban', transfer: 'bank', takes_any_amount: true },
    { id: 3, slug: 'sandbox-chain', title: 'cash-desk.method.sandbox-chain', transfer: 'chain', takes_any_amount: true },
    { id: 4, slug: 'sandbox-google-pay', title: 'cash-desk.method.google-pay', wallet: 'google-pay', currencies: known_to_wallets },
    { id: 5, slug: 'sandbox-apple-pay', title: 'cash-desk.method.apple-pay', wallet: 'apple-pay', currencies: known_to_wallets },
  ],
  isOffered: (house) => house.config.demo,
  startPayment: async (house, order) => {
    const { token } = await openPayment(house.db, house.random.token(), order, house.clock.now())
    return {
      provider_payment: token,
      pay_to: transferTarget(house, { token, order_id: String(order.payment_id), method: order.method }),
      page_url: isWalletMethod(order.method) ? null : `/sandbox-provider/pay/${token}/`,
      auth_payload: token,
      merchant_id: sandboxWallets.merchantOf(house),
    }
  },
  chargeSaved: async (house, order, token) => {
    const outcome = outcomeOfToken(token)
    if (!outcome) throw new Error('the sandbox never gave this token')
    const payment = await openPayment(house.db, house.random.token(), order, house.clock.now())
    await takeStep(house, payment.token, stepsOfCards[outcome], outcome)
    const asks = outcome === 'three-d-secure'
    return { provider_payment: payment.token, page_url: asks ? `/sandbox-provider/pay/${payment.token}/` : null }
  },
  walletCharging: sandboxWallets,
  refund: async (house, { provider_payment }) => {
    const state = (await findPayment(house.db, provider_payment))?.outcome === 'payout-fails' ? 'failed' : 'done'
    return { provider_refund: null, state }
  },
  payingOut: sandboxPayouts,
  readWebhook: (house, headers, raw) => {
    const signed = isSigned(keysOf(house), headers[signature_header], raw, house.clock.now())
    // Outside of demo mode its messages are refused, even if correctly signed.
    if (!signed || !house.config.demo) return refuse('webhook-unsigned', {}, 401)
    return messageOf(raw) ?? refuse('webhook-malformed', {}, 400)
  },
}
