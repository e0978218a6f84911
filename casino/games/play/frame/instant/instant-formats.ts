import { percentsIn } from '#kernel/i18n/percents.ts'

export interface InstantFormats {
  /** Twentieths of the stake as a multiple: 39 is ×1.95. */
  readonly multiple: (twentieths: number) => string
  readonly percent: (share: number) => string
  /** "1 in N rounds", rounded. */
  readonly rounds: (share: number) => string
}

/** Figures formatted for the player's language. */
export const instantFormats = (locale: string): InstantFormats => {
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const percent = percentsIn(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  // Below 0.01 % two significant digits are shown.
  const rare = percentsIn(locale, { maximumSignificantDigits: 2 })
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, useGrouping: 'always' })
  return {
    multiple: (twentieths) => `×${plain.format(twentieths / 20)}`,
    percent: (share) => (share > 0 && share < 0.0005 ? rare : percent).format(share),
    rounds: (share) => whole.format(1 / share),
  }
}
