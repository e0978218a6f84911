import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { systemClock } from '#kernel/clock/clock.ts'
import { answerUpgrades } from '#kernel/realtime/hub/answer-upgrades.ts'
import type { HubHandle } from '#kernel/realtime/hub/hub-handle.ts'
import type { HubOptions } from '#kernel/realtime/hub/hub.ts'
import { createTokens } from '#kernel/realtime/tokens.ts'

export const port = 4130
export const channel = 'race:7'

/** Limits high enough not to affect the measurement. */
export const hubOptions = (limits: HubOptions['limits'] = {}): HubOptions => ({
  keys: [{ key_id: 'bench', secret: 'a secret for benchmarks of thirty-two characters' }],
  namespaces: ['live', 'player', 'race', 'sport-event'],
  limits: { connections_per_address: 1_000_000, ...limits },
})

/** Serves a hub on the benchmark's port. */
export const serve = async (hub: HubHandle): Promise<Server> => {
  const server = createServer()
  answerUpgrades(server, hub)
  server.listen({ port, host: '127.0.0.1', backlog: 4_096 })
  await once(server, 'listening')
  return server
}

/** The commands a client sends after its upgrade, and the text in the response that shows success. */
export interface Introduction {
  readonly frame: string
  readonly done: string
}

/** Connects with a player's token; with `subscribes` also subscribes to a channel, with its own token. */
export const introduction = (subscribes: boolean, to = channel, player_id = 42n): Introduction => {
  const tokens = createTokens(hubOptions().keys, systemClock)
  const connect = JSON.stringify({ id: 1, connect: { token: tokens.connection(player_id), name: 'js' } })
  if (!subscribes) return { frame: connect, done: '"connect"' }
  const subscribe = { channel: to, token: tokens.subscription(player_id, to), flag: 1 }
  return { frame: `${connect}\n${JSON.stringify({ id: 2, subscribe })}`, done: '"subscribe"' }
}

export const pause = (delay_ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, delay_ms))
