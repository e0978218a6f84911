import type { FastifyInstance } from 'fastify'

/** How long a request that is under way when the house closes may still take, with the connection that it came by. */
const finish_within_ms = 8_000

/**
 * A house that closes ends every connection with the answer that is given on it (reliability 24). Without that word a browser
 * keeps the connection for its next request, and the server waits for it until nobody waits for the server any more. A connection
 * whose answer had begun before is closed by the server itself once it is idle, and one whose request never ends after a while.
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
