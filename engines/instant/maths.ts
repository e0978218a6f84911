import { fraction, minus, times } from '../fraction.ts'
import type { BetMaths, GameMaths } from '../game.ts'
import { largestWin, publish, type Moments } from '../published.ts'
import type { InstantGame, InstantOutcome } from './instant-game.ts'

const whole_stake = 20n

const sum = (outcomes: readonly InstantOutcome[], of: (outcome: InstantOutcome) => bigint): bigint =>
  outcomes.reduce((total, outcome) => total + of(outcome), 0n)

const momentsOf = (outcomes: readonly InstantOutcome[]): Moments => {
  const all = sum(outcomes, ({ ways }) => ways)
  const most = Math.max(...outcomes.filter(({ ways }) => ways > 0n).map(({ twentieths }) => twentieths))
  return {
    mean: fraction(
      sum(outcomes, ({ ways, twentieths }) => ways * BigInt(twentieths)),
      all * whole_stake,
    ),
    mean_square: fraction(
      sum(outcomes, ({ ways, twentieths }) => ways * BigInt(twentieths) ** 2n),
      all * whole_stake ** 2n,
    ),
    hit_rate: fraction(
      sum(outcomes, ({ ways, twentieths }) => (twentieths > 0 ? ways : 0n)),
      all,
    ),
    max_multiple: fraction(BigInt(most), whole_stake),
  }
}

/** The exact figures of one choice, by its outcomes. */
export const choiceMaths = (game: InstantGame, choice: string): BetMaths => publish(momentsOf(game.outcomes(choice)))

/** The published figures of an instant game. The headline is the choice that varies most, and the largest win that of all choices. */
export const instantMaths = (game: InstantGame): GameMaths => {
  const choices = game.shown.map((choice) => ({ choice, moments: momentsOf(game.outcomes(choice)) }))
  const varied = choices.map(({ choice, moments }) => ({
    choice,
    variance: minus(moments.mean_square, times(moments.mean, moments.mean)),
  }))
  const [dearest] = varied.toSorted(
    (a, b) => Number(b.variance.numerator * a.variance.denominator > a.variance.numerator * b.variance.denominator) * 2 - 1,
  )
  if (!dearest) throw new Error(`${game.slug} shows no choice`)
  const bets = Object.fromEntries(game.shown.map((choice) => [choice, choiceMaths(game, choice)]))
  return { ...choiceMaths(game, dearest.choice), max_win_multiple: largestWin(bets), bets }
}
