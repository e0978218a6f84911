import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { House } from '#kernel/house.ts'

/** Ids of requests: unique over processes and starts by the beginning, within one by a count. They are no secret. */
export const requestIds = (): (() => string) => {
  const start = randomBytes(6).toString('base64url')
  let count = 0
  return () => `${start}-${(count++).toString(36)}`
}

/** The log of one request: every line names it, as the answer's x-request-id does. */
export const logOf = (house: House, request: FastifyRequest): Logger => house.log.child({ request_id: request.id })
