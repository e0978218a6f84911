import type { Server } from 'node:http'
import { Gauge } from 'prom-client'
import type { House } from '#kernel/house.ts'
import { namespacesOf } from '#kernel/realtime/channel-access.ts'
import { EmbeddedPublisher } from '#kernel/realtime/embedded-publisher.ts'
import { addressBy } from '#kernel/http/client-address.ts'
import { answerUpgrades } from '#kernel/realtime/hub/answer-upgrades.ts'
import type { HubHandle } from '#kernel/realtime/hub/hub-handle.ts'
import { startHubProcess } from '#kernel/realtime/hub/hub-supervisor.ts'
import { realtimeKeys } from '#kernel/realtime/tokens.ts'

/** The hub's metrics for /metrics, at most five seconds old. */
const showFigures = (house: House, hub: HubHandle): void => {
  const figures = { connections: 'Open realtime connections.', channels: 'Realtime channels that are read or were lately.' } as const
  for (const name of ['connections', 'channels'] as const) {
    const collect = function (this: Gauge): void {
      this.set(hub.stats()[name])
    }
    new Gauge({ name: `openhouse_realtime_${name}`, help: figures[name], registers: [house.metrics.registry], collect })
  }
}

/**
 * Starts the embedded hub in a separate process and lets it handle `/connection/websocket` on the site's port. Does nothing and gives null
 * if the house publishes to a Centrifugo. The hub stops with `house.realtime.close()`. Rejects if the hub's process does not start, or if
 * two slices declare the same channel namespace.
 */
export const attachHub = async (server: Server, house: House): Promise<HubHandle | null> => {
  const { realtime, config, slices, log } = house
  if (!(realtime instanceof EmbeddedPublisher)) return null
  const hub = await startHubProcess({ keys: realtimeKeys(config), namespaces: namespacesOf(slices) }, log)
  realtime.attach(hub)
  showFigures(house, hub)
  answerUpgrades(server, hub, { addressOf: addressBy(config.proxies), origins: [new URL(config.public_url).origin] })
  return hub
}
