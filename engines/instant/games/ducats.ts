import { segmentsGame, type Segment } from '../segments/segments-game.ts'

export const coinSides = ['sun', 'moon'] as const
export type CoinSide = (typeof coinSides)[number]

/** How many coins may be thrown; all have to fall on the chosen side. */
export const mostCoins = 6

/** One coin returns 1.95 stakes, and each further one twice as much: 97.5 % for any number of them. */
const one_coin_twentieths = 39

/** Bit n of the number is the side of coin n: 0 is the sun. All suns is the lowest number, all moons the highest. */
const segmentsOf = (side: CoinSide, coins: number): readonly Segment[] => {
  const won = { ways: 1, twentieths: one_coin_twentieths * 2 ** (coins - 1) }
  const lost = { ways: 2 ** coins - 1, twentieths: 0 }
  return side === 'sun' ? [won, lost] : [lost, won]
}

export const coinCounts = Array.from({ length: mostCoins }, (_, index) => index + 1)

export const ducats = segmentsGame({
  slug: 'ducats',
  names: { uk: 'Дзвінкі дукати', ru: 'Звонкие дукаты', en: 'Ringing Ducats' },
  choices: Object.fromEntries(coinSides.flatMap((side) => coinCounts.map((coins) => [`${side}:${coins}`, segmentsOf(side, coins)]))),
  shown: coinCounts.map((coins) => `sun:${coins}`),
})
