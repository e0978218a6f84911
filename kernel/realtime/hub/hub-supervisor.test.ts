import { fork } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { type HubInProcess, type HubLog, startHubProcess } from '#kernel/realtime/hub/hub-supervisor.ts'
import {
  ask,
  closing,
  openTestHub,
  rawConnect,
  testKeys,
  testNamespaces,
  type TestHub,
  until,
  untilConnected,
} from '#kernel/realtime/hub/testing/test-hub.ts'

const told: string[] = []
const log: HubLog = { info: (_details, text) => void told.push(text), error: (_details, text) => void told.push(text) }

let opened: TestHub | null = null
afterEach(async () => {
  await opened?.close()
  opened = null
  told.length = 0
})

const openProcess = async (): Promise<{ test: TestHub; hub: HubInProcess }> => {
  const starts: HubInProcess[] = []
  opened = await openTestHub({
    start: async (options) => {
      const hub = await startHubProcess(options, log)
      starts.push(hub)
      return hub
    },
  })
  const [hub] = starts
  if (hub === undefined) throw new Error('the hub was not started')
  return { test: opened, hub }
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('sockets of the site are served by another process, and cut through it', async () => {
  const { test: house, hub } = await openProcess()
  expect(hub.pid).not.toBe(process.pid)
  const socket = await rawConnect(house, 42n)
  await ask(socket, { id: 2, subscribe: { channel: 'player:#42', token: house.tokens.subscription(42n, 'player:#42') } })
  const next = once(socket, 'message')
  await house.publish('player:#42', { type: 'setBalance' })
  expect(JSON.parse(String((await next)[0]))).toEqual({ push: { channel: 'player:#42', pub: { data: { type: 'setBalance' }, offset: 1 } } })
  const asked_at_ms = performance.now()
  await hub.disconnect('42', { code: 4500, reason: 'виключено' })
  expect(await closing(socket)).toEqual({ code: 4500, reason: 'виключено' })
  expect(performance.now() - asked_at_ms).toBeLessThan(1_000)
})

test('positions come from the other process; a hub that does not answer or dies lets nobody wait', async () => {
  const { test: house, hub } = await openProcess()
  const socket = await rawConnect(house, 42n)
  await ask(socket, { id: 2, subscribe: { channel: 'player:#42', token: house.tokens.subscription(42n, 'player:#42') } })
  await house.publish('player:#42', 1, 2)
  const [known, fresh] = (await hub.positions(['player:#42', 'common'])) ?? []
  expect([known?.offset, fresh?.offset]).toEqual([2, 0])
  // It is read, its position was told, and nobody knows of it.
  expect(await hub.kept(['player:#42', 'common', 'player:#43'])).toEqual([true, true, false])
  process.kill(hub.pid ?? 0, 'SIGSTOP')
  expect(await hub.positions(['common'])).toBeNull()
  expect(await hub.kept(['common'])).toBeNull()
  const asked = hub.positions(['common'])
  process.kill(hub.pid ?? 0, 'SIGKILL')
  expect(await asked).toBeNull()
})

test('a client whose socket was on the way to a hub that dies hears of it', async () => {
  const { test: house, hub } = await openProcess()
  const accept = vi.spyOn(hub, 'accept')
  // It takes the socket off the site's hands and never confirms it.
  process.kill(hub.pid ?? 0, 'SIGSTOP')
  const socket = house.socket()
  const closed = new Promise<void>((resolve) => socket.on('error', () => undefined).once('close', () => resolve()))
  await until('the socket was sent', () => accept.mock.calls.length === 1)
  process.kill(hub.pid ?? 0, 'SIGKILL')
  await closed
})

/** A frame of a client, under the mask that changes nothing. */
const frameOf = (text: string): Buffer => {
  const head = Buffer.from([0x81, 0x80 | 126, 0, 0, 0, 0, 0, 0])
  head.writeUInt16BE(Buffer.byteLength(text), 2)
  return Buffer.concat([head, Buffer.from(text)])
}

test('what a client says while its socket is on the way is heard by the hub, not by the site', async () => {
  const { test: house, hub } = await openProcess()
  const accept = vi.spyOn(hub, 'accept')
  const { port, pathname } = new URL(house.url)
  // The socket is sent, and both processes have it until the hub goes on.
  process.kill(hub.pid ?? 0, 'SIGSTOP')
  const socket = connect({ port: Number(port), host: '127.0.0.1' })
  let heard = ''
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString('latin1')))
  const asked = [
    'Host: here',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${'A'.repeat(22)}==`,
  ]
  socket.write([`GET ${pathname} HTTP/1.1`, ...asked, '', ''].join('\r\n'))
  await until('the socket was sent', () => accept.mock.calls.length === 1)
  const first_word = frameOf(JSON.stringify({ id: 1, connect: { token: house.tokens.connection(42n) } }))
  await new Promise((resolve) => socket.write(first_word, resolve))
  const turns = { left: 20 }
  await until('a site that still read would have read it', () => --turns.left === 0)
  process.kill(hub.pid ?? 0, 'SIGCONT')
  await until('the answer', () => heard.includes('"connect"'))
  socket.destroy()
})

test('RTM-015: a hub that is killed comes back, and clients learn that they missed something', async () => {
  const { test: house, hub } = await openProcess()
  const client = house.client(42n)
  const subscription = house.subscription(client, 42n, 'race:7')
  const seen: unknown[] = []
  const recoveries: boolean[] = []
  subscription.on('publication', ({ data }) => seen.push(data))
  subscription.on('subscribed', ({ wasRecovering, recovered }) => wasRecovering && recoveries.push(recovered))
  subscription.subscribe()
  await untilConnected(client)
  await subscription.ready()
  await house.publish('race:7', 1)
  await until('the first message', () => seen.length === 1)
  const first = hub.pid ?? 0
  process.kill(first, 'SIGKILL')
  await until('the hub is gone', () => hub.pid !== first)
  // Nobody hears this one: no hub, no readers. It must neither hang nor fail.
  await house.publish('race:7', 2)
  await until('the reader is back', () => recoveries.length === 1)
  await house.publish('race:7', 3)
  await until('the next message', () => seen.length === 2)
  expect(seen).toEqual([1, 3])
  expect(recoveries).toEqual([false])
  expect(told).toEqual(['the realtime hub is ready', 'the realtime hub died and is started again', 'the realtime hub is ready'])
})

test('a hub that lives and does not read makes nobody wait for long, and is replaced once it has told nothing for a while', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { test: house, hub } = await openProcess()
  const first = hub.pid ?? 0
  // Issued before the cut: one that is issued later, in another second, is as good as any.
  const token = house.tokens.connection(42n)
  // As it answers, it is asked for nothing more.
  vi.advanceTimersByTime(15_000)
  expect(await hub.positions(['common'])).not.toBeNull()
  vi.advanceTimersByTime(15_000)
  expect(told).toEqual(['the realtime hub is ready'])
  process.kill(first, 'SIGSTOP')
  const began_ms = performance.now()
  // More than the pipe between the two holds.
  await Promise.all([house.publish('race:7', 'x'.repeat(8_000_000)), hub.disconnect('42', { code: 4500, reason: 'self-excluded' })])
  expect(performance.now() - began_ms).toBeLessThan(4_000)
  expect(hub.pid).toBe(first)
  vi.advanceTimersByTime(20_000)
  await until('another hub', () => hub.pid !== undefined && hub.pid !== first && told.length === 4)
  expect(told[1]).toBe('the realtime hub does not listen and is replaced')
  const socket = house.socket()
  await once(socket, 'open')
  expect(await ask(socket, { id: 1, connect: { token } })).toMatchObject({ error: { code: 109 } })
}, 30_000)

test('the site can stop after its hub had died, with sockets open', async () => {
  const { test: house, hub } = await openProcess()
  await rawConnect(house, 1n)
  const first = hub.pid ?? 0
  process.kill(first, 'SIGKILL')
  await until('another hub', () => hub.pid !== undefined && hub.pid !== first && told.length === 3)
  await rawConnect(house, 1n)
  const second = hub.pid ?? 0
  await house.close()
  opened = null
  expect(isAlive(second)).toBe(false)
})

test('RTM-002: a cut player stays cut when the hub dies and starts again', async () => {
  const { test: house, hub } = await openProcess()
  const token = house.tokens.connection(42n)
  await hub.disconnect('42', { code: 4500, reason: 'self-excluded' })
  process.kill(hub.pid ?? 0, 'SIGKILL')
  await until('another hub', () => told.length === 3)
  const socket = house.socket()
  await once(socket, 'open')
  expect(await ask(socket, { id: 1, connect: { token } })).toMatchObject({ error: { code: 109 } })
})

test('a hub whose site is gone tells its clients and ends', async () => {
  const child = fork(new URL('./hub-process.ts', import.meta.url), { execArgv: [] })
  child.send({ kind: 'start', options: { keys: testKeys, namespaces: testNamespaces } })
  await once(child, 'message')
  child.disconnect()
  await once(child, 'exit')
  expect(child.exitCode).toBe(0)
})
