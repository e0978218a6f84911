import { createHmac, timingSafeEqual } from 'node:crypto'

export const signature_header = 'stripe-signature'

/** reliability 21: an older signature, or one from the future, is none. */
const tolerance_ms = 5 * 60_000

const macOf = (secret: string, time_s: string, raw: Buffer): Buffer =>
  createHmac('sha256', secret).update(time_s).update('.').update(raw).digest()

/** `t=<seconds>,v1=<HMAC-SHA256 over "seconds.body" in hex>`, as Stripe writes it. */
export const sign = (secret: string, raw: Buffer, at: Date): string => {
  const time_s = String(Math.floor(at.getTime() / 1000))
  return `t=${time_s},v1=${macOf(secret, time_s, raw).toString('hex')}`
}

/** Did Stripe sign these very bytes, within five minutes of now? While a secret is changed it signs with both; other schemes are no signature. */
export const isSigned = (secret: string, header: unknown, raw: Buffer, now: Date): boolean => {
  if (typeof header !== 'string' || header.length > 1_000) return false
  const parts = header.split(',').map((part) => part.trim().split('=', 2) as [string, string?])
  const time_s = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d{1,12}$/.test(time_s) || Math.abs(now.getTime() - Number(time_s) * 1000) > tolerance_ms) return false
  const expected = macOf(secret, time_s, raw)
  return parts.some(([name, mac = '']) => name === 'v1' && /^[0-9a-f]{64}$/.test(mac) && timingSafeEqual(expected, Buffer.from(mac, 'hex')))
}
