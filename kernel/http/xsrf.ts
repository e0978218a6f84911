import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { perHouse, type House } from '#kernel/house.ts'
import type { Visitor } from '#kernel/http/visitor.ts'
import { LruCache } from '#kernel/memory/lru-cache.ts'

const xsrfCookie = 'XSRF-TOKEN'

/** Recently computed tokens: a page makes many calls, and computing the HMAC is a tenth of a call's cost. */
const kept = perHouse(() => new LruCache<string, string>(20_000))

/** The XSRF token of a session: readable by the page's scripts, invalid in any other session (SE-008). */
export const xsrfTokenOf = (house: House, session_id: string): string => {
  const tokens = kept(house)
  const known = tokens.get(session_id)
  if (known !== undefined) return known
  const token = createHmac('sha256', house.config.secret('xsrf')).update(session_id).digest('base64url')
  tokens.set(session_id, token)
  return token
}

/** Sets the XSRF cookie if the browser has none or an outdated one. */
export const offerXsrfToken = (house: House, visitor: Visitor, request: FastifyRequest, reply: FastifyReply): void => {
  const token = xsrfTokenOf(house, visitor.session_id)
  if (request.cookies[xsrfCookie] === token) return
  reply.setCookie(xsrfCookie, token, { path: '/', sameSite: 'lax', secure: house.config.secure_cookies, httpOnly: false, maxAge: 86_400 })
}

/** Whether the request carries this session's token in X-XSRF-TOKEN. */
export const hasXsrfToken = (house: House, visitor: Visitor, request: FastifyRequest): boolean => {
  const sent = request.headers['x-xsrf-token']
  if (typeof sent !== 'string') return false
  const expected = Buffer.from(xsrfTokenOf(house, visitor.session_id))
  const given = Buffer.from(sent)
  return expected.length === given.length && timingSafeEqual(expected, given)
}
