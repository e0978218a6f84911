import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { LightMyRequestResponse } from 'fastify'
import type { TestHouse } from '#apps/testing/test-house.ts'
import { sign, signature_header } from '../server/stripe/signature.ts'

type Fields = Record<string, unknown>

interface Asked {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly form: URLSearchParams
  readonly key: string | undefined
}

export const test_key = 'sk_test_0123456789'
export const webhook_secret = 'whsec_0123456789'

/** Speaks as much of Stripe's API as the house does, as its documentation describes it, and keeps what it was asked for. */
export interface StripeServer {
  readonly url: string
  readonly sessions: Map<string, Fields>
  readonly refunds: Map<string, Fields>
  /**
   * How it goes on: it answers, says that something is wrong with it, hangs up, takes longer than anybody waits, or does what it was told
   * and hangs up (`deaf`) where something is made.
   */
  mood: 'well' | 'error' | 'silent' | 'slow' | 'deaf'
  /** Questions that came while it was slow. */
  unanswered: number
  /** As Stripe may, a day after: the same key makes another thing from now on. */
  forgetKeys(): void
  /** Somebody pays by the page of a session. */
  pay(session_id: string, changes?: Fields): Fields
  close(): Promise<void>
}

const textOf = async (request: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

const metadataIn = (form: URLSearchParams): Fields =>
  Object.fromEntries([...form].flatMap(([name, value]) => (/^metadata\[(\w+)\]$/.exec(name)?.[1] ? [[name.slice(9, -1), value]] : [])))

const failure = (status: number, code: string) => ({ status, body: { error: { type: 'invalid_request_error', code, message: code } } })
const found = (body: Fields) => ({ status: 200, body })

const newSession = (id: string, form: URLSearchParams): Fields => ({
  id,
  object: 'checkout.session',
  status: 'open',
  payment_status: 'unpaid',
  payment_intent: null,
  amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
  currency: form.get('line_items[0][price_data][currency]'),
  metadata: metadataIn(form),
  expires_at: Number(form.get('expires_at')),
  success_url: form.get('success_url'),
  url: `https://checkout.stripe.example/${id}`,
})

const newRefund = (id: string, form: URLSearchParams): Fields => ({
  id,
  object: 'refund',
  status: 'pending',
  amount: Number(form.get('amount')),
  payment_intent: form.get('payment_intent'),
  metadata: metadataIn(form),
})

/** A session is open for so long at least. */
const least_open_ms = 30 * 60_000

/** What Stripe keeps, and what it answers. */
const books = (now: () => Date) => {
  const sessions = new Map<string, Fields>()
  const refunds = new Map<string, Fields>()
  const made = new Map<string, Fields>()
  /** The same key makes a thing once; other fields under it are an error. */
  const once = ({ key = '', form }: Asked, make: () => Fields, fault?: string) => {
    const known = made.get(key)
    if (known) return known['form'] === String(form) ? found(known['made'] as Fields) : failure(400, 'idempotency_key_in_use')
    // A fault of the fields is found behind the key, and not kept under it.
    if (fault) return failure(400, fault)
    const thing = make()
    made.set(key, { form: String(form), made: thing })
    return found(thing)
  }
  const keep = (kept: Map<string, Fields>, thing: Fields): Fields => (kept.set(String(thing['id']), thing), thing)
  const beginSession = (asked: Asked) => {
    const is_too_short = Number(asked.form.get('expires_at')) * 1000 < now().getTime() + least_open_ms
    const make = () => keep(sessions, newSession(`cs_test_${sessions.size + 1}`, asked.form))
    return once(asked, make, is_too_short ? 'expires_at_too_soon' : undefined)
  }
  const refund = (asked: Asked) => {
    const intent = asked.form.get('payment_intent')
    if (![...sessions.values()].some((session) => session['payment_intent'] === intent)) return failure(404, 'resource_missing')
    return once(asked, () => keep(refunds, newRefund(`re_${refunds.size + 1}`, asked.form)))
  }
  const answer = (asked: Asked) => {
    const { method, path, query } = asked
    if (method === 'POST' && path === '/v1/checkout/sessions') return beginSession(asked)
    if (method === 'POST' && path === '/v1/refunds') return refund(asked)
    const [, closed = ''] = /^\/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(path) ?? []
    if (method === 'POST' && closed !== '') {
      const session = sessions.get(closed)
      return session?.['status'] === 'open' ? found(keep(sessions, { ...session, status: 'expired' })) : failure(400, 'resource_missing')
    }
    if (method === 'GET' && (path === '/v1/checkout/sessions' || path === '/v1/refunds')) {
      const kept = path === '/v1/refunds' ? refunds : sessions
      const of_intent = [...kept.values()].filter((thing) => thing['payment_intent'] === query.get('payment_intent'))
      const from = of_intent.findIndex(({ id }) => id === query.get('starting_after')) + 1
      const data = of_intent.slice(from, from + 2)
      // Short pages, so that whoever looks for one of many has to turn them.
      return found({ object: 'list', data, has_more: from + 2 < of_intent.length })
    }
    const [, kind = '', id = ''] = /^\/v1\/(refunds|checkout\/sessions)\/(\w+)$/.exec(path) ?? []
    const thing = method === 'GET' ? (kind === 'refunds' ? refunds : sessions).get(id) : undefined
    return thing ? found(thing) : failure(404, 'resource_missing')
  }
  return { sessions, refunds, answer, forgetKeys: () => made.clear() }
}

const askedBy = async (request: IncomingMessage): Promise<Asked> => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
  const key = request.headers['idempotency-key']
  const form = new URLSearchParams(await textOf(request))
  return { method: request.method ?? '', path: pathname, query: searchParams, form, key: typeof key === 'string' ? key : undefined }
}

/** `now` is the time of the house's clock. */
export const startStripe = async (now: () => Date): Promise<StripeServer> => {
  const { sessions, refunds, answer, forgetKeys } = books(now)
  const server = createServer((request, response) => {
    void askedBy(request).then((asked) => {
      if (stripe.mood === 'silent') return request.socket.destroy()
      if (stripe.mood === 'slow') return void (stripe.unanswered += 1)
      const is_known = request.headers.authorization === `Bearer ${test_key}`
      const { status, body } = stripe.mood === 'error' ? failure(500, 'api_error') : is_known ? answer(asked) : failure(401, 'api_key')
      if (stripe.mood === 'deaf' && asked.method === 'POST') return request.socket.destroy()
      return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const stripe: StripeServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sessions,
    refunds,
    mood: 'well',
    unanswered: 0,
    forgetKeys,
    pay: (id, changes = {}) => {
      const session = { ...sessions.get(id), status: 'complete', payment_status: 'paid', payment_intent: `pi_${id}`, ...changes }
      sessions.set(id, session)
      return session
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  }
  return stripe
}

let events = 0

interface Told {
  /** Takes the place of the secret that both sides know. */
  readonly secret?: string
  readonly at?: Date
  readonly id?: string
}

/** Tells the house of an event, signed as Stripe signs. */
export const tellEvent = (test: TestHouse, type: string, object: Fields | undefined, told: Told = {}): Promise<LightMyRequestResponse> => {
  const { secret = webhook_secret, at = test.clock.now(), id = `evt_${++events}` } = told
  const raw = JSON.stringify({ id, object: 'event', type, data: { object } })
  return test.app.inject({
    method: 'POST',
    url: '/webhooks/payments/stripe/',
    headers: { 'content-type': 'application/json', [signature_header]: sign(secret, Buffer.from(raw), at) },
    payload: raw,
  })
}
