/** An error reply. `temporary` tells the client to retry the same command later. */
export interface ReplyError {
  readonly code: number
  readonly message: string
  readonly temporary?: true
}

/** Error codes of the public Centrifuge protocol, so that one client works with this hub and with a Centrifugo. */
export const errors = {
  internal: { code: 100, message: 'internal server error', temporary: true },
  unknownChannel: { code: 102, message: 'unknown channel' },
  permissionDenied: { code: 103, message: 'permission denied' },
  methodNotFound: { code: 104, message: 'method not found' },
  alreadySubscribed: { code: 105, message: 'already subscribed' },
  limitExceeded: { code: 106, message: 'limit exceeded' },
  badRequest: { code: 107, message: 'bad request' },
  notAvailable: { code: 108, message: 'not available' },
  tokenExpired: { code: 109, message: 'token expired' },
} as const satisfies Record<string, ReplyError>

/**
 * Code and reason of a closed socket. Clients do not reconnect after 3500-3999 and 4500-4999 (RTM-011), and only look at the code
 * if the reason is a non-empty text that is not JSON.
 */
export interface CloseReason {
  readonly code: number
  readonly reason: string
}

export const closeReasons = {
  shutdown: { code: 3001, reason: 'shutdown' },
  serverError: { code: 3004, reason: 'internal server error' },
  connectionExpired: { code: 3005, reason: 'connection expired' },
  slow: { code: 3008, reason: 'slow' },
  noPong: { code: 3012, reason: 'no pong' },
  tooManyRequests: { code: 3013, reason: 'too many requests' },
  invalidToken: { code: 3500, reason: 'invalid token' },
  badRequest: { code: 3501, reason: 'bad request' },
  stale: { code: 3502, reason: 'stale' },
  permissionDenied: { code: 3507, reason: 'permission denied' },
} as const satisfies Record<string, CloseReason>

/** Our own final code: a player's sockets are closed for good (exclusion, ban, password change). */
export const finalCloseCode = 4500
/** Our own reconnect code: clients come back, and the site checks whether their session is still valid. */
export const reconnectCode = 4400

/** Unsubscribe push: from 2500 on the client subscribes again by itself, with a fresh token if its own has expired. */
export const subscriptionExpired = { code: 2501, reason: 'subscription expired' } as const

export interface Position {
  readonly recover: boolean
  readonly offset: number
  readonly epoch: string
}

export type Command =
  | { readonly kind: 'pong' }
  | { readonly kind: 'connect'; readonly id: number; readonly token: string; readonly subs: ReadonlyMap<string, Position> }
  | { readonly kind: 'subscribe'; readonly id: number; readonly channel: string; readonly token: string; readonly position: Position }
  | { readonly kind: 'unsubscribe'; readonly id: number; readonly channel: string }
  | { readonly kind: 'refresh'; readonly id: number; readonly token: string }
  | { readonly kind: 'sub_refresh'; readonly id: number; readonly channel: string; readonly token: string }
  /** A method of the protocol that this hub does not offer: publishing, presence, history, rpc. */
  | { readonly kind: 'unavailable'; readonly id: number }
  | { readonly kind: 'unknown'; readonly id: number }
