import type { Centrifuge, SubscribedContext, Subscription } from 'centrifuge'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ask, openTestHub, rawConnect, type TestHub, until, untilConnected } from '#kernel/realtime/hub/testing/test-hub.ts'

let opened: TestHub
beforeEach(async () => {
  opened = await openTestHub({ limits: { history_messages: 5 } })
})
afterEach(() => opened.close())

interface Reader {
  readonly client: Centrifuge
  readonly subscription: Subscription
  readonly seen: unknown[]
  readonly joins: SubscribedContext[]
}

const reader = async (player_id: bigint, channel: string): Promise<Reader> => {
  const client = opened.client(player_id)
  const subscription = opened.subscription(client, player_id, channel)
  const read: Reader = { client, subscription, seen: [], joins: [] }
  subscription.on('publication', ({ data }) => read.seen.push(data))
  subscription.on('subscribed', (context) => read.joins.push(context))
  subscription.subscribe()
  await untilConnected(client)
  await subscription.ready()
  return read
}

test('RTM-015: a reader that was away gets what it missed, once and in order', async () => {
  const { client, seen, joins } = await reader(42n, 'player:#42')
  await opened.publish('player:#42', 1, 2)
  await until('two messages', () => seen.length === 2)
  client.disconnect()
  await opened.publish('player:#42', 3, 4, 5)
  await untilConnected(client)
  await until('five messages', () => seen.length >= 5)
  await opened.publish('player:#42', 6)
  await until('six messages', () => seen.length >= 6)
  expect(seen).toEqual([1, 2, 3, 4, 5, 6])
  expect(joins.map(({ wasRecovering, recovered }) => [wasRecovering, recovered])).toEqual([
    [false, false],
    [true, true],
  ])
})

test('RTM-015: a reader that missed more than is kept is told so, and starts from now', async () => {
  const { client, seen, joins } = await reader(42n, 'race:7')
  await opened.publish('race:7', 1)
  await until('a message', () => seen.length === 1)
  client.disconnect()
  await opened.publish('race:7', 2, 3, 4, 5, 6, 7)
  await untilConnected(client)
  await until('the second subscription', () => joins.length === 2)
  expect(joins[1]).toMatchObject({ wasRecovering: true, recovered: false, streamPosition: { offset: 7 } })
  await opened.publish('race:7', 8)
  await until('the next message', () => seen.length === 2)
  expect(seen).toEqual([1, 8])
})

test('a reader that joins while a message waits to be flushed gets it by recovery or live, never both', async () => {
  const first = await reader(1n, 'race:7')
  const socket = await rawConnect(opened, 2n)
  const token = opened.tokens.subscription(2n, 'race:7')
  const { epoch } = (await ask(socket, { id: 2, subscribe: { channel: 'race:7', token } }))['subscribe'] as { epoch: string }
  await ask(socket, { id: 3, unsubscribe: { channel: 'race:7' } })
  const frames: string[] = []
  socket.on('message', (data: Buffer) => frames.push(data.toString()))
  for (let round = 0; round < 20; round++) {
    const offset = round * 2
    frames.length = 0
    void opened.publish('race:7', `${round}a`)
    socket.send(JSON.stringify({ id: 10 + round, subscribe: { channel: 'race:7', token, recover: true, offset, epoch } }))
    await until('an answer', () => frames.some((frame) => frame.includes(`"id":${10 + round}`)))
    await opened.publish('race:7', `${round}b`)
    await until('both messages', () => frames.join('\n').includes(`"${round}b"`))
    socket.send(JSON.stringify({ id: 100 + round, unsubscribe: { channel: 'race:7' } }))
    await until('the goodbye', () => frames.some((frame) => frame.includes(`"id":${100 + round}`)))
    const all = frames.join('\n')
    expect(all.split(`"${round}a"`)).toHaveLength(2)
    expect(all.split(`"${round}b"`)).toHaveLength(2)
  }
  await until('everything at the other reader', () => first.seen.length === 40)
})

test('RTM-015: a position that was told keeps what is published after it, on a channel that nobody had read', async () => {
  await opened.publish('player:#42', 'before')
  const [position] = (await opened.hub.positions(['player:#42'])) ?? []
  await opened.publish('player:#42', 1, 2)
  const client = opened.client(42n)
  const subscription = client.newSubscription('player:#42', {
    getToken: async () => opened.tokens.subscription(42n, 'player:#42'),
    ...(position && { since: position }),
  })
  const seen: unknown[] = []
  subscription.on('publication', ({ data }) => seen.push(data))
  subscription.subscribe()
  await untilConnected(client)
  await until('what was missed', () => seen.length >= 2)
  await opened.publish('player:#42', 3)
  await until('what comes', () => seen.length >= 3)
  expect(seen).toEqual([1, 2, 3])
})

test('a subscription of the connection token needs no command and recovers by itself', async () => {
  const { SignJWT } = await import('jose')
  const { testKeys } = await import('#kernel/realtime/hub/testing/test-hub.ts')
  const token = await new SignJWT({ channels: ['common', 'player:#1', 'nowhere:1'] })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject('42')
    .sign(new TextEncoder().encode(testKeys[0]?.secret))
  const client = opened.client(42n, { token })
  const seen: unknown[] = []
  const joined: string[] = []
  client.on('publication', ({ data }) => seen.push(data))
  client.on('subscribed', ({ channel }) => joined.push(channel))
  await untilConnected(client)
  await opened.publish('common', 1)
  await until('a message', () => seen.length === 1)
  client.disconnect()
  await opened.publish('common', 2, 3)
  await untilConnected(client)
  await until('three messages', () => seen.length === 3)
  expect(seen).toEqual([1, 2, 3])
  // The same two locks as for a client's own wish: neither a stranger's channel nor an unknown one.
  expect(joined).toEqual(['common', 'common'])
})
