/**
 * Parses an amount typed by a person into minor units, exactly: ("1 000,5", 2) → 100050. Null if it is not an amount: words, a
 * sign, more decimals than the currency has, or too many digits.
 */
export const typedAmount = (typed: string, exponent: number): number | null => {
  const text = typed.replaceAll(/[\s\u00a0\u202f']/g, '')
  const found = /^(\d{1,12})(?:[.,](\d*))?$/.exec(text)
  if (!found) return null
  const [, whole = '', part = ''] = found
  if (part.length > exponent) return null
  const amount = Number(`${whole}${part.padEnd(exponent, '0')}`)
  return Number.isSafeInteger(amount) ? amount : null
}

/** Formats an amount for an input field: (100050, 2, ",") → "1000,50"; whole amounts have no decimals. */
export const shownAmount = (amount: number, exponent: number, point: '.' | ','): string => {
  const digits = String(amount).padStart(exponent + 1, '0')
  const whole = digits.slice(0, digits.length - exponent)
  const part = digits.slice(digits.length - exponent)
  if (/^0*$/.test(part)) return whole
  return `${whole}${point}${exponent > 2 ? part.replace(/0+$/, '') : part}`
}
