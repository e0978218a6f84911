import type { ByteSource } from '../chance/byte-source.ts'
import type { MarketChances } from '../sport/chances/market-chances.ts'
import { marketKey, settleMarket } from '../sport/markets/settle-market.ts'
import { sharesOf, type Settlement } from '../sport/markets/settlement.ts'
import { playOn, type SportEngine } from '../sport/sport-engine.ts'

/** One outcome of one market: what was quoted, and what happened in many matches played on from the same state. */
export interface CalibrationRow {
  readonly type: string
  readonly market: string
  readonly outcome: string
  /** The quoted mean share of a stake that wins, and the mean of what was settled. */
  readonly quoted: number
  readonly happened: number
  /** How many standard errors lie between them, taking the share that comes back into account as well: the larger of both. */
  readonly deviations: number
}

const numberOf = (settlement: Settlement): { won: number; returned: number } => {
  const { won, returned } = sharesOf(settlement)
  return { won: Number(won.numerator) / Number(won.denominator), returned: Number(returned.numerator) / Number(returned.denominator) }
}

interface Sums {
  won: number
  won_squares: number
  returned: number
  returned_squares: number
}

/**
 * Distance of a mean of `count` shares from what was quoted, in standard errors. A share is a half or a whole, so its variance is
 * between q(1 - q) / 2 and q(1 - q); the sample's own is used where it is larger than the smaller of them.
 */
const deviationsOf = (quoted: number, sum: number, squares: number, count: number): number => {
  const mean = sum / count
  const variance = Math.max(squares / count - mean * mean, (quoted * (1 - quoted)) / 2)
  if (variance < 1e-9) return Math.abs(mean - quoted) < 1e-6 ? 0 : Infinity
  return Math.abs(mean - quoted) / Math.sqrt(variance / count)
}

/** Plays `count` matches on from `state` and sets what happened beside what `quoted` says of it. */
export const calibration = <F, S>(
  engine: SportEngine<F, S>,
  fixture: F,
  state: S,
  quoted: readonly MarketChances[],
  count: number,
  source: ByteSource,
): CalibrationRow[] => {
  const rows = quoted.flatMap(({ type, specifiers, outcomes }) => outcomes.map((chances) => ({ type, specifiers, ...chances })))
  const sums: Sums[] = rows.map(() => ({ won: 0, won_squares: 0, returned: 0, returned_squares: 0 }))
  const seen = new Map<string, { won: number; returned: number }[]>()
  const tallies = new Map<string, number>()
  // Matches with the same result settle alike: each result is settled once and counted.
  for (let match = 0; match < count; match += 1) {
    const result = engine.result(fixture, playOn(engine, fixture, state, source))
    const key = JSON.stringify(result)
    if (!seen.has(key)) {
      seen.set(
        key,
        rows.map(({ type, specifiers, outcome }) => numberOf(settleMarket(type, specifiers, outcome, result))),
      )
    }
    tallies.set(key, (tallies.get(key) ?? 0) + 1)
    if (seen.size > 500 || match === count - 1) {
      gather(sums, seen, tallies)
      seen.clear()
      tallies.clear()
    }
  }
  return rows.map(({ type, specifiers, outcome, won, returned }, index) => {
    const sum = sums[index]!
    const deviations = Math.max(
      deviationsOf(won, sum.won, sum.won_squares, count),
      deviationsOf(returned, sum.returned, sum.returned_squares, count),
    )
    return { type, market: marketKey(type, specifiers), outcome, quoted: won, happened: sum.won / count, deviations }
  })
}

const gather = (
  sums: Sums[],
  seen: ReadonlyMap<string, readonly { won: number; returned: number }[]>,
  tallies: ReadonlyMap<string, number>,
): void => {
  for (const [key, settled] of seen) {
    const times = tallies.get(key) ?? 0
    for (const [index, { won, returned }] of settled.entries()) {
      const sum = sums[index]!
      sum.won += won * times
      sum.won_squares += won * won * times
      sum.returned += returned * times
      sum.returned_squares += returned * returned * times
    }
  }
}

/** The two-sided 99 % point of the normal distribution. */
export const single99 = 2.5758

/**
 * The bound that the largest of `rows` deviations keeps in 99 of 100 honest runs: the two-sided point of 0.01 / rows
 * (Bonferroni), by the tail's own approximation. 3.9 for 100 rows, 4.4 for 1000.
 */
export const joint99 = (rows: number): number => {
  const tail = 0.005 / Math.max(1, rows)
  let [low, high] = [0, 10]
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2
    if (upperTail(middle) > tail) low = middle
    else high = middle
  }
  return high
}

/** P(normal > z), Abramowitz and Stegun 26.2.17, good to 7.5e-8; the known lower bound of the tail beyond it. */
const upperTail = (z: number): number => {
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)
  if (z > 3) return (density / z) * (1 - 1 / (z * z) + 3 / z ** 4)
  const t = 1 / (1 + 0.2316419 * z)
  return density * t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
}
