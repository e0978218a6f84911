import type { FastifyInstance, FastifyReply } from 'fastify'
import { Refusal } from '#kernel/refusals/refusal.ts'

/** After this time a request is answered with 503. */
export const answer_within_ms = 15_000

const isForm = (type: string | undefined): boolean => type?.startsWith('multipart/') === true

/** A request without an answer, linked with those that came before and after it. */
interface Waiting {
  readonly reply: FastifyReply
  readonly since_ms: number
  earlier: Waiting | null
  later: Waiting | null
}

declare module 'fastify' {
  interface FastifyReply {
    waiting: Waiting | null
  }
}

/**
 * Requests without an answer, in order of arrival. Linked by hand: a Map that everybody enters and leaves again copies itself into a new table
 * every hundred requests, and each old table keeps the next one in memory with all who are in it, until V8 collects its whole heap. With 64
 * players that kept every request (decision 0082).
 */
const createQueue = () => {
  let first: Waiting | null = null
  let last: Waiting | null = null
  return {
    first: (): Waiting | null => first,
    /** Once a reply: who calls `callNotFound` has the hooks run for it again. */
    enter: (reply: FastifyReply): void => {
      if (reply.waiting) return
      const one: Waiting = { reply, since_ms: performance.now(), earlier: last, later: null }
      if (last) last.later = one
      else first = one
      last = one
      reply.waiting = one
    },
    leave: (reply: FastifyReply): void => {
      const one = reply.waiting
      if (!one) return
      reply.waiting = null
      if (one.earlier) one.earlier.later = one.later
      else first = one.later
      if (one.later) one.later.earlier = one.earlier
      else last = one.earlier
      one.earlier = null
      one.later = null
    },
  }
}

/**
 * Limits the response time: a request without a response in time gets 503 with Retry-After, for example while the database accepts
 * connections but does not respond (reliability 25). Its work continues, and a retry with the same key finds the outcome. One timer
 * watches all requests, because a timer each would cost more than many of the calls. File uploads are exempt; the connection's own
 * timeout bounds them.
 */
export const answerInTime = (app: FastifyInstance, within_ms: number): void => {
  const queue = createQueue()
  const sweep = (): void => {
    const since_ms = performance.now() - within_ms
    for (let one = queue.first(); one && one.since_ms <= since_ms; one = queue.first()) {
      const { reply } = one
      queue.leave(reply)
      if (!reply.sent && !reply.raw.headersSent) reply.send(new Refusal('temporarily-unavailable', { retry_after_s: 5 }, 503))
    }
  }
  const timer = setInterval(sweep, Math.min(1_000, within_ms)).unref()
  app.decorateReply('waiting', null)
  app.addHook('preHandler', (request, reply, done) => {
    if (!isForm(request.headers['content-type'])) queue.enter(reply)
    done()
  })
  app.addHook('onResponse', (_request, reply, done) => {
    queue.leave(reply)
    done()
  })
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    done()
  })
}
