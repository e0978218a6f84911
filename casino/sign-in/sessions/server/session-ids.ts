import { createHash, createHmac } from 'node:crypto'
import type { House } from '#kernel/house.ts'
import { LruCache } from '#kernel/memory/lru-cache.ts'

/** Hashes made lately: a page makes many calls by one cookie. */
const kept = new LruCache<string, Buffer>(20_000)

/** What the database keeps of a token in a cookie: who reads the table cannot sign in by it. */
export const hashOf = (purpose: 'session' | 'visit' | 'device', token: string): Buffer => {
  const name = `${purpose}\0${token}`
  const known = kept.get(name)
  if (known) return known
  const hash = createHash('sha256').update(name).digest()
  kept.set(name, hash)
  return hash
}

/** The session as the rest of the house knows it. */
export const sessionIdOf = (id_hash: Buffer): string => id_hash.toString('hex')

/** The readable token (EN-011, A-072): tells the page that somebody is signed in, and opens nothing. */
export const tokenOf = (house: House, session_id: string): string =>
  createHmac('sha256', house.config.secret('readable-token')).update(session_id).digest('base64url')
