import type { FastifyReply, FastifyRequest } from 'fastify'
import type { House } from '#kernel/house.ts'

/** The caller. A guest's `session_id` is the id of the anonymous visit (for XSRF and demo play). */
export interface Visitor {
  readonly player_id: bigint | null
  /** The hashed session id; the XSRF token is bound to it. */
  readonly session_id: string
  /** Of a guest whose browser still has the cookie of a player's session: the id of that session, which is over or never was. */
  readonly ended_session_id?: string
  /** Whether the browser identifies as a phone or tablet (EN-002). */
  readonly is_mobile?: boolean
}

/** Identifies the caller. With a `reply`, a new visitor also gets the visit cookie; without one nothing is set. */
export type Identify = (request: FastifyRequest, house: House, reply?: FastifyReply) => Promise<Visitor>
