import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RealtimeClient, type RealtimeOptions } from '#kernel/realtime/web/realtime-client.ts'

interface Command {
  readonly id: number
  readonly connect?: object
  readonly subscribe?: { readonly channel: string }
}

/** What the server on the other side says to a command; nothing when it stays silent. */
type Answer = (command: Command) => object | undefined

let answer: Answer = () => undefined
/** When sockets were opened and closed, in ms of the held clock. */
let opened_ms: number[] = []
let closed_ms: number[] = []
/** Each command with its moment. */
let sent: { readonly at_ms: number; readonly command: Command }[] = []
let is_reachable = true

/** A socket that is as alive as the tests want, on a held clock. */
class HeldSocket {
  onopen: (() => void) | null = null
  onclose: ((event: { code: number; reason: string }) => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onerror: (() => void) | null = null
  binaryType = ''
  readyState = 0

  constructor() {
    opened_ms.push(Date.now())
    setTimeout(() => {
      if (!is_reachable) return this.close()
      this.readyState = 1
      this.onopen?.()
    }, 1)
  }

  send(data: string): void {
    for (const line of data.split('\n')) {
      const command = JSON.parse(line) as Command
      sent.push({ at_ms: Date.now(), command })
      const said = answer(command)
      if (said) setTimeout(() => this.onmessage?.({ data: JSON.stringify({ id: command.id, ...said }) }), 1)
    }
  }

  close(): void {
    if (this.readyState === 3) return
    this.readyState = 3
    closed_ms.push(Date.now())
    setTimeout(() => this.onclose?.({ code: 1006, reason: 'gone' }), 0)
  }
}

const clients: RealtimeClient[] = []
const connect = async (options: Partial<RealtimeOptions> = {}): Promise<void> => {
  const client = new RealtimeClient({
    url: 'ws://house.test/connection/websocket',
    token: 'token',
    channels: [{ name: 'player:#7', token: 'token' }],
    getToken: () => Promise.resolve('token'),
    getSubscriptionToken: () => Promise.resolve('token'),
    onGap: () => undefined,
    ...options,
  })
  clients.push(client)
  await client.connect()
}

const connected = (extra: object = {}) => ({ connect: { client: 'c', version: '1', ...extra } })
const gaps = (moments_ms: readonly number[]): number[] => moments_ms.slice(1).map((at_ms, index) => at_ms - (moments_ms[index] ?? 0))
const expectWithin = (values: readonly number[], least: number, most: number): void => {
  expect(values.length).toBeGreaterThan(3)
  expect(Math.min(...values)).toBeGreaterThanOrEqual(least)
  expect(Math.max(...values)).toBeLessThanOrEqual(most)
}

/** What opens and closes a socket takes beside the wait itself. */
const way_ms = 10

beforeEach(async () => {
  // The library itself is loaded before the clock is held.
  await import('centrifuge')
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', HeldSocket)
  ;[opened_ms, closed_ms, sent, is_reachable] = [[], [], [], true]
  answer = ({ connect }) => (connect ? connected() : { subscribe: {} })
})
afterEach(() => {
  for (const client of clients.splice(0)) client.disconnect()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('RTM-005, CN-059: our client comes back after 500 to 20000 ms, later each time it fails, and not at one moment with others', async () => {
  is_reachable = false
  await connect()
  await vi.advanceTimersByTimeAsync(600_000)
  const waits = gaps(opened_ms)
  expectWithin(waits, 500, 20_000 + way_ms)
  // Whole steps would bring everybody back together after a failure of the house.
  expect(new Set(waits).size).toBeGreaterThan(waits.length / 2)
  expect(Math.max(...waits)).toBeGreaterThan(5_000)
})

test('RTM-006, CN-058: a request that nobody answers is given up after 5000 ms', async () => {
  answer = () => undefined
  await connect()
  await vi.advanceTimersByTimeAsync(4_990)
  expect([sent.some(({ command }) => command.connect), closed_ms.length]).toEqual([true, 0])
  await vi.advanceTimersByTimeAsync(30)
  expect(closed_ms.length).toBe(1)
})

test('RTM-007, CN-060: a connection without a ping for its interval and 10000 ms is given up, and made again', async () => {
  answer = ({ connect }) => (connect ? connected({ ping: 25, pong: true }) : { subscribe: {} })
  await connect()
  await vi.advanceTimersByTimeAsync(34_950)
  expect(closed_ms.length).toBe(0)
  await vi.advanceTimersByTimeAsync(100)
  expect(closed_ms.length).toBe(1)
  await vi.advanceTimersByTimeAsync(25_000)
  expect(opened_ms.length).toBe(2)
})

test('RTM-008, CN-061: a channel that is refused for a while is asked for again after 500 to 20000 ms', async () => {
  answer = ({ connect }) => (connect ? connected() : { error: { code: 100, message: 'internal server error', temporary: true } })
  await connect()
  await vi.advanceTimersByTimeAsync(600_000)
  const asked = sent.filter(({ command }) => command.subscribe).map(({ at_ms }) => at_ms)
  expectWithin(gaps(asked), 500, 20_000 + way_ms)
  expect(opened_ms.length).toBe(1)
})

test('RTM-009, CN-062: a token that cannot be renewed is tried again after 5000 to 10000 ms, a channel’s after 10000 to 20000 ms', async () => {
  const asked: Record<'connection' | 'channel', number[]> = { connection: [], channel: [] }
  const refuse = (which: 'connection' | 'channel') => (): Promise<string> => {
    asked[which].push(Date.now())
    return Promise.reject(new Error('the house does not answer'))
  }
  const expiring = { expires: true, ttl: 60 }
  answer = ({ connect }) => (connect ? connected(expiring) : { subscribe: expiring })
  await connect({ getToken: refuse('connection'), getSubscriptionToken: refuse('channel') })
  await vi.advanceTimersByTimeAsync(600_000)
  expectWithin(gaps(asked.connection), 5_000, 10_000 + way_ms)
  expectWithin(gaps(asked.channel), 10_000, 20_000 + way_ms)
})
