import type { FreeSpinsRule } from '../definition.ts'
import { wholeRound, type AwardClass, type FreeSpinsAhead } from '../free-spins-maths.ts'

const awards_in_key = 256

/** A class of stops by both: in which state it leaves the free spins, and how many more it awards. */
export const stateKey = (state: number, award: number): number => state * awards_in_key + award
export const stateOf = (key: number): number => Math.floor(key / awards_in_key)
export const awardOf = (key: number): number => key % awards_in_key

/**
 * Exact sums of a chain of free spins in which a spin leaves something for the next: a Markov chain over spins played, spins granted and
 * that state, solved from its end. `classes` holds every stop of a spin for each state, by `stateKey`; the chain begins in state 0.
 */
export const freeSpinsByState = (
  rule: FreeSpinsRule,
  classes: ReadonlyMap<number, readonly AwardClass[]>,
  stops: bigint,
): ((award: number) => FreeSpinsAhead) => {
  const over = (scale: bigint): FreeSpinsAhead => ({ coins: 0n, square_coins: 0n, losing: scale, most_coins: 0n, scale })
  const each = (solve: (state: number, granted: number) => FreeSpinsAhead) =>
    new Map([...classes.keys()].map((state) => [state, Array.from({ length: rule.most_spins + 1 }, (_, granted) => solve(state, granted))]))
  let later = each(() => over(1n))
  for (let played = rule.most_spins - 1; played >= 0; played -= 1) {
    const [next, scale] = [later, stops ** BigInt(rule.most_spins - played)]
    later = each((state, granted) => {
      if (granted <= played) return over(scale)
      const then = (key: number): FreeSpinsAhead => next.get(stateOf(key))![Math.min(granted + awardOf(key), rule.most_spins)]!
      return wholeRound(classes.get(state)!, 1n, then, stops)
    })
  }
  return (award) => later.get(0)![award]!
}
