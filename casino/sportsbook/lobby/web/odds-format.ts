import { useCallback, useEffect } from 'react'
import { multipleText, oddsText, type OddsFormat } from '#engines/sport/odds/odds-text.ts'
import { createStore, useStore } from '#kernel/web/state/store.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { oncePerLocale } from '#kernel/web/texts/once-per-locale.ts'

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

/** Whole numbers in groups. With no-break spaces, so that the Intl of server and browser agree. */
const groupedIn = oncePerLocale((locale) => {
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, useGrouping: 'always' })
  return (value: number): string => whole.format(value).replaceAll(/\s/g, '\u00a0')
})

type Written = (odds_thousandths: number) => string

const useWritten = (write: typeof oddsText): Written => {
  const chosen = useChosen()
  const { locale } = useFormats()
  return useCallback((odds_thousandths: number) => write(odds_thousandths, chosen, groupedIn(locale)), [chosen, locale, write])
}

/** The odds of one price as this device reads them. */
export const useOddsText = (): Written => useWritten(oddsText)

/** The odds of a whole bet, or what one brought, as this device reads them: also above what one price can be. */
export const useMultipleText = (): Written => useWritten(multipleText)
