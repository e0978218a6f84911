import { afterEach, beforeEach, expect, test } from 'vitest'
import { manualClock, systemClock } from '#kernel/clock/clock.ts'
import { ask, closing, openTestHub, rawConnect, type TestHub, until, untilConnected } from '#kernel/realtime/hub/testing/test-hub.ts'
import { createTokens } from '#kernel/realtime/tokens.ts'

let opened: TestHub
beforeEach(async () => {
  opened = await openTestHub()
})
afterEach(() => opened.close())

test('RTM-001: a player connects, subscribes with a token and gets publications in order', async () => {
  const client = opened.client(42n)
  const subscription = opened.subscription(client, 42n, 'race:7')
  const seen: unknown[] = []
  subscription.on('publication', ({ data, offset }) => seen.push([offset, data]))
  subscription.subscribe()
  await untilConnected(client)
  await subscription.ready()
  await opened.publish('race:7', { type: 'a', data: 'ї' }, { type: 'b' })
  await opened.publish('race:8', { type: 'elsewhere' })
  await opened.publish('race:7', { type: 'c' })
  await until('three publications', () => seen.length >= 3)
  expect(seen).toEqual([
    [1, { type: 'a', data: 'ї' }],
    [2, { type: 'b' }],
    [3, { type: 'c' }],
  ])
})

test('RTM-001: a guest connects with a token of nobody and reads public channels', async () => {
  const socket = await rawConnect(opened, null)
  const token = opened.tokens.subscription(null, 'common')
  expect(await ask(socket, { id: 2, subscribe: { channel: 'common', token } })).toMatchObject({
    id: 2,
    subscribe: { recoverable: true, offset: 0 },
  })
})

test("RTM-002: another player's channel is refused, with any token", async () => {
  const socket = await rawConnect(opened, 7n)
  const refused = { id: 2, error: { code: 103, message: 'permission denied' } }
  const subscribe = async (player_id: bigint, channel: string): Promise<unknown> =>
    ask(socket, { id: 2, subscribe: { channel, token: opened.tokens.subscription(player_id, channel) } })
  expect(await subscribe(42n, 'player:#42')).toEqual(refused)
  // Even a token that was given out for it by mistake opens nothing.
  expect(await subscribe(7n, 'player:#42')).toEqual(refused)
  expect(await ask(socket, { id: 2, subscribe: { channel: 'player:#42', token: '' } })).toEqual(refused)
  expect(await subscribe(7n, 'player:#7')).toMatchObject({ subscribe: {} })
})

test('RTM-002: each channel needs a token of its own, for this reader', async () => {
  const socket = await rawConnect(opened, 7n)
  const refused = { id: 2, error: { code: 103, message: 'permission denied' } }
  const subscribe = (token: string): Promise<unknown> => ask(socket, { id: 2, subscribe: { channel: 'race:7', token } })
  expect(await subscribe('')).toEqual(refused)
  expect(await subscribe(opened.tokens.connection(7n))).toEqual(refused)
  expect(await subscribe(opened.tokens.subscription(7n, 'race:8'))).toEqual(refused)
  expect(await subscribe(opened.tokens.subscription(8n, 'race:7'))).toEqual(refused)
  expect(await subscribe(opened.tokens.subscription(null, 'race:7'))).toEqual(refused)
  expect(await subscribe(opened.tokens.subscription(7n, 'race:7'))).toMatchObject({ subscribe: {} })
})

test('unknown namespaces, empty and repeated channels have the codes of the protocol', async () => {
  const socket = await rawConnect(opened, 7n)
  const token = opened.tokens.subscription(7n, 'race:7')
  expect(await ask(socket, { id: 2, subscribe: { channel: 'nowhere:1', token } })).toMatchObject({ error: { code: 102 } })
  expect(await ask(socket, { id: 3, subscribe: { channel: '', token } })).toMatchObject({ error: { code: 107 } })
  expect(await ask(socket, { id: 4, subscribe: { channel: 'race:7', token } })).toMatchObject({ subscribe: {} })
  expect(await ask(socket, { id: 5, subscribe: { channel: 'race:7', token } })).toMatchObject({ error: { code: 105 } })
  expect(await ask(socket, { id: 6, unsubscribe: { channel: 'race:7' } })).toEqual({ id: 6, unsubscribe: {} })
  expect(await ask(socket, { id: 7, publish: { channel: 'race:7', data: 1 } })).toMatchObject({ error: { code: 108 } })
  expect(await ask(socket, { id: 8, rpc: {} })).toMatchObject({ error: { code: 108 } })
  expect(await ask(socket, { id: 9, dance: {} })).toMatchObject({ error: { code: 104 } })
})

test('RTM-002: a forged or missing connection token is refused for good, an expired one asks for another', async () => {
  const forged = createTokens(
    [{ key_id: 'test', secret: 'another secret of thirty-two characters' }],
    manualClock('2036-01-01'),
  ).connection(7n)
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"7"}').toString('base64url')}.`
  for (const token of [forged, unsigned, '', 'x'.repeat(5_000), opened.tokens.subscription(7n, 'race:7')]) {
    const socket = opened.socket()
    socket.on('open', () => socket.send(JSON.stringify({ id: 1, connect: { token } })))
    expect(await closing(socket)).toEqual({ code: 3500, reason: 'invalid token' })
  }
  const expired = createTokens(
    [{ key_id: 'test', secret: 'a test secret of more than thirty-two characters' }],
    manualClock('2020-01-01'),
  ).connection(7n)
  const socket = opened.socket()
  await new Promise((resolve) => socket.once('open', resolve))
  expect(await ask(socket, { id: 1, connect: { token: expired } })).toEqual({ id: 1, error: { code: 109, message: 'token expired' } })
})

test('RTM-009: a client with an expired token gets another by itself and connects', async () => {
  const expired = createTokens(
    [{ key_id: 'test', secret: 'a test secret of more than thirty-two characters' }],
    manualClock('2020-01-01'),
  ).connection(7n)
  const client = opened.client(7n, { token: expired })
  await untilConnected(client)
  expect(client.state).toBe('connected')
})

test('a token of the key before the newest is still good', async () => {
  const old = { key_id: 'old', secret: 'the secret before the present one, still accepted' }
  const rotated = await openTestHub({ keys: [{ key_id: 'new', secret: 'the newest secret, of thirty-two characters' }, old] })
  try {
    const token = createTokens([old], systemClock).connection(7n)
    const client = rotated.client(7n, { token, getToken: null })
    await untilConnected(client)
    expect(client.state).toBe('connected')
  } finally {
    await rotated.close()
  }
})
