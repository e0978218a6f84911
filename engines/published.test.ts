import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { floorText, fraction, fractionText, minus, rootText, roundedText, times } from './fraction.ts'
import { volatilityOf } from './published.ts'

describe('fractions', () => {
  test('are kept reduced with a positive denominator', () => {
    expect(fractionText(fraction(72n, 74n))).toBe('36/37')
    expect(fractionText(fraction(3n, -6n))).toBe('-1/2')
    expect(fractionText(fraction(0n, 9n))).toBe('0/1')
    expect(() => fraction(1n, 0n)).toThrow(RangeError)
    expect(fractionText(minus(fraction(1n, 2n), fraction(1n, 3n)))).toBe('1/6')
    expect(fractionText(times(fraction(2n, 3n), fraction(3n, 4n)))).toBe('1/2')
  })

  test('are written as decimals, rounded half up or down', () => {
    expect(roundedText(fraction(3600n, 37n), 2)).toBe('97.30')
    expect(roundedText(fraction(1n, 8n), 2)).toBe('0.13')
    expect(floorText(fraction(1n, 8n), 2)).toBe('0.12')
    expect(floorText(fraction(7n, 2n), 0)).toBe('3')
    expect(rootText(fraction(2n), 4)).toBe('1.4142')
    expect(rootText(fraction(0n), 2)).toBe('0.00')
  })

  test('roots are the greatest decimals whose square is not above', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 40n }), (n) => {
        const root = BigInt(rootText(fraction(n), 3).replace('.', ''))
        return root * root <= n * 10n ** 6n && (root + 1n) * (root + 1n) > n * 10n ** 6n
      }),
    )
  })
})

test('volatility is low under a deviation of 4, high from 9, medium between', () => {
  const classes = [fraction(1599n, 100n), fraction(16n), fraction(8099n, 100n), fraction(81n)].map(volatilityOf)
  expect(classes).toEqual(['low', 'medium', 'medium', 'high'])
})
