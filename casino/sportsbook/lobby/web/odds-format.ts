import { useCallback, useEffect } from 'react'
import { multipleText, type OddsFormat } from '#engines/sport/odds/odds.ts'
import { createStore, useStore } from '#kernel/web/state/store.ts'

const key = 'sport-odds-format'
const formats: readonly OddsFormat[] = ['decimal', 'fractional', 'american']

/** How this device reads odds. They are kept and paid as they are, whatever they look like. */
const format = createStore<OddsFormat>('decimal', { outlives_visitor: true })

let is_kept_read = false

/** Begins with what was chosen here before, wherever the first price is shown. After hydration: the page of the server is decimal. */
const beginWithKept = (): void => {
  if (is_kept_read) return
  is_kept_read = true
  const kept = formats.find((one) => one === localStorage.getItem(key))
  if (kept) format.set(kept)
}

const useChosen = (): OddsFormat => {
  useEffect(beginWithKept, [])
  return useStore(format, 'decimal')
}

export const useOddsFormat = () => {
  const chosen = useChosen()
  const choose = useCallback((next: OddsFormat): void => {
    format.set(next)
    localStorage.setItem(key, next)
  }, [])
  return { chosen, choose, formats }
}

/** Odds as this device reads them, of one price or of a whole bet. */
export const useOddsText = (): ((odds_thousandths: number) => string) => {
  const chosen = useChosen()
  return useCallback((odds_thousandths: number) => multipleText(odds_thousandths, chosen), [chosen])
}
