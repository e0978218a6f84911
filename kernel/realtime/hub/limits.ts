/** Resource limits of the hub and of one connection. Everything that a client can make grow has a limit here. */
export interface Limits {
  /** A longer message of a client closes its socket with 1009, which is final for the client (RTM-012). */
  readonly message_bytes: number
  /** Unsent bytes of one socket; above it the client is too slow and is disconnected (3008), to reconnect and recover. */
  readonly queue_bytes: number
  /** Burst of commands, and sustained rate per second. */
  readonly commands_burst: number
  readonly commands_per_second: number
  readonly subscriptions: number
  readonly channel_length: number
  readonly connections: number
  readonly connections_per_address: number
  /** Timeouts of the first command, of a pong, and of the close frame. */
  readonly connect_within_ms: number
  readonly pong_within_ms: number
  readonly close_within_ms: number
  readonly ping_interval_ms: number
  /** How long after its token's expiry a connection is kept. */
  readonly refresh_grace_ms: number
  /** History of a channel: number of messages, bytes and age, whichever is reached first. */
  readonly history_messages: number
  readonly history_bytes: number
  readonly history_ttl_ms: number
  /** Publications wait at most this long to be sent together with others of their channel. */
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
