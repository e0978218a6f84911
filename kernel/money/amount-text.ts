import type { Language } from '#kernel/i18n/texts.ts'

/** What a language writes between whole units and their parts. */
export type Point = '.' | ','

export const pointOf = (language: Language): Point => (language === 'en' ? '.' : ',')

const inThousands = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/

/** "1,234.56" without the commas. Where a comma stands for the point, "1,234" is one unit and a part of the next. */
const withoutThousands = (text: string, point: Point): string =>
  inThousands.test(text) && (point === '.' || /,.*[,.]/.test(text)) ? text.replaceAll(',', '') : text

/**
 * Parses an amount typed by a person into minor units, exactly: ("1 000,5", 2) → 100050. Null if it is not an amount: words, a
 * sign, more decimals than the currency has, or too many digits. A point and a comma both begin the decimals, unless a comma separates
 * thousands, as it does where the language's `point` is a point.
 */
export const typedAmount = (typed: string, exponent: number, point: Point): number | null => {
  const text = withoutThousands(typed.replaceAll(/[\s\u00a0\u202f']/g, ''), point)
  const found = /^(\d{1,12})(?:[.,](\d*))?$/.exec(text)
  if (!found) return null
  const [, whole = '', part = ''] = found
  if (part.length > exponent) return null
  const amount = Number(`${whole}${part.padEnd(exponent, '0')}`)
  return Number.isSafeInteger(amount) ? amount : null
}

/** Formats an amount for an input field: (100050, 2, ",") → "1000,50"; whole amounts have no decimals. */
export const shownAmount = (amount: number, exponent: number, point: Point): string => {
  const digits = String(amount).padStart(exponent + 1, '0')
  const whole = digits.slice(0, digits.length - exponent)
  const part = digits.slice(digits.length - exponent)
  if (/^0*$/.test(part)) return whole
  return `${whole}${point}${exponent > 2 ? part.replace(/0+$/, '') : part}`
}
