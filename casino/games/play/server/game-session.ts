import { createHmac, hash, timingSafeEqual } from 'node:crypto'
import { perHouse, type House } from '#kernel/house.ts'
import type { Visitor } from '#kernel/http/visitor.ts'
import { LruCache } from '#kernel/memory/lru-cache.ts'
import { isCurrency, type Currency } from '#kernel/money/currency.ts'
import { refuse } from '../contract.ts'

/** Whose rounds of which game a page may play, and out of which purse. Signed, not stored: a round checks it without a query. */
export interface GameSession {
  readonly owner_id: bigint
  readonly slug: string
  readonly mode: 'money' | 'demo'
  readonly currency: Currency
}

const lasts_ms = 12 * 60 * 60 * 1000

const sign = (house: House, payload: string): Buffer => createHmac('sha256', house.config.secret('game-session')).update(payload).digest()

/**
 * A game's token belongs to who got it, in the very session of the site: to the player or the guest's visit. Somebody else's opens
 * nothing, nor does one that was taken into another session of the same player, or that outlived its own.
 */
const bearer = (visitor: Visitor): string => `${visitor.player_id ?? 'guest'}:${hash('sha256', visitor.session_id, 'base64url')}`

/** Makes the token of a game session, good for 12 hours. */
export const gameSessionToken = (house: House, visitor: Visitor, session: GameSession): string => {
  const ends_ms = house.clock.now().getTime() + lasts_ms
  const payload = Buffer.from(
    JSON.stringify([session.owner_id.toString(), session.slug, session.mode, session.currency, ends_ms, bearer(visitor)]),
  ).toString('base64url')
  return `${payload}.${sign(house, payload).toString('base64url')}`
}

/** What a token says once its signature was checked. */
interface Opened {
  readonly session: GameSession
  readonly ends_ms: number
  readonly held_by: string
}

/** Tokens that were checked lately: a page plays many rounds by one. */
const openedOf = perHouse(() => new LruCache<string, Opened>(20_000))

const open = (house: House, token: string): Opened => {
  const [payload = '', signature = ''] = token.split('.')
  const expected = sign(house, payload)
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) refuse('game-session-ended')
  const fields = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [string, string, 'money' | 'demo', string, number, string]
  const [owner, slug, mode, currency, ends_ms, held_by] = fields
  if (!isCurrency(currency)) return refuse('game-session-ended')
  return { session: { owner_id: BigInt(owner), slug, mode, currency }, ends_ms, held_by }
}

/** Reads a token back. Refuses `game-session-ended` for one that is forged, another visitor's, another game's or too old. */
export const openGameSession = (house: House, visitor: Visitor, slug: string, token: string): GameSession => {
  const known = openedOf(house)
  const opened = known.get(token) ?? open(house, token)
  if (opened.session.slug !== slug || opened.held_by !== bearer(visitor) || opened.ends_ms <= house.clock.now().getTime())
    return refuse('game-session-ended')
  known.set(token, opened)
  return opened.session
}
