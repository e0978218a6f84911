import type { FastifyInstance, FastifyReply } from 'fastify'
import { Refusal } from '#kernel/refusals/refusal.ts'

/** After this time a request is answered with 503. */
export const answer_within_ms = 15_000

const isForm = (type: string | undefined): boolean => type?.startsWith('multipart/') === true

/**
 * Limits the response time: a request without a response in time gets 503 with Retry-After, for example while the database accepts
 * connections but does not respond (reliability 25). Its work continues, and a retry with the same key finds the outcome. One timer
 * watches all requests, because a timer each would cost more than many of the calls. File uploads are exempt; the connection's own
 * timeout bounds them.
 */
export const answerInTime = (app: FastifyInstance, within_ms: number): void => {
  // Longest waiting first.
  const waiting = new Map<FastifyReply, number>()
  const sweep = (): void => {
    const since_ms = performance.now() - within_ms
    for (const [reply, began_ms] of waiting) {
      if (began_ms > since_ms) return
      waiting.delete(reply)
      if (!reply.sent && !reply.raw.headersSent) reply.send(new Refusal('temporarily-unavailable', { retry_after_s: 5 }, 503))
    }
  }
  const timer = setInterval(sweep, Math.min(1_000, within_ms)).unref()
  app.addHook('preHandler', (request, reply, done) => {
    if (!isForm(request.headers['content-type'])) waiting.set(reply, performance.now())
    done()
  })
  app.addHook('onResponse', (_request, reply, done) => {
    waiting.delete(reply)
    done()
  })
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    done()
  })
}
