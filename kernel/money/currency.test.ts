import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minorToDecimal, toWire, wholeUnits } from '#kernel/money/currency.ts'

test('minor units become a decimal exactly', () => {
  expect([minorToDecimal(123456n, 2), minorToDecimal(-5n, 2), minorToDecimal(7n, 0), minorToDecimal(1n, 6)]).toEqual([
    '1234.56',
    '-0.05',
    '7',
    '0.000001',
  ])
})

test('the decimal form loses nothing', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.integer({ min: 0, max: 8 }), (amount, exponent) => {
      expect(BigInt(minorToDecimal(amount, exponent).replace('.', ''))).toBe(amount)
    }),
  )
})

test('an amount outside the safe integers never crosses the wire', () => {
  expect(toWire(BigInt(Number.MAX_SAFE_INTEGER))).toBe(Number.MAX_SAFE_INTEGER)
  expect(() => toWire(BigInt(Number.MAX_SAFE_INTEGER) + 1n)).toThrow(RangeError)
})

test('WA-005: 50 UAH in minor units', () => {
  expect(wholeUnits(50, 'UAH')).toBe(5_000n)
  expect(wholeUnits(1, 'USDT')).toBe(1_000_000n)
})
