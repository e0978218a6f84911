import type { TableGame } from '#engines/table/table-game.ts'
import type { FrameText } from '../kit/frame-text.ts'
import type { texts } from './texts.ts'

/** Everything that a bet of this type may win, as odds; a stake that comes back, whole or in half, is no win. The least comes first. */
const oddsOf = (game: TableGame, type: string): readonly number[] => {
  const wins = game.outcomes(type).filter(({ ways, halves }) => ways > 0n && halves > 2)
  return [...new Set(wins.map(({ halves }) => halves / 2 - 1))].toSorted((a, b) => a - b)
}

/** What a bet pays: `35 to 1`, and where it wins more or less by how it comes, each of them: `1, 2 or 12 to 1`. */
export const paysWords = (game: TableGame, type: string, locale: string, text: FrameText<typeof texts>): string => {
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const odds = oddsOf(game, type).map((one) => plain.format(one))
  return text('table.pays', { odds: new Intl.ListFormat(locale, { type: 'disjunction' }).format(odds) })
}
