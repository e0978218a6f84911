import type { Socket } from 'node:net'
import type { Clock } from '#kernel/clock/clock.ts'
import type { ChannelPosition } from '#kernel/realtime/publisher.ts'
import { type EncodedPublication, type Handshake, Hub, type HubOptions, type HubStats } from '#kernel/realtime/hub/hub.ts'
import type { CloseReason } from '#kernel/realtime/hub/protocol.ts'

/** The site's interface to the running hub, in this or another process. */
export interface HubHandle {
  /** Hands a socket to the hub. Returns false if the hub cannot take one now; the caller then keeps the socket. */
  accept(handshake: Handshake, socket: Socket, head: Buffer): boolean
  /** Resolves when the publications were handed over, or dropped because the hub is not running. */
  publish(publications: readonly EncodedPublication[]): Promise<void>
  /** Where channels stand, in their order; null if the hub is not running or does not answer in time. */
  positions(channels: readonly string[]): Promise<readonly ChannelPosition[] | null>
  /** Whether channels keep messages now, in their order; null if the hub is not running or does not answer in time. */
  kept(channels: readonly string[]): Promise<readonly boolean[] | null>
  /** Disconnects all of a player's sockets, or those of the sessions with these marks. */
  disconnect(user: string, ending: CloseReason, sessions?: readonly string[]): Promise<void>
  stats(): HubStats
  /** Closes every socket with a reconnect code and stops. */
  stop(): Promise<void>
}

/** A hub in this process: for tests, and where sockets cannot be passed to another process. */
export const startHubHere = (options: HubOptions, clock: Clock): HubHandle => {
  const hub = new Hub(options, clock)
  return {
    accept: (handshake, socket, head) => {
      hub.accept(handshake, socket, head)
      return true
    },
    publish: async (publications) => hub.publish(publications),
    positions: async (channels) => hub.positions(channels),
    kept: async (channels) => hub.kept(channels),
    disconnect: async (user, ending, sessions) => hub.disconnect(user, ending, sessions),
    stats: () => hub.stats(),
    stop: () => hub.close(),
  }
}
