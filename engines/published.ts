import { floorText, fraction, fractionText, minus, rootText, roundedText, times, type Fraction } from './fraction.ts'
import type { BetMaths, ExactFigure, Volatility } from './game.ts'

/** The first moments of a bet's return per unit of stake, exactly. */
export interface Moments {
  readonly mean: Fraction
  readonly mean_square: Fraction
  readonly hit_rate: Fraction
  readonly max_multiple: Fraction
}

/** Classes by the standard deviation per unit of stake: low under 4, high from 9, medium between. */
const volatilityBounds = { medium_from: 4n, high_from: 9n } as const

/** The class of a variance (the square of the deviation), compared exactly. */
export const volatilityOf = (variance: Fraction): Volatility => {
  const reaches = (bound: bigint): boolean => variance.numerator >= bound * bound * variance.denominator
  if (reaches(volatilityBounds.high_from)) return 'high'
  return reaches(volatilityBounds.medium_from) ? 'medium' : 'low'
}

const figure = (value: Fraction): ExactFigure => ({
  exact: fractionText(value),
  percent: roundedText(times(value, fraction(100n)), 2),
})

/** The most that any bet of a game pays: it need not be the one that varies most. */
export const largestWin = (bets: Readonly<Record<string, BetMaths>>): string =>
  Object.values(bets)
    .map(({ max_win_multiple }) => max_win_multiple)
    .reduce((most, one) => (Number(one) > Number(most) ? one : most))

/** Exact moments in the form in which they are published. */
export const publish = (moments: Moments): BetMaths => {
  const variance = minus(moments.mean_square, times(moments.mean, moments.mean))
  return {
    rtp: figure(moments.mean),
    hit_rate: figure(moments.hit_rate),
    deviation: rootText(variance, 4),
    volatility: volatilityOf(variance),
    max_win_multiple: floorText(moments.max_multiple, 2),
  }
}
