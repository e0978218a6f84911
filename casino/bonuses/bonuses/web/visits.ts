import { readCookie, writeCookie } from '#kernel/web/cookies.ts'

/** EN-062, EN-063: kept for a day. */
export const firstVisitCookie = 'bonus-first-visit'
export const availableCountCookie = 'available-bonuses-count'

export interface Visit {
  /** Nobody looked at the page of bonuses in this browser today. */
  readonly is_first: boolean
  /** So many more bonuses than at the visit before. */
  readonly fresh: number
}

/** BO-011: what this visit to the page of bonuses is, beside those of the last day; it is written down for the next. */
export const noteVisit = (available: number): Visit => {
  const [first, before] = [readCookie(firstVisitCookie), readCookie(availableCountCookie)]
  if (first === undefined) writeCookie(firstVisitCookie, '1')
  writeCookie(availableCountCookie, String(available))
  const known = Number(before)
  return { is_first: first === undefined, fresh: before === undefined || !Number.isInteger(known) ? 0 : Math.max(0, available - known) }
}
