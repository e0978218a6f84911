/** What one hub and one connection may use. Everything that a stranger can make grow has a line here. */
export interface Limits {
  /** A longer message of a client closes its socket with 1009, which is terminal for the client (RTM-012). */
  readonly message_bytes: number
  /** Unsent bytes of one socket; above it the reader is too slow and is cut (3008), to come back and recover. */
  readonly queue_bytes: number
  /** Commands at once, and per second in the long run. */
  readonly commands_burst: number
  readonly commands_per_second: number
  readonly subscriptions: number
  readonly channel_length: number
  readonly connections: number
  readonly connections_per_address: number
  /** Time for the first command, then for the answer to a ping, then for the other side's closing frame. */
  readonly connect_within_ms: number
  readonly pong_within_ms: number
  readonly close_within_ms: number
  readonly ping_interval_ms: number
  /** A token may be this much over its time before the connection that it opened is ended. */
  readonly refresh_grace_ms: number
  /** History of a channel: messages, bytes and age, whichever is reached first. */
  readonly history_messages: number
  readonly history_bytes: number
  readonly history_ttl_ms: number
  /** Publications wait at most this long for others of their channel. */
  readonly flush_interval_ms: number
}

export const defaultLimits: Limits = {
  message_bytes: 64 * 1024,
  queue_bytes: 1024 * 1024,
  commands_burst: 200,
  commands_per_second: 20,
  subscriptions: 128,
  channel_length: 255,
  connections: 100_000,
  // Offices and mobile carriers put many players behind one address.
  connections_per_address: 500,
  connect_within_ms: 10_000,
  pong_within_ms: 10_000,
  close_within_ms: 2_000,
  ping_interval_ms: 25_000,
  refresh_grace_ms: 25_000,
  history_messages: 100,
  history_bytes: 256 * 1024,
  history_ttl_ms: 5 * 60_000,
  flush_interval_ms: 25,
}
