import { setTimeout } from 'node:timers/promises'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { House } from '#kernel/house.ts'
import { hasRoom } from '#kernel/database/full-disk.ts'
import { isLocalRequest } from '#kernel/http/is-local-request.ts'
import { isSameSecret } from '#kernel/http/is-same-secret.ts'

/** CSP of /docs/, which loads the site's own API description and scripts, and uses inline style attributes. */
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

/** Readiness probes must be answered quickly: a container's health check times out after 3 s. */
const ready_within_ms = 2_000

const refuseAfter = async (delay_ms: number): Promise<never> => {
  await setTimeout(delay_ms, undefined, { ref: false })
  throw new Error('no answer')
}

/** Metrics are confidential: they need the configured key, or without one a development site and a request from this machine. */
const mayRead = ({ config }: House, request: FastifyRequest): boolean => {
  const { authorization } = request.headers
  if (config.metrics_key === null) return !config.production && isLocalRequest(request)
  return authorization !== undefined && isSameSecret(authorization, `Bearer ${config.metrics_key}`)
}

/**
 * /health/live: the process responds. /health/ready: it can serve requests and is not stopping. /metrics: Prometheus metrics.
 * /docs/: API documentation.
 */
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
