import type { House } from '#kernel/house.ts'
import type { PaymentMessage } from '../provider.ts'

/** A Checkout Session of ours, as far as the house looks at it. */
export interface Session {
  readonly id: string
  readonly payment_id: bigint
  readonly status: 'open' | 'complete' | 'expired'
  readonly is_paid: boolean
  readonly amount_minor: bigint
  readonly currency: string
  /** The PaymentIntent, once somebody has paid. */
  readonly intent: string | null
}

type Fields = Readonly<Record<string, unknown>>
export const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const states = ['open', 'complete', 'expired'] as const

/** Which house of several with one account it is of. */
export const houseOf = ({ config }: House): string => config.public_url

/** What Stripe tells of a session; undefined of one that is not this house's, or not of the shape that it documents. */
export const readSession = (house: House, told: unknown): Session | undefined => {
  const session = fieldsOf(told)
  const metadata = fieldsOf(session['metadata'])
  const payment_id = textOf(metadata['payment_id'])
  const status = states.find((known) => known === session['status'])
  const amount = session['amount_total']
  if (metadata['house'] !== houseOf(house) || !/^\d{1,18}$/.test(payment_id) || !status || !Number.isSafeInteger(amount)) return undefined
  return {
    id: textOf(session['id']),
    payment_id: BigInt(payment_id),
    status,
    is_paid: session['payment_status'] === 'paid',
    amount_minor: BigInt(amount as number),
    currency: textOf(session['currency']).toUpperCase(),
    intent: textOf(session['payment_intent']) || null,
  }
}

/** What a session says of its payment; null while it is open, or paid by a way that takes its time. */
export const messageOf = (session: Session, message_id: string): PaymentMessage | null => {
  const { id, payment_id, status, is_paid, amount_minor, currency } = session
  const common = { about: 'payment', message_id, payment_id, provider_payment: id, amount_minor, currency, instrument: null } as const
  if (is_paid) return { ...common, state: 'completed', reason: null }
  if (status === 'expired') return { ...common, state: 'failed', reason: 'expired' }
  return status === 'complete' ? { ...common, state: 'pending', reason: null } : null
}
