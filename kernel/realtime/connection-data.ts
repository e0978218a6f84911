import type { House } from '#kernel/house.ts'
import type { Visitor } from '#kernel/http/visitor.ts'
import { initialChannels } from '#kernel/realtime/channel-access.ts'
import { hubPath } from '#kernel/realtime/hub/answer-upgrades.ts'
import type { ChannelPosition } from '#kernel/realtime/publisher.ts'
import { tokensOf } from '#kernel/realtime/tokens.ts'

/**
 * What a client needs to connect: the URL, a connection token, and channels with a token each (RTM-001). A player's channels name the
 * position from which the first subscription recovers, so that nothing is lost before the connection is open.
 */
export interface RealtimeConnection {
  readonly url: string
  readonly token: string
  readonly channels: readonly { readonly name: string; readonly token: string; readonly since?: ChannelPosition }[]
}

/** Public WebSocket URL: the Centrifugo server's, or the site's own with the hub behind it. */
const realtimeUrl = (house: House): string =>
  house.config.centrifugo?.public_url ?? `${house.config.public_url.replace(/^http/, 'ws')}${hubPath}`

/**
 * For the start-up call: everything at once, so that a page connects without a further call. To be asked before the rest of the answer
 * is read: what happens in between is then in the answer, or recovered, or both. Guests are told nothing of their own.
 */
export const realtimeConnection = async (house: House, visitor: Pick<Visitor, 'player_id' | 'session_id'>): Promise<RealtimeConnection> => {
  const tokens = tokensOf(house)
  const names = await initialChannels(house, visitor)
  const positions = visitor.player_id === null ? [] : await house.realtime.positions(names)
  return {
    url: realtimeUrl(house),
    token: tokens.connection(visitor.player_id, visitor.player_id === null ? undefined : visitor.session_id),
    channels: names.map((name, index) => {
      const since = positions[index]
      return { name, token: tokens.subscription(visitor.player_id, name), ...(since && { since }) }
    }),
  }
}
