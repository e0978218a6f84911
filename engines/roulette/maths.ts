import { fraction } from '../fraction.ts'
import type { BetMaths, GameMaths } from '../game.ts'
import { publish, type Moments } from '../published.ts'
import { betTypes, type BetType, type Place } from './places.ts'
import { halvesOf, type RouletteTable } from './tables.ts'

const momentsOf = (table: RouletteTable, place: Place): Moments => {
  let [returned, squares, hits] = [0n, 0n, 0n]
  for (const number of table.order) {
    const halves = BigInt(halvesOf(table, place, number))
    returned += halves
    squares += halves ** 2n
    if (halves > 0n) hits += 1n
  }
  const all = BigInt(table.order.length)
  return {
    mean: fraction(returned, all * 2n),
    mean_square: fraction(squares, all * 4n),
    hit_rate: fraction(hits, all),
    max_multiple: fraction(BigInt(place.returns)),
  }
}

const mathsOf = (table: RouletteTable, type: BetType): BetMaths | undefined => {
  const published = table.places.filter((place) => place.type === type).map((place) => publish(momentsOf(table, place)))
  const [first] = published
  if (published.some((one) => JSON.stringify(one) !== JSON.stringify(first))) throw new Error(`places of ${type} differ`)
  return first
}

/** The published figures of every kind of bet, by going through every pocket for every place. The headline is a single number. */
export const rouletteMaths = (table: RouletteTable): GameMaths => {
  const bets = Object.fromEntries(
    betTypes.flatMap((type) => {
      const maths = mathsOf(table, type)
      return maths ? [[type, maths]] : []
    }),
  )
  const headline = bets['straight']
  if (!headline) throw new Error(`${table.slug} has no single numbers`)
  return { ...headline, bets }
}
