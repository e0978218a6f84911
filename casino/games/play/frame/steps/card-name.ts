import { cards_of_pack, suits, type Card } from '#engines/table/cards.ts'

/** Card n of a pack, as the engines number them. */
export const cardOf = (index: number): Card => {
  const in_pack = index % cards_of_pack
  return { rank: (in_pack % 13) + 1, suit: suits[Math.floor(in_pack / 13)] ?? 'spades' }
}
