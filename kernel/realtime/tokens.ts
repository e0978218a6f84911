import { createHash } from 'node:crypto'
import type { Clock } from '#kernel/clock/clock.ts'
import type { Config } from '#kernel/config/config.ts'
import { type House, perHouse } from '#kernel/house.ts'
import { secretKey, signClaims } from '#kernel/realtime/hub/signed-claims.ts'

/** A key that signs realtime tokens. The secret is text, as Centrifugo's `hmac_secret_key` is. */
export interface RealtimeKey {
  readonly key_id: string
  readonly secret: string
}

/** Short, so that a leaked token or one of an ended session soon expires; the client refreshes it by itself. */
export const connection_token_life_s = 15 * 60
const subscription_token_life_s = 15 * 60

/** Identifies a session in tokens and disconnects. The session's real id is never sent to a page. */
export const sessionMark = (session_id: string): string =>
  createHash('sha256').update(`realtime session ${session_id}`).digest('base64url').slice(0, 22)

/** Tokens with Centrifugo's claims, signed with HS256, so that the embedded hub and a Centrifugo accept the same ones. */
export interface RealtimeTokens {
  /**
   * A connection token. Null is a guest: an empty `sub`, anonymous in Centrifugo. With a session id the connection ends with that
   * session; its mark is in `meta`, which Centrifugo does not show to clients.
   */
  connection(player_id: bigint | null, session_id?: string): string
  /** A token to subscribe one player or guest to one channel. The caller must have checked `channelAllowed`. */
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

/** The signing keys, newest first: Centrifugo's own, or keys derived from the master secrets. */
export const realtimeKeys = (config: Config): readonly RealtimeKey[] =>
  config.centrifugo
    ? [{ key_id: 'centrifugo', secret: config.centrifugo.hmac_secret }]
    : config.secrets('realtime').map(({ key_id, secret }) => ({ key_id, secret: secret.toString('hex') }))

export const tokensOf = perHouse((house: House): RealtimeTokens => createTokens(realtimeKeys(house.config), house.clock))
