import { fraction, type Fraction } from '../fraction.ts'
import { dealerDraws, no_cards, withCard, type HandPoints } from './blackjack-hand.ts'

/** How many of the thirteen ranks count these points: the ten and the three courts count ten. */
export const points_of_cards = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
export const ranks = 13n
export const ranksOf = (points: number): bigint => (points === 10 ? 4n : 1n)

/** Going over, however far, is one end. */
export const bust = 22

/** All ways of as many cards as no dealer needs, so that every end is a whole number of them. */
export const dealer_ways = ranks ** 16n

type Ends = ReadonlyMap<number, bigint>

const known_ends = new Map<string, Ends>()

/** In how many of those ways the dealer ends on 17 to 21, or over, from a hand on. */
const endsOf = (hand: HandPoints): Ends => {
  if (!dealerDraws(hand)) return new Map([[Math.min(hand.total, bust), dealer_ways]])
  const key = `${hand.total} ${hand.is_soft}`
  const ends = known_ends.get(key) ?? endsAfter(hand, points_of_cards)
  known_ends.set(key, ends)
  return ends
}

const endsAfter = (hand: HandPoints, next: readonly number[]): Ends => {
  const ends = new Map<number, bigint>()
  for (const points of next)
    for (const [end, ways] of endsOf(withCard(hand, points))) ends.set(end, (ends.get(end) ?? 0n) + (ranksOf(points) * ways) / ranks)
  return ends
}

/** The points of a covered card that make a blackjack with the open one; null where none does. */
export const naturalWith = (upcard: number): number | null => (upcard === 1 ? 10 : upcard === 10 ? 1 : null)

/** The ends from the card that lies open, of the ways in which the dealer has no blackjack. */
export const endWays = (upcard: number): Ends =>
  endsAfter(
    withCard(no_cards, upcard),
    points_of_cards.filter((points) => points !== naturalWith(upcard)),
  )

/** The same as chances, once the dealer has looked and has no blackjack. */
export const endsFrom = (upcard: number): ReadonlyMap<number, Fraction> => {
  const ends = endWays(upcard)
  const all = [...ends.values()].reduce((sum, ways) => sum + ways, 0n)
  return new Map([...ends].map(([end, ways]) => [end, fraction(ways, all)]))
}
