import { afterEach, beforeEach, expect, test } from 'vitest'
import { sessionMark } from '#kernel/realtime/tokens.ts'
import { ask, closing, openTestHub, rawConnect, type TestHub, until, untilConnected } from '#kernel/realtime/hub/testing/test-hub.ts'

let opened: TestHub
beforeEach(async () => {
  opened = await openTestHub()
})
afterEach(() => opened.close())

const cut = async (code: number): Promise<{ states: string[]; code: number; reason: string }> => {
  const client = opened.client(42n)
  const states: string[] = []
  let last = { code: 0, reason: '' }
  await untilConnected(client)
  client.on('state', ({ newState }) => states.push(newState))
  client.on('connecting', (context) => (last = context))
  client.on('disconnected', (context) => (last = context))
  await opened.hub.disconnect('42', { code, reason: 'as the house wishes' })
  await until('the cut', () => states.length > 0)
  return { states, ...last }
}

test.each([3500, 3999, 4500, 4999])('RTM-011, CN-063: after %i with a text reason the client stays away', async (code) => {
  const { states, ...context } = await cut(code)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(states).toEqual(['disconnected'])
  expect(context).toEqual({ code, reason: 'as the house wishes' })
})

test.each([3000, 3499, 4000, 4499])('RTM-011: after %i the client comes back', async (code) => {
  const { states, ...context } = await cut(code)
  expect(context).toEqual({ code, reason: 'as the house wishes' })
  // The cut's own second must pass before a token counts as newer than the cut.
  await until('the reconnection', () => states.at(-1) === 'connected')
  expect(states[0]).toBe('connecting')
})

test('RTM-012, CN-063: a message above the limit closes with 1009 and a reason, and the client stays away', async () => {
  const socket = await rawConnect(opened, 42n)
  socket.send('x'.repeat(64 * 1024 + 1))
  expect(await closing(socket)).toEqual({ code: 1009, reason: 'message size limit exceeded' })

  const client = opened.client(42n)
  await untilConnected(client)
  const states: string[] = []
  client.on('state', ({ newState }) => states.push(newState))
  client.send({ huge: 'x'.repeat(64 * 1024 + 1) }).catch(() => undefined)
  await until('the end', () => states.includes('disconnected'))
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(states).toEqual(['disconnected'])
})

test('a message of exactly the limit is still read', async () => {
  const socket = await rawConnect(opened, 42n)
  socket.send(`{"id":2,"rpc":{"x":"${'x'.repeat(64 * 1024 - 24)}"}}`)
  const [frame] = await new Promise<[Buffer]>((resolve) => socket.once('message', (data: Buffer) => resolve([data])))
  expect(JSON.parse(frame.toString())).toMatchObject({ id: 2, error: { code: 108 } })
})

test('what is no command ends the connection with a reason', async () => {
  for (const frame of ['hello', '{"id":0}', '[1]']) {
    const socket = await rawConnect(opened, 42n)
    socket.send(frame)
    expect(await closing(socket)).toEqual({ code: 3501, reason: 'bad request' })
  }
  const hasty = opened.socket()
  hasty.on('open', () => hasty.send('{"id":1,"subscribe":{"channel":"common"}}'))
  expect(await closing(hasty)).toEqual({ code: 3501, reason: 'bad request' })
  const binary = await rawConnect(opened, 42n)
  binary.send(Buffer.from('{}'))
  expect(await closing(binary)).toEqual({ code: 1003, reason: 'text only' })
})

test('RTM-002: a cut player is back only with a token that is newer than the cut', async () => {
  const token = opened.tokens.connection(42n)
  const socket = await rawConnect(opened, 42n)
  const stranger = await rawConnect(opened, 43n)
  const cut_at_ms = performance.now()
  void opened.hub.disconnect('42', { code: 4500, reason: 'excluded' })
  expect(await closing(socket)).toEqual({ code: 4500, reason: 'excluded' })
  expect(performance.now() - cut_at_ms).toBeLessThan(1_000)
  expect(stranger.readyState).toBe(stranger.OPEN)

  const again = opened.socket()
  again.on('open', () => again.send(JSON.stringify({ id: 1, connect: { token } })))
  const [frame] = await new Promise<[Buffer]>((resolve) => again.once('message', (data: Buffer) => resolve([data])))
  expect(JSON.parse(frame.toString())).toEqual({ id: 1, error: { code: 109, message: 'token expired' } })
})

test('what was said before a cut still arrives', async () => {
  const socket = await rawConnect(opened, 42n)
  const channel = 'player:#42'
  await ask(socket, { id: 2, subscribe: { channel, token: opened.tokens.subscription(42n, channel) } })
  const seen: string[] = []
  socket.on('message', (data: Buffer) => seen.push(data.toString()))
  const closed = closing(socket)
  void opened.publish(channel, 'first')
  void opened.publish(channel, 'second')
  void opened.hub.disconnect('42', { code: 4500, reason: 'excluded' })
  expect((await closed).code).toBe(4500)
  expect(seen.join()).toContain('"second"')
})

test('a hub that stops says so with a reconnecting code', async () => {
  const socket = await rawConnect(opened, 42n)
  const closed = closing(socket)
  await opened.hub.stop()
  expect(await closed).toEqual({ code: 3001, reason: 'shutdown' })
})

/** A bare socket of one session, with the token that it was opened by. */
const openSession = async (session_id: string) => {
  const token = opened.tokens.connection(42n, session_id)
  const socket = opened.socket()
  await new Promise((resolve) => socket.once('open', resolve))
  expect(await ask(socket, { id: 1, connect: { token } })).toMatchObject({ connect: {} })
  return { socket, token }
}

test('reliability 14: a session that ends takes its own sockets with it, all of them, and leaves the player’s others', async () => {
  const [one_tab, other_tab, elsewhere, unnamed] = [
    await openSession('this browser'),
    await openSession('this browser'),
    await openSession('another device'),
    await rawConnect(opened, 42n),
  ]
  const closed = Promise.all([closing(one_tab.socket), closing(other_tab.socket)])
  await opened.hub.disconnect('42', { code: 4500, reason: 'logged-out' }, [sessionMark('this browser')])
  expect(await closed).toEqual(Array.from({ length: 2 }, () => ({ code: 4500, reason: 'logged-out' })))
  expect([elsewhere.socket, unnamed].map(({ readyState, OPEN }) => readyState === OPEN)).toEqual([true, true])
  // Its token opens nothing any more; another session's, of the same second, does.
  const again = opened.socket()
  await new Promise((resolve) => again.once('open', resolve))
  expect(await ask(again, { id: 1, connect: { token: one_tab.token } })).toMatchObject({ error: { code: 109 } })
  await openSession('another device')
  // Nor does it keep another socket of the player open in its name.
  expect(await ask(elsewhere.socket, { id: 2, refresh: { token: one_tab.token } })).toMatchObject({ id: 2, error: { code: 109 } })
})

test('a connection connects once', async () => {
  const { socket, token } = await openSession('this browser')
  const ended = closing(socket)
  socket.send(JSON.stringify({ id: 2, connect: { token } }))
  expect((await ended).code).toBe(3501)
})

test('reliability 12: a player who is cut is cut in every session', async () => {
  const sessions = [await openSession('one'), await openSession('two'), await openSession('three')]
  const closed = Promise.all(sessions.map(({ socket }) => closing(socket)))
  await opened.hub.disconnect('42', { code: 4500, reason: 'excluded' })
  expect((await closed).map(({ code }) => code)).toEqual([4500, 4500, 4500])
})
