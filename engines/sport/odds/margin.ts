import { leastOdds_thousandths, mostOdds_thousandths } from './odds.ts'

/**
 * Three ways to put a margin on probabilities. Each raises them until they add up to 1 + margin:
 * proportional raises each by the same factor; power raises each to the same exponent, so that an outsider carries more of
 * the margin than a favourite; Shin (The Economic Journal 103, 1993) takes the margin for what a book loses to bettors who
 * know the result, and finds the share of them that explains it. Between two outcomes Shin takes the same from both.
 */
export type MarginMethod = 'proportional' | 'power' | 'shin'

/** A probability from which on nothing can be sold: what is left of odds after any margin is below 1.001. */
const decidedFrom = 1000 / leastOdds_thousandths

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** The argument in [low, high] where a rising function reaches `aim`, by halving. */
const reaching = (rising: (argument: number) => number, aim: number, low: number, high: number): number => {
  let [below, above] = [low, high]
  for (let step = 0; step < 60; step += 1) {
    const middle = (below + above) / 2
    if (rising(middle) < aim) below = middle
    else above = middle
  }
  return (below + above) / 2
}

const byPower = (probabilities: readonly number[], aim: number): number[] => {
  const raised = (reduction: number): number[] => probabilities.map((one) => (one > 0 ? one ** (1 - reduction) : 0))
  return raised(reaching((reduction) => sumOf(raised(reduction)), aim, 0, 1))
}

const byShin = (probabilities: readonly number[], aim: number): number[] => {
  const priced = (informed: number): number[] => {
    const roots = probabilities.map((one) => Math.sqrt(informed * one + (1 - informed) * one * one))
    const sum = sumOf(roots)
    return roots.map((root) => root * sum)
  }
  return priced(reaching((informed) => sumOf(priced(informed)), aim, 0, 1))
}

const methods: Readonly<Record<MarginMethod, (probabilities: readonly number[], aim: number) => number[]>> = {
  proportional: (probabilities, aim) => probabilities.map((one) => one * aim),
  power: byPower,
  shin: byShin,
}

const oddsOf = (raised: number): number | null => {
  if (!(raised > 0)) return null
  const odds_thousandths = Math.floor(1000 / raised + 1e-9)
  return odds_thousandths < leastOdds_thousandths ? null : Math.min(odds_thousandths, mostOdds_thousandths)
}

/**
 * Odds of outcomes of which exactly one wins. `margin_ten_thousandths` 500 makes the book 105 %; odds are rounded down, so a
 * book is never below its margin while no odds are cut at 1000.000. null: cannot be offered (impossible, or so certain that
 * nothing would be left to win). RangeError for what is no distribution, or a margin outside 0 to 100 %.
 */
export const pricedTogether = (
  probabilities: readonly number[],
  margin_ten_thousandths: number,
  method: MarginMethod,
): (number | null)[] => {
  const total = sumOf(probabilities)
  if (probabilities.some((one) => !(one >= 0)) || Math.abs(total - 1) > 1e-6) throw new RangeError('probabilities add up to one')
  if (!Number.isInteger(margin_ten_thousandths) || margin_ten_thousandths < 0 || margin_ten_thousandths > 10_000) {
    throw new RangeError('a margin is from 0 to 10000 ten-thousandths')
  }
  if (probabilities.some((one) => one >= decidedFrom)) return probabilities.map(() => null)
  return methods[method](probabilities, 1 + margin_ten_thousandths / 10_000).map(oddsOf)
}

/** Odds of an outcome that shares its market with others that may win beside it (double chance): priced against its own opposite. */
export const pricedAlone = (probability: number, margin_ten_thousandths: number, method: MarginMethod): number | null =>
  pricedTogether([probability, 1 - probability], margin_ten_thousandths, method)[0] ?? null
