/** SE-004, CN: how long after an event further ones are ignored. */
const unauthorized_lock_ms = 30_000

export interface UnauthorizedParts {
  /** Repeats the start-up call and returns who is signed in. Throws without a response. */
  readonly reloadSession: () => Promise<{ readonly is_guest: boolean }>
  readonly reloadPage: () => void
  readonly now_ms: () => number
}

export interface UnauthorizedHandlers {
  /** Repeats the failed call, once. */
  readonly repeat?: () => void | Promise<void>
  readonly notAuthorized?: () => void | Promise<void>
}

export type UnauthorizedOutcome = 'repeated' | 'not-authorized' | 'page-reloaded' | 'locked' | 'unknown'

/**
 * Handles calls refused for lack of a session. The first event reloads the session (SE-001): for a player the call is repeated
 * (SE-003); for a guest its handler runs, or the page is reloaded (SE-002). For 30 seconds after that nothing more happens
 * (SE-004), so that a page with many calls cannot loop.
 */
export const createUnauthorized = ({ reloadSession, reloadPage, now_ms }: UnauthorizedParts) => {
  let handled_at_ms = -Infinity
  return async ({ repeat, notAuthorized }: UnauthorizedHandlers): Promise<UnauthorizedOutcome> => {
    if (now_ms() - handled_at_ms < unauthorized_lock_ms) return 'locked'
    handled_at_ms = now_ms()
    let is_guest: boolean
    try {
      is_guest = (await reloadSession()).is_guest
    } catch {
      // Without a response it is unknown who is signed in; the call has failed, and nothing else happens.
      return 'unknown'
    }
    if (!is_guest) {
      await repeat?.()
      return 'repeated'
    }
    if (notAuthorized) {
      await notAuthorized()
      return 'not-authorized'
    }
    reloadPage()
    return 'page-reloaded'
  }
}
