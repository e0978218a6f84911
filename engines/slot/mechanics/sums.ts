import type { AwardClass } from '../free-spins-maths.ts'

/** Adds up what many stops pay, by the free spins that each awards: exact, the counts stay far inside the safe integers. */
export class ClassSums {
  readonly #awards = new Map<number, { stops: number; coins: number; square: bigint; pending: number; losing: number; most: number }>()

  add(award: number, coins: number, stops = 1): void {
    let known = this.#awards.get(award)
    if (!known) {
      known = { stops: 0, coins: 0, square: 0n, pending: 0, losing: 0, most: 0 }
      this.#awards.set(award, known)
    }
    known.stops += stops
    known.coins += coins * stops
    known.pending += coins * coins * stops
    // Sums of squares are carried over before they could lose their last digit.
    if (known.pending > 2 ** 50) {
      known.square += BigInt(known.pending)
      known.pending = 0
    }
    if (coins === 0) known.losing += stops
    if (coins > known.most) known.most = coins
  }

  classes(): AwardClass[] {
    return [...this.#awards].map(([award, { stops, coins, square, pending, losing, most }]) => ({
      award,
      stops: BigInt(stops),
      coins: BigInt(coins),
      square_coins: square + BigInt(pending),
      losing_stops: BigInt(losing),
      most_coins: BigInt(most),
    }))
  }
}

/** Every combination of stops of some reels, in order; `enter` hears each reel's stop as it changes, `visit` reads all from `stops`. */
export const everyStop = (
  lengths: readonly number[],
  stops: number[],
  held: readonly number[],
  visit: () => void,
  enter: (reel: number, stop: number) => void = () => undefined,
): void => {
  const free = lengths.flatMap((_, reel) => (held.includes(reel) ? [] : [reel]))
  const walk = (place: number): void => {
    const reel = free[place]
    if (reel === undefined) return visit()
    for (let stop = 0; stop < lengths[reel]!; stop += 1) {
      stops[reel] = stop
      enter(reel, stop)
      walk(place + 1)
    }
  }
  walk(0)
}
