import type { House } from '#kernel/house.ts'

/** A namespace of public or private channels that a slice owns, e.g. `race` for `race:7`. */
export interface ChannelDeclaration {
  readonly namespace: string
  /** Channels of this namespace that a visitor is subscribed to from the start; their tokens are part of the start-up call. */
  readonly initial?: (visitor: { player_id: bigint | null }, house: House) => Promise<readonly string[]> | readonly string[]
  /** Whether this visitor may have a token for that channel. */
  readonly allows: (channel: string, visitor: { player_id: bigint | null }, house: House) => Promise<boolean> | boolean
}
