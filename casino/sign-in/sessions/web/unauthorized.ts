/** SE-004, CN: how long after an event no other one is handled. */
const unauthorized_lock_ms = 30_000

export interface UnauthorizedParts {
  /** Makes the start-up call anew and says who is here now. Throws when nothing was answered. */
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
 * What a call that was refused for want of a session leads to. The first event makes the session be asked for again
 * (SE-001): for a player the call is repeated (SE-003); for a guest its handler runs, or else the page is loaded anew
 * (SE-002). For 30 seconds after that nothing more happens (SE-004), so that a page full of calls cannot loop.
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
      // Without an answer nobody knows who is here; what was asked for has failed, and that is all.
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
