import type { FastifyInstance } from 'fastify'

/** How long requests in progress may take after the server began to close. Jobs get their time after it, and the rest must be closed too. */
export const finish_within_ms = 6_000

/**
 * While the server closes, every response ends its connection (reliability 24). Otherwise browsers would keep connections open and
 * the server would wait for them. A connection whose response had begun earlier is closed once idle, and one whose request never
 * ends after a timeout.
 */
export const closeConnections = (app: FastifyInstance, within_ms = finish_within_ms): void => {
  let closing = false
  app.addHook('preClose', (done) => {
    closing = true
    if (app.server.listening) {
      const late = setTimeout(() => app.server.closeAllConnections(), within_ms)
      app.server.once('close', () => clearTimeout(late))
    }
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close')
    done()
  })
}
