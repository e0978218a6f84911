import { fraction, type Fraction } from '../fraction.ts'
import { cards_of_pack } from '../table/cards.ts'
import { handIndex, no_cards_yet, withCard, type Gathered, type PokerPays } from './video-poker-hands.ts'

/** Which of five cards are kept: bit n for card n. */
export type Kept = number

export const all_kept: Kept = 0b11111

/** So many ways in which 0 to 5 cards come from the 47 that are left. */
export const ways_to_draw = [1, 47, 1_081, 16_215, 178_365, 1_533_939] as const

export const keptCount = (kept: Kept): number => [0, 1, 2, 3, 4].filter((card) => (kept >> card) & 1).length

/** The sum of what a hand pays over every way to draw so many cards more. */
const paidInAll = (
  hand: Gathered,
  draws: number,
  left: readonly number[],
  from: number,
  pays: PokerPays,
  are_deuces_wild: boolean,
): number => {
  if (draws === 0) return pays[handIndex(hand)] ?? 0
  let paid = 0
  for (let next = from; next <= left.length - draws; next += 1)
    paid += paidInAll(withCard(hand, left[next] ?? 0, are_deuces_wild), draws - 1, left, next + 1, pays, are_deuces_wild)
  return paid
}

/** The exact worth of keeping some of five cards, in stakes, by going through every draw. */
export const worthOfKept = (cards: readonly number[], kept: Kept, pays: PokerPays, are_deuces_wild: boolean): Fraction => {
  const left = Array.from({ length: cards_of_pack }, (_, card) => card).filter((card) => !cards.includes(card))
  const hand = cards.filter((_, place) => (kept >> place) & 1).reduce((sum, card) => withCard(sum, card, are_deuces_wild), no_cards_yet)
  const draws = cards.length - keptCount(kept)
  return fraction(BigInt(paidInAll(hand, draws, left, 0, pays, are_deuces_wild)), BigInt(ways_to_draw[draws] ?? 1))
}

/** Those of five cards that are so. */
export const keptWhere = (cards: readonly number[], isSo: (card: number) => boolean): Kept =>
  cards.reduce((kept, card, place) => (isSo(card) ? kept | (1 << place) : kept), 0)
