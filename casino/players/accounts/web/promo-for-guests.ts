import { readCookie, writeCookie } from '#kernel/web/cookies.ts'
import { addPopup } from '#kernel/web/popups/popups.ts'
import { appState } from '#kernel/web/state/app-state.ts'

/** The day of a guest's first visit in this browser; `told` once they know, or have had an account here. */
const since = 'guest-since'
const kept_days = 90

/**
 * MD-015: a guest who comes back on another day is told, once in a browser, what registration brings. A browser in which somebody was signed
 * in is told nothing: who left may have excluded themselves.
 */
export const promoteRegistration = (today = new Date().toISOString().slice(0, 10)): void => {
  const { isGuest, bonusPromoData } = appState.get().main
  const known = readCookie(since)
  if (!isGuest) return writeCookie(since, 'told', kept_days)
  if (known === undefined) return writeCookie(since, today, kept_days)
  if (known === today || known === 'told' || !bonusPromoData.show) return
  writeCookie(since, 'told', kept_days)
  addPopup({ name: 'RegisterBonusPromo', key: 'RegisterBonusPromo' })
}
