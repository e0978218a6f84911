import { refuse } from '../../contract.ts'
import type { PaymentMessage, PaymentOrder, PaymentProvider, RefundOrder } from '../provider.ts'
import type { House } from '#kernel/house.ts'
import { callStripe } from './call-stripe.ts'
import { readEvent, refundStateOf } from './read-event.ts'
import { fieldsOf, houseOf, messageOf, readSession, type Session, textOf } from './read-session.ts'
import { isSigned, signature_header } from './signature.ts'
import { stripeSettings } from './settings.ts'

/**
 * Stripe takes no page that is open for less than half an hour from when it is asked. The rest is for an order that is repeated after no
 * answer, and for clocks that differ. An order that is repeated later is refused for good, unless Stripe has made its page before.
 */
const page_open_ms = 35 * 60_000

/** Languages of its page; it has no Ukrainian and then goes by the browser. */
const locales = { uk: 'auto', ru: 'ru', en: 'en' } as const

const sessionFields = (house: House, order: PaymentOrder): Record<string, string> => {
  const { payment_id, amount_minor, currency, language, open_until, return_path } = order
  const back = `${house.config.public_url}${return_path}`
  const ours = { payment_id: String(payment_id), house: houseOf(house) }
  return {
    mode: 'payment',
    'payment_method_types[0]': 'card',
    client_reference_id: ours.payment_id,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': currency.toLowerCase(),
    'line_items[0][price_data][unit_amount]': String(amount_minor),
    'line_items[0][price_data][product_data][name]': house.messages.format(language, 'cash-desk.stripe.product', {
      brand: house.brand.title,
    }),
    'metadata[payment_id]': ours.payment_id,
    'metadata[house]': ours.house,
    'payment_intent_data[metadata][payment_id]': ours.payment_id,
    'payment_intent_data[metadata][house]': ours.house,
    // Left out, the page could be paid for a day, when neither limits nor breaks know of the payment any more.
    expires_at: String(Math.ceil(open_until.getTime() / 1000)),
    locale: locales[language],
    success_url: back,
    cancel_url: back,
  }
}

/** Keys of one account are everybody's who uses it. */
const keyFor = (house: House, what: string): string => `${houseOf(house)} ${what}`

const sessionOf = async (house: House, provider_payment: string) => {
  const told = await callStripe(house, { method: 'GET', path: `/v1/checkout/sessions/${encodeURIComponent(provider_payment)}` })
  const session = readSession(house, told)
  if (!session) throw new Error('Stripe knows this session as another one')
  return session
}

/** What a session says when it is asked. */
const messageAsked = (session: Session): PaymentMessage | null =>
  messageOf(session, `asked-${session.id}-${session.is_paid ? 'paid' : session.status}`)

/** A refund of this order that Stripe has made, whatever became of our note of it. */
const refundMade = async (house: House, intent: string, refund_id: bigint): Promise<Readonly<Record<string, unknown>> | undefined> => {
  for (let after: string | null = null; ;) {
    const fields: Record<string, string> = { payment_intent: intent, limit: '100', ...(after === null ? {} : { starting_after: after }) }
    const { data, has_more } = await callStripe(house, { method: 'GET', path: '/v1/refunds', fields })
    const page = Array.isArray(data) ? data.map(fieldsOf) : []
    const made = page.find(({ metadata }) => {
      const ours = fieldsOf(metadata)
      return ours['refund_id'] === String(refund_id) && ours['house'] === houseOf(house)
    })
    after = textOf(page.at(-1)?.['id'])
    if (made || has_more !== true || after === '') return made
  }
}

/**
 * Looks before it orders: Stripe remembers a key for a day at least and may forget it then, and the same order under it would be paid
 * a second time. Within that day the key answers with what was true at first, so that only a question says how it stands now.
 */
const refundAt = async (house: House, { refund_id, provider_payment, amount_minor }: RefundOrder) => {
  const { intent } = await sessionOf(house, provider_payment)
  if (intent === null) throw new Error('Stripe was paid nothing by this session')
  const made = await refundMade(house, intent, refund_id)
  if (made) return made
  const fields = {
    payment_intent: intent,
    amount: String(amount_minor),
    'metadata[refund_id]': String(refund_id),
    'metadata[house]': houseOf(house),
  }
  return callStripe(house, { method: 'POST', path: '/v1/refunds', fields, key: keyFor(house, `refund ${refund_id}`) })
}

/**
 * Stripe by its PaymentIntents, which its own page (Checkout) makes and confirms: a card's number is typed there and never here. Its
 * minor units are ours in these currencies.
 */
export const stripe: PaymentProvider = {
  name: 'stripe',
  methods: [{ id: 11, slug: 'stripe-card', title: 'cash-desk.method.stripe-card', currencies: ['UAH', 'USD', 'EUR'] }],
  isOffered: (house) => house.config.of(stripeSettings) !== null,
  page_open_ms,
  startPayment: async (house, order) => {
    const fields = sessionFields(house, order)
    const key = keyFor(house, `deposit ${order.payment_id}`)
    const told = await callStripe(house, { method: 'POST', path: '/v1/checkout/sessions', fields, key })
    const [id, url] = [textOf(told['id']), textOf(told['url'])]
    if (id === '' || !URL.canParse(url)) throw new Error('Stripe began no session')
    return { provider_payment: id, page_url: url, auth_payload: id, merchant_id: houseOf(house) }
  },
  askPayment: async (house, { provider_payment }) => messageAsked(await sessionOf(house, provider_payment)),
  closePage: async (house, { provider_payment }) => {
    const session = await sessionOf(house, provider_payment)
    if (session.status !== 'open') return messageAsked(session)
    // An error where somebody paid in this moment: then it is asked again.
    await callStripe(house, { method: 'POST', path: `/v1/checkout/sessions/${encodeURIComponent(session.id)}/expire` })
    return messageAsked({ ...session, status: 'expired' })
  },
  refund: async (house, order) => {
    const known = order.provider_refund
    const told =
      known === null
        ? await refundAt(house, order)
        : await callStripe(house, { method: 'GET', path: `/v1/refunds/${encodeURIComponent(known)}` })
    const id = textOf(told['id'])
    if (id === '') throw new Error('Stripe answered with no refund')
    return { provider_refund: id, state: refundStateOf(told['status']) ?? 'pending' }
  },
  readWebhook: async (house, headers, raw) => {
    const account = house.config.of(stripeSettings)
    if (!account || !isSigned(account.webhook_secret, headers[signature_header], raw, house.clock.now()))
      return refuse('webhook-unsigned', {}, 401)
    return (await readEvent(house, raw)) ?? null
  },
}
