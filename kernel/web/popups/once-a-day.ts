import { kyivDay } from '#kernel/web/texts/kyiv-day.ts'

/**
 * Whether a window that opens by itself may do so now: once in a day, in whichever tab. `whose` is the player, and what waits for them where
 * that may change. A browser that keeps nothing would open it on every page, so there it does not open at all.
 */
export const isFirstToday = (name: string, whose: string, now = new Date()): boolean => {
  const shown = `${whose} ${kyivDay(now)}`
  try {
    if (window.localStorage.getItem(name) === shown) return false
    window.localStorage.setItem(name, shown)
    return true
  } catch {
    return false
  }
}
