import { withoutReplacement } from '../chance/without-replacement.ts'

/** Cards of several packs that are dealt without replacement: each draw takes one of those that are left. */
export const suits = ['spades', 'hearts', 'clubs', 'diamonds'] as const
export type Suit = (typeof suits)[number]

export interface Card {
  /** 1 is the ace, 11 to 13 are jack, queen and king. */
  readonly rank: number
  readonly suit: Suit
}

export const cards_of_pack = 52

/** The ranges of so many draws from so many packs. */
export const dealRanges = (packs: number, draws: number): readonly number[] =>
  Array.from({ length: draws }, (_, draw) => packs * cards_of_pack - draw)

/** Card n of an unopened shoe: packs one after another, suits within a pack, ace to king within a suit. */
const cardAt = (index: number): Card => {
  const in_pack = index % cards_of_pack
  return { rank: (in_pack % 13) + 1, suit: suits[Math.floor(in_pack / 13)] ?? 'spades' }
}

/** The cards that were dealt: value n of a draw is the n-th of those that are left, in the order of the unopened shoe. */
export const dealtCards = (values: readonly number[]): readonly Card[] => withoutReplacement(values).map(cardAt)
