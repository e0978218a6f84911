import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { manualClock } from '#kernel/clock/clock.ts'
import { ask, closing, openTestHub, rawConnect, type TestHub, type TestHubOptions, until } from '#kernel/realtime/hub/testing/test-hub.ts'

const open: TestHub[] = []
const openHub = async (options: TestHubOptions): Promise<TestHub> => {
  const opened = await openTestHub(options)
  open.push(opened)
  return opened
}
afterEach(async () => {
  for (const opened of open.splice(0)) await opened.close()
})

const refusal = async (opened: TestHub, headers?: Record<string, string>): Promise<number | undefined> => {
  const socket = opened.socket(headers)
  socket.on('error', () => undefined)
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode?: number }]
  socket.terminate()
  return response.statusCode
}

test('a reader that does not read is cut with 3008, and the others get everything', async () => {
  const opened = await openHub({ limits: { queue_bytes: 256 * 1024, close_within_ms: 200 } })
  const token = async (player_id: bigint): Promise<string> => opened.tokens.subscription(player_id, 'race:7')
  const slow = await rawConnect(opened, 1n)
  const quick = await rawConnect(opened, 2n)
  await ask(slow, { id: 2, subscribe: { channel: 'race:7', token: await token(1n) } })
  await ask(quick, { id: 2, subscribe: { channel: 'race:7', token: await token(2n) } })
  slow.pause()
  let received = 0
  quick.on('message', (data: Buffer) => (received += data.toString().split('\n').length))
  const message = 'x'.repeat(30_000)
  let published = 0
  for (; published < 2_000 && opened.hub.stats().connections === 2; published += 8) {
    await opened.publish('race:7', ...Array.from({ length: 8 }, () => message))
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  await until('the slow reader is gone', () => opened.hub.stats().connections === 1)
  await until('the quick reader has everything', () => received === published)
  expect(published).toBeLessThan(2_000)
  expect(quick.readyState).toBe(quick.OPEN)
  slow.resume()
  const { code } = await closing(slow)
  // The word gets through only if the reader wakes before its socket is destroyed.
  expect([1006, 3008]).toContain(code)
})

test('a connection that does not introduce itself in 10 s is ended', async () => {
  const clock = manualClock('2026-11-20T10:00:00Z')
  const opened = await openHub({ clock })
  const socket = opened.socket()
  await once(socket, 'open')
  clock.advance(9_900)
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  expect(socket.readyState).toBe(socket.OPEN)
  clock.advance(200)
  expect(await closing(socket)).toEqual({ code: 3502, reason: 'stale' })
})

test('RTM-007: the hub pings, and ends who does not answer', async () => {
  const clock = manualClock('2026-11-20T10:00:00Z')
  const opened = await openHub({ clock })
  const [mute, polite] = [await rawConnect(opened, 1n), await rawConnect(opened, 2n)]
  polite.on('message', (data: Buffer) => data.toString() === '{}' && polite.send('{}'))
  for (let step = 0; step < 2; step++) {
    const pinged = once(mute, 'message')
    clock.advance(25_000)
    if (step === 0) expect(String((await pinged)[0])).toBe('{}')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  expect(await closing(mute)).toEqual({ code: 3012, reason: 'no pong' })
  expect(polite.readyState).toBe(polite.OPEN)
})

test('RTM-009: an expired token ends the connection, an expired subscription is taken back, after a grace', async () => {
  const clock = manualClock('2026-11-20T10:00:00Z')
  const opened = await openHub({ clock, limits: { ping_interval_ms: 10_000_000 } })
  const socket = await rawConnect(opened, 1n)
  const old = opened.tokens.subscription(1n, 'race:7')
  expect(await ask(socket, { id: 2, subscribe: { channel: 'race:7', token: old } })).toMatchObject({
    subscribe: { expires: true, ttl: 900 },
  })
  clock.advance(15 * 60_000 + 10_000)
  expect(await ask(socket, { id: 3, sub_refresh: { channel: 'race:7', token: old } })).toMatchObject({ error: { code: 109 } })
  const fresh = opened.tokens.connection(1n)
  expect(await ask(socket, { id: 4, refresh: { token: fresh } })).toMatchObject({ refresh: { expires: true, ttl: 900 } })
  clock.advance(20_000)
  const [push] = (await once(socket, 'message')) as [Buffer]
  expect(JSON.parse(push.toString())).toEqual({ push: { channel: 'race:7', unsubscribe: { code: 2501, reason: 'subscription expired' } } })
  clock.advance(15 * 60_000 + 30_000)
  expect(await closing(socket)).toEqual({ code: 3005, reason: 'connection expired' })
})

test('RTM-002: a connection cannot refresh itself into another player', async () => {
  const opened = await openHub({})
  const socket = await rawConnect(opened, 1n)
  socket.send(JSON.stringify({ id: 2, refresh: { token: opened.tokens.connection(2n) } }))
  expect(await closing(socket)).toEqual({ code: 3500, reason: 'invalid token' })
})

test('RTM-002: a subscription is kept alive only by its own token', async () => {
  const opened = await openHub({})
  const socket = await rawConnect(opened, 1n)
  const channel = 'race:7'
  await ask(socket, { id: 2, subscribe: { channel, token: opened.tokens.subscription(1n, channel) } })
  const refresh = (token: string): Promise<unknown> => ask(socket, { id: 3, sub_refresh: { channel, token } })
  const refused = { id: 3, error: { code: 103, message: 'permission denied' } }
  expect(await refresh(opened.tokens.subscription(2n, channel))).toEqual(refused)
  expect(await refresh(opened.tokens.subscription(1n, 'race:8'))).toEqual(refused)
  expect(await refresh('')).toEqual(refused)
  expect(await refresh(opened.tokens.subscription(1n, channel))).toMatchObject({ sub_refresh: { expires: true } })
})

test('too many commands at once end the connection, pongs count too', async () => {
  const opened = await openHub({ limits: { commands_burst: 20 } })
  const socket = await rawConnect(opened, 1n)
  socket.send(Array.from({ length: 25 }, () => '{}').join('\n'))
  expect(await closing(socket)).toEqual({ code: 3013, reason: 'too many requests' })
})

test('subscriptions of one connection are limited', async () => {
  const opened = await openHub({ limits: { subscriptions: 3 } })
  const socket = await rawConnect(opened, 1n)
  const subscribe = async (channel: string): Promise<unknown> =>
    ask(socket, { id: 2, subscribe: { channel, token: opened.tokens.subscription(1n, channel) } })
  for (const channel of ['race:1', 'race:2', 'race:3']) expect(await subscribe(channel)).toMatchObject({ subscribe: {} })
  expect(await subscribe('race:4')).toMatchObject({ error: { code: 106 } })
  expect(await subscribe(`race:${'4'.repeat(300)}`)).toMatchObject({ error: { code: 107 } })
})

test('connections of one address are limited, and a place that is left is free again', async () => {
  const opened = await openHub({ limits: { connections_per_address: 2 } })
  const first = await rawConnect(opened, 1n)
  await rawConnect(opened, 2n)
  expect(await refusal(opened)).toBe(429)
  first.close()
  await until('the place is free', () => opened.hub.stats().connections === 1)
  const third = await rawConnect(opened, 3n)
  expect(third.readyState).toBe(third.OPEN)
})

test('reliability 18: an IPv6 customer is one address, however many they use of it', async () => {
  let asked = 0
  const opened = await openHub({ limits: { connections_per_address: 2 }, upgrades: { addressOf: () => `2001:db8:1:2::${++asked}` } })
  await rawConnect(opened, 1n)
  await rawConnect(opened, 2n)
  expect(await refusal(opened)).toBe(429)
})

test('a foreign page may not open a socket', async () => {
  const opened = await openHub({ upgrades: { origins: ['https://openhouse.example'] } })
  const own = new URL(opened.url).host
  expect(await refusal(opened, { origin: 'https://evil.example' })).toBe(403)
  expect(await refusal(opened, { origin: 'null' })).toBe(403)
  expect((await rawConnect(opened, 1n, { origin: `http://${own}` })).readyState).toBe(1)
  expect((await rawConnect(opened, 1n, { origin: 'https://openhouse.example' })).readyState).toBe(1)
})

test('refused sockets are closed, even if the other side holds on to them', async () => {
  const opened = await openHub({ limits: { connections: 0 } })
  const { hostname, port } = new URL(opened.url)
  const upgrade = (path: string): string =>
    `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`
  for (const [path, status] of [
    ['/connection/websocket', '429'],
    ['/elsewhere', '404'],
  ] as const) {
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
    socket.write(upgrade(path))
    let answer = ''
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
    await once(socket, 'end')
    expect(answer).toContain(`HTTP/1.1 ${status} `)
    // Writing to a half that is only closed for reading would go well for ever.
    socket.on('error', () => undefined)
    const closed = new Promise((resolve) => socket.once('close', resolve))
    const knocking = setInterval(() => socket.write('x'), 10)
    await closed
    clearInterval(knocking)
  }
})

test('frames of every length arrive whole', async () => {
  const opened = await openHub({})
  const socket = await rawConnect(opened, 1n)
  await ask(socket, { id: 2, subscribe: { channel: 'race:7', token: opened.tokens.subscription(1n, 'race:7') } })
  for (const length of [1, 60, 61, 62, 63, 64, 65, 70, 65_400, 65_470, 65_480, 65_500, 70_000, 200_000]) {
    const next = once(socket, 'message') as Promise<[Buffer]>
    await opened.publish('race:7', 'ж'.repeat(length))
    const { push } = JSON.parse((await next)[0].toString()) as { push: { pub: { data: string } } }
    expect(push.pub.data).toBe('ж'.repeat(length))
  }
})
