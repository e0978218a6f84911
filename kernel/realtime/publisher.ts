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
   * Whether these channels keep what is published on them now, in their order: somebody reads them, or was told their position a moment ago.
   * What is published on others goes nowhere and need not be made. True where it is not known.
   */
  kept(channels: readonly string[]): Promise<readonly boolean[]>
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
/** So few messages are made sooner than it is known who reads them. */
export const told_unasked = 50

/**
 * Which of these players have a page open, or coming: the others need no message, and find what happened when they come. Few are all told.
 * Ask it after what is told was committed, so that whoever comes later reads it with the page.
 */
export const playersToTell = async (publisher: Publisher, player_ids: readonly bigint[]): Promise<ReadonlySet<bigint>> => {
  if (player_ids.length <= told_unasked) return new Set(player_ids)
  const kept = await publisher.kept(player_ids.map(playerChannel))
  return new Set(player_ids.filter((_, index) => kept[index] !== false))
}

/** The channel that everybody reads: site-wide notices. */
export const commonChannel = 'common'
