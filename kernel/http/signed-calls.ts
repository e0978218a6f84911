import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { signedText } from '#kernel/http/json-bodies.ts'

/** What a signature is about: who speaks, which call, when, once, and every byte of what is said. */
export interface Signed {
  /** The side that speaks: what one side signed is never valid as the other's word. */
  readonly from: string
  readonly method: string
  /** As it is sent, without host and query. */
  readonly path: string
  /** Seconds since 1970, in decimal digits. */
  readonly time: string
  readonly nonce: string
  readonly body: string
}

/** A call that is older, or from the future, was not made now. */
export const longest_on_its_way_s = 60

/** A nonce is remembered for longer than a call may be on its way, in either direction of the clocks. */
export const nonce_kept_ms = 10 * 60_000

export const noncePattern = /^[\w-]{16,80}$/

/** HMAC-SHA256 in hexadecimal, of the six parts one line each. */
export const signatureOf = (key_hex: string, { from, method, path, time, nonce, body }: Signed): string =>
  createHmac('sha256', Buffer.from(key_hex, 'hex')).update([from, method, path, time, nonce, body].join('\n')).digest('hex')

export const isSignedBy = (key_hex: string, signed: Signed, signature: string): boolean => {
  const wanted = Buffer.from(signatureOf(key_hex, signed), 'hex')
  const given = Buffer.from(signature, 'hex')
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

const headerOf = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}

/**
 * What a call of another program is signed over; null where its time, its nonce or its signature is wrong. Whether the nonce was heard
 * before is for the caller to find out, after this.
 */
export const signedCallOf = (
  request: FastifyRequest,
  { from, key }: { readonly from: string; readonly key: string },
  now: Date,
): Signed | null => {
  const [time, nonce] = [headerOf(request, 'x-time'), headerOf(request, 'x-nonce')]
  const late_s = Math.abs(now.getTime() / 1000 - Number(time))
  if (!/^\d{1,12}$/.test(time) || late_s > longest_on_its_way_s || !noncePattern.test(nonce)) return null
  const [path = ''] = request.url.split('?')
  const signed = { from, method: request.method, path, time, nonce, body: signedText(request) }
  return isSignedBy(key, signed, headerOf(request, 'x-signature')) ? signed : null
}
