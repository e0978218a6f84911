import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { telegram_ahead_ms, telegram_life_ms } from '../rules.ts'

export interface TelegramUser {
  readonly id: string
  readonly auth_at: Date
  /** The result's hash, by which it is accepted once. */
  readonly hash: Buffer
}

const fieldsOf = (result: string): Record<string, string> | undefined => {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(result, 'base64url').toString())
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return undefined
    const pairs = Object.entries(parsed as Record<string, unknown>)
    if (!pairs.every(([, value]) => typeof value === 'string' || typeof value === 'number')) return undefined
    return Object.fromEntries(pairs.map(([name, value]) => [name, String(value)]))
  } catch {
    return undefined
  }
}

/**
 * Verifies Telegram's result: an HMAC-SHA256 over all sorted fields except `hash`, keyed with the SHA-256 of the bot's token.
 * Undefined if it is invalid or too old.
 */
export const readTelegram = (result: string, bot_token: string, now: Date): TelegramUser | undefined => {
  const fields = fieldsOf(result)
  if (!fields || !/^[0-9a-f]{64}$/.test(fields['hash'] ?? '')) return undefined
  const { hash = '', ...said } = fields
  const lines = Object.entries(said).map(([name, value]) => `${name}=${value}`)
  const expected = createHmac('sha256', createHash('sha256').update(bot_token).digest()).update(lines.toSorted().join('\n')).digest()
  if (!timingSafeEqual(expected, Buffer.from(hash, 'hex'))) return undefined
  const auth_at = new Date(Number(said['auth_date']) * 1000)
  const age_ms = now.getTime() - auth_at.getTime()
  // NaN is never within the range.
  if (!(age_ms < telegram_life_ms && age_ms >= -telegram_ahead_ms)) return undefined
  return /^\d{1,20}$/.test(said['id'] ?? '') ? { id: said['id'] ?? '', auth_at, hash: expected } : undefined
}
