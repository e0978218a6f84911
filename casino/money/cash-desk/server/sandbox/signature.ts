import { createHmac, timingSafeEqual } from 'node:crypto'
import type { House } from '#kernel/house.ts'

export const signature_header = 'x-sandbox-signature'

/** reliability 21: an older signature, or one from the future, is none. */
export const tolerance_ms = 5 * 60_000

export interface SigningKey {
  readonly key_id: string
  readonly secret: Buffer
}

/** The keys that merchant and sandbox share, newest first; changed with the house's own secrets. */
export const keysOf = (house: House): readonly SigningKey[] => house.config.secrets('money/cash-desk.sandbox-webhooks')

const macOf = (secret: Buffer, time_s: string, raw: Buffer): Buffer =>
  createHmac('sha256', secret).update(time_s).update('.').update(raw).digest()

/** `t=<seconds>,kid=<key id>,v1=<HMAC-SHA256 over "seconds.body" in hex>`. */
export const sign = ({ key_id, secret }: SigningKey, raw: Buffer, at: Date): string => {
  const time_s = String(Math.floor(at.getTime() / 1000))
  return `t=${time_s},kid=${key_id},v1=${macOf(secret, time_s, raw).toString('hex')}`
}

/** Is this the signature of one of the keys over these very bytes, made within five minutes of now? */
export const isSigned = (keys: readonly SigningKey[], header: unknown, raw: Buffer, now: Date): boolean => {
  const found = typeof header === 'string' ? /^t=(\d{1,12}),kid=(\w{1,16}),v1=([0-9a-f]{64})$/.exec(header) : null
  if (!found) return false
  const [, time_s = '', key_id = '', mac = ''] = found
  if (Math.abs(now.getTime() - Number(time_s) * 1000) > tolerance_ms) return false
  return keys.some((key) => key.key_id === key_id && timingSafeEqual(macOf(key.secret, time_s, raw), Buffer.from(mac, 'hex')))
}
