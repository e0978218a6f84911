/** A message on a channel: `{ type, event?, data }` (RTM-013), with `state` for state that counts revisions. */
export interface Message {
  readonly type: string
  readonly event?: string
  readonly data: unknown
  /** Which state it carries and its revision: browsers ignore older ones afterwards. */
  readonly state?: { readonly of: string; readonly revision: number }
}

export interface Publication {
  readonly channel: string
  readonly message: Message
}

/** The end of a channel's history at some moment: whoever subscribes from it gets everything that was published later. */
export interface ChannelPosition {
  readonly offset: number
  readonly epoch: string
}

/** Publishes to the embedded hub or to a Centrifugo; the configuration decides, and slices see no difference. */
export interface Publisher {
  publish(publications: readonly Publication[]): Promise<void>
  /**
   * Where these channels stand now, in their order; from here on each keeps what is published on it, whether somebody reads it or not.
   * Null where nobody says it in time: the reader then begins with what comes.
   */
  positions(channels: readonly string[]): Promise<readonly (ChannelPosition | null)[]>
  /**
   * Disconnects a player's sockets with a text reason (exclusion, ban, password change): all of them, or only those of the named
   * sessions (log-out, a removed device), so that the player's other sessions stay connected. Sessions are given by
   * `Visitor.session_id`.
   */
  disconnect(player_id: bigint, reason: string, sessions?: readonly string[]): Promise<void>
  close(): Promise<void>
}

/** A player's own channel. Only that player gets a token for it. */
export const playerChannel = (player_id: bigint): string => `player:#${player_id}`
/** The channel that everybody reads: site-wide notices. */
export const commonChannel = 'common'
