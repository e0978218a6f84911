import type { House } from '#kernel/house.ts'
import type { Visitor } from '#kernel/http/visitor.ts'
import { initialChannels } from '#kernel/realtime/channel-access.ts'
import { hubPath } from '#kernel/realtime/hub/answer-upgrades.ts'
import { tokensOf } from '#kernel/realtime/tokens.ts'

/** What a client needs to connect: the URL, a connection token, and channels with a token each (RTM-001). */
export interface RealtimeConnection {
  readonly url: string
  readonly token: string
  readonly channels: readonly { readonly name: string; readonly token: string }[]
}

/** Public WebSocket URL: the Centrifugo server's, or the site's own with the hub behind it. */
const realtimeUrl = (house: House): string =>
  house.config.centrifugo?.public_url ?? `${house.config.public_url.replace(/^http/, 'ws')}${hubPath}`

/** For the start-up call: everything at once, so that a page connects without a further call. */
export const realtimeConnection = async (house: House, visitor: Pick<Visitor, 'player_id' | 'session_id'>): Promise<RealtimeConnection> => {
  const tokens = tokensOf(house)
  const names = await initialChannels(house, visitor)
  return {
    url: realtimeUrl(house),
    token: tokens.connection(visitor.player_id, visitor.player_id === null ? undefined : visitor.session_id),
    channels: names.map((name) => ({ name, token: tokens.subscription(visitor.player_id, name) })),
  }
}
