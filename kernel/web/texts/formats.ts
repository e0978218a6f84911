import { dayText, exactMomentText, momentText } from '#kernel/i18n/moments.ts'
import { exponentOf } from '#kernel/money/currency.ts'
import { oncePerLocale } from '#kernel/web/texts/once-per-locale.ts'
import { useLanguage } from '#kernel/web/texts/use-text.tsx'

export const locales = { uk: 'uk-UA', ru: 'ru-UA', en: 'en-GB' } as const

export interface Formats {
  /** Locale for Intl and for `ui`'s Amount. */
  readonly locale: string
  /** 05.12.2026 (TH-013, CN-068). */
  readonly date: (at: string | Date) => string
  /** 05.12.2026, 18:30 */
  readonly dateTime: (at: string | Date) => string
  /** 05.12.2026, 18:30:07 */
  readonly exactTime: (at: string | Date) => string
  /** Number of decimals of a currency. */
  readonly exponent: (currency: string) => number
}

/** The same for code outside components. */
export const formatsOf = oncePerLocale((locale): Formats => ({
  locale,
  date: dayText,
  dateTime: momentText,
  exactTime: exactMomentText,
  exponent: exponentOf,
}))

/** Formats dates and amounts in the page's language; the same on the server and in the browser. */
export const useFormats = (): Formats => formatsOf(locales[useLanguage()])
