import { isOdds } from './odds.ts'

/** The fractions that prices are called by between 1/20 and 20/1, written as the trade writes them: 4/6 and 100/30, not 2/3 and 10/3. */
const ladder: readonly (readonly [numerator: number, denominator: number])[] = [
  [1, 20], [1, 18], [1, 16], [1, 14], [1, 12], [1, 11], [1, 10], [1, 9], [1, 8], [1, 7], [1, 6], [2, 11], [1, 5], [2, 9], [1, 4], [2, 7],
  [3, 10], [1, 3], [4, 11], [2, 5], [4, 9], [1, 2], [8, 15], [4, 7], [8, 13], [4, 6], [8, 11], [4, 5], [5, 6], [10, 11], [20, 21],
  [1, 1], [21, 20], [11, 10], [23, 20], [6, 5], [5, 4], [13, 10], [11, 8], [7, 5], [6, 4], [8, 5], [13, 8], [17, 10], [7, 4], [9, 5],
  [15, 8], [19, 10], [2, 1], [21, 10], [85, 40], [11, 5], [9, 4], [12, 5], [5, 2], [13, 5], [11, 4], [14, 5], [3, 1], [16, 5], [100, 30],
  [17, 5], [7, 2], [18, 5], [19, 5], [4, 1], [9, 2], [5, 1], [11, 2], [6, 1], [13, 2], [7, 1], [15, 2], [8, 1], [17, 2], [9, 1], [10, 1],
  [11, 1], [12, 1], [14, 1], [16, 1], [18, 1], [20, 1],
] // prettier-ignore

/** The one nearest to a profit; of two that are equally near the smaller, which promises less. */
const nearest = (profit: number, fractions: Iterable<readonly [number, number]>): string => {
  let best: readonly [number, number] = [0, 1]
  let least_miss = Infinity
  for (const fraction of fractions) {
    const miss = Math.abs(profit - fraction[0] / fraction[1])
    if (miss < least_miss - 1e-12) [best, least_miss] = [fraction, miss]
  }
  return `${best[0]}/${best[1]}`
}

/**
 * Profit per stake of one price, by the step of the ladder that it is nearest to: 1909 is "10/11". Beyond the ladder's ends prices are too
 * far from its few steps, and are told as one in so many ("1/1000") or so many to one ("999/1").
 */
export const fractionOfPrice = (odds_thousandths: number): string => {
  if (!isOdds(odds_thousandths)) throw new RangeError('odds are whole thousandths from 1001 to 1000000')
  const profit = (odds_thousandths - 1000) / 1000
  if (profit < 1 / 20) return `1/${Math.round(1 / profit)}`
  return profit > 20 ? `${Math.round(profit)}/1` : nearest(profit, ladder)
}

/** The denominators that the fraction of a whole bet may have: those that are read at a glance. */
const largest_denominator = 10

function* smallFractionsAt(profit: number): Generator<readonly [number, number]> {
  for (let denominator = 1; denominator <= largest_denominator; denominator += 1) {
    yield [Math.floor(profit * denominator), denominator]
    yield [Math.ceil(profit * denominator), denominator]
  }
}

/** Profit per stake below 10 of a bet of several legs: no ladder has their products. */
export const smallFraction = (profit: number): string => {
  if (profit * largest_denominator < 1) return `1/${Math.round(1 / profit)}`
  return nearest(profit, smallFractionsAt(profit))
}
