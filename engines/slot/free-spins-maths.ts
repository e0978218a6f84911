import type { FreeSpinsRule } from './definition.ts'
import type { WinHistogram } from './enumerate.ts'
import { multiplierOf } from './round.ts'

/** All stops that award the same number of free spins, and what they pay. Sums over stops, not averages: integers. */
export interface AwardClass {
  readonly award: number
  readonly stops: bigint
  readonly coins: bigint
  readonly square_coins: bigint
  readonly losing_stops: bigint
  readonly most_coins: bigint
}

/** Gathers a histogram by the free spins that each number of scatters awards. */
export const awardClasses = ({ by_scatters }: WinHistogram, awards: ArrayLike<number>): AwardClass[] => {
  const classes = new Map<number, AwardClass>()
  for (const [scatters, wins] of by_scatters.entries()) {
    const award = awards[scatters]!
    for (const [won, count] of wins) {
      const known = classes.get(award) ?? { award, stops: 0n, coins: 0n, square_coins: 0n, losing_stops: 0n, most_coins: 0n }
      const [stops, coins] = [BigInt(count), BigInt(won)]
      classes.set(award, {
        award,
        stops: known.stops + stops,
        coins: known.coins + stops * coins,
        square_coins: known.square_coins + stops * coins * coins,
        losing_stops: known.losing_stops + (won === 0 ? stops : 0n),
        most_coins: coins > known.most_coins ? coins : known.most_coins,
      })
    }
  }
  return [...classes.values()]
}

/**
 * What is still to come in a chain of free spins. The first three are sums over all ways the rest of the chain can fall,
 * each spin counted over all its stops, also those that are never played: so all share the denominator `scale`.
 */
export interface FreeSpinsAhead {
  readonly coins: bigint
  readonly square_coins: bigint
  readonly losing: bigint
  readonly most_coins: bigint
  readonly scale: bigint
}

/** One spin with multiplier `by`, then what lies ahead of each of its classes. */
const before = (classes: readonly AwardClass[], by: bigint, ahead: (award: number) => FreeSpinsAhead, stops: bigint): FreeSpinsAhead => {
  let sum: FreeSpinsAhead = { coins: 0n, square_coins: 0n, losing: 0n, most_coins: 0n, scale: 0n }
  for (const one of classes) {
    const rest = ahead(one.award)
    const most = by * one.most_coins + rest.most_coins
    sum = {
      coins: sum.coins + by * one.coins * rest.scale + one.stops * rest.coins,
      square_coins:
        sum.square_coins + by * by * one.square_coins * rest.scale + 2n * by * one.coins * rest.coins + one.stops * rest.square_coins,
      losing: sum.losing + one.losing_stops * rest.losing,
      most_coins: most > sum.most_coins ? most : sum.most_coins,
      scale: stops * rest.scale,
    }
  }
  return sum
}

/**
 * Exact sums of the chain of free spins that starts with `award` of them, for every award. The chain is a Markov chain over
 * (spins played, spins granted); it cannot outlast `most_spins`, so one pass from its end solves it.
 */
export const freeSpinsAhead = (rule: FreeSpinsRule, classes: readonly AwardClass[], stops: bigint): ((award: number) => FreeSpinsAhead) => {
  const nothing: FreeSpinsAhead = { coins: 0n, square_coins: 0n, losing: 1n, most_coins: 0n, scale: 1n }
  const over = (scale: bigint): FreeSpinsAhead => ({ ...nothing, losing: scale, scale })
  // byGranted[g]: what lies ahead when g spins are granted and `played` of them are behind.
  let byGranted = Array.from({ length: rule.most_spins + 1 }, () => nothing)
  for (let played = rule.most_spins - 1; played >= 0; played -= 1) {
    const later = byGranted
    const scale = stops ** BigInt(rule.most_spins - played)
    const by = BigInt(multiplierOf(rule.multipliers, played + 1))
    byGranted = later.map((_, granted) =>
      granted <= played ? over(scale) : before(classes, by, (award) => later[Math.min(granted + award, rule.most_spins)]!, stops),
    )
  }
  return (award) => byGranted[award]!
}

/** The whole round: the base spin, then the free spins that it awards. */
export const wholeRound = before
