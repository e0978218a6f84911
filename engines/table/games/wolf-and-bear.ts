import { dealRanges, dealtCards } from '../cards.ts'
import type { TableGame, TableOutcome, TableResult } from '../table-game.ts'

const packs = 6

/** One card for the wolf, one for the bear; the higher wins, an ace is the lowest. Equal ranks give half of either side's chips back. */
const halvesOf = (place: string, wolf: number, bear: number, is_same_suit: boolean): number => {
  if (place === 'tie') return wolf === bear ? 26 : 0
  if (place === 'same-suit') return is_same_suit ? 8 : 0
  if (wolf === bear) return 1
  return wolf > bear === (place === 'wolf') ? 4 : 0
}

const halves = (place: string, values: readonly number[]): number => {
  const [wolf, bear] = dealtCards(values)
  return wolf && bear ? halvesOf(place, wolf.rank, bear.rank, wolf.suit === bear.suit) : 0
}

const all = BigInt(52 * packs - 1)

/** What the second card is beside the first: equal, or higher or lower by turns, and of its suit or not. */
const results: readonly TableResult[] = [true, false].flatMap((is_same_suit) => {
  const alike = is_same_suit ? packs - 1 : 3 * packs
  const other = is_same_suit ? 12 * packs : 36 * packs
  return [
    { ways: alike, halves: (place) => halvesOf(place, 1, 1, is_same_suit) },
    { ways: other / 2, halves: (place) => halvesOf(place, 2, 1, is_same_suit) },
    { ways: other / 2, halves: (place) => halvesOf(place, 1, 2, is_same_suit) },
  ]
})

/** The first card may be any; of the others so many are of its rank, so many of its suit. */
const outcomes = (type: string): readonly TableOutcome[] => {
  const [alike, of_suit] = [BigInt(4 * packs - 1), BigInt(13 * packs - 1)]
  if (type === 'tie')
    return [
      { ways: alike, halves: 26 },
      { ways: all - alike, halves: 0 },
    ]
  if (type === 'same-suit')
    return [
      { ways: of_suit, halves: 8 },
      { ways: all - of_suit, halves: 0 },
    ]
  // Apart from ties both sides win equally often.
  return [
    { ways: alike * 2n, halves: 1 },
    { ways: all - alike, halves: 4 },
    { ways: all - alike, halves: 0 },
  ]
}

export const wolfAndBear: TableGame = {
  slug: 'wolf-and-bear',
  names: { uk: 'Вовк і ведмідь', ru: 'Волк и медведь', en: 'Wolf and Bear' },
  places: [
    { id: 'wolf', type: 'side' },
    { id: 'bear', type: 'side' },
    { id: 'tie', type: 'tie' },
    { id: 'same-suit', type: 'same-suit' },
  ],
  ranges: dealRanges(packs, 2),
  halves,
  most_halves: 26,
  outcomes,
  results,
  exported: { family: 'two-cards', packs },
}
