import type { Clock } from '#kernel/clock/clock.ts'
import { type Claims, secretKey, signedClaims } from '#kernel/realtime/hub/signed-claims.ts'
import type { RealtimeKey } from '#kernel/realtime/tokens.ts'

export interface ConnectionGrant {
  /** The player's id as text; empty for a guest. */
  readonly user: string
  /** 0 means that it does not expire. */
  readonly expires_at_ms: number
  readonly issued_at_ms: number
  /** Mark of the session that it was issued to; empty without one. */
  readonly session: string
  /** Channels that the server subscribes the connection to, without a command of the client. */
  readonly channels: readonly string[]
}

export interface SubscriptionGrant {
  readonly user: string
  readonly channel: string
  readonly expires_at_ms: number
}

export type Verified<T> = T | 'expired' | 'invalid'

export interface TokenVerifier {
  connection(token: string): Verified<ConnectionGrant>
  subscription(token: string): Verified<SubscriptionGrant>
}

const isMoment = (value: unknown): value is number | undefined =>
  value === undefined || (typeof value === 'number' && Number.isFinite(value))

/** Verifies tokens with any of the accepted keys, newest first, so that a key can be replaced without disconnecting anyone. */
export const createTokenVerifier = (keys: readonly RealtimeKey[], clock: Clock): TokenVerifier => {
  const secrets = keys.map(({ secret }) => secretKey(secret))

  const read = (token: string): Verified<{ claims: Claims; user: string; expires_at_ms: number; issued_at_ms: number }> => {
    const claims = signedClaims(token, secrets)
    if (claims === null) return 'invalid'
    const { sub = '', exp, iat, nbf } = claims
    if (typeof sub !== 'string' || !isMoment(exp) || !isMoment(iat) || !isMoment(nbf)) return 'invalid'
    const now_s = clock.now().getTime() / 1000
    if (nbf !== undefined && nbf > now_s) return 'invalid'
    if (exp !== undefined && exp <= now_s) return 'expired'
    return { claims, user: sub, expires_at_ms: (exp ?? 0) * 1000, issued_at_ms: (iat ?? 0) * 1000 }
  }

  return {
    connection: (token) => {
      const known = read(token)
      if (typeof known === 'string') return known
      const { claims, ...grant } = known
      // A subscription token must not open a connection.
      if (claims['channel'] !== undefined) return 'invalid'
      const channels = claims['channels']
      const meta = claims['meta']
      const session = typeof meta === 'object' && meta !== null ? (meta as Claims)['session'] : undefined
      return {
        ...grant,
        session: typeof session === 'string' ? session : '',
        channels: Array.isArray(channels) ? channels.filter((channel) => typeof channel === 'string') : [],
      }
    },
    subscription: (token) => {
      const known = read(token)
      if (typeof known === 'string') return known
      const channel = known.claims['channel']
      if (typeof channel !== 'string') return 'invalid'
      return { user: known.user, channel, expires_at_ms: known.expires_at_ms }
    },
  }
}
