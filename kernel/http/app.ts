import cookie from '@fastify/cookie'
import swagger from '@fastify/swagger'
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { noticeFullDisk } from '#kernel/database/full-disk.ts'
import { answer_within_ms, answerInTime } from '#kernel/http/answer-in-time.ts'
import { Moved, refusalBody, sendJson } from '#kernel/http/answers.ts'
import { trustedProxies } from '#kernel/http/client-address.ts'
import { closeConnections } from '#kernel/http/close-connections.ts'
import { requestLanguage } from '#kernel/http/language.ts'
import { readJsonBodies } from '#kernel/http/json-bodies.ts'
import { mount } from '#kernel/http/mount.ts'
import { originForm } from '#kernel/http/origin-form.ts'
import { logOf, requestIds } from '#kernel/http/request-log.ts'
import { InvalidInput, validatorCompiler } from '#kernel/http/validation.ts'
import type { Identify } from '#kernel/http/visitor.ts'
import type { House } from '#kernel/house.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'

/** Bodies of calls are small; uploads have a route and a limit of their own. */
const body_limit_bytes = 64 * 1024

const slow_ms = 1_000

const isDatabaseDown = (error: unknown): boolean => {
  const { code, message } = error as { code?: string; message?: string }
  if (code === 'ECONNREFUSED' || code === 'ENOENT' || code === 'ECONNRESET' || code === 'EPIPE') return true
  // Class 08 is a connection failure, 57P0x a server shutdown, class 53 insufficient disk, memory or connections, 57014 a statement
  // timeout.
  if (code && /^(08...|57P0\d|53...|57014)$/.test(code)) return true
  // The last code is what a transaction reports after its connection was lost: it cannot be rolled back either.
  return /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable/.test(message ?? '')
}

const asRefusal = (error: FastifyError): Refusal | null => {
  if (error instanceof Refusal) return error
  if (error instanceof InvalidInput)
    return new Refusal('invalid-input', {}, 422, Object.fromEntries(error.fields.map((field) => [field || 'body', 'invalid-input'])))
  if (error.statusCode === 413) return new Refusal('request-too-large', {}, 413)
  if (error.statusCode === 415) return new Refusal('unsupported-type', {}, 415)
  if (error.statusCode === 414) return new Refusal('malformed-request', {}, 414)
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) return new Refusal('malformed-request', {}, 400)
  if (isDatabaseDown(error)) return new Refusal('temporarily-unavailable', { retry_after_s: 5 }, 503)
  return null
}

const sendRefusal = (house: House, request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply => {
  const retry_after_s = refusal.details['retry_after_s']
  if (typeof retry_after_s === 'number') reply.header('retry-after', String(retry_after_s))
  reply.header('cache-control', 'no-store')
  return sendJson(reply, refusal.status, refusalBody(refusal, house.messages, requestLanguage(request, house.brand)))
}

const handleErrors = (app: FastifyInstance, house: House): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Moved) {
      reply.header('cache-control', 'no-store')
      return sendJson(reply, 301, { success: false, redirectUrl: error.redirect_url })
    }
    const refusal = asRefusal(error)
    noticeFullDisk(house, error)
    if (refusal) {
      if (refusal.status === 503)
        logOf(house, request).error({ err: error }, isDatabaseDown(error) ? 'the database does not answer' : 'refused for now')
      return sendRefusal(house, request, reply, refusal)
    }
    logOf(house, request).error({ err: error }, 'a request failed')
    return sendRefusal(house, request, reply, new Refusal('internal-error', {}, 500))
  })
  app.setNotFoundHandler((request, reply) => sendRefusal(house, request, reply, new Refusal('not-found', {}, 404)))
}

const measure = (app: FastifyInstance, house: House): void => {
  // Looking up a histogram's child by labels costs more than counting in it.
  const children = new Map<string, { observe(value: number): void }>()
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched'
    const status = String(reply.statusCode)
    const child = children.get(route + status) ?? house.metrics.requests.labels(route, status)
    children.set(route + status, child)
    child.observe(reply.elapsedTime / 1000)
    // One log line for what an operator should look at; everything else is counted in /metrics.
    if (reply.elapsedTime > slow_ms)
      logOf(house, request).warn({ route, status: reply.statusCode, took_ms: Math.round(reply.elapsedTime) }, 'slow')
    done()
  })
}

/** Builds the HTTP server: every endpoint of every slice, error responses, metrics. Does not listen yet. */
export const createApp = async (house: House, identify: Identify, within_ms = answer_within_ms): Promise<FastifyInstance> => {
  const app = Fastify({
    loggerInstance: house.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(),
    // Fastify would create a logger per request although few requests log anything; logOf creates it when needed.
    childLoggerFactory: (logger) => logger,
    bodyLimit: body_limit_bytes,
    // A URL that cannot be decoded reaches no route, and so no error handler.
    frameworkErrors: (_error, request, reply) => void sendRefusal(house, request, reply, new Refusal('malformed-request', {}, 400)),
    rewriteUrl: ({ url }) => originForm(url ?? '/'),
    trustProxy: trustedProxies(house.config.proxies),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    // Slow clients must not hold a connection (slow-header and slow-body attacks).
    requestTimeout: 20_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
  })
  app.setValidatorCompiler(validatorCompiler as never)
  app.setSerializerCompiler(() => (body) => JSON.stringify(body))
  readJsonBodies(app)
  app.decorate('house', house)
  await app.register(cookie)
  await app.register(swagger, {
    openapi: { info: { title: 'Openhouse', version: '1', description: 'Every call of the site. Generated from the contracts.' } },
  })
  handleErrors(app, house)
  measure(app, house)
  answerInTime(app, within_ms)
  closeConnections(app)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  for (const slice of house.slices) {
    for (const handled of slice.routes ?? []) mount(app, house, identify, handled)
    await slice.documents?.(app, house)
  }
  return app
}
