import type { Currency } from '#kernel/money/currency.ts'

/** Two contests of guesses that cost nothing: who wins in esports, by levels; how football ends, by points and places. */
export const contests = ['austin-major', 'national-league'] as const
export type Contest = (typeof contests)[number]

export const levels = ['silver', 'gold', 'global'] as const
export type Level = (typeof levels)[number]

interface ContestRules {
  readonly sport: string
  /** The market whose outcomes are guessed. */
  readonly market_key: string
  readonly outcomes: readonly string[]
}

export const contestRules: Readonly<Record<Contest, ContestRules>> = {
  'austin-major': { sport: 'esports', market_key: 'winner', outcomes: ['home', 'away'] },
  'national-league': { sport: 'football', market_key: 'result:count=regular', outcomes: ['home', 'draw', 'away'] },
}

/** Matches of a day: the first that begin in these hours of Kyiv. */
export const matches_a_day = 4
export const begins_from_hour = 17
export const begins_until_hour = 23

/** Right guesses in a week that raise to a level, and how many prizes of it a week has. */
export const levelTerms: Readonly<Record<Level, { readonly right: number; readonly prizes: number; readonly worth: number }>> = {
  silver: { right: 5, prizes: 300, worth: 1 },
  gold: { right: 10, prizes: 100, worth: 2 },
  global: { right: 16, prizes: 30, worth: 6 },
}

/** Prizes by place of a week, in the same units. */
export const placeWorths = [10, 6, 4] as const

/** One unit of a prize: a free bet of so much, named in every currency. */
const units: Readonly<Record<Currency, bigint>> = { UAH: 5_000n, USD: 100n, EUR: 100n, USDT: 1_000_000n }

export const prizeAmount = (worth: number, currency: Currency): bigint => BigInt(worth) * units[currency]

/** What a week may give in all, in a currency: set aside before anybody guesses. */
export const budgetOf = (contest: Contest, currency: Currency): bigint =>
  contest === 'austin-major'
    ? levels.reduce((sum, level) => sum + prizeAmount(levelTerms[level].worth * levelTerms[level].prizes, currency), 0n)
    : placeWorths.reduce((sum, worth) => sum + prizeAmount(worth, currency), 0n)

/** The level that so many right guesses have reached; null below the first. */
export const levelOf = (right: number): Level | null => levels.findLast((level) => right >= levelTerms[level].right) ?? null

/** Guesses in a row that were right, over all weeks: nothing is paid for them. */
export const streaks = [3, 5, 8] as const

/** The longest run of right guesses, in the order of their matches. What was void does not break one. */
export const longestStreak = (guesses: readonly (boolean | null)[]): number => {
  let [longest, run] = [0, 0]
  for (const is_right of guesses) {
    if (is_right === null) continue
    run = is_right ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}

export const day_ms = 86_400_000
export const week_ms = 7 * day_ms
/** Monday, 00:00, of the week that a moment of Kyiv's clock lies in. */
export const mondayOf_ms = (kyiv_ms: number): number => {
  // 1 January 1970 was a Thursday.
  const day = Math.floor(kyiv_ms / day_ms)
  return (day - ((day + 3) % 7)) * day_ms
}
/** A week is closed so long after its end: by then its last match is settled, and a correction has come. */
export const closes_after_ms = 1.5 * day_ms
/** The name of a week: its Monday. */
export const weekName = (monday_ms: number): string => new Date(monday_ms).toISOString().slice(0, 10)

export const leaderboard_limit = 100
