import { createHash, createHmac } from 'node:crypto'
import type { House } from '#kernel/house.ts'
import { LruCache } from '#kernel/memory/lru-cache.ts'

/** Recently computed hashes: a page makes many calls with one cookie. */
const kept = new LruCache<string, Buffer>(20_000)

/** The stored hash of a cookie's token: a copy of the table does not allow signing in. */
export const hashOf = (purpose: 'session' | 'visit' | 'device', token: string): Buffer => {
  const name = `${purpose}\0${token}`
  const known = kept.get(name)
  if (known) return known
  const hash = createHash('sha256').update(name).digest()
  kept.set(name, hash)
  return hash
}

/** The session's id in the rest of the code. */
export const sessionIdOf = (id_hash: Buffer): string => id_hash.toString('hex')

/** The readable token (EN-011, A-072): tells the page that somebody is signed in, and gives no access. */
export const tokenOf = (house: House, session_id: string): string =>
  createHmac('sha256', house.config.secret('readable-token')).update(session_id).digest('base64url')
