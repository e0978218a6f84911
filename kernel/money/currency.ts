/** The site's real-money currencies: ISO code → exponent (number of decimals). Loyalty points are not currencies. */
export const currencies = {
  UAH: { id: 2, exponent: 2, symbol: '₴' },
  USD: { id: 1, exponent: 2, symbol: '$' },
  EUR: { id: 3, exponent: 2, symbol: '€' },
  USDT: { id: 4, exponent: 6, symbol: '₮' },
} as const

export type Currency = keyof typeof currencies

export const isCurrency = (value: unknown): value is Currency => typeof value === 'string' && Object.hasOwn(currencies, value)

/** Decimals of an asset's code; 0 for what is not a currency, such as points. */
export const exponentOf = (code: string): number => (isCurrency(code) ? currencies[code].exponent : 0)

/** Minor units as a decimal string, exactly: (123456n, 2) → "1234.56". */
export const minorToDecimal = (amount_minor: bigint | number, exponent: number): string => {
  const amount = BigInt(amount_minor)
  const digits = (amount < 0n ? -amount : amount).toString().padStart(exponent + 1, '0')
  const whole = digits.slice(0, digits.length - exponent)
  const sign = amount < 0n ? '-' : ''
  return exponent === 0 ? sign + whole : `${sign}${whole}.${digits.slice(-exponent)}`
}

/** bigint minor units as a JSON number. Throws RangeError outside the safe integers, rather than rounding silently. */
export const toWire = (amount_minor: bigint): number => {
  const amount = Number(amount_minor)
  if (!Number.isSafeInteger(amount)) throw new RangeError('amount outside the safe integers')
  return amount
}

/** Whole units of a currency in minor units: (50, 'UAH') → 5000n. */
export const wholeUnits = (units: number, currency: Currency): bigint => BigInt(units) * 10n ** BigInt(currencies[currency].exponent)
