import { namespaceOf, ownsChannel } from '#kernel/realtime/hub/access.ts'
import type { Channels } from '#kernel/realtime/hub/channels.ts'
import type { Connection } from '#kernel/realtime/hub/connection.ts'
import type { Limits } from '#kernel/realtime/hub/limits.ts'
import { errors, type Position, type ReplyError } from '#kernel/realtime/hub/protocol.ts'

export interface SubscribingContext {
  readonly channels: Channels
  readonly limits: Limits
  readonly namespaces: ReadonlySet<string>
}

/** Why this connection may not subscribe to this channel, before checking its token; null if it may. */
export const channelError = (channel: string, connection: Connection, context: SubscribingContext): ReplyError | null => {
  if (channel === '' || channel.length > context.limits.channel_length) return errors.badRequest
  if (!context.namespaces.has(namespaceOf(channel))) return errors.unknownChannel
  if (!ownsChannel(channel, connection.user ?? '')) return errors.permissionDenied
  if (connection.subscriptions.has(channel)) return errors.alreadySubscribed
  if (connection.subscriptions.size >= context.limits.subscriptions) return errors.limitExceeded
  return null
}

/** Seconds until a moment, for a client's refresh timer; at least one, so that it never loops without pause. */
export const ttl_s = (expires_at_ms: number, now_ms: number): number => Math.max(1, Math.floor((expires_at_ms - now_ms) / 1000))

/** Subscribes the connection and gives, as JSON text, the stream's position and the missed messages. */
export const join = (
  connection: Connection,
  name: string,
  position: Position,
  grant: { expires_at_ms: number; by_server: boolean },
  context: SubscribingContext & { now_ms: number },
): string => {
  const { now_ms } = context
  const channel = context.channels.join(name, connection, now_ms)
  connection.subscriptions.set(name, { ...grant })
  const { epoch, offset } = channel.stream
  const missed = position.recover ? channel.stream.since(position.offset, position.epoch, now_ms) : null
  // After a recovery the client counts on from its own position, message by message; otherwise from the stream's end.
  const start = missed === null ? offset : position.offset
  const parts = [`"recoverable":true,"positioned":true,"epoch":${JSON.stringify(epoch)},"offset":${start}`]
  if (position.recover) parts.push('"was_recovering":true')
  if (missed !== null) parts.push('"recovered":true')
  if (missed !== null && missed.length > 0) parts.push(`"publications":[${missed.join(',')}]`)
  if (grant.expires_at_ms > 0 && !grant.by_server) parts.push(`"expires":true,"ttl":${ttl_s(grant.expires_at_ms, now_ms)}`)
  return `{${parts.join(',')}}`
}
