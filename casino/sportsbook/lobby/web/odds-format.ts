import { useCallback, useEffect } from 'react'
import { isOdds, oddsText, type OddsFormat } from '#engines/sport/odds/odds.ts'
import { createStore, useStore } from '#kernel/web/state/store.ts'

const key = 'sport-odds-format'
const formats: readonly OddsFormat[] = ['decimal', 'fractional', 'american']

/** How this device reads odds. They are kept and paid as they are, whatever they look like. */
const format = createStore<OddsFormat>('decimal', { outlives_visitor: true })

/** Begins with what was chosen here before. After hydration: the page of the server is decimal. */
export const useKeptOddsFormat = (): void => {
  useEffect(() => {
    const kept = formats.find((one) => one === localStorage.getItem(key))
    if (kept) format.set(kept)
  }, [])
}

export const useOddsFormat = () => {
  const chosen = useStore(format, 'decimal')
  const choose = useCallback((next: OddsFormat): void => {
    format.set(next)
    localStorage.setItem(key, next)
  }, [])
  return { chosen, choose, formats }
}

/** Odds as this device reads them. What a whole express came to may lie outside of what one price can be: that is a plain multiple. */
export const useOddsText = (): ((odds_thousandths: number) => string) => {
  const chosen = useStore(format, 'decimal')
  return useCallback(
    (odds_thousandths: number) => (isOdds(odds_thousandths) ? oddsText(odds_thousandths, chosen) : (odds_thousandths / 1000).toFixed(2)),
    [chosen],
  )
}
