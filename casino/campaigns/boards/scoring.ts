import { inCurrency } from '#kernel/money/reference-rates.ts'
import type { Currency } from '#kernel/money/currency.ts'
import type { ScoreRule } from './board-spec.ts'
import type { StakesByCurrency } from './round-filter.ts'

/** Points of a round that returned exactly its stake. */
const points_per_multiple = 100
const most_points = Number.MAX_SAFE_INTEGER
/** Stakes of all currencies are added up in minor units of this one, by the reference rates. */
const volume_currency: Currency = 'UAH'

/** Stake and win of a round, in minor units of its currency. */
export interface CountedRound {
  readonly stake_minor: number
  readonly win_minor: number
  readonly currency: string
  readonly at: Date
}

type Round = Omit<CountedRound, 'at'>

/**
 * RA-003: a round's win as a multiple of its stake, times 100, rounded down. Neither volume nor the size of stakes matters, so
 * nobody gains by losing more, and currencies compare without an exchange rate.
 */
export const multipleOf = ({ stake_minor, win_minor }: Pick<Round, 'stake_minor' | 'win_minor'>): number => {
  if (stake_minor <= 0 || win_minor <= 0) return 0
  const hundredths = win_minor * points_per_multiple
  // So far a quotient of doubles is rounded down as the exact one is.
  if (hundredths <= Number.MAX_SAFE_INTEGER) return Math.floor(hundredths / stake_minor)
  const points = (BigInt(win_minor) * BigInt(points_per_multiple)) / BigInt(stake_minor)
  return Number(points > BigInt(most_points) ? BigInt(most_points) : points)
}

const tablePoints = (rule: ScoreRule, hundredths: number): number =>
  Math.max(0, ...(rule.table ?? []).flatMap(({ from_hundredths, points }) => (hundredths >= from_hundredths ? [points] : [])))

/** Stakes count up to the board's maximum, so that higher ones have no benefit. */
const stakePoints = ({ currency, stake_minor }: Round, stakes: StakesByCurrency): number => {
  const bounds = stakes[currency as Currency]
  if (!bounds) return 0
  return Number(inCurrency(BigInt(Math.min(stake_minor, bounds.max_minor)), currency as Currency, volume_currency, 'down'))
}

/** Number of attempts, and rounds per attempt. The best attempt counts. */
export interface Plan {
  readonly attempts: number
  readonly rounds_per_attempt: number
}

export interface Progress {
  readonly rounds: number
  /** Points of each started attempt. */
  readonly attempts: readonly number[]
  /** Points of the best attempt. */
  readonly points: number
  /** When the best result was reached: of equal results the earlier one ranks higher. */
  readonly reached_at: Date | null
  /** The best multiple of one round, in hundredths. */
  readonly best_multiple: number
  /** Consecutive wins at the end of the current attempt. */
  readonly run: number
}

export const freshProgress: Progress = { rounds: 0, attempts: [], points: 0, reached_at: null, best_multiple: 0, run: 0 }

/** A return up to the stake is not a win. */
const runAfter = (run: number, { stake_minor, win_minor }: Round): number => (win_minor > stake_minor ? run + 1 : 0)

const worthOf = (rule: ScoreRule, stakes: StakesByCurrency, round: Round, multiple: number, run: number): number => {
  switch (rule.kind) {
    case 'multiple':
      return multiple
    case 'coefficients':
      return tablePoints(rule, multiple)
    case 'wins-in-a-row':
      return run
    case 'rounds':
      return 1
    case 'stakes':
      return stakePoints(round, stakes)
  }
}

const bestOf = (attempts: readonly number[]): number => {
  let best = 0
  for (const points of attempts) if (points > best) best = points
  return best
}

/** RA-004: counts one round, so many `times`; null once every attempt is finished. */
export const addRound = (
  progress: Progress,
  plan: Plan & { readonly score: ScoreRule; readonly stakes: StakesByCurrency; readonly times?: number },
  round: CountedRound,
): Progress | null => {
  const { score, stakes, times = 1 } = plan
  if (progress.rounds >= plan.attempts * plan.rounds_per_attempt) return null
  const index = Math.floor(progress.rounds / plan.rounds_per_attempt)
  const run = runAfter(progress.rounds % plan.rounds_per_attempt === 0 ? 0 : progress.run, round)
  const multiple = multipleOf(round)
  const worth = worthOf(score, stakes, round, multiple, run) * times
  const attempts = [...progress.attempts]
  const before = attempts[index] ?? 0
  attempts[index] = Math.min(most_points, score.within_attempt === 'sum' ? before + worth : Math.max(before, worth))
  const best = Math.min(bestOf(attempts), score.most_points ?? most_points)
  return {
    rounds: progress.rounds + 1,
    attempts,
    points: best,
    reached_at: best > progress.points ? round.at : progress.reached_at,
    best_multiple: Math.max(progress.best_multiple, multiple),
    run,
  }
}

export interface AttemptView {
  readonly number: number
  readonly status: 'finished' | 'active' | 'pending'
  readonly roundsPlayed: number
  readonly points: number
}

/** RA-004: a player's attempts; those not started are pending, shown as awaiting. */
export const attemptsOf = (progress: Pick<Progress, 'rounds' | 'attempts'>, { attempts, rounds_per_attempt }: Plan): AttemptView[] => {
  const views: AttemptView[] = []
  for (let index = 0; index < attempts; index += 1) {
    const played = Math.min(rounds_per_attempt, Math.max(0, progress.rounds - index * rounds_per_attempt))
    const status = played === 0 ? 'pending' : played < rounds_per_attempt ? 'active' : 'finished'
    views.push({ number: index + 1, status, roundsPlayed: played, points: progress.attempts[index] ?? 0 })
  }
  return views
}
