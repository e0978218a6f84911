import type { AwardClass } from '../free-spins-maths.ts'
import { mostWays } from './most-ways.ts'
import type { Table } from './table.ts'

/** One thing that a reel can show: how many of its cells continue each symbol's ways, its scatters, and how often it comes. */
export interface Face {
  readonly counts: readonly number[]
  readonly scatters: number
  readonly weight: number
}

/** What every reel can show, independent of the others. */
export type Faces = readonly (readonly Face[])[]

/** Sums of weights by the number of scatters: the exponents of a polynomial. */
type ByScatters = readonly bigint[]

const product = (one: ByScatters, other: ByScatters): bigint[] => {
  const sums = Array.from({ length: one.length + other.length - 1 }, () => 0n)
  for (const [a, left] of one.entries())
    if (left !== 0n) for (const [b, right] of other.entries()) sums[a + b] = sums[a + b]! + left * right
  return sums
}

/** The weights of a reel's faces, each times a number of its own. */
const weighed = (faces: readonly Face[], by: (counts: readonly number[]) => number): bigint[] => {
  const sums: bigint[] = []
  for (const { counts, scatters, weight } of faces) {
    while (sums.length <= scatters) sums.push(0n)
    sums[scatters] = sums[scatters]! + BigInt(weight * by(counts))
  }
  return sums
}

const addTo = (sums: bigint[], more: ByScatters, times: bigint): void => {
  for (const [scatters, sum] of more.entries()) sums[scatters] = (sums[scatters] ?? 0n) + sum * times
}

/** Everything after reel `from`, whatever it shows. */
const restsOf = (all: readonly ByScatters[]): ByScatters[] => {
  const rests: ByScatters[] = [[1n]]
  for (const one of all.toReversed()) rests.unshift(product(one, rests[0]!))
  return rests
}

interface Lengths {
  readonly symbol: number
  /** Coins by the length of a run, 0 where it does not pay. */
  readonly pays: readonly number[]
}

const runsOf = ({ definition, pays, most }: Table): Lengths[] =>
  definition.symbols.flatMap(({ role }, symbol) =>
    role === 'regular' ? [{ symbol, pays: Array.from({ length: most + 1 }, (_, length) => pays[symbol * (most + 1) + length]!) }] : [],
  )

/** Sums of the ways of one symbol, or of the products of two, where the first run ends after `n` reels and the second after `m` ≥ n. */
const together = (faces: Faces, rests: readonly ByScatters[], s: number, n: number, t: number | null, m: number): ByScatters => {
  let sums: ByScatters = [1n]
  for (const [reel, of] of faces.entries()) {
    if (reel > m) return product(sums, rests[reel]!)
    const of_s = (counts: readonly number[]): number => (reel < n ? counts[s]! : reel === n ? Number(counts[s] === 0) : 1)
    const of_t = (counts: readonly number[]): number => (t === null ? 1 : reel < m ? counts[t]! : Number(counts[t] === 0))
    sums = product(
      sums,
      weighed(of, (counts) => of_s(counts) * of_t(counts)),
    )
  }
  return sums
}

/** How often nothing pays: runs are followed as sets of symbols that are still alive. */
const losingOf = (faces: Faces, rests: readonly ByScatters[], runs: readonly Lengths[]): ByScatters => {
  const losing: bigint[] = []
  let alive = new Map<number, ByScatters>([[-1, [1n]]])
  for (const [reel, of] of faces.entries()) {
    const shows = new Map<number, bigint[]>()
    for (const { counts, scatters, weight } of of) {
      const mask = runs.reduce((bits, { symbol }, index) => (counts[symbol]! > 0 ? bits | (1 << index) : bits), 0)
      const sums = shows.get(mask) ?? []
      while (sums.length <= scatters) sums.push(0n)
      sums[scatters] = sums[scatters]! + BigInt(weight)
      shows.set(mask, sums)
    }
    const paying = runs.reduce((bits, { pays }, index) => (pays[reel + 1]! > 0 ? bits | (1 << index) : bits), 0)
    const next = new Map<number, bigint[]>()
    for (const [before, sums] of alive)
      for (const [mask, weights] of shows) {
        const now = before & mask
        if ((now & paying) !== 0) continue
        const more = product(sums, weights)
        if (now === 0) addTo(losing, product(more, rests[reel + 1]!), 1n)
        else {
          const known = next.get(now) ?? []
          addTo(known, more, 1n)
          next.set(now, known)
        }
      }
    alive = next
  }
  for (const sums of alive.values()) addTo(losing, sums, 1n)
  return losing
}

/** All stops with so many scatters, and what their ways pay. */
export interface WaysSums extends Omit<AwardClass, 'award'> {
  readonly scatters: number
}

/**
 * Every stop of reels that do not depend on each other, by its scatters. Each sum is a product over the reels, for each
 * symbol and each two symbols, so any number of rows and ways is exact without a walk through the stops.
 */
export const waysSums = (table: Table, faces: Faces): WaysSums[] => {
  const runs = runsOf(table)
  const rests = restsOf(faces.map((of) => weighed(of, () => 1)))
  const [stops, coins, squares] = [rests[0]!, [] as bigint[], [] as bigint[]]
  for (const [index, one] of runs.entries())
    for (const [n, pay] of one.pays.entries()) {
      if (pay === 0) continue
      addTo(coins, together(faces, rests, one.symbol, n, null, n), BigInt(pay))
      addTo(squares, together(faces, rests, one.symbol, n, one.symbol, n), BigInt(pay * pay))
      for (const other of runs.slice(index + 1))
        for (const [m, pays] of other.pays.entries()) {
          if (pays === 0) continue
          const [first, second] = n <= m ? [one.symbol, other.symbol] : [other.symbol, one.symbol]
          addTo(squares, together(faces, rests, first, Math.min(n, m), second, Math.max(n, m)), BigInt(2 * pay * pays))
        }
    }
  const losing = losingOf(faces, rests, runs)
  return stops.flatMap((count, scatters) =>
    count === 0n
      ? []
      : [
          {
            scatters,
            stops: count,
            coins: coins[scatters] ?? 0n,
            square_coins: squares[scatters] ?? 0n,
            losing_stops: losing[scatters] ?? 0n,
            most_coins: mostWays(table, faces, scatters),
          },
        ],
  )
}

/** Every stop by the free spins that it awards, with the pays of scatters. */
export const waysClasses = (table: Table, faces: Faces): AwardClass[] => {
  const classes = new Map<number, AwardClass>()
  for (const { scatters, stops: count, coins: won, square_coins: square, losing_stops, most_coins } of waysSums(table, faces)) {
    const award = table.awards[Math.min(scatters, table.awards.length - 1)]!
    const bonus = table.scatter_coins[Math.min(scatters, table.scatter_coins.length - 1)]!
    const before = classes.get(award) ?? { award, stops: 0n, coins: 0n, square_coins: 0n, losing_stops: 0n, most_coins: 0n }
    const most = most_coins + BigInt(bonus)
    classes.set(award, {
      award,
      stops: before.stops + count,
      coins: before.coins + won + BigInt(bonus) * count,
      square_coins: before.square_coins + square + 2n * BigInt(bonus) * won + BigInt(bonus * bonus) * count,
      losing_stops: before.losing_stops + (bonus === 0 ? losing_stops : 0n),
      most_coins: most > before.most_coins ? most : before.most_coins,
    })
  }
  return [...classes.values()]
}
