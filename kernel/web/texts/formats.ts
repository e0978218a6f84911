import { time_zone } from '#kernel/i18n/time-zone.ts'
import { exponentOf } from '#kernel/money/currency.ts'
import { oncePerLocale } from '#kernel/web/texts/once-per-locale.ts'
import { useLanguage } from '#kernel/web/texts/use-text.tsx'

export const locales = { uk: 'uk-UA', ru: 'ru-UA', en: 'en-GB' } as const

export interface Formats {
  /** For Intl and for `ui`'s Amount. */
  readonly locale: string
  /** 05.12.2026 (TH-013, CN-068). */
  readonly date: (at: string | Date) => string
  /** 05.12.2026, 18:30 */
  readonly dateTime: (at: string | Date) => string
  /** Digits after the point of a currency. */
  readonly exponent: (currency: string) => number
}

/** The same for code that is no component. */
export const formatsOf = oncePerLocale((locale): Formats => {
  const day = new Intl.DateTimeFormat('uk-UA', { timeZone: time_zone, day: '2-digit', month: '2-digit', year: 'numeric' })
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: time_zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const date = (at: string | Date): string => day.format(new Date(at))
  return {
    locale,
    date,
    dateTime: (at) => `${date(at)}, ${clock.format(new Date(at))}`,
    exponent: exponentOf,
  }
})

/** Dates and amounts as the page's language writes them; the same on the server and in the browser. */
export const useFormats = (): Formats => formatsOf(locales[useLanguage()])
