/** Formats shares of one: 0.9645 → "96,45 %". */
export interface PercentFormat {
  readonly format: (share: number) => string
}

type Digits = Omit<Intl.NumberFormatOptions, 'style'>

/**
 * Per cents as the texts have them: with a no-break space before the sign in uk and ru, without one in en. Intl has it for ru, and not for
 * uk, where it is written so as well.
 */
export const percentsIn = (locale: string, digits: Digits = {}): PercentFormat => {
  const intl = new Intl.NumberFormat(locale, { ...digits, style: 'percent' })
  return /^(?:uk|ru)\b/.test(locale) ? { format: (share) => intl.format(share).replace(/\s?%/, '\u{A0}%') } : intl
}
