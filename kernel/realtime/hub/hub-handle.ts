import type { Socket } from 'node:net'
import type { Clock } from '#kernel/clock/clock.ts'
import { type EncodedPublication, type Handshake, Hub, type HubOptions, type HubStats } from '#kernel/realtime/hub/hub.ts'
import type { Ending } from '#kernel/realtime/hub/protocol.ts'

/** The running hub as the site sees it, wherever it runs. */
export interface HubHandle {
  /** Gives a socket away. False where the hub cannot take one now; the socket is then still the caller's. */
  accept(handshake: Handshake, socket: Socket, head: Buffer): boolean
  /** Resolves when the publications are handed over, or dropped because there is no hub just now. */
  publish(publications: readonly EncodedPublication[]): Promise<void>
  /** All of a player's sockets, or those of the sessions with these marks. */
  disconnect(user: string, ending: Ending, sessions?: readonly string[]): Promise<void>
  stats(): HubStats
  /** Closes every socket with a reconnecting code and stops. */
  stop(): Promise<void>
}

/** The hub in this process: for tests, and where sockets cannot be handed to another process. */
export const startHubHere = (options: HubOptions, clock: Clock): HubHandle => {
  const hub = new Hub(options, clock)
  return {
    accept: (handshake, socket, head) => {
      hub.accept(handshake, socket, head)
      return true
    },
    publish: async (publications) => hub.publish(publications),
    disconnect: async (user, ending, sessions) => hub.disconnect(user, ending, sessions),
    stats: () => hub.stats(),
    stop: () => hub.close(),
  }
}
