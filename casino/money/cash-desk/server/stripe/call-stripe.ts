import type { House } from '#kernel/house.ts'
import { RefusedForGood } from '../provider.ts'
import { stripeSettings } from './settings.ts'

/** A provider that has not answered by then is taken for down. */
const timeout_ms = 10_000

/** What another try may mend: who the house is to Stripe (401, 403), the same call under way (409), and too many calls (429). */
const passing: ReadonlySet<number> = new Set([401, 403, 409, 429])

interface Asked {
  readonly method: 'GET' | 'POST'
  /** `/v1/…` */
  readonly path: string
  readonly fields?: Readonly<Record<string, string>>
  /** Of what creates something: the same key makes it once. */
  readonly key?: string
}

/**
 * Calls Stripe. Throws where it does not answer, or answers with an error: `RefusedForGood` where that is about the call itself. Neither the
 * key nor a field is part of what is thrown.
 */
export const callStripe = async (house: House, { method, path, fields = {}, key }: Asked): Promise<Readonly<Record<string, unknown>>> => {
  const stripe = house.config.of(stripeSettings)
  if (!stripe) throw new Error('the house has no account at Stripe')
  const form = new URLSearchParams(fields)
  const url = `${stripe.api_url}${path}${method === 'GET' && form.size > 0 ? `?${form}` : ''}`
  const response = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${stripe.secret_key}`, ...(key ? { 'idempotency-key': key } : {}) },
    ...(method === 'POST' ? { body: form } : {}),
    // A redirect would carry the key to somebody else.
    redirect: 'error',
    signal: AbortSignal.timeout(timeout_ms),
  })
  const answer = (await response.json()) as Record<string, unknown>
  if (response.ok) return answer
  const { type, code } = (answer['error'] ?? {}) as Record<string, unknown>
  const { status } = response
  const said = `Stripe answered ${status} to ${method} ${path.split('/').slice(0, 4).join('/')}: ${String(type)} ${String(code)}`
  throw status >= 400 && status < 500 && !passing.has(status) ? new RefusedForGood(said) : new Error(said)
}
