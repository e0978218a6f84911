import { expect, test } from 'vitest'
import { shownLimit, typedLimit } from './typed-limit.ts'

test.each([
  ['500', 2, 50_000],
  ['1 000,5', 2, 100_050],
  ['0', 2, 0],
  ['0.01', 2, 1],
  ['90', 0, 90],
  ['', 2, null],
  ['  ', 2, null],
  ['-5', 2, undefined],
  ['1.005', 2, undefined],
  ['1.5', 0, undefined],
  ['many', 2, undefined],
  ['1e3', 2, undefined],
  ['1234567890123', 2, undefined],
])('RP-001: "%s" with %s digits is %s', (typed, exponent, amount) => {
  expect(typedLimit(typed, exponent, ',')).toBe(amount)
})

test('RP-001: a shown limit is typed back as the same', () => {
  for (const [amount, exponent] of [
    [50_000, 2],
    [100_050, 2],
    [7, 2],
    [0, 2],
    [90, 0],
    [1_500_000, 6],
  ] as const)
    for (const point of ['.', ','] as const) expect(typedLimit(shownLimit(amount, exponent, point), exponent, point)).toBe(amount)
  expect(shownLimit(null, 2, ',')).toBe('')
})

test('RP-001: a limit of a thousand that is typed as English writes it is not a limit of one', () =>
  expect(typedLimit('1,000', 6, '.')).toBe(1_000_000_000))
