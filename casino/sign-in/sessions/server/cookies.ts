import { createHash, createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { House } from '#kernel/house.ts'
import { LruCache } from '#kernel/memory/lru-cache.ts'

const day_s = 24 * 60 * 60

/** HttpOnly cookies. With TLS they have the `__Host-` prefix, so that no other host can set them (reliability 14). */
const privateCookies = {
  session: { max_age_s: day_s },
  /** A guest's anonymous visit. */
  visit: { max_age_s: day_s },
  /** A device that has signed in; browsers keep cookies for at most 400 days. */
  device: { max_age_s: 400 * day_s },
} as const

/**
 * Cookies that scripts can read: whether somebody is signed in, whether the account is blocked (AU-027). One day, the
 * default (SE-010).
 */
const readableCookies = ['token', 'inactive-status'] as const

export type PrivateCookie = keyof typeof privateCookies
export type ReadableCookie = (typeof readableCookies)[number]

export const privateCookieName = (house: House, cookie: PrivateCookie): string =>
  house.config.secure_cookies ? `__Host-${cookie}` : cookie

/** The value, if it has our format: 128 bits in URL-safe base64. */
export const readPrivate = (house: House, request: FastifyRequest, cookie: PrivateCookie): string | undefined => {
  const value = request.cookies[privateCookieName(house, cookie)]
  return value !== undefined && /^[\w-]{22}$/.test(value) ? value : undefined
}

export const setPrivate = (house: House, reply: FastifyReply, cookie: PrivateCookie, value: string): void => {
  reply.setCookie(privateCookieName(house, cookie), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: house.config.secure_cookies,
    maxAge: privateCookies[cookie].max_age_s,
  })
}

export const clearPrivate = (house: House, reply: FastifyReply, cookie: PrivateCookie): void => {
  reply.clearCookie(privateCookieName(house, cookie), { httpOnly: true, sameSite: 'lax', secure: house.config.secure_cookies })
}

export const setReadable = (house: House, reply: FastifyReply, cookie: ReadableCookie, value: string): void => {
  reply.setCookie(cookie, value, { path: '/', sameSite: 'lax', secure: house.config.secure_cookies, maxAge: day_s })
}

export const clearReadable = (house: House, reply: FastifyReply, cookie: ReadableCookie): void => {
  reply.clearCookie(cookie, { sameSite: 'lax', secure: house.config.secure_cookies })
}

/** Recently computed hashes: a page makes many calls with one cookie. */
const kept = new LruCache<string, Buffer>(20_000)

/** The stored hash of a cookie's token: a copy of the table does not allow signing in. */
export const hashOf = (cookie: PrivateCookie, token: string): Buffer => {
  const name = `${cookie}\0${token}`
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
