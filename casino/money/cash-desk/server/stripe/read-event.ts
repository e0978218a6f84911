import { namesTwice } from '#kernel/http/json-bodies.ts'
import type { House } from '#kernel/house.ts'
import type { DisputeMessage, ProviderMessage, RefundMessage } from '../provider.ts'
import { callStripe } from './call-stripe.ts'
import { fieldsOf, houseOf, messageOf, readSession, textOf } from './read-session.ts'

type Fields = Readonly<Record<string, unknown>>

const parsed = (raw: Buffer): Fields => {
  try {
    const json = raw.toString('utf8')
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null && !namesTwice(json, value) ? fieldsOf(value) : {}
  } catch {
    return {}
  }
}

/** An inquiry (`warning_…`) moves no money: the bank only asks. */
const disputeStateOf = (type: string, status: unknown): DisputeMessage['state'] | undefined => {
  if (typeof status !== 'string' || status.startsWith('warning_')) return undefined
  if (type === 'charge.dispute.created') return 'opened'
  return status === 'won' || status === 'lost' ? status : undefined
}

/** A dispute names the PaymentIntent alone: whose it is, its session tells. */
const disputeOf = async (house: House, type: string, message_id: string, dispute: Fields): Promise<DisputeMessage | null> => {
  const state = disputeStateOf(type, dispute['status'])
  const [intent, amount] = [textOf(dispute['payment_intent']), dispute['amount']]
  if (!state || intent === '' || !Number.isSafeInteger(amount)) return null
  const { data } = await callStripe(house, { method: 'GET', path: '/v1/checkout/sessions', fields: { payment_intent: intent, limit: '1' } })
  const session = readSession(house, Array.isArray(data) ? data[0] : undefined)
  if (!session) return null
  return {
    about: 'dispute',
    message_id,
    payment_id: session.payment_id,
    provider_payment: session.id,
    state,
    amount_minor: BigInt(amount as number),
    currency: textOf(dispute['currency']).toUpperCase(),
  }
}

const refundStates: Readonly<Record<string, RefundMessage['state']>> = { succeeded: 'done', failed: 'failed', canceled: 'failed' }

/** What became of a refund, by the status that Stripe gives it; undefined while it is under way. */
export const refundStateOf = (status: unknown): RefundMessage['state'] | undefined =>
  typeof status === 'string' && Object.hasOwn(refundStates, status) ? refundStates[status] : undefined

const refundOf = (house: House, message_id: string, refund: Fields): RefundMessage | null => {
  const metadata = fieldsOf(refund['metadata'])
  const state = refundStateOf(refund['status'])
  const refund_id = textOf(metadata['refund_id'])
  if (metadata['house'] !== houseOf(house) || !state || !/^\d{1,18}$/.test(refund_id)) return null
  return { about: 'refund', message_id, refund_id: BigInt(refund_id), state }
}

/** What an event of Stripe means to this house; null of the many that mean nothing, undefined of what is no event. */
export const readEvent = async (house: House, raw: Buffer): Promise<ProviderMessage | null | undefined> => {
  const event = parsed(raw)
  const [id, type] = [textOf(event['id']), textOf(event['type'])]
  const about = fieldsOf(fieldsOf(event['data'])['object'])
  if (!/^evt_\w{1,60}$/.test(id) || type === '') return undefined
  if (type.startsWith('checkout.session.')) {
    const session = readSession(house, about)
    return session ? messageOf(session, id) : null
  }
  if (type === 'charge.dispute.created' || type === 'charge.dispute.closed') return disputeOf(house, type, id, about)
  return type === 'refund.updated' || type === 'refund.failed' ? refundOf(house, id, about) : null
}
