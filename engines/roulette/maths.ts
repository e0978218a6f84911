import { fraction } from '../fraction.ts'
import type { BetMaths, GameMaths } from '../game.ts'
import { publish, type Moments } from '../published.ts'
import { betTypes, places, type BetType, type Place } from './places.ts'
import { pockets } from './wheel.ts'

const momentsOf = (place: Place): Moments => {
  let [returned, squares, hits] = [0n, 0n, 0n]
  for (let number = 0; number < pockets; number += 1) {
    if (!place.numbers.includes(number)) continue
    returned += BigInt(place.returns)
    squares += BigInt(place.returns) ** 2n
    hits += 1n
  }
  const all = BigInt(pockets)
  return {
    mean: fraction(returned, all),
    mean_square: fraction(squares, all),
    hit_rate: fraction(hits, all),
    max_multiple: fraction(BigInt(place.returns)),
  }
}

const mathsOf = (type: BetType): BetMaths => {
  const published = places.filter((place) => place.type === type).map((place) => publish(momentsOf(place)))
  const [first] = published
  if (!first || published.some((one) => JSON.stringify(one) !== JSON.stringify(first))) throw new Error(`places of ${type} differ`)
  return first
}

/** The published figures of every kind of bet, by going through every pocket for every place. The headline is a single number. */
export const rouletteMaths = (): GameMaths => ({
  ...mathsOf('straight'),
  bets: Object.fromEntries(betTypes.map((type) => [type, mathsOf(type)])),
})
