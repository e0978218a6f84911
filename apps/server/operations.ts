import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { House } from '#kernel/house.ts'

/** /health/live: the process answers. /health/ready: it can serve. /metrics: its figures. /docs/: its calls. */
export const mountOperations = async (app: FastifyInstance, house: House, state: { readonly stopping: boolean }): Promise<void> => {
  app.get('/health/live', { schema: { hide: true } }, () => ({ success: true }))
  app.get('/health/ready', { schema: { hide: true } }, async (_request, reply) => {
    if (state.stopping) return reply.status(503).send({ success: false, reason: 'stopping' })
    try {
      await house.pool.query('select 1')
      return { success: true }
    } catch {
      return reply.status(503).header('retry-after', '5').send({ success: false, reason: 'database' })
    }
  })
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply.type(house.metrics.registry.contentType).send(await house.metrics.registry.metrics()),
  )
  await app.register(swaggerUi, { routePrefix: '/docs' })
}
