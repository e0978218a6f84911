import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownAmount, typedAmount } from './amount-text.ts'

test.each([
  ['200', 2, 20_000],
  ['1 000,5', 2, 100_050],
  ['1\u00a0000.05', 2, 100_005],
  ['0,1', 2, 10],
  ['7.', 2, 700],
  ['2.000001', 6, 2_000_001],
])('%j with %i digits after the point is %i', (typed, exponent, amount) => expect(typedAmount(typed, exponent)).toBe(amount))

test.each(['', ' ', '-5', '+5', '1,234', '1.2.3', 'сто', '1e3', '9999999999999', '٣'])('%j is no amount', (typed) =>
  expect(typedAmount(typed, 2)).toBeNull(),
)

test('what the field shows is read back as the same amount, in every exponent', () => {
  fc.assert(
    fc.property(
      fc.nat(999_999_999_999),
      fc.integer({ min: 0, max: 8 }),
      fc.constantFrom('.' as const, ',' as const),
      (amount, exponent, point) => {
        expect(typedAmount(shownAmount(amount, exponent, point), exponent)).toBe(amount)
      },
    ),
  )
  expect(shownAmount(20_000, 2, ',')).toBe('200')
  expect(shownAmount(20_050, 2, ',')).toBe('200,50')
  expect(shownAmount(2_500_000, 6, '.')).toBe('2.5')
})
