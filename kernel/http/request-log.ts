import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { House } from '#kernel/house.ts'

/** Generates request ids: a random prefix per process start, then a counter. They are not secret. */
export const requestIds = (): (() => string) => {
  const start = randomBytes(6).toString('base64url')
  let count = 0
  return () => `${start}-${(count++).toString(36)}`
}

/** Logger of one request: every line has the request's id, which is also sent as x-request-id. */
export const logOf = (house: House, request: FastifyRequest): Logger => house.log.child({ request_id: request.id })
