import type { FreeSpinsRule } from '../definition.ts'
import { wholeRound, type AwardClass, type FreeSpinsAhead } from '../free-spins-maths.ts'
import { multiplierOf } from '../round.ts'

/** Each class in two: the stops that pay nothing, and those that pay. */
const split = (classes: readonly AwardClass[], wins: boolean): AwardClass[] =>
  classes.flatMap((one) => {
    const stops = wins ? one.stops - one.losing_stops : one.losing_stops
    if (stops === 0n) return []
    return wins ? [{ ...one, stops, losing_stops: 0n }] : [{ ...one, stops, coins: 0n, square_coins: 0n, most_coins: 0n }]
  })

const added = (one: FreeSpinsAhead, other: FreeSpinsAhead): FreeSpinsAhead => ({
  coins: one.coins + other.coins,
  square_coins: one.square_coins + other.square_coins,
  losing: one.losing + other.losing,
  most_coins: one.most_coins > other.most_coins ? one.most_coins : other.most_coins,
  scale: one.scale,
})

/**
 * Exact sums of a chain of free spins whose multiplier goes by the wins so far, for every award: a Markov chain over spins played, spins
 * granted and wins, solved from its end.
 */
export const freeSpinsByWins = (
  rule: FreeSpinsRule,
  classes: readonly AwardClass[],
  stops: bigint,
): ((award: number) => FreeSpinsAhead) => {
  const [losers, winners] = [split(classes, false), split(classes, true)]
  const levels = rule.multipliers.length
  const over = (scale: bigint): FreeSpinsAhead => ({ coins: 0n, square_coins: 0n, losing: scale, most_coins: 0n, scale })
  // later[wins][granted]: what lies ahead; wins beyond the last multiplier change nothing more.
  let later = Array.from({ length: levels }, () => Array.from({ length: rule.most_spins + 1 }, () => over(1n)))
  for (let played = rule.most_spins - 1; played >= 0; played -= 1) {
    const scale = stops ** BigInt(rule.most_spins - played)
    const next = later
    later = next.map((of_level, wins) => {
      const by = BigInt(multiplierOf(rule.multipliers, wins + 1))
      const after = next[Math.min(wins + 1, levels - 1)]!
      return of_level.map((_, granted) => {
        if (granted <= played) return over(scale)
        const then = (all: readonly FreeSpinsAhead[]) => (award: number) => all[Math.min(granted + award, rule.most_spins)]!
        return added(wholeRound(losers, by, then(of_level), stops), wholeRound(winners, by, then(after), stops))
      })
    })
  }
  return (award) => later[0]![award]!
}
