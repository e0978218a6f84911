import { errors as joseErrors, jwtVerify, type JWTPayload } from 'jose'
import type { Clock } from '#kernel/clock/clock.ts'
import type { RealtimeKey } from '#kernel/realtime/tokens.ts'

export interface ConnectionGrant {
  /** The player's id as text; empty for a guest. */
  readonly user: string
  /** 0 means: does not expire. */
  readonly expires_at_ms: number
  readonly issued_at_ms: number
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
  connection(token: string): Promise<Verified<ConnectionGrant>>
  subscription(token: string): Promise<Verified<SubscriptionGrant>>
}

/** Longer than any token of the house; a longer one is refused before its signature is computed. */
const maxTokenLength = 4096

const momentOf = (seconds: number | undefined): number => (seconds === undefined ? 0 : seconds * 1000)

/** Checks tokens with any of the accepted keys, newest first, so that a key can be replaced without cutting anyone. */
export const createTokenVerifier = (keys: readonly RealtimeKey[], clock: Clock): TokenVerifier => {
  const imported = keys.map(({ secret }) => {
    const raw = new TextEncoder().encode(secret)
    return crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
  })

  const read = async (token: string): Promise<Verified<JWTPayload>> => {
    if (token === '' || token.length > maxTokenLength) return 'invalid'
    for (const key of imported) {
      try {
        const { payload } = await jwtVerify(token, await key, { algorithms: ['HS256'], currentDate: clock.now() })
        return payload
      } catch (error) {
        if (error instanceof joseErrors.JWTExpired) return 'expired'
        // Signed with another key: the next one decides.
        if (!(error instanceof joseErrors.JWSSignatureVerificationFailed)) return 'invalid'
      }
    }
    return 'invalid'
  }

  return {
    connection: async (token) => {
      const payload = await read(token)
      if (typeof payload === 'string') return payload
      // A subscription's token opens no connection.
      if (payload['channel'] !== undefined) return 'invalid'
      const channels = payload['channels']
      return {
        user: payload.sub ?? '',
        expires_at_ms: momentOf(payload.exp),
        issued_at_ms: momentOf(payload.iat),
        channels: Array.isArray(channels) ? channels.filter((channel) => typeof channel === 'string') : [],
      }
    },
    subscription: async (token) => {
      const payload = await read(token)
      if (typeof payload === 'string') return payload
      const channel = payload['channel']
      if (typeof channel !== 'string') return 'invalid'
      return { user: payload.sub ?? '', channel, expires_at_ms: momentOf(payload.exp) }
    },
  }
}
