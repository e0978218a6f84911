export interface InstantFormats {
  /** Twentieths of the stake as a multiple: 39 is ×1.95. */
  readonly multiple: (twentieths: number) => string
  readonly percent: (share: number) => string
  /** One round in so many, rounded. */
  readonly rounds: (share: number) => string
}

/** Figures as the reader's language writes them. */
export const instantFormats = (locale: string): InstantFormats => {
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const percent = new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 })
  // Chances below a hundredth of a percent say more with two digits that count.
  const rare = new Intl.NumberFormat(locale, { style: 'percent', maximumSignificantDigits: 2 })
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, useGrouping: 'always' })
  return {
    multiple: (twentieths) => `×${plain.format(twentieths / 20)}`,
    percent: (share) => (share > 0 && share < 0.0005 ? rare : percent).format(share),
    rounds: (share) => whole.format(1 / share),
  }
}
