import { setTimeout } from 'node:timers/promises'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { House } from '#kernel/house.ts'
import { hasRoom } from '#kernel/database/full-disk.ts'
import { asksFromThisMachine } from '#kernel/http/asks-from-this-machine.ts'
import { isSameSecret } from '#kernel/http/is-same-secret.ts'

/** /docs/ reads the calls of our own host and runs its own scripts; its look is written into attributes. */
const docs_policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Whoever asks whether a site is ready does not wait long: a container's own question ends after 3 s. */
const ready_within_ms = 2_000

const refuseAfter = async (delay_ms: number): Promise<never> => {
  await setTimeout(delay_ms, undefined, { ref: false })
  throw new Error('no answer')
}

/** How busy a house is and what it refuses is its own business: the figures are for who has the key, and without one for who develops. */
const mayRead = ({ config }: House, request: FastifyRequest): boolean => {
  const { authorization } = request.headers
  if (config.metrics_key === null) return !config.production && asksFromThisMachine(request)
  return authorization !== undefined && isSameSecret(authorization, `Bearer ${config.metrics_key}`)
}

/** /health/live: the process answers. /health/ready: it can serve, and is not stopping. /metrics: its figures. /docs/: its calls. */
export const mountOperations = async (app: FastifyInstance, house: House, stopping: AbortSignal): Promise<void> => {
  app.get('/health/live', { schema: { hide: true } }, () => ({ success: true }))
  app.get('/health/ready', { schema: { hide: true } }, async (_request, reply) => {
    if (stopping.aborted) return reply.status(503).send({ success: false, reason: 'stopping' })
    try {
      await Promise.race([house.pool.query('select 1'), refuseAfter(ready_within_ms)])
      if (await Promise.race([hasRoom(house), refuseAfter(ready_within_ms)])) return { success: true }
      return reply.status(503).header('retry-after', '5').send({ success: false, reason: 'disk' })
    } catch {
      return reply.status(503).header('retry-after', '5').send({ success: false, reason: 'database' })
    }
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) =>
    mayRead(house, request)
      ? reply.type(house.metrics.registry.contentType).send(await house.metrics.registry.metrics())
      : reply.callNotFound(),
  )
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: docs_policy })
}
