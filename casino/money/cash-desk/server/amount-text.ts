import type { Language } from '#kernel/i18n/texts.ts'
import { exponentOf } from '#kernel/money/currency.ts'
import { formatAmount } from '#ui/format-amount.ts'

/** An amount in minor units as a person reads it: (50000n, 'UAH', 'uk') → "500 ₴". */
export const amountText = (amount_minor: bigint | number, currency: string, language: Language): string =>
  formatAmount(amount_minor, { currency, exponent: exponentOf(currency), locale: language, trim: true })
