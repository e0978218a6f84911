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
])('%j with %i digits after the point is %i', (typed, exponent, amount) => expect(typedAmount(typed, exponent, ',')).toBe(amount))

test('an amount is read as the page itself writes it: in English a comma separates thousands, in Ukrainian and Russian it begins the decimals', () => {
  expect(['1,000', '12,345.6', '1,234,567', '1,5', '1.5', '0,500'].map((typed) => typedAmount(typed, 6, '.'))).toEqual([
    1_000_000_000, 12_345_600_000, 1_234_567_000_000, 1_500_000, 1_500_000, 500_000,
  ])
  expect(['1,000', '1,234.56', '1,234,567'].map((typed) => typedAmount(typed, 6, ','))).toEqual([
    1_000_000, 1_234_560_000, 1_234_567_000_000,
  ])
  for (const typed of ['1,00,000', '1.234,567', ',500', '1234,567.8']) expect(typedAmount(typed, 2, '.')).toBeNull()
})

test.each(['', ' ', '-5', '+5', '1,234', '1.2.3', 'сто', '1e3', '9999999999999', '٣'])('%j is no amount', (typed) =>
  expect(typedAmount(typed, 2, ',')).toBeNull(),
)

test('what the field shows is read back as the same amount, in every exponent', () => {
  fc.assert(
    fc.property(
      fc.nat(999_999_999_999),
      fc.integer({ min: 0, max: 8 }),
      fc.constantFrom('.' as const, ',' as const),
      (amount, exponent, point) => {
        expect(typedAmount(shownAmount(amount, exponent, point), exponent, point)).toBe(amount)
      },
    ),
  )
  expect(shownAmount(20_000, 2, ',')).toBe('200')
  expect(shownAmount(20_050, 2, ',')).toBe('200,50')
  expect(shownAmount(2_500_000, 6, '.')).toBe('2.5')
})
