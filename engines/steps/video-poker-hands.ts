/** What five cards may be, rising. What of it a game pays stands in the game. */
export const pokerHands = [
  'nothing',
  'jacks',
  'two-pair',
  'three',
  'straight',
  'flush',
  'full-house',
  'four',
  'straight-flush',
  'five',
  'wild-royal',
  'four-deuces',
  'royal',
] as const

export type PokerHand = (typeof pokerHands)[number]

const at = (hand: PokerHand): number => pokerHands.indexOf(hand)
const [nothing, jacks, two_pair, three, straight, flush, full_house, four, straight_flush, five, wild_royal, four_deuces, royal] =
  pokerHands.map(at) as [number, number, number, number, number, number, number, number, number, number, number, number, number]

/** Ranks are bits: the ace is the lowest, the king the highest of thirteen. */
const broadway = 0b1_1110_0000_0001
const high_ranks = 0b1_1100_0000_0001
const straights: readonly number[] = [...Array.from({ length: 9 }, (_, first) => 0b11111 << first), broadway]

/** Of every set of ranks whether all of them lie in one straight. */
const lies_in_straight = Uint8Array.from({ length: 1 << 13 }, (_, ranks) => (straights.some((one) => (ranks & ~one) === 0) ? 1 : 0))

/**
 * Cards as they come to a hand: ranks seen once, twice, three and four times, suits, and how many are wild. A card of a pack of 52 is
 * suit × 13 + rank, the ace being 0 and the deuce 1.
 */
export interface Gathered {
  readonly once: number
  readonly twice: number
  readonly thrice: number
  readonly all_four: number
  readonly suits: number
  readonly wilds: number
}

export const no_cards_yet: Gathered = { once: 0, twice: 0, thrice: 0, all_four: 0, suits: 0, wilds: 0 }

const deuce = 1

export const withCard = (hand: Gathered, card: number, are_deuces_wild: boolean): Gathered => {
  const rank = card % 13
  if (are_deuces_wild && rank === deuce) return { ...hand, wilds: hand.wilds + 1 }
  const bit = 1 << rank
  const { once, twice, thrice, all_four, suits, wilds } = hand
  return {
    once: once | bit,
    twice: twice | (once & bit),
    thrice: thrice | (twice & bit),
    all_four: all_four | (thrice & bit),
    suits: suits | (1 << Math.floor(card / 13)),
    wilds,
  }
}

const hasTwo = (bits: number): boolean => (bits & (bits - 1)) !== 0

/** All ranks differ: a straight, a flush, both, or what the wild cards make of the highest. */
const ofDistinct = (once: number, suits: number, wilds: number): number => {
  const [is_flush, is_straight] = [!hasTwo(suits), lies_in_straight[once] === 1]
  if (is_flush && is_straight) return (once & ~broadway) !== 0 ? straight_flush : wilds === 0 ? royal : wild_royal
  if (wilds === 3) return four
  if (is_flush) return flush
  if (is_straight) return straight
  return wilds === 2 ? three : nothing
}

/** The index in `pokerHands` of five cards. */
export const handIndex = ({ once, twice, thrice, all_four, suits, wilds }: Gathered): number => {
  if (wilds === 4) return four_deuces
  if (twice === 0) return ofDistinct(once, suits, wilds)
  const alike = (all_four !== 0 ? 4 : thrice !== 0 ? 3 : 2) + wilds
  if (alike >= 5) return five
  if (alike === 4) return four
  if (alike === 3) return (wilds === 0 ? (twice & ~thrice) !== 0 : hasTwo(twice)) ? full_house : three
  if (hasTwo(twice)) return two_pair
  return (twice & high_ranks) === 0 ? nothing : jacks
}

/** What five cards are. */
export const pokerHandOf = (cards: readonly number[], are_deuces_wild: boolean): PokerHand =>
  pokerHands[handIndex(cards.reduce((hand, card) => withCard(hand, card, are_deuces_wild), no_cards_yet))] ?? 'nothing'

/** What a game pays, by the index of a hand in `pokerHands`, in stakes. */
export type PokerPays = readonly number[]

export const paysByHand = (pays: Partial<Readonly<Record<PokerHand, number>>>): PokerPays => pokerHands.map((hand) => pays[hand] ?? 0)
