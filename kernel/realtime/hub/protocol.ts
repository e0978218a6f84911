/** An error in a reply. `temporary` tells the client to try the same command again after its delay. */
export interface ReplyError {
  readonly code: number
  readonly message: string
  readonly temporary?: true
}

/** Codes of the public Centrifuge protocol, so that one client speaks to this hub and to a real Centrifugo. */
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
 * Why a socket is closed. The client never comes back after 3500-3999 and 4500-4999 (RTM-011), and it looks at the
 * range only when the reason is a non-empty text that is no JSON.
 */
export interface Ending {
  readonly code: number
  readonly reason: string
}

export const endings = {
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
} as const satisfies Record<string, Ending>

/** The house's own terminal code: a player's sockets are cut for good (exclusion, ban, password change). */
export const cutByHouseCode = 4500
/** Clients come back after it, and learn from the site whether their session still stands. */
export const askedBackCode = 4400

/** Unsubscribe pushes: from 2500 on the client subscribes again by itself, with a fresh token if its own ran out. */
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
  /** A method that the protocol knows and this hub does not offer: publishing, presence, history, rpc. */
  | { readonly kind: 'unavailable'; readonly id: number }
  | { readonly kind: 'unknown'; readonly id: number }
