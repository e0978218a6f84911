import { atKyivClock, kyivClock_ms } from '#kernel/clock/kyiv-day.ts'
import { wholeUnits, type Currency } from '#kernel/money/currency.ts'

const day_ms = 86_400_000

/**
 * Share of a week's loss that is returned, by how long the person has been a player. It does not depend on stakes or losses, so
 * nobody is rewarded for playing more.
 */
export const levels = [
  { level: 1, after_days: 0, percent: 3 },
  { level: 2, after_days: 90, percent: 4 },
  { level: 3, after_days: 365, percent: 5 },
] as const
export type Level = (typeof levels)[number]

export const levelOf = (registered_at: Date, at: Date): Level =>
  levels.findLast(({ after_days }) => at.getTime() - registered_at.getTime() >= after_days * day_ms) ?? levels[0]

/** How long a cashback can be claimed. */
export const days_to_take = 30

/** Minimum and maximum amount, in whole units. */
const boundsInUnits = {
  UAH: { least: 10, most: 5_000 },
  USD: { least: 1, most: 120 },
  EUR: { least: 1, most: 120 },
  USDT: { least: 1, most: 120 },
} as const satisfies Record<Currency, object>

/** In minor units. */
export const boundsOf = (currency: Currency): { readonly least: bigint; readonly most: bigint } => {
  const { least, most } = boundsInUnits[currency]
  return { least: wholeUnits(least, currency), most: wholeUnits(most, currency) }
}

/** A player's stakes of their own money in casino games during a week, and the wins of those rounds. Minor units. */
export interface GameResult {
  readonly staked: bigint
  readonly won: bigint
}

/** The published formula: a share of the net loss, rounded down; 0 if nothing is due. */
export const cashbackOf = ({ staked, won }: GameResult, percent: number, currency: Currency): bigint => {
  const { least, most } = boundsOf(currency)
  const share = ((staked - won) * BigInt(percent)) / 100n
  if (share < least) return 0n
  return share > most ? most : share
}

/** A week from Monday to Monday in Kyiv time, named by its Monday: `2026-11-16`. */
export interface Week {
  readonly name: string
  readonly from: Date
  /** Not included. */
  readonly to: Date
}

const weekOfMonday = (monday_ms: number): Week => ({
  name: new Date(monday_ms).toISOString().slice(0, 10),
  from: atKyivClock(monday_ms),
  to: atKyivClock(monday_ms + 7 * day_ms),
})

/** The week of a moment, or one so many weeks later. */
export const weekOf = (at: Date, weeks = 0): Week => {
  const days = Math.floor(kyivClock_ms(at) / day_ms)
  // 1 January 1970 was a Thursday.
  const since_monday = (days + 3) % 7
  return weekOfMonday((days - since_monday + weeks * 7) * day_ms)
}

/** A week by its name. */
export const weekNamed = (name: string): Week => weekOfMonday(Date.parse(`${name}T00:00:00Z`))

/**
 * Delay after a week's end before it is computed: a multi-step round may stay open for 26 hours, and its result belongs to the week
 * in which it began.
 */
export const counted_after_ms = 28 * 3_600_000

/** Completed weeks that are not computed yet, oldest first; on a new site, only the last one. */
export const weeksDue = (last_counted: string | null, now: Date): readonly Week[] => {
  const due: Week[] = []
  for (let week = weekOf(new Date(now.getTime() - counted_after_ms), -1); ; week = weekOf(week.from, -1)) {
    if (last_counted !== null && week.name <= last_counted) return due
    due.unshift(week)
    if (last_counted === null) return due
  }
}

export const cashbackStates = ['available', 'paid', 'expired'] as const
export type CashbackState = (typeof cashbackStates)[number]

/** EN-037: `none` if there was never one, or the last one expired. */
export const cashbackStatuses = ['none', 'available', 'paid'] as const
export type CashbackStatus = (typeof cashbackStatuses)[number]
