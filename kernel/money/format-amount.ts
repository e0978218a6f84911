import { exponentOf, minorToDecimal } from '#kernel/money/currency.ts'

export type AmountFormat = {
  readonly currency: string
  /** Digits after the point in a minor unit: 2 for UAH, 6 for USDT. */
  readonly exponent: number
  readonly locale: string
  /** `always` puts a plus before what came in; `never` shows the size alone. */
  readonly sign?: 'auto' | 'always' | 'never'
  /** Leaves out ".00" of whole amounts: for presets, prizes and limits. */
  readonly trim?: boolean
}

const signs = { auto: 'auto', always: 'exceptZero', never: 'never' } as const
const isoCode = /^[A-Z]{3}$/
const formats = new Map<string, Intl.NumberFormat>()

/** More than this after the point is noise to a player: USDT keeps 6 digits in the ledger and shows up to 4. */
const shownDigits = 4

const numberFormat = ({ currency, exponent, locale, sign = 'auto', trim = false }: AmountFormat): Intl.NumberFormat => {
  const key = `${locale} ${currency} ${exponent} ${sign} ${trim}`
  const known = formats.get(key)
  if (known) return known
  const digits = {
    minimumFractionDigits: Math.min(exponent, 2),
    maximumFractionDigits: Math.min(exponent, shownDigits),
    roundingMode: 'trunc',
  } as const
  const made = new Intl.NumberFormat(locale, {
    ...(isoCode.test(currency) ? { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } : {}),
    ...digits,
    // Some locales leave four digits ungrouped: "1000" under "10 000".
    useGrouping: 'always',
    signDisplay: signs[sign],
    trailingZeroDisplay: trim ? 'stripIfInteger' : 'auto',
  })
  formats.set(key, made)
  return made
}

/**
 * An amount as a player reads it: (123456, UAH, uk) → "1 234,56 ₴". Exact: the number goes to Intl as a decimal string,
 * and digits that are not shown are cut, never rounded up. Spaces are made no-break ones, so that the server's and the
 * browser's Intl agree.
 */
export const formatAmount = (amount_minor: bigint | number, format: AmountFormat): string => {
  const decimal = minorToDecimal(amount_minor, format.exponent) as `${number}`
  const text = numberFormat(format).format(decimal)
  const named = isoCode.test(format.currency) ? text : `${text} ${format.currency}`
  return named.replaceAll(/\s/g, '\u00a0')
}

/** The same of a currency of the house, whole amounts without their ".00": (50000, UAH, uk) → "500 ₴". */
export const amountText = (amount_minor: bigint | number, currency: string, locale: string): string =>
  formatAmount(amount_minor, { currency, exponent: exponentOf(currency), locale, trim: true })
