import { useMultipleText, useOddsText } from '#casino/sportsbook/lobby/web/api.ts'
import type { BetType } from '../rules.ts'

/** The odds of a bet as a whole: those of a single are its price, and written as it is everywhere; others are a product. */
export const useWholeOdds = () => {
  const oddsText = useOddsText()
  const multipleText = useMultipleText()
  return ({ betType, odds }: { readonly betType: BetType; readonly odds: number }): string =>
    betType === 'single' ? oddsText(odds) : multipleText(odds)
}
