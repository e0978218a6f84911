import { createHash } from 'node:crypto'
import type { Clock } from '#kernel/clock/clock.ts'
import type { Config } from '#kernel/config/config.ts'
import { type House, perHouse } from '#kernel/house.ts'
import { secretKey, signClaims } from '#kernel/realtime/hub/signed-claims.ts'

/** A key that signs realtime tokens. The secret is text, as a Centrifugo's `hmac_secret_key` is. */
export interface RealtimeKey {
  readonly key_id: string
  readonly secret: string
}

/** Short enough that a token which leaked or outlived its session is soon worthless; the client refreshes by itself. */
export const connection_token_life_s = 15 * 60
const subscription_token_life_s = 15 * 60

/** What a token and a cut name a session by. The session's own id goes to no page. */
export const sessionMark = (session_id: string): string =>
  createHash('sha256').update(`realtime session ${session_id}`).digest('base64url').slice(0, 22)

/** Tokens with the claims of Centrifugo, HS256, so that the embedded hub and a real Centrifugo take the same ones. */
export interface RealtimeTokens {
  /**
   * Opens a connection. Null is a guest: an empty `sub`, which Centrifugo calls anonymous. With its session's id the connection ends
   * with that session; it stands in `meta`, which Centrifugo keeps to itself.
   */
  connection(player_id: bigint | null, session_id?: string): string
  /** Opens one channel for one player or guest. The caller has asked `channelAllowed` before. */
  subscription(player_id: bigint | null, channel: string): string
}

/** Signs with the first key. `keys` must not be empty. */
export const createTokens = (keys: readonly RealtimeKey[], clock: Clock): RealtimeTokens => {
  const [newest] = keys
  if (newest === undefined) throw new Error('realtime tokens need a key')
  const key = secretKey(newest.secret)

  const sign = (player_id: bigint | null, claims: Record<string, unknown>, life_s: number): string => {
    const iat = Math.floor(clock.now().getTime() / 1000)
    return signClaims({ ...claims, sub: player_id === null ? '' : String(player_id), iat, exp: iat + life_s }, key, newest.key_id)
  }

  return {
    connection: (player_id, session_id) =>
      sign(player_id, session_id === undefined ? {} : { meta: { session: sessionMark(session_id) } }, connection_token_life_s),
    subscription: (player_id, channel) => sign(player_id, { channel }, subscription_token_life_s),
  }
}

/** The keys of this house, newest first: Centrifugo's own, or the ones derived from the house's secrets. */
export const realtimeKeys = (config: Config): readonly RealtimeKey[] =>
  config.centrifugo
    ? [{ key_id: 'centrifugo', secret: config.centrifugo.hmac_secret }]
    : config.secrets('realtime').map(({ key_id, secret }) => ({ key_id, secret: secret.toString('hex') }))

export const tokensOf = perHouse((house: House): RealtimeTokens => createTokens(realtimeKeys(house.config), house.clock))
