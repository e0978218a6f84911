import type { EncodedPublication, Handshake, HubOptions, HubStats } from '#kernel/realtime/hub/hub.ts'
import type { CloseReason } from '#kernel/realtime/hub/protocol.ts'
import type { ChannelPosition } from '#kernel/realtime/publisher.ts'

/** How often the hub tells its figures, and with them that it works. */
export const stats_every_ms = 5_000

/** Messages from the site to the hub's process. A `socket` message carries the socket as its handle. */
export type ToHub =
  | { readonly kind: 'start'; readonly options: HubOptions }
  | { readonly kind: 'socket'; readonly handshake: Handshake; readonly head: string }
  | { readonly kind: 'publish'; readonly publications: readonly EncodedPublication[] }
  | { readonly kind: 'positions' | 'kept'; readonly question: number; readonly channels: readonly string[] }
  | { readonly kind: 'disconnect'; readonly user: string; readonly ending: CloseReason; readonly sessions?: readonly string[] }
  | { readonly kind: 'stop' }

/** Messages from the hub's process to the site. */
export type FromHub =
  | { readonly kind: 'ready' }
  | { readonly kind: 'positions'; readonly question: number; readonly positions: readonly ChannelPosition[] }
  | { readonly kind: 'kept'; readonly question: number; readonly kept: readonly boolean[] }
  | { readonly kind: 'stats'; readonly stats: HubStats }
  | { readonly kind: 'stopped' }
