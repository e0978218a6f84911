/** An exact rational number. Kept reduced, with a positive denominator, by `fraction`. */
export interface Fraction {
  readonly numerator: bigint
  readonly denominator: bigint
}

const greatestCommonDivisor = (a: bigint, b: bigint): bigint => {
  let larger = a < 0n ? -a : a
  let smaller = b < 0n ? -b : b
  while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller]
  return larger
}

/** numerator / denominator, reduced. RangeError when the denominator is zero. */
export const fraction = (numerator: bigint, denominator = 1n): Fraction => {
  if (denominator === 0n) throw new RangeError('a fraction needs a denominator other than zero')
  const sign = denominator < 0n ? -1n : 1n
  const divisor = greatestCommonDivisor(numerator, denominator) * sign
  return { numerator: numerator / divisor, denominator: denominator / divisor }
}

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)

export const minus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator)

export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.numerator * b.numerator, a.denominator * b.denominator)

/** "36/37". */
export const fractionText = ({ numerator, denominator }: Fraction): string => `${numerator}/${denominator}`

/** The nearest decimal with `digits` digits behind the point, half up; (2/3, 2) is "0.67". Not for negative numbers. */
export const roundedText = ({ numerator, denominator }: Fraction, digits: number): string =>
  placed((numerator * 10n ** BigInt(digits) * 2n + denominator) / (denominator * 2n), digits)

/** The greatest decimal with `digits` digits that is not above the number. Not for negative numbers. */
export const floorText = ({ numerator, denominator }: Fraction, digits: number): string =>
  placed((numerator * 10n ** BigInt(digits)) / denominator, digits)

/** The square root, cut to `digits` decimals. Not for negative numbers. */
export const rootText = ({ numerator, denominator }: Fraction, digits: number): string =>
  placed(integerRoot((numerator * 100n ** BigInt(digits)) / denominator), digits)

const placed = (scaled: bigint, digits: number): string => {
  if (digits === 0) return String(scaled)
  const text = String(scaled).padStart(digits + 1, '0')
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/** The greatest integer whose square is not above n, by Newton's method from above. */
const integerRoot = (n: bigint): bigint => {
  if (n < 2n) return n
  let guess = 1n << BigInt((n.toString(2).length + 1) >> 1)
  for (;;) {
    const next = (guess + n / guess) >> 1n
    if (next >= guess) return guess
    guess = next
  }
}
