import { exponentOf, minorToDecimal } from '#kernel/money/currency.ts'

export type AmountFormat = {
  readonly currency: string
  /** Decimals of the currency's minor unit: 2 for UAH, 6 for USDT. */
  readonly exponent: number
  readonly locale: string
  /** `always` puts a plus before positive amounts; `never` shows the absolute value. */
  readonly sign?: 'auto' | 'always' | 'never'
  /** Leaves out ".00" of whole amounts: for presets, prizes and limits. */
  readonly trim?: boolean
}

const signs = { auto: 'auto', always: 'exceptZero', never: 'never' } as const
const isoCode = /^[A-Z]{3}$/
const formats = new Map<string, Intl.NumberFormat>()

/** Maximum decimals shown: USDT has 6 in the ledger, and up to 4 are shown. */
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
    // Some locales do not group four digits: "1000" next to "10 000".
    useGrouping: 'always',
    signDisplay: signs[sign],
    trailingZeroDisplay: trim ? 'stripIfInteger' : 'auto',
  })
  formats.set(key, made)
  return made
}

/**
 * Formats an amount for players: (123456, UAH, uk) → "1 234,56 ₴". Exact: Intl gets a decimal string, and extra digits are cut,
 * never rounded up. Spaces are replaced by no-break spaces, so that the Intl of server and browser agree.
 */
export const formatAmount = (amount_minor: bigint | number, format: AmountFormat): string => {
  const decimal = minorToDecimal(amount_minor, format.exponent) as `${number}`
  const text = numberFormat(format).format(decimal)
  const named = isoCode.test(format.currency) ? text : `${text} ${format.currency}`
  return named.replaceAll(/\s/g, '\u00a0')
}

/** The same by currency code, with whole amounts shown without ".00": (50000, UAH, uk) → "500 ₴". */
export const amountText = (amount_minor: bigint | number, currency: string, locale: string): string =>
  formatAmount(amount_minor, { currency, exponent: exponentOf(currency), locale, trim: true })
