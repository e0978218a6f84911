import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a signature is about: who speaks, which call, when, once, and every byte of what is said. */
export interface Signed {
  /** The side that makes the call: what one side signed is never valid as a call of the other. */
  readonly from: 'provider' | 'house'
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

export const noncePattern = /^[\w-]{16,80}$/

/** HMAC-SHA256 in hexadecimal, of the six parts one line each. */
export const signatureOf = (key_hex: string, { from, method, path, time, nonce, body }: Signed): string =>
  createHmac('sha256', Buffer.from(key_hex, 'hex')).update([from, method, path, time, nonce, body].join('\n')).digest('hex')

export const isSignedBy = (key_hex: string, signed: Signed, signature: string): boolean => {
  const wanted = Buffer.from(signatureOf(key_hex, signed), 'hex')
  const given = Buffer.from(signature, 'hex')
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
