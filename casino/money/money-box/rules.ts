/** How many items a player may hold at once (`holdTransactionLimit`). */
export const most_holds = 10

const day_ms = 86_400_000
/** The nearest and the furthest day that an item may be held till. */
const nearest_ms = 3_600_000
const furthest_ms = 366 * day_ms

export const isHoldDay = (till: Date, now: Date): boolean => {
  const ahead_ms = till.getTime() - now.getTime()
  return ahead_ms >= nearest_ms && ahead_ms <= furthest_ms
}

/** What the window offers, in days. */
export const offeredDays = [7, 30, 90, 180] as const

/** The steps of the window: what there is, putting aside, taking out. */
export const boxSteps = ['overview', 'put-aside', 'take-out'] as const
export type BoxStep = (typeof boxSteps)[number]

/** The step that an address names: `money-box=2`; the first one for anything else. */
export const boxStepOf = (value: unknown): BoxStep => boxSteps[Number(value) - 1] ?? 'overview'
