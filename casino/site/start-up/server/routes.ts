import { timingSafeEqual, createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { getAppInit, getInit, getMessages, getRegions, refuse, updateAllMessages, updateMessages } from '#casino/site/start-up/contract.ts'
import { regionsOf } from '#casino/site/start-up/regions.ts'
import { appConfig } from '#casino/site/start-up/server/app-config.ts'
import { mainDataOf } from '#casino/site/start-up/server/main-data.ts'
import { rebuildMessages, servedMessages, type ServedMessages } from '#casino/site/start-up/server/served-messages.ts'
import { handle } from '#kernel/http/handle.ts'
import type { House } from '#kernel/house.ts'
import { realtimeConnection } from '#kernel/realtime/connection-data.ts'
import type { ContentContext } from '#kernel/slice.ts'

const mainOf = async (call: ContentContext & { reply: FastifyReply }) => {
  call.reply.header('cache-control', 'private, no-store')
  const [main, websocket] = await Promise.all([mainDataOf(call), realtimeConnection(call.house, call.visitor)])
  return { ...main, websocket }
}

const hash = (text: string): Buffer => createHash('sha256').update(text).digest()

/** A-074: only who has the operators' key. Without a configured key nobody has it. */
const needOperator = (house: House, request: FastifyRequest): void => {
  const given = request.headers['x-operator-key']
  const key = house.config.operator_key
  if (key === null || typeof given !== 'string' || !timingSafeEqual(hash(given), hash(key))) refuse('operator-key-wrong', {}, 403)
}

/** Sends bytes that are ready in the form that the browser takes. The reply is the handler's own: nothing is serialised again. */
const sendMessages = (request: FastifyRequest, reply: FastifyReply, messages: ServedMessages, is_versioned: boolean): void => {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const [encoding, bytes] = accepted.includes('br')
    ? (['br', messages.br] as const)
    : accepted.includes('gzip')
      ? (['gzip', messages.gzip] as const)
      : ([undefined, messages.plain] as const)
  const etag = `"${messages.version}"`
  const headers = {
    ...reply.getHeaders(),
    'content-type': 'application/json; charset=utf-8',
    'cache-control': is_versioned ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
    etag,
    ...(encoding ? { 'content-encoding': encoding } : {}),
  }
  const is_known = request.headers['if-none-match'] === etag
  reply.hijack()
  reply.raw.writeHead(is_known ? 304 : 200, { ...headers, ...(is_known ? {} : { 'content-length': bytes.length }) } as Record<
    string,
    string
  >)
  reply.raw.end(is_known ? undefined : bytes)
}

export const routes = [
  handle(getAppInit, async (call) => ({ data: { config: appConfig(call.house), main: await mainOf(call) } })),
  handle(getInit, async (call) => ({ data: await mainOf(call) })),
  handle(getMessages, async ({ house, params, query, request, reply }) => {
    const messages = servedMessages(house, params.language)
    sendMessages(request, reply, messages, query.v === messages.version)
    return { data: {} }
  }),
  handle(updateAllMessages, async ({ house, request }) => {
    needOperator(house, request)
    return { data: rebuildMessages(house) }
  }),
  handle(updateMessages, async ({ house, params, request }) => {
    needOperator(house, request)
    return { data: rebuildMessages(house, [params.language]) }
  }),
  handle(getRegions, async ({ query, language }) => ({ data: regionsOf(query.countryISO ?? '', language) })),
]
