import { randomUUID } from 'node:crypto'
import type { Clock } from '#kernel/clock/clock.ts'
import type { Connection } from '#kernel/realtime/hub/connection.ts'
import { type Command, closeReasons, errors } from '#kernel/realtime/hub/protocol.ts'
import { channelError, join, type SubscribingContext, ttl_s } from '#kernel/realtime/hub/subscribing.ts'
import type { ConnectionGrant, TokenVerifier } from '#kernel/realtime/hub/token-verifier.ts'

export interface CommandContext extends SubscribingContext {
  readonly verifier: TokenVerifier
  readonly clock: Clock
  /** Whether this grant was issued before its player's connections were cut. */
  isRevoked(grant: ConnectionGrant): boolean
  /** Assigns the connection to a user. */
  identified(connection: Connection): void
}

type Of<K extends Command['kind']> = Extract<Command, { kind: K }>

const nowOf = (context: CommandContext): number => context.clock.now().getTime()

const expiry = (expires_at_ms: number, now_ms: number): object =>
  expires_at_ms === 0 ? {} : { expires: true, ttl: ttl_s(expires_at_ms, now_ms) }

const connect = (connection: Connection, command: Of<'connect'>, context: CommandContext): void => {
  if (connection.user !== null) return connection.end(closeReasons.badRequest)
  const grant = context.verifier.connection(command.token)
  if (grant === 'invalid') return connection.end(closeReasons.invalidToken)
  // A revoked token is reported as expired: the client then asks the site for a new one and is refused there if it has no access.
  if (grant === 'expired' || context.isRevoked(grant)) return connection.refuse(command.id, errors.tokenExpired)
  connection.user = grant.user
  connection.session = grant.session
  connection.expires_at_ms = grant.expires_at_ms
  context.identified(connection)
  const now_ms = nowOf(context)
  const subs: string[] = []
  for (const channel of grant.channels) {
    if (channelError(channel, connection, context) !== null) continue
    const position = command.subs.get(channel) ?? { recover: false, offset: 0, epoch: '' }
    const result = join(connection, channel, position, { expires_at_ms: 0, by_server: true }, { ...context, now_ms })
    subs.push(`${JSON.stringify(channel)}:${result}`)
  }
  const result = JSON.stringify({
    client: randomUUID(),
    version: 'openhouse',
    ...expiry(grant.expires_at_ms, now_ms),
    ping: context.limits.ping_interval_ms / 1000,
    pong: true,
  })
  const tail = subs.length === 0 ? '' : `,"subs":{${subs.join(',')}}`
  connection.send(`{"id":${command.id},"connect":${result.slice(0, -1)}${tail}}}`)
}

const subscribe = (connection: Connection, command: Of<'subscribe'>, context: CommandContext): void => {
  const refusal = channelError(command.channel, connection, context)
  if (refusal !== null) return connection.refuse(command.id, refusal)
  const grant = context.verifier.subscription(command.token)
  if (grant === 'expired') return connection.refuse(command.id, errors.tokenExpired)
  if (grant === 'invalid' || grant.user !== connection.user || grant.channel !== command.channel) {
    return connection.refuse(command.id, errors.permissionDenied)
  }
  const terms = { expires_at_ms: grant.expires_at_ms, by_server: false }
  const result = join(connection, command.channel, command.position, terms, { ...context, now_ms: nowOf(context) })
  connection.send(`{"id":${command.id},"subscribe":${result}}`)
}

const unsubscribe = (connection: Connection, command: Of<'unsubscribe'>, context: CommandContext): void => {
  if (connection.subscriptions.delete(command.channel)) context.channels.leave(command.channel, connection, nowOf(context))
  connection.reply(command.id, 'unsubscribe', {})
}

const refresh = (connection: Connection, command: Of<'refresh'>, context: CommandContext): void => {
  const grant = context.verifier.connection(command.token)
  if (grant === 'invalid' || (grant !== 'expired' && grant.user !== connection.user)) return connection.end(closeReasons.invalidToken)
  if (grant === 'expired' || context.isRevoked(grant)) return connection.refuse(command.id, errors.tokenExpired)
  connection.session = grant.session
  connection.expires_at_ms = grant.expires_at_ms
  connection.reply(command.id, 'refresh', { version: 'openhouse', ...expiry(grant.expires_at_ms, nowOf(context)) })
}

const refreshSubscription = (connection: Connection, command: Of<'sub_refresh'>, context: CommandContext): void => {
  const grant = context.verifier.subscription(command.token)
  const subscription = connection.subscriptions.get(command.channel)
  if (grant === 'expired') return connection.refuse(command.id, errors.tokenExpired)
  if (subscription === undefined || grant === 'invalid' || grant.user !== connection.user || grant.channel !== command.channel) {
    return connection.refuse(command.id, errors.permissionDenied)
  }
  subscription.expires_at_ms = grant.expires_at_ms
  connection.reply(command.id, 'sub_refresh', expiry(grant.expires_at_ms, nowOf(context)))
}

/** Executes one command of a client. The first must be `connect`; otherwise the connection is closed. */
export const runCommand = (connection: Connection, command: Command, context: CommandContext): void => {
  if (connection.user === null && command.kind !== 'connect') return connection.end(closeReasons.badRequest)
  switch (command.kind) {
    case 'connect':
      return connect(connection, command, context)
    case 'subscribe':
      return subscribe(connection, command, context)
    case 'unsubscribe':
      return unsubscribe(connection, command, context)
    case 'refresh':
      return refresh(connection, command, context)
    case 'sub_refresh':
      return refreshSubscription(connection, command, context)
    case 'unavailable':
      return connection.refuse(command.id, errors.notAvailable)
    case 'unknown':
      return connection.refuse(command.id, errors.methodNotFound)
    case 'pong':
      return undefined
  }
}
