import type { FastifyReply, FastifyRequest } from 'fastify'
import { getAppInit, getInit, getMessages, getRegions, refuse, updateAllMessages, updateMessages } from '../contract.ts'
import { regionsOf } from '../regions.ts'
import { componentsOff } from '#casino/site/pages/server/api.ts'
import { appConfig } from './app-config.ts'
import { mainDataOf } from './main-data.ts'
import { type Encoding, rebuildMessages, servedMessages, type ServedMessages } from './served-messages.ts'
import { handle } from '#kernel/http/handle.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { realtimeConnection } from '#kernel/realtime/connection-data.ts'
import type { ContentContext } from '#kernel/slice.ts'
import { isSameSecret } from '#kernel/http/is-same-secret.ts'

const mainOf = async (call: ContentContext) => {
  // The positions of the channels first: nothing may fall between them and the data.
  const websocket = await realtimeConnection(call.house, call.visitor)
  return { ...(await mainDataOf(call)), websocket }
}

/** A-074: requires the operators' key; without a configured key always refused. */
const needOperator = (house: House, request: FastifyRequest): void => {
  const given = request.headers['x-operator-key']
  const key = house.config.operator_key
  if (key === null || typeof given !== 'string' || !isSameSecret(given, key)) refuse('operator-key-wrong', {}, 403)
}

/** A running process does not reload its text modules; the operator must know that a changed text is not served yet. */
const noteOfRebuilding = (house: House, language: Language): string => house.messages.format(language, 'start-up.texts-of-the-start', {})

/** The best encoding that the browser accepts. */
const encodingOf = (request: FastifyRequest): Encoding => {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity'
}

/** Sends prepared bytes, without serialising again. */
const sendMessages = (request: FastifyRequest, reply: FastifyReply, messages: ServedMessages, is_versioned: boolean): void => {
  const { version, encoding, bytes } = messages
  const etag = `"${version}"`
  const headers = {
    ...reply.getHeaders(),
    'content-type': 'application/json; charset=utf-8',
    'cache-control': is_versioned ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
    etag,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
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
  handle(getAppInit, async (call) => {
    call.reply.header('cache-control', 'private, no-store')
    const config = { ...appConfig(call.house), componentsOff: await componentsOff(call.house) }
    if (call.player_id === null) return { data: { config, main: await mainOf(call) } }
    const [main, nobody] = await Promise.all([mainOf(call), mainDataOf({ ...call, visitor: { ...call.visitor, player_id: null } })])
    return { data: { config, main, nobody } }
  }),
  handle(getInit, async (call) => {
    call.reply.header('cache-control', 'private, no-store')
    const { only } = call.query
    return { data: only === undefined ? await mainOf(call) : await mainDataOf(call, only.split(',')) }
  }),
  handle(getMessages, async ({ house, params, query, request, reply }) => {
    const messages = await servedMessages(house, params.language, encodingOf(request), query.of?.split(','))
    sendMessages(request, reply, messages, query.v === messages.version)
    return { data: {} }
  }),
  handle(updateAllMessages, async ({ house, request, language }) => {
    needOperator(house, request)
    return { data: rebuildMessages(house), note: noteOfRebuilding(house, language) }
  }),
  handle(updateMessages, async ({ house, params, request, language }) => {
    needOperator(house, request)
    return { data: rebuildMessages(house, [params.language]), note: noteOfRebuilding(house, language) }
  }),
  handle(getRegions, async ({ query, language }) => ({ data: regionsOf(query.countryISO ?? '', language) })),
]
