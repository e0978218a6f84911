/**
 * What a person typed as a limit, in minor units ("1 000,5" with 2 digits → 100050), or in minutes with none. Null for an empty
 * field, which is no limit; undefined for what is no amount.
 */
export const typedLimit = (typed: string, exponent: number): number | null | undefined => {
  const text = typed.replaceAll(/[\s\u00a0\u202f]/g, '')
  if (text === '') return null
  const found = /^(\d{1,12})(?:[.,](\d*))?$/.exec(text)
  if (!found) return undefined
  const [, whole = '', part = ''] = found
  if (part.length > exponent) return undefined
  const amount = Number(`${whole}${part.padEnd(exponent, '0')}`)
  return Number.isSafeInteger(amount) ? amount : undefined
}

/** A limit as its field shows it: (100050, 2) → "1000.50", whole amounts without their zeros; no limit is an empty field. */
export const shownLimit = (amount: number | null, exponent: number): string => {
  if (amount === null) return ''
  const digits = String(amount).padStart(exponent + 1, '0')
  const whole = digits.slice(0, digits.length - exponent)
  const part = digits.slice(digits.length - exponent)
  return /^0*$/.test(part) ? whole : `${whole}.${part}`
}
