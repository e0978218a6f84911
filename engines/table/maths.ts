import { fraction, minus, times } from '../fraction.ts'
import type { BetMaths, GameMaths } from '../game.ts'
import { largestWin, publish, type Moments } from '../published.ts'
import { tableTypes, type TableGame, type TableOutcome } from './table-game.ts'

const sum = (outcomes: readonly TableOutcome[], of: (outcome: TableOutcome) => bigint): bigint =>
  outcomes.reduce((total, outcome) => total + of(outcome), 0n)

const momentsOf = (outcomes: readonly TableOutcome[]): Moments => {
  const all = sum(outcomes, ({ ways }) => ways)
  return {
    mean: fraction(
      sum(outcomes, ({ ways, halves }) => ways * BigInt(halves)),
      all * 2n,
    ),
    mean_square: fraction(
      sum(outcomes, ({ ways, halves }) => ways * BigInt(halves) ** 2n),
      all * 4n,
    ),
    hit_rate: fraction(
      sum(outcomes, ({ ways, halves }) => (halves > 0 ? ways : 0n)),
      all,
    ),
    max_multiple: fraction(BigInt(Math.max(...outcomes.map(({ halves }) => halves))), 2n),
  }
}

/** The exact figures of one type of bets. */
export const typeMaths = (game: TableGame, type: string): BetMaths => publish(momentsOf(game.outcomes(type)))

/** The published figures of a table. The headline is the type of bets that varies most, and the largest win that of all types. */
export const tableMaths = (game: TableGame): GameMaths => {
  const types = tableTypes(game)
  const [dearest] = types
    .map((type) => {
      const { mean, mean_square } = momentsOf(game.outcomes(type))
      return { type, variance: minus(mean_square, times(mean, mean)) }
    })
    .toSorted((a, b) => (b.variance.numerator * a.variance.denominator > a.variance.numerator * b.variance.denominator ? 1 : -1))
  if (!dearest) throw new Error(`${game.slug} has no bets`)
  const bets = Object.fromEntries(types.map((type) => [type, typeMaths(game, type)]))
  return { ...typeMaths(game, dearest.type), max_win_multiple: largestWin(bets), bets }
}
