import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { EndpointDeclaration, Route } from '#kernel/contract/endpoint.ts'
import { requestLanguage } from '#kernel/http/language.ts'
import type { Call, Handled } from '#kernel/http/handle.ts'
import { answerToEndedSession, applyCookies, recordCookies, runIdempotent, type StoredAnswer } from '#kernel/http/idempotency.ts'
import { closed } from '#kernel/http/validation.ts'
import { texts } from '#kernel/http/texts.ts'
import type { Identify, Visitor } from '#kernel/http/visitor.ts'
import { Prebuilt, refusalBody, sendJson, sendPrebuilt, sendStreamed, sendJsonText, StreamedFile } from '#kernel/http/answers.ts'
import { hasXsrfToken, offerXsrfToken } from '#kernel/http/xsrf.ts'
import type { House } from '#kernel/house.ts'
import { Refusal, refuserOf } from '#kernel/refusals/refusal.ts'

const refuse = refuserOf(texts)

const isForeign = (request: FastifyRequest): boolean => {
  const site = request.headers['sec-fetch-site']
  return typeof site === 'string' && site !== 'same-origin' && site !== 'none'
}

const isFromOurPages = (request: FastifyRequest): boolean => request.headers['x-requested-with'] === 'XMLHttpRequest' && !isForeign(request)

/** Idempotency keys are up to 255 characters. Every command may have one, and must if its contract requires it. */
const guardKey = ({ effect, external, idempotency }: EndpointDeclaration, key: string | string[] | undefined): void => {
  if (effect === 'reads' || external || (key === undefined && idempotency === undefined)) return
  if (typeof key !== 'string' || key.length === 0 || key.length > 255) refuse('idempotency-key-missing', {}, 400)
}

/**
 * Refuses requests that must not be processed: a changing call that does not come from our own pages (API-296, API-297, reliability
 * 14), a guest on a player's endpoint, a player on a guest's, a money command without its key.
 */
const guard = (endpoint: EndpointDeclaration, request: FastifyRequest, visitor: Visitor, house: House): void => {
  if (endpoint.effect === 'changes' && !endpoint.external) {
    if (!isFromOurPages(request)) refuse('header-missing', {}, 400)
    if (request.method === 'POST' && !hasXsrfToken(house, visitor, request)) refuse('xsrf-token-invalid', {}, 403)
  }
  if (endpoint.who === 'player' && visitor.player_id === null) refuse('not-authorized', {}, 401)
  if (endpoint.who === 'guest' && visitor.player_id !== null) refuse('already-signed-in')
  guardKey(endpoint, request.headers['idempotency-key'])
}

/** Body of a response with status 200; every other status is thrown as an error. */
const answerOf = async (handled: Handled, call: Call<EndpointDeclaration>): Promise<object> => {
  try {
    const answer = await handled.run(call)
    return answer instanceof Prebuilt || answer instanceof StreamedFile ? answer : { success: true, ...answer }
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 200) throw error
    return refusalBody(error, call.house.messages, call.language)
  }
}

/** Longer than any client retries. Money is protected by the ledger's own keys, which never expire. */
const required_kept_ms = 30 * 24 * 60 * 60_000
/** Enough for a page that lost its connection and retries. */
const kept_ms = 60 * 60_000

/** Every command accepts a key unless its use case stores the response itself; calls by other systems handle repetitions themselves. */
const keepsAnswers = ({ effect, external, idempotency }: EndpointDeclaration): boolean =>
  effect === 'changes' && !external && idempotency !== 'own'

/** A retry with the same key gets the stored response, with its cookies. */
const runOnce = async (handled: Handled, call: Call<EndpointDeclaration>, key: string): Promise<FastifyReply> => {
  const { house, visitor, reply, params, body } = call
  const { route, idempotency } = handled.endpoint
  const command = {
    scope: `${visitor.player_id ?? visitor.session_id} ${route}`,
    session_id: visitor.player_id === null ? null : visitor.session_id,
    key,
    request: [params, body],
    kept_ms: idempotency === 'required' ? required_kept_ms : kept_ms,
  }
  let is_first = false
  const stored = await runIdempotent(house, command, async () => {
    is_first = true
    const cookies = recordCookies(reply)
    return { status: 200, json: JSON.stringify(await answerOf(handled, call)), cookies }
  })
  // If this took longer than the response limit, the client already got 503; the outcome is stored under its key for the retry.
  if (reply.sent) return reply
  if (!is_first) applyCookies(reply, stored.cookies)
  return sendJsonText(reply, stored.status, stored.json)
}

/**
 * A command that ended its own session, such as a new password, and whose answer was lost: its repetition comes with the cookie of
 * that session, and gets the stored answer with the cookies of the next one. Nothing is run for it; null for everything else.
 */
const lostAnswer = async ({ endpoint }: Handled, house: House, visitor: Visitor, request: FastifyRequest): Promise<StoredAnswer | null> => {
  const { ended_session_id: session_id } = visitor
  const key = request.headers['idempotency-key']
  if (session_id === undefined || typeof key !== 'string' || !keepsAnswers(endpoint) || !isFromOurPages(request)) return null
  // Another call of the page may have brought the token of the guest that it is now.
  if (!hasXsrfToken(house, { player_id: null, session_id }, request) && !hasXsrfToken(house, visitor, request)) return null
  return answerToEndedSession(house, { session_id, route: endpoint.route, key, request: [request.params, request.body] })
}

const run = async (handled: Handled, house: House, identify: Identify, request: FastifyRequest, reply: FastifyReply) => {
  const { endpoint } = handled
  const visitor = await identify(request, house, reply)
  const lost = await lostAnswer(handled, house, visitor, request)
  if (lost) {
    reply.header('cache-control', 'no-store')
    applyCookies(reply, lost.cookies)
    return sendJsonText(reply, lost.status, lost.json)
  }
  guard(endpoint, request, visitor, house)
  const key = request.headers['idempotency-key']
  const call = {
    house,
    visitor,
    player_id: visitor.player_id,
    params: request.params,
    query: request.query,
    body: request.body,
    key: typeof key === 'string' ? key : undefined,
    language: requestLanguage(request, house.brand),
    request,
    reply,
  } as unknown as Call<EndpointDeclaration>
  // Responses are about one visitor, so they are not cached; the few that may be say so themselves.
  reply.header('cache-control', 'no-store')
  if (!endpoint.external) offerXsrfToken(house, visitor, request, reply)
  if (call.key !== undefined && keepsAnswers(endpoint)) return runOnce(handled, call, call.key)
  const body = await answerOf(handled, call)
  if (body instanceof Prebuilt) return sendPrebuilt(request, reply, body)
  if (body instanceof StreamedFile) return sendStreamed(reply, body)
  return reply.sent ? reply : sendJson(reply, 200, body)
}

const mountRoute = (app: FastifyInstance, house: House, identify: Identify, handled: Handled, route: Route): void => {
  const { endpoint } = handled
  const [method, ...rest] = route.split(' ')
  app.route({
    method: method as 'GET' | 'POST',
    url: rest.join(' ').replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: {
      ...(endpoint.params ? { params: endpoint.params } : {}),
      ...(endpoint.query ? { querystring: endpoint.query } : {}),
      ...(endpoint.body && method === 'POST' ? { body: closed(endpoint.body) } : {}),
      response: { 200: endpoint.reply },
      summary: endpoint.summary ?? endpoint.route,
      ...(endpoint.description !== undefined && { description: endpoint.description }),
      tags: [handled.endpoint.who],
    },
    handler: (request, reply) => run(handled, house, identify, request, reply),
  })
}

/** Multipart forms are parsed in a scope of their own; every other route answers them with 415. */
const mountUpload = (app: FastifyInstance, house: House, identify: Identify, handled: Handled): void => {
  const { file_bytes, files } = handled.endpoint.upload ?? { file_bytes: 0, files: 0 }
  void app.register(async (scope) => {
    await scope.register(multipart, { limits: { fileSize: file_bytes, files, fields: 10, fieldSize: 1000, parts: files + 10 } })
    mountRoute(scope, house, identify, handled, handled.endpoint.route)
  })
}

/** Registers an endpoint and its aliases: validation, guards, idempotency, response envelope. */
export const mount = (app: FastifyInstance, house: House, identify: Identify, handled: Handled): void => {
  if (handled.endpoint.upload) return mountUpload(app, house, identify, handled)
  for (const route of [handled.endpoint.route, ...(handled.endpoint.aliases ?? [])]) mountRoute(app, house, identify, handled, route)
}
