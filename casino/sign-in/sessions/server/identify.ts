import type { FastifyReply, FastifyRequest } from 'fastify'
import type { House } from '#kernel/house.ts'
import type { Identify, Visitor } from '#kernel/http/visitor.ts'
import { isMobileBrowser } from '../rules.ts'
import { hashOf, readPrivate, sessionIdOf, setPrivate, setReadable, tokenOf } from './cookies.ts'
import { sessionCache } from './session-cache.ts'
import { touch } from './touch-session.ts'
import type { SessionRow } from './session-store.ts'

const isMobile = (request: FastifyRequest): boolean => {
  const hint = request.headers['sec-ch-ua-mobile']
  return isMobileBrowser(request.headers['user-agent'] ?? '', typeof hint === 'string' ? hint : undefined)
}

/** Extends a session in use, in the database and in the browser, up to its absolute end. */
const prolong = async (house: House, id_hash: Buffer, session: SessionRow, token: string, reply: FastifyReply): Promise<void> => {
  if (!(await touch(house, id_hash, session))) return
  sessionCache(house).forget(id_hash)
  setPrivate(house, reply, 'session', token)
  setReadable(house, reply, 'token', tokenOf(house, sessionIdOf(id_hash)))
}

/** The anonymous visit of a guest: not stored, only used for XSRF and demo play. */
const visitOf = (house: House, request: FastifyRequest, reply: FastifyReply | undefined): string => {
  const known = readPrivate(house, request, 'visit')
  const token = known ?? house.random.token()
  if (known === undefined && reply) setPrivate(house, reply, 'visit', token)
  return sessionIdOf(hashOf('visit', token))
}

/**
 * Identifies the caller: the player of a valid session, else the guest of an anonymous visit. At most one indexed query. The cookie of
 * a session that is over stays until the browser signs in or out: an answer to it may arrive after the cookie of a newer session, which
 * it would remove. It opens nothing, and a day later the browser has none.
 */
export const identify: Identify = async (request, house, reply): Promise<Visitor> => {
  const is_mobile = isMobile(request)
  const token = readPrivate(house, request, 'session')
  if (token === undefined) return { player_id: null, session_id: visitOf(house, request, reply), is_mobile }
  const id_hash = hashOf('session', token)
  const session = await sessionCache(house).read(id_hash)
  if (!session) return { player_id: null, session_id: visitOf(house, request, reply), ended_session_id: sessionIdOf(id_hash), is_mobile }
  if (reply) await prolong(house, id_hash, session, token, reply)
  return { player_id: session.player_id, session_id: sessionIdOf(id_hash), is_mobile }
}
