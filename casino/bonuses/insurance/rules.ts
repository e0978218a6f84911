import { kyivDay } from '#kernel/clock/kyiv-day.ts'
import { wholeUnits, type Currency } from '#kernel/money/currency.ts'

/** So much of a day's loss comes back as a bonus. */
export const percent = 10

/** A day is counted so long after its end: a round of steps may stay open for 26 hours. */
export const counted_after_ms = 28 * 3_600_000

/** An insured day waits so long for its player. */
export const days_to_take = 7

export interface Day {
  /** Its date in Kyiv: `2026-11-30`. */
  readonly name: string
  readonly from: Date
  /** Not included. */
  readonly to: Date
}

const day_ms = 86_400_000

/** A day that nobody could count in time is counted as long as it is among the newest so many. */
export const days_counted_late = 7

/** The newest days that may be counted at a moment, the oldest first. */
export const daysToCount = (now: Date): readonly Day[] =>
  Array.from({ length: days_counted_late }, (_, index) => {
    const { from, until } = kyivDay(new Date(now.getTime() - counted_after_ms), index - days_counted_late)
    // Its noon has the same date in Kyiv and in UTC.
    return { name: new Date(from.getTime() + day_ms / 2).toISOString().slice(0, 10), from, to: until }
  })

/** Those of them that are still to be counted: no day before the first that was begun, where there is none only the newest. */
export const daysDue = (days: readonly Day[], noted: { readonly first: string | null; readonly counted: ReadonlySet<string> }): Day[] =>
  days.filter(({ name }, index) => (noted.first === null ? index === days.length - 1 : name >= noted.first) && !noted.counted.has(name))

/** What a day brings, minor units: a tenth of the loss, at most so much; nothing below a whole unit. */
export const insuredAmount = (
  { staked, won }: { readonly staked: bigint; readonly won: bigint },
  most_minor: bigint,
  currency: Currency,
): bigint => {
  const share = ((staked - won) * BigInt(percent)) / 100n
  if (share < wholeUnits(1, currency)) return 0n
  return share < most_minor ? share : most_minor
}

/** EN-042: `completed` when a bonus waits, `active` while the day is insured and nothing waits. */
export const insuranceStatuses = ['completed', 'active'] as const
