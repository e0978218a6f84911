import type { FastifyInstance, FastifyReply } from 'fastify'
import { Refusal } from '#kernel/refusals/refusal.ts'

/** How long a visitor waits for an answer before one is given that asks to come again. */
export const answer_within_ms = 15_000

const isForm = (type: string | undefined): boolean => type?.startsWith('multipart/') === true

/**
 * Nobody waits for ever: a request that is not answered in time gets 503 with Retry-After, for instance while the database is
 * there and says nothing (reliability 25). What was begun for it goes on, and a repetition with its key finds the outcome. One
 * timer looks after all requests, for one each would be dearer than many of the calls. A form with a file may take as long as
 * its sender needs, which the connection's own limit bounds.
 */
export const answerInTime = (app: FastifyInstance, within_ms: number): void => {
  // The longest waiting first.
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
