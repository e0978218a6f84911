import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '#kernel/clock/clock.ts'
import { readConfig } from '#kernel/config/config.ts'
import { createHouse } from '#kernel/create-house.ts'
import { createPool } from '#kernel/database/database.ts'
import { createApp } from '#kernel/http/app.ts'
import type { House } from '#kernel/house.ts'
import { attachHub } from '#kernel/realtime/attach-hub.ts'
import { CentrifugoPublisher } from '#kernel/realtime/centrifugo-publisher.ts'
import { realtimeConnection } from '#kernel/realtime/connection-data.ts'
import { createPublisher } from '#kernel/realtime/create-publisher.ts'
import { EmbeddedPublisher } from '#kernel/realtime/embedded-publisher.ts'
import { hubPath } from '#kernel/realtime/hub/answer-upgrades.ts'
import { until } from '#kernel/realtime/hub/testing/test-hub.ts'
import { playerChannel } from '#kernel/realtime/publisher.ts'
import { slice as realtimeSlice } from '#kernel/realtime/server-slice.ts'
import { RealtimeClient } from '#kernel/realtime/web/realtime-client.ts'
import { defineServerSlice } from '#kernel/slice.ts'

/** The realtime part of a house as apps/server puts it together, with everything real but the database, which it never asks. */

const races = defineServerSlice({
  name: 'contests/races',
  channels: [{ namespace: 'race', allows: (channel) => channel !== 'race:secret' }],
})
const env = { NODE_ENV: 'production', WEB: 'none', PUBLIC_URL: 'https://openhouse.example' }
const log = pino({ level: 'silent' })

let house: House
let app: FastifyInstance
let origin: string

beforeAll(async () => {
  const config = readConfig(env, { key_id: '1', hex: '5e'.repeat(32) })
  const none = async (): Promise<void> => undefined
  house = createHouse({
    config,
    clock: systemClock,
    random: { bytes: (length: number) => new Uint8Array(length) } as unknown as House['random'],
    log,
    pool: createPool('postgres://127.0.0.1:1/nowhere', { max: 1, application_name: 'test' }),
    jobs: { send: none, start: none, stop: none },
    realtime: createPublisher(config, log),
    slices: [realtimeSlice, races],
  })
  app = await createApp(house, async (request) => {
    const player = request.headers['x-player']
    return { player_id: typeof player === 'string' ? BigInt(player) : null, session_id: 'session' }
  })
  await attachHub(app.server, house)
  origin = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await app.close()
  await house.realtime.close()
  await house.db.destroy()
})

interface Answer {
  readonly status: number
  readonly body: { readonly success: boolean; readonly token?: string; readonly message?: string; readonly error?: unknown }
}

const ask = async (path: string, player_id: bigint | null, body?: object): Promise<Answer> => {
  const headers = { 'content-type': 'application/json', ...(player_id === null ? {} : { 'x-player': String(player_id) }) }
  const response = await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body ?? {}) })
  return { status: response.status, body: (await response.json()) as Answer['body'] }
}

const tokenOf = async (path: string, player_id: bigint | null, body?: object): Promise<string> =>
  (await ask(path, player_id, body)).body.token ?? ''

test('API-285, RTM-001: from the start-up answer to a message on the screen, through the hub of its own process', async () => {
  const { url, token, channels } = await realtimeConnection(house, { player_id: 42n, session_id: 'a session' })
  expect(url).toBe(`wss://openhouse.example${hubPath}`)
  expect(channels.map(({ name }) => name)).toEqual(['common', 'player:#42'])
  const client = new RealtimeClient({
    url: `${origin.replace('http', 'ws')}${hubPath}`,
    token,
    channels,
    getToken: () => tokenOf('/rest/realtime/token/', 42n),
    getSubscriptionToken: (channel) => tokenOf('/rest/realtime/subscription-token/', 42n, { channel }),
    onGap: () => undefined,
  })
  const balances: unknown[] = []
  client.onMessage('setBalance', (data) => balances.push(data))
  client.onMessage('tournament', (data, { channel }) => balances.push([channel, data]))
  client.subscribe('race:7')
  await client.connect()
  await until('subscribed', () => ['player:#42', 'race:7'].every((channel) => client.subscriptionState(channel) === 'subscribed'))
  await house.realtime.publish([
    { channel: playerChannel(42n), message: { type: 'setBalance', data: { balance: 5_000 } } },
    { channel: playerChannel(43n), message: { type: 'setBalance', data: { balance: 1 } } },
    { channel: 'race:7', message: { type: 'tournament', event: 'positions', data: [] } },
  ])
  await until('both messages', () => balances.length >= 2)
  expect(balances).toEqual([{ balance: 5_000 }, ['race:7', []]])
  expect(await house.metrics.registry.metrics()).toMatch(/openhouse_realtime_connections \d+/)
  const cut_at_ms = performance.now()
  await house.realtime.disconnect(42n, 'self-excluded')
  await until('the cut', () => client.state === 'disconnected')
  expect(performance.now() - cut_at_ms).toBeLessThan(1_000)
})

test('RTM-015: what a player is told after the start-up answer and before the connection is open arrives with it; a guest is told no position', async () => {
  const tokenFor = (channel: string) => tokenOf('/rest/realtime/subscription-token/', 44n, { channel })
  await house.realtime.publish([{ channel: playerChannel(44n), message: { type: 'setBalance', data: 'before' } }])
  const { token, channels } = await realtimeConnection(house, { player_id: 44n, session_id: 'of 44' })
  await house.realtime.publish([{ channel: playerChannel(44n), message: { type: 'setBalance', data: 'in between' } }])
  const client = new RealtimeClient({
    url: `${origin.replace('http', 'ws')}${hubPath}`,
    token,
    channels,
    getToken: () => tokenOf('/rest/realtime/token/', 44n),
    getSubscriptionToken: tokenFor,
    onGap: () => undefined,
  })
  const seen: unknown[] = []
  client.onMessage('setBalance', (data) => seen.push(data))
  await client.connect()
  await until('the message', () => seen.length > 0)
  client.disconnect()
  expect(seen).toEqual(['in between'])
  const guest = await realtimeConnection(house, { player_id: null, session_id: 'of a guest' })
  expect(guest.channels.map(({ since }) => since)).toEqual([undefined])
})

test('API-286: a guest gets an anonymous connection token, on both paths', async () => {
  for (const path of ['/rest/realtime/token/', '/rest/realtime/connection-token/', '/rest/realtime/token']) {
    const { status, body } = await ask(path, null)
    expect([status, body.success]).toEqual([200, true])
    const claims = JSON.parse(Buffer.from((body.token ?? '').split('.')[1] ?? '', 'base64url').toString()) as { sub: string }
    expect(claims.sub).toBe('')
  }
})

test('API-287, RTM-002: a token for a foreign or unknown channel is refused with 403', async () => {
  const path = '/rest/realtime/subscription-token/'
  for (const channel of ['player:#43', 'race:secret', 'nowhere:1']) {
    const { status, body } = await ask(path, 42n, { channel })
    expect([status, body.success, body.token]).toEqual([403, false, undefined])
    expect(JSON.stringify(body)).toContain('realtime-channel-forbidden')
  }
  expect((await ask(path, null, { channel: 'player:#42' })).status).toBe(403)
  expect((await ask(path, 42n, { channel: 'player:#42' })).status).toBe(200)
  expect((await ask(path, 42n, { channel: '' })).status).toBe(422)
  expect((await ask(path, 42n, { channel: 'race:7', extra: 1 })).status).toBe(422)
})

test('the configuration chooses the publisher, and a Centrifugo gets tokens by its own secret', () => {
  const secret = { key_id: '1', hex: '5e'.repeat(32) }
  expect(createPublisher(readConfig(env, secret), log)).toBeInstanceOf(EmbeddedPublisher)
  const outside = {
    ...env,
    REALTIME: 'centrifugo',
    CENTRIFUGO_API_URL: 'http://centrifugo:8000',
    CENTRIFUGO_API_KEY: 'key',
    CENTRIFUGO_HMAC_SECRET: 'its secret',
    CENTRIFUGO_PUBLIC_URL: 'wss://live.openhouse.example/connection/websocket',
  }
  expect(createPublisher(readConfig(outside, secret), log)).toBeInstanceOf(CentrifugoPublisher)
  expect(() => readConfig({ ...outside, CENTRIFUGO_HMAC_SECRET: '' }, secret)).toThrow('CENTRIFUGO_HMAC_SECRET')
})
