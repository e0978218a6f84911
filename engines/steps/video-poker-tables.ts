import { cards_of_pack } from '../table/cards.ts'
import { handIndex, no_cards_yet, withCard, type Gathered, type PokerPays } from './video-poker-hands.ts'
import { keptCount, ways_to_draw, type Kept } from './video-poker-worth.ts'

const choose = (n: number, k: number): number => {
  let ways = 1
  for (let taken = 0; taken < k; taken += 1) ways = (ways * (n - taken)) / (taken + 1)
  return ways
}
const chosen = [1, 2, 3, 4, 5].map((size) => Array.from({ length: cards_of_pack }, (_, card) => choose(card, size)))

const masks = Array.from({ length: 32 }, (_, mask) => mask)
const sizes = masks.map(keptCount)

/** Every hand of five cards once, rising, with what it is. */
const eachHand = (are_deuces_wild: boolean, see: (cards: readonly number[], index: number) => void): void => {
  const cards = [0, 0, 0, 0, 0]
  const deal = (place: number, from: number, hand: Gathered): void => {
    if (place === cards.length) return see(cards, handIndex(hand))
    for (let card = from; card < cards_of_pack; card += 1) {
      cards[place] = card
      deal(place + 1, card + 1, withCard(hand, card, are_deuces_wild))
    }
  }
  deal(0, 0, no_cards_yet)
}

/** By the size of a set, and by its number among those of that size. */
export type Paid = readonly Float64Array[]

/**
 * What is paid over all hands that hold some given cards, for every set of up to five cards. By it the worth of keeping some of five cards
 * follows without going through the draws: those that hold the kept and none of the thrown are counted by inclusion and exclusion.
 * Several things may be counted of each hand at once: what it pays, the square of that, whether it pays.
 */
export const paidTables = (are_deuces_wild: boolean, counted: readonly PokerPays[]): readonly Paid[] => {
  const tables = counted.map(() => [0, 1, 2, 3, 4, 5].map((size) => new Float64Array(choose(cards_of_pack, size))))
  const [c1 = [], c2 = [], c3 = [], c4 = [], c5 = []] = chosen
  eachHand(are_deuces_wild, ([a = 0, b = 0, c = 0, d = 0, e = 0], index) => {
    for (let table = 0; table < tables.length; table += 1) {
      const value = counted[table]?.[index] ?? 0
      if (value === 0) continue
      const [none, one, two, three, four, five] = tables[table] as [
        Float64Array,
        Float64Array,
        Float64Array,
        Float64Array,
        Float64Array,
        Float64Array,
      ]
      const add = (into: Float64Array, at: number): void => void (into[at] = (into[at] ?? 0) + value)
      add(none, 0)
      for (const x of [a, b, c, d, e]) add(one, x)
      const pair = (x: number, y: number): number => (c1[x] ?? 0) + (c2[y] ?? 0)
      const pairs = [pair(a, b), pair(a, c), pair(a, d), pair(a, e), pair(b, c), pair(b, d), pair(b, e), pair(c, d), pair(c, e), pair(d, e)]
      for (const at of pairs) add(two, at)
      const triple = (x: number, y: number, z: number): number => (c1[x] ?? 0) + (c2[y] ?? 0) + (c3[z] ?? 0)
      add(three, triple(a, b, c))
      add(three, triple(a, b, d))
      add(three, triple(a, b, e))
      add(three, triple(a, c, d))
      add(three, triple(a, c, e))
      add(three, triple(a, d, e))
      add(three, triple(b, c, d))
      add(three, triple(b, c, e))
      add(three, triple(b, d, e))
      add(three, triple(c, d, e))
      add(four, triple(a, b, c) + (c4[d] ?? 0))
      add(four, triple(a, b, c) + (c4[e] ?? 0))
      add(four, triple(a, b, d) + (c4[e] ?? 0))
      add(four, triple(a, c, d) + (c4[e] ?? 0))
      add(four, triple(b, c, d) + (c4[e] ?? 0))
      add(five, triple(a, b, c) + (c4[d] ?? 0) + (c5[e] ?? 0))
    }
  })
  return tables
}

/** All draws have this denominator in common. */
export const common_ways = 7_669_695
const scales = sizes.map((size) => common_ways / (ways_to_draw[5 - size] ?? 1))

/** Of every way to keep some of five rising cards what is counted, over `common_ways` draws. */
export const drawnSums = (paid: Paid, cards: readonly number[]): Float64Array => {
  const sums = new Float64Array(masks.length)
  for (const mask of masks) {
    // The number of this set of cards among all sets of its size.
    let [size, number] = [0, 0]
    for (let place = 0; place < cards.length; place += 1) {
      if (((mask >> place) & 1) === 0) continue
      number += chosen[size]?.[cards[place] ?? 0] ?? 0
      size += 1
    }
    sums[mask] = paid[size]?.[number] ?? 0
  }
  for (let bit = 1; bit < masks.length; bit *= 2)
    for (const mask of masks) if ((mask & bit) === 0) sums[mask] = (sums[mask] ?? 0) - (sums[mask | bit] ?? 0)
  for (const mask of masks) sums[mask] = (sums[mask] ?? 0) * (scales[mask] ?? 0)
  return sums
}

/** What is best kept: of ways that are worth the same, the one that keeps more. */
export const bestKept = (sums: Float64Array): Kept =>
  masks.reduce((best, mask) => {
    const [ahead, value] = [sums[best] ?? 0, sums[mask] ?? 0]
    return value > ahead || (value === ahead && (sizes[mask] ?? 0) > (sizes[best] ?? 0)) ? mask : best
  }, 0)

const rank_sets = 1 << 13
const shapes: readonly (readonly number[])[] = [
  [5, 0, 0, 0],
  [4, 1, 0, 0],
  [3, 2, 0, 0],
  [3, 1, 1, 0],
  [2, 2, 1, 0],
  [2, 1, 1, 1],
]

/** In how many ways the four suits can be named, where equal ones follow each other: those cannot be told apart. */
const namings = (suits: readonly number[]): number => {
  let [ways, same] = [24, 1]
  for (let suit = 1; suit < suits.length; suit += 1) {
    same = suits[suit] === suits[suit - 1] ? same + 1 : 1
    ways /= same
  }
  return ways
}

/** Every hand that differs by more than the names of its suits, with how many hands it stands for: 134,459 for 2,598,960. */
export const eachKindOfHand = (see: (cards: readonly number[], count: number) => void): void => {
  const ranksIn = Array.from({ length: rank_sets }, (_, mask) =>
    Array.from({ length: 13 }, (_rank, rank) => rank).filter((rank) => (mask >> rank) & 1),
  )
  const setsOfSize = Array.from({ length: 6 }, (_, count) =>
    Array.from({ length: rank_sets }, (_mask, mask) => mask).filter((mask) => ranksIn[mask]?.length === count),
  )
  const cardsOfSuits = (suits: readonly number[]): readonly number[] => {
    const cards: number[] = []
    for (let suit = 0; suit < suits.length; suit += 1) for (const rank of ranksIn[suits[suit] ?? 0] ?? []) cards.push(suit * 13 + rank)
    return cards
  }
  for (const shape of shapes) {
    const deal = (suits: readonly number[]): void => {
      const size = shape[suits.length]
      if (size === undefined) return see(cardsOfSuits(suits), namings(suits))
      const is_like_last = suits.length > 0 && shape[suits.length - 1] === size
      for (const ranks of setsOfSize[size] ?? []) if (!is_like_last || ranks <= (suits.at(-1) ?? 0)) deal([...suits, ranks])
    }
    deal([])
  }
}
