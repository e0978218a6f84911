import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Centrifuge, type Options, type Subscription } from 'centrifuge'
import { WebSocket } from 'ws'
import { type Clock, systemClock } from '#kernel/clock/clock.ts'
import { answerUpgrades, hubPath, type UpgradeOptions } from '#kernel/realtime/hub/answer-upgrades.ts'
import { type HubHandle, startHubHere } from '#kernel/realtime/hub/hub-handle.ts'
import type { HubOptions } from '#kernel/realtime/hub/hub.ts'
import { createTokens, type RealtimeTokens } from '#kernel/realtime/tokens.ts'

/** For tests: a hub behind a real HTTP server on a free local port, and clients for it. */

export const testKeys = [{ key_id: 'test', secret: 'a test secret of more than thirty-two characters' }]
export const testNamespaces = ['common', 'player', 'race']

export interface TestHub {
  readonly url: string
  readonly hub: HubHandle
  readonly tokens: RealtimeTokens
  /** The client library's own client, not yet connected, with tokens that renew themselves. */
  client(player_id: bigint | null, options?: Partial<Options>): Centrifuge
  subscription(client: Centrifuge, player_id: bigint | null, channel: string): Subscription
  /** A plain WebSocket, for what the library would never send. */
  socket(headers?: Record<string, string>): WebSocket
  publish(channel: string, ...messages: readonly unknown[]): Promise<void>
  close(): Promise<void>
}

export interface TestHubOptions extends Partial<HubOptions> {
  readonly clock?: Clock
  readonly start?: (options: HubOptions) => Promise<HubHandle>
  readonly upgrades?: UpgradeOptions
}

export const openTestHub = async ({ clock = systemClock, start, upgrades, ...rest }: TestHubOptions = {}): Promise<TestHub> => {
  const options = { keys: testKeys, namespaces: testNamespaces, ...rest }
  const hub = start ? await start(options) : startHubHere(options, clock)
  const server = createServer()
  answerUpgrades(server, hub, upgrades)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}${hubPath}`
  const tokens = createTokens(options.keys, clock)
  const clients = new Set<Centrifuge>()
  return {
    url,
    hub,
    tokens,
    client: (player_id, overrides) => {
      const getToken = async (): Promise<string> => tokens.connection(player_id)
      const client = new Centrifuge(url, { getToken, websocket: WebSocket, minReconnectDelay: 20, maxReconnectDelay: 100, ...overrides })
      clients.add(client)
      return client
    },
    subscription: (client, player_id, channel) =>
      client.newSubscription(channel, { getToken: async () => tokens.subscription(player_id, channel) }),
    socket: (headers = {}) => new WebSocket(url, { headers }),
    publish: (channel, ...messages) => hub.publish(messages.map((message) => [channel, JSON.stringify(message)] as const)),
    close: async () => {
      for (const client of clients) client.disconnect()
      await hub.stop()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Waits for a condition, at most `patience_ms`; throws with `what` if it does not come true. */
export const until = async (what: string, condition: () => boolean, patience_ms = 10_000): Promise<void> => {
  const end_ms = performance.now() + patience_ms
  while (!condition()) {
    if (performance.now() > end_ms) throw new Error(`it did not happen in ${patience_ms} ms: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

export const untilConnected = async (client: Centrifuge): Promise<void> => {
  client.connect()
  await client.ready(5_000)
}

/** The code and reason with which a plain WebSocket is closed. */
export const closing = async (socket: WebSocket): Promise<{ code: number; reason: string }> => {
  const [code, reason] = (await once(socket, 'close')) as [number, Buffer]
  return { code, reason: reason.toString() }
}

/** Opens a plain WebSocket and connects it as a player or guest. */
export const rawConnect = async (test: TestHub, player_id: bigint | null, headers?: Record<string, string>): Promise<WebSocket> => {
  const socket = test.socket(headers)
  await once(socket, 'open')
  socket.send(JSON.stringify({ id: 1, connect: { token: test.tokens.connection(player_id) } }))
  await once(socket, 'message')
  return socket
}

/** Sends one command and reads the next frame from the hub. */
export const ask = async (socket: WebSocket, command: unknown): Promise<Record<string, unknown>> => {
  socket.send(typeof command === 'string' ? command : JSON.stringify(command))
  const [data] = (await once(socket, 'message')) as [Buffer]
  return JSON.parse(data.toString()) as Record<string, unknown>
}
