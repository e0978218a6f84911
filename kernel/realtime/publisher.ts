/** What a client receives on a channel: `{ type, event?, data }` (RTM-013), of state that counts its revisions `state` too. */
export interface Message {
  readonly type: string
  readonly event?: string
  readonly data: unknown
  /** What it is the state of, and how new: browsers take nothing older of the same after it. */
  readonly state?: { readonly of: string; readonly revision: number }
}

export interface Publication {
  readonly channel: string
  readonly message: Message
}

/** Publishes to the embedded hub or to a real Centrifugo; which one is configuration, and no slice can tell. */
export interface Publisher {
  publish(publications: readonly Publication[]): Promise<void>
  /**
   * Cuts a player's sockets with a text reason (exclusion, ban, password change): all of them, or those of the named sessions
   * alone (a log-out, a device that was signed out), so that other pages of the same player go on. Sessions are named as in
   * `Visitor.session_id`.
   */
  disconnect(player_id: bigint, reason: string, sessions?: readonly string[]): Promise<void>
  close(): Promise<void>
}

/** A player's own channel. Only that player gets a token for it. */
export const playerChannel = (player_id: bigint): string => `player:#${player_id}`
/** Everybody's channel: site-wide notices. */
export const commonChannel = 'common'
