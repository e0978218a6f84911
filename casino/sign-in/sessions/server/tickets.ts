import type { FastifyReply, FastifyRequest } from 'fastify'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { House } from '#kernel/house.ts'
import { offerXsrfToken } from '#kernel/http/xsrf.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { refuse } from '../contract.ts'
import { ticket_life_ms } from '../rules.ts'
import { clearPrivate, clearReadable, hashOf, readPrivate, sessionIdOf, setPrivate } from './cookies.ts'

/** Proof of the first factor: its holder can sign in once they show the second one. */
export interface Ticket {
  readonly id: string
  readonly player_id: bigint
  /** The first factor: `password`, `registration`. */
  readonly way: string
  readonly given_at: Date
  readonly ends_at: Date
}

const purpose = 'second-factor-tickets'
const type = 'second-factor-ticket'

/** Signed and not stored, because it is returned with a refusal, whose transaction is rolled back. */
const signTicket = async (house: House, visit: string, { player_id, way }: Pick<Ticket, 'player_id' | 'way'>): Promise<string> => {
  const [newest] = house.config.secrets(purpose)
  if (!newest) throw new Error('the house has no secret')
  const given_at_ms = house.clock.now().getTime()
  return new SignJWT({ way, visit, given_at_ms, ends_at_ms: given_at_ms + ticket_life_ms })
    .setProtectedHeader({ alg: 'HS256', typ: type, kid: newest.key_id })
    .setSubject(String(player_id))
    .setJti(house.random.uuid())
    .sign(newest.secret)
}

/** A ticket's content, if it was issued to this visit and has not expired. It may have been used. */
export const readTicket = async (house: House, token: string, visit: string): Promise<Ticket | null> => {
  try {
    const keyOf = ({ kid }: { kid?: string }) => {
      const known = house.config.secrets(purpose).find(({ key_id }) => key_id === kid)
      if (!known) throw new errors.JWSInvalid('an unknown key')
      return known.secret
    }
    const { payload } = await jwtVerify(token, keyOf, { algorithms: ['HS256'], typ: type, currentDate: house.clock.now() })
    const ends_at = new Date(Number(payload['ends_at_ms']))
    if (payload['visit'] !== visit || ends_at <= house.clock.now()) return null
    return {
      id: payload.jti ?? '',
      player_id: BigInt(payload.sub ?? ''),
      way: String(payload['way']),
      given_at: new Date(Number(payload['given_at_ms'])),
      ends_at,
    }
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return null
    throw error
  }
}

export const isSecondFactorNeeded = (error: unknown): boolean => error instanceof Refusal && error.code === 'second-factor-needed'

/** Refuses `second-factor-needed` with a ticket for this request's visit. */
export const requireSecondFactor = async (
  house: House,
  request: FastifyRequest,
  half: Pick<Ticket, 'player_id' | 'way'>,
): Promise<never> => {
  const visit = readPrivate(house, request, 'visit')
  const ticket = await signTicket(house, visit === undefined ? '' : sessionIdOf(hashOf('visit', visit)), half)
  return refuse('second-factor-needed', { ticket })
}

/** Starts a new guest visit in this browser and returns its id. */
export const beginVisit = (house: House, request: FastifyRequest, reply: FastifyReply): string => {
  const visit = house.random.token()
  const session_id = sessionIdOf(hashOf('visit', visit))
  clearPrivate(house, reply, 'session')
  clearReadable(house, reply, 'token')
  setPrivate(house, reply, 'visit', visit)
  offerXsrfToken(house, { player_id: null, session_id }, request, reply)
  return session_id
}

/** Like `requireSecondFactor`, for a request whose session has just ended: it gets a new visit for the ticket. */
export const requireSecondFactorAnew = async (
  house: House,
  request: FastifyRequest,
  reply: FastifyReply,
  half: Pick<Ticket, 'player_id' | 'way'>,
): Promise<never> => refuse('second-factor-needed', { ticket: await signTicket(house, beginVisit(house, request, reply), half) })
