import { percentsIn } from '#kernel/i18n/percents.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { oncePerLocale } from '#kernel/web/texts/once-per-locale.ts'

export interface Figures {
  /** 96.45 → "96,45 %" */
  readonly percent: (value: number) => string
  /** 35543.75 → "×35 543", in English "35,543×". Rounded down, so that it never promises more than the game pays. */
  readonly multiple: (value: number) => string
}

const figuresOf = oncePerLocale((locale): Figures => {
  const percent = percentsIn(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, useGrouping: 'always' })
  const times = (count: string): string => (locale.startsWith('en') ? `${count}×` : `×${count}`)
  return { percent: (value) => percent.format(value / 100), multiple: (value) => times(whole.format(Math.floor(value))) }
})

/** Published figures formatted for the page's language. */
export const useFigures = (): Figures => figuresOf(useFormats().locale)
