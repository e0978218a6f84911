import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestHub, type TestHub, until } from '#kernel/realtime/hub/testing/test-hub.ts'
import { RealtimeClient, type RealtimeOptions } from '#kernel/realtime/web/realtime-client.ts'

let opened: TestHub
let clients: RealtimeClient[]
beforeEach(async () => {
  clients = []
  opened = await openTestHub({ limits: { history_messages: 3 } })
})
afterEach(async () => {
  for (const client of clients) client.disconnect()
  await opened.close()
})

interface Opened {
  readonly client: RealtimeClient
  readonly gaps: number[]
  readonly mistakes: unknown[]
}

const open = async (channels: readonly string[], overrides: Partial<RealtimeOptions> = {}): Promise<Opened> => {
  const gaps: number[] = []
  const mistakes: unknown[] = []
  const client = new RealtimeClient({
    url: opened.url,
    token: opened.tokens.connection(42n),
    channels: channels.map((name) => ({ name, token: opened.tokens.subscription(42n, name) })),
    getToken: async () => opened.tokens.connection(42n),
    getSubscriptionToken: async (channel) => opened.tokens.subscription(42n, channel),
    onGap: () => gaps.push(1),
    onError: (error) => mistakes.push(error),
    ...overrides,
  })
  clients.push(client)
  await client.connect()
  await until('connected', () => client.state === 'connected')
  await until('subscribed', () => channels.every((channel) => client.subscriptionState(channel) === 'subscribed'))
  return { client, gaps, mistakes }
}

test('RTM-003, RTM-004: states of the connection and of subscriptions are told', async () => {
  const states: string[] = []
  const { client } = await open(['common'])
  client.onState((state) => states.push(state))
  expect(client.subscriptionState('race:7')).toBe('unsubscribed')
  client.subscribe('race:7')
  expect(client.subscriptionState('race:7')).toBe('subscribing')
  await until('subscribed', () => client.subscriptionState('race:7') === 'subscribed')
  client.disconnect()
  await client.connect()
  await until('connected again', () => client.state === 'connected')
  expect(states).toEqual(['disconnected', 'connecting', 'connected'])
  client.unsubscribe('race:7')
  expect(client.subscriptionState('race:7')).toBe('unsubscribed')
})

test('RTM-013: a message goes to the handlers of its type, with its event and channel', async () => {
  const { client } = await open(['common', 'player:#42'])
  const seen: unknown[] = []
  const off = client.onMessage('setBalance', (data, message) => seen.push([data, message]))
  client.onMessage('tournament', (data, { event }) => seen.push([event, data]))
  await opened.publish('player:#42', { type: 'setBalance', data: { balance: 5 } })
  await opened.publish('common', { type: 'tournament', event: 'start', data: null })
  await until('two messages', () => seen.length === 2)
  expect(seen).toContainEqual([{ balance: 5 }, { event: undefined, channel: 'player:#42' }])
  expect(seen).toContainEqual(['start', null])
  off()
  await opened.publish('player:#42', { type: 'setBalance', data: 1 }, { type: 'tournament', event: 'stop', data: null })
  await until('the next message', () => seen.length === 3)
  expect(seen[2]).toEqual(['stop', null])
})

test('RTM-014: unknown types and what is no message are ignored without an error', async () => {
  const { client, mistakes } = await open(['common'])
  const seen: unknown[] = []
  client.onMessage('app', (data) => seen.push(data))
  await opened.publish(
    'common',
    { type: 'never-heard-of', data: 1 },
    7,
    null,
    'text',
    [],
    { data: 1 },
    { type: 8 },
    { type: 'app', event: 9 },
  )
  await opened.publish('common', { type: 'app', data: 'last' })
  await until('the last message', () => seen.length > 0)
  expect(seen).toEqual(['last'])
  expect(mistakes).toEqual([])
  expect(client.state).toBe('connected')
})

test('a handler that throws harms neither the other handlers nor the connection', async () => {
  const { client, mistakes } = await open(['common'])
  const seen: unknown[] = []
  client.onMessage('app', () => {
    throw new Error('broken handler')
  })
  client.onMessage('app', (data) => seen.push(data))
  await opened.publish('common', { type: 'app', data: 1 })
  await opened.publish('common', { type: 'app', data: 2 })
  await until('both messages', () => seen.length === 2)
  expect(mistakes).toHaveLength(2)
  expect(client.state).toBe('connected')
})

test('RTM-015: a reconnection that recovers asks for no reload', async () => {
  const { client, gaps } = await open(['common'])
  const seen: unknown[] = []
  client.onMessage('app', (data) => seen.push(data))
  client.disconnect()
  await opened.publish('common', { type: 'app', data: 1 }, { type: 'app', data: 2 })
  await client.connect()
  await until('both messages', () => seen.length === 2)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(gaps).toHaveLength(0)
})

test('RTM-015: a reconnection without recovery asks once for a reload, whatever the number of channels', async () => {
  const { client, gaps } = await open(['common', 'player:#42', 'race:7'])
  client.disconnect()
  const lost = Array.from({ length: 5 }, (_, data) => ({ type: 'app', data }))
  for (const channel of ['common', 'player:#42', 'race:7']) await opened.publish(channel, ...lost)
  await client.connect()
  await until('the gap', () => gaps.length > 0)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(gaps).toHaveLength(1)
})

test('RTM-015: what was told before the first channel is read is asked for once, and not again after a break that recovers', async () => {
  let begun = 0
  const { client, gaps } = await open(['common', 'player:#42'], { onBegun: () => (begun += 1) })
  await until('the beginning', () => begun > 0)
  client.disconnect()
  await client.connect()
  await until('connected again', () => client.subscriptionState('player:#42') === 'subscribed')
  client.subscribe('race:7')
  await until('one more channel', () => client.subscriptionState('race:7') === 'subscribed')
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect([begun, gaps.length]).toEqual([1, 0])
})

test('RTM-015: what is told between the start-up call and the first reading arrives, once, and nothing is loaded anew for it', async () => {
  const [since = { offset: 0, epoch: '' }] = (await opened.hub.positions(['player:#42'])) ?? []
  await opened.publish('player:#42', { type: 'app', data: 'won' })
  const seen: unknown[] = []
  let reloads = 0
  let read = 0
  const client = new RealtimeClient({
    url: opened.url,
    token: opened.tokens.connection(42n),
    channels: [{ name: 'player:#42', token: opened.tokens.subscription(42n, 'player:#42'), since }],
    getToken: async () => opened.tokens.connection(42n),
    getSubscriptionToken: async (channel) => opened.tokens.subscription(42n, channel),
    onGap: () => (reloads += 1),
    onBegun: () => (reloads += 1),
  })
  clients.push(client)
  client.onMessage('app', (data) => seen.push(data))
  // State that a page follows is read once in any case.
  client.onResync('player:#42', () => (read += 1))
  await client.connect()
  await until('what was told', () => seen.length > 0)
  await opened.publish('player:#42', { type: 'app', data: 'next' })
  await until('what comes', () => seen.length > 1)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect([seen, reloads, read]).toEqual([['won', 'next'], 0, 1])
})

test('RTM-015: a position of a hub that was started anew asks for one reload', async () => {
  let gaps = 0
  const channels = [{ name: 'common', token: opened.tokens.subscription(42n, 'common'), since: { offset: 3, epoch: 'of another hub' } }]
  await open(['common'], { channels, onGap: () => (gaps += 1) })
  await until('the gap', () => gaps > 0)
})

test('state is read anew when its channel begins and after a break that lost something, and not after one that recovers', async () => {
  const { client } = await open(['common'])
  let read = 0
  client.onResync('race:7', () => (read += 1))
  client.subscribe('race:7')
  await until('the first reading', () => read === 1)
  client.disconnect()
  await client.connect()
  await until('back', () => client.subscriptionState('race:7') === 'subscribed')
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(read).toBe(1)
  client.disconnect()
  await opened.publish('race:7', ...Array.from({ length: 5 }, (_, data) => ({ type: 'app', data })))
  await client.connect()
  await until('the reading after the gap', () => read === 2)
})

test('a state older than what is known is taken by nobody, whether it comes in a message or in an answer', async () => {
  const { client } = await open(['race:7'])
  const heard: unknown[] = []
  client.onMessage('tournament', (data) => heard.push(data))
  const at = (revision: number) => ({ type: 'tournament', data: revision, state: { of: 'contests/races:7', revision } })
  await opened.publish('race:7', at(5), at(4), at(5), { ...at(1), state: { of: 'contests/races:8', revision: 1 } })
  await until('the messages', () => heard.length >= 3)
  expect(heard).toEqual([5, 5, 1])
  expect(client.takeState({ of: 'contests/races:7', revision: 4 })).toBe(false)
  expect(client.takeState({ of: 'contests/races:7', revision: 9 })).toBe(true)
  await opened.publish('race:7', at(8), at(9))
  await until('the newest', () => heard.length >= 4)
  expect(heard).toEqual([5, 5, 1, 9])
})

test('RTM-011: a cut player stays away', async () => {
  const { client } = await open(['player:#42'])
  await opened.hub.disconnect('42', { code: 4500, reason: 'self-excluded' })
  await until('away', () => client.state === 'disconnected')
  await new Promise((resolve) => setTimeout(resolve, 800))
  expect(client.state).toBe('disconnected')
})

test('the library is not loaded before it is needed', async () => {
  const { readFile } = await import('node:fs/promises')
  const source = await readFile(new URL('./realtime-client.ts', import.meta.url), 'utf8')
  const imports = source.split('\n').filter((line) => /from 'centrifuge'/.test(line))
  expect(imports).toEqual(["import type { Centrifuge, Subscription } from 'centrifuge'"])
})
