import type { Currency } from '#kernel/money/currency.ts'

/** Winners shown with a race (CN-010, RA-001). */
export const winners_limit = 10
/** Rows of the whole table in one answer. */
export const most_winners = 100
/** Past races in one answer. */
export const history_limit = 5
/** A race notice stays so long (RA-006, CN-034). */
export const race_notice_ms = 10_000
/** Points of a round that gave its stake back. */
const points_per_multiple = 100
/** The table as a whole is published at most so often; rows that moved follow at once. */
export const positions_every_ms = 1_000
/** How long after its end a race waits for rounds whose settlement is still on its way. */
export const settle_after_ms = 5_000

export type RaceState = 'soon' | 'active' | 'closed'

/** Core §4: the state follows from the dates alone. A round at the very moment of the end is late. */
export const raceState = (race: { readonly starts_at: Date; readonly ends_at: Date }, now: Date): RaceState => {
  if (now < race.starts_at) return 'soon'
  return now < race.ends_at ? 'active' : 'closed'
}

/** Did a round happen while the race ran? Its own time decides, whenever it is read. */
export const isWithin = (race: { readonly starts_at: Date; readonly ends_at: Date }, at: Date): boolean => raceState(race, at) === 'active'

/** What counts in one currency, in minor units of it. */
export interface CountedStakes {
  readonly min_minor: number
  readonly max_minor: number
}
export type StakesByCurrency = Readonly<Partial<Record<Currency, CountedStakes>>>

export type StakeVerdict = 'below' | 'counts' | 'above'

/**
 * below the minimum a round is not counted; above the maximum it is counted like any other, and the player is told
 * that a higher stake brings nothing more. Null in a currency that the race does not know.
 */
export const stakeVerdict = (stakes: StakesByCurrency, currency: string, stake_minor: number): StakeVerdict | null => {
  const bounds = stakes[currency as Currency]
  if (!bounds) return null
  if (stake_minor < bounds.min_minor) return 'below'
  return stake_minor > bounds.max_minor ? 'above' : 'counts'
}

/**
 * RA-003: points of a round are its win as a multiple of its own stake, times 100, rounded down. Volume and the size of the
 * stake bring nothing, so nobody gets ahead by losing more, and every currency counts alike without an exchange rate.
 */
export const roundPoints = (stake_minor: number, win_minor: number): number => {
  if (stake_minor <= 0 || win_minor <= 0) return 0
  const points = (BigInt(win_minor) * BigInt(points_per_multiple)) / BigInt(stake_minor)
  return Number(points > BigInt(Number.MAX_SAFE_INTEGER) ? BigInt(Number.MAX_SAFE_INTEGER) : points)
}

/** Everybody has the same number of tries: so many attempts of so many rounds each. The best attempt counts. */
export interface Plan {
  readonly attempts: number
  readonly rounds_per_attempt: number
}

export interface Progress {
  readonly rounds: number
  /** Points of each attempt that was begun. */
  readonly attempts: readonly number[]
  /** The best attempt's points. */
  readonly points: number
  /** When the best was reached: among equals the earlier one stands higher. */
  readonly reached_at: Date | null
}

export const freshProgress: Progress = { rounds: 0, attempts: [], points: 0, reached_at: null }

/** RA-004: counts one round; null once every attempt is played out. */
export const addRound = (progress: Progress, plan: Plan, round: { readonly points: number; readonly at: Date }): Progress | null => {
  if (progress.rounds >= plan.attempts * plan.rounds_per_attempt) return null
  const index = Math.floor(progress.rounds / plan.rounds_per_attempt)
  const attempts = [...progress.attempts]
  attempts[index] = (attempts[index] ?? 0) + round.points
  const best = Math.max(...attempts)
  const is_better = best > progress.points
  return { rounds: progress.rounds + 1, attempts, points: best, reached_at: is_better ? round.at : progress.reached_at }
}

export interface AttemptView {
  readonly number: number
  readonly status: 'finished' | 'active' | 'pending'
  readonly roundsPlayed: number
  readonly points: number
}

/** RA-004: the attempts of a player; what was not begun is pending and shown as awaiting. */
export const attemptsOf = (progress: Progress, plan: Plan): AttemptView[] =>
  Array.from({ length: plan.attempts }, (_, index) => {
    const played = Math.min(plan.rounds_per_attempt, Math.max(0, progress.rounds - index * plan.rounds_per_attempt))
    const status = played === 0 ? 'pending' : played < plan.rounds_per_attempt ? 'active' : 'finished'
    return { number: index + 1, status, roundsPlayed: played, points: progress.attempts[index] ?? 0 }
  })

/** A prize for places `from` to `to`, each of them, by currency in minor units. */
export interface PlacePrize {
  readonly from: number
  readonly to: number
  readonly amounts: Readonly<Record<Currency, number>>
}

/** What a place wins, or null. */
export const prizeOf = (prizes: readonly PlacePrize[], place: number, currency: Currency): number | null =>
  prizes.find(({ from, to }) => place >= from && place <= to)?.amounts[currency] ?? null

/** What a race may cost in a currency, if every place were won in it. */
export const fundOf = (prizes: readonly PlacePrize[], currency: Currency): bigint =>
  prizes.reduce((sum, { from, to, amounts }) => sum + BigInt(amounts[currency]) * BigInt(to - from + 1), 0n)

/** The last place that wins. */
export const prizePlaces = (prizes: readonly PlacePrize[]): number => Math.max(0, ...prizes.map(({ to }) => to))
