import { atKyivClock, kyivClock_ms } from '#kernel/clock/kyiv-day.ts'
import { wholeUnits, type Currency } from '#kernel/money/currency.ts'

const day_ms = 86_400_000

/**
 * What share of a week's loss comes back, by how long somebody has been a player. Neither stakes nor losses raise it: nobody is paid for
 * playing more.
 */
export const levels = [
  { level: 1, after_days: 0, percent: 3 },
  { level: 2, after_days: 90, percent: 4 },
  { level: 3, after_days: 365, percent: 5 },
] as const
export type Level = (typeof levels)[number]

export const levelOf = (registered_at: Date, at: Date): Level =>
  levels.findLast(({ after_days }) => at.getTime() - registered_at.getTime() >= after_days * day_ms) ?? levels[0]

/** A cashback waits so long for its player. */
export const days_to_take = 30

/** In whole units: less is not paid, and more is not. */
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

/** What a player staked of their own money in games over a week, and what those very rounds brought. Minor units. */
export interface GameResult {
  readonly staked: bigint
  readonly won: bigint
}

/** The published formula: a share of what was staked and did not come back; the house keeps the part of a unit. 0 where nothing is due. */
export const cashbackOf = ({ staked, won }: GameResult, percent: number, currency: Currency): bigint => {
  const { least, most } = boundsOf(currency)
  const share = ((staked - won) * BigInt(percent)) / 100n
  if (share < least) return 0n
  return share > most ? most : share
}

/** A week from Monday to Monday by Kyiv's clock, named by its Monday: `2026-11-16`. */
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

/** The week of a moment, or of so many weeks from it. */
export const weekOf = (at: Date, weeks = 0): Week => {
  const days = Math.floor(kyivClock_ms(at) / day_ms)
  // The first day of 1970 was a Thursday.
  const since_monday = (days + 3) % 7
  return weekOfMonday((days - since_monday + weeks * 7) * day_ms)
}

/** A week by its name. */
export const weekNamed = (name: string): Week => weekOfMonday(Date.parse(`${name}T00:00:00Z`))

/**
 * So long after its end a week is counted. A round of steps may stay open for 26 hours, and what it brings belongs to the week in which it
 * was begun.
 */
export const counted_after_ms = 28 * 3_600_000

/** The weeks that are over and not counted yet, oldest first; of a house that never counted one, the last alone. */
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

/** EN-037: `none` where there never was one, or the last ran out. */
export const cashbackStatuses = ['none', 'available', 'paid'] as const
export type CashbackStatus = (typeof cashbackStatuses)[number]
