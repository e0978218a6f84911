import { fraction } from '../fraction.ts'
import type { Moments } from '../published.ts'

/** A way for a round to end: in how many of all equally likely ways, and what it pays in hundredths of the stake. */
export interface Ending {
  readonly ways: bigint
  readonly pays: number
}

/** The moments of a round that stakes once. */
export const momentsOf = (endings: readonly Ending[]): Moments => {
  const sum = (of: (one: Ending) => bigint): bigint => endings.reduce((total, one) => total + one.ways * of(one), 0n)
  const all = sum(() => 1n)
  return {
    mean: fraction(
      sum(({ pays }) => BigInt(pays)),
      all * 100n,
    ),
    mean_square: fraction(
      sum(({ pays }) => BigInt(pays) ** 2n),
      all * 10_000n,
    ),
    hit_rate: fraction(
      sum(({ pays }) => (pays > 0 ? 1n : 0n)),
      all,
    ),
    max_multiple: fraction(BigInt(Math.max(...endings.map(({ pays }) => pays))), 100n),
  }
}
