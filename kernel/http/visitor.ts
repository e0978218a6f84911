import type { FastifyReply, FastifyRequest } from 'fastify'
import type { House } from '#kernel/house.ts'

/** Who is calling. `session_id` of a guest is the id of the anonymous visit (needed by XSRF and demo play). */
export interface Visitor {
  readonly player_id: bigint | null
  /** The opaque session, hashed; bound to the XSRF token. */
  readonly session_id: string
  /** Does the browser say that it is a phone or a tablet (EN-002)? */
  readonly is_mobile?: boolean
}

/** With the reply at hand a new visitor also gets the cookie of its visit; without it nothing is set. */
export type Identify = (request: FastifyRequest, house: House, reply?: FastifyReply) => Promise<Visitor>
