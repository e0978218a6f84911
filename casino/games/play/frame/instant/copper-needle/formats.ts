import { percentsIn } from '#kernel/i18n/percents.ts'
import { instantFormats } from '../instant-formats.ts'
import { numbers } from '#engines/instant/over-under/bets.ts'

export interface NeedleFormats {
  /** A number of the dial: 4321 is 43.21. */
  readonly number: (number: number) => string
  readonly chance: (chance: number) => string
  readonly percent: (share: number) => string
  readonly multiple: (twentieths: number) => string
}

/** Numbers as the reader's language writes them. */
export const needleFormats = (locale: string): NeedleFormats => {
  const two = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2, minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const { multiple } = instantFormats(locale)
  const percent = percentsIn(locale, { minimumFractionDigits: 2 })
  return {
    number: (number) => two.format(number / 100),
    chance: (chance) => percent.format(chance / numbers),
    multiple,
    percent: (share) => percent.format(share),
  }
}
