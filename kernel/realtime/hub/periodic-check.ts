import type { Channels } from '#kernel/realtime/hub/channels.ts'
import type { Connection } from '#kernel/realtime/hub/connection.ts'
import { textFrame } from '#kernel/realtime/hub/frame.ts'
import type { Limits } from '#kernel/realtime/hub/limits.ts'
import { closeReasons, subscriptionExpired } from '#kernel/realtime/hub/protocol.ts'

const ping = textFrame('{}')

/** Closes what has expired: the connection if its token has, otherwise single subscriptions, which the client requests again. */
const expire = (connection: Connection, channels: Channels, limits: Limits, now_ms: number): void => {
  const over = (expires_at_ms: number): boolean => expires_at_ms > 0 && expires_at_ms + limits.refresh_grace_ms < now_ms
  if (over(connection.expires_at_ms)) return connection.end(closeReasons.connectionExpired)
  for (const [channel, subscription] of connection.subscriptions) {
    if (!over(subscription.expires_at_ms)) continue
    connection.subscriptions.delete(channel)
    channels.leave(channel, connection, now_ms)
    connection.send(JSON.stringify({ push: { channel, unsubscribe: subscriptionExpired } }))
  }
}

/**
 * The hub's periodic check, once a second, instead of a timer per connection: pings, overdue pongs and connect commands, expired
 * tokens. Connections opened at different moments are pinged at different moments, so each check is short.
 */
export const runPeriodicCheck = (connections: Iterable<Connection>, channels: Channels, limits: Limits, now_ms: number): void => {
  for (const connection of connections) {
    if (connection.ended) continue
    if (connection.user === null) {
      if (connection.due_at_ms <= now_ms) connection.end(closeReasons.stale)
      continue
    }
    expire(connection, channels, limits, now_ms)
    if (connection.due_at_ms > now_ms) continue
    if (connection.awaits_pong) {
      connection.end(closeReasons.noPong)
    } else {
      connection.write(ping)
      connection.awaits_pong = true
      connection.due_at_ms = now_ms + limits.pong_within_ms
    }
  }
}
