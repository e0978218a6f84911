import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** How both sides sign, from docs/providers.md alone. */
interface Parts {
  readonly from: 'provider' | 'house'
  readonly method: string
  readonly path: string
  readonly time: string
  readonly nonce: string
  readonly body: string
}

export const sign = (key_hex: string, { from, method, path, time, nonce, body }: Parts): string =>
  createHmac('sha256', Buffer.from(key_hex, 'hex')).update(`${from}\n${method}\n${path}\n${time}\n${nonce}\n${body}`).digest('hex')

export interface Sent {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A call to the house, signed now and with a nonce of its own: a repetition is signed anew. */
export const signedCall = (key_hex: string, path: string, content: object, now: Date): Sent => {
  const body = JSON.stringify(content)
  const time = String(Math.floor(now.getTime() / 1000))
  const nonce = randomBytes(18).toString('base64url')
  const signature = sign(key_hex, { from: 'provider', method: 'POST', path, time, nonce, body })
  return { path, body, headers: { 'content-type': 'application/json', 'x-time': time, 'x-nonce': nonce, 'x-signature': signature } }
}

const longest_on_its_way_s = 60

/** Reads the house's own calls: signed, of now, and heard once. */
export const houseReader = (key_hex: string, now: () => Date) => {
  const heard = new Map<string, number>()
  return (method: string, path: string, headers: Readonly<Record<string, string | string[] | undefined>>, body: string): boolean => {
    const [time, nonce, signature] = ['x-time', 'x-nonce', 'x-signature'].map((name) => String(headers[name] ?? ''))
    if (!time || !nonce || !signature) return false
    const now_s = now().getTime() / 1000
    if (!/^\d{1,12}$/.test(time) || Math.abs(now_s - Number(time)) > longest_on_its_way_s) return false
    const [given, wanted] = [signature, sign(key_hex, { from: 'house', method, path, time, nonce, body })].map((hex) =>
      Buffer.from(hex, 'hex'),
    )
    if (!given || !wanted || given.length !== wanted.length || !timingSafeEqual(given, wanted) || heard.has(nonce)) return false
    for (const [old, at_s] of heard) if (now_s - at_s > 3 * longest_on_its_way_s) heard.delete(old)
    heard.set(nonce, now_s)
    return true
  }
}
