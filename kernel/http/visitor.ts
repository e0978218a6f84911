import type { FastifyRequest } from 'fastify'
import type { House } from '#kernel/house.ts'

/** Who is calling. `session_id` of a guest is the id of the anonymous visit (needed by XSRF and demo play). */
export interface Visitor {
  readonly player_id: bigint | null
  /** The opaque session, hashed; bound to the XSRF token. */
  readonly session_id: string
}

export type Identify = (request: FastifyRequest, house: House) => Promise<Visitor>
