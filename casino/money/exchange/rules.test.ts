import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies, type Currency } from '#kernel/money/currency.ts'
import { broughtBy, worthOf } from './rules.ts'

const worths = { UAH: 1_000_000n, USD: 42_000_000n, EUR: 48_500_000n, USDT: 42_000_000n }

test('GN-003: an amount brings what it is worth less one percent, whatever the digits of the currency', () => {
  expect(broughtBy(420_000n, 'UAH', 'USD', worths)).toBe(9_900n)
  expect(broughtBy(10_000n, 'USD', 'UAH', worths)).toBe(415_800n)
  expect(broughtBy(10_000n, 'USD', 'USDT', worths)).toBe(99_000_000n)
  expect(broughtBy(1n, 'UAH', 'USD', worths)).toBe(0n)
})

test('where a source does not know a currency nothing is said of it', () => {
  expect(broughtBy(100n, 'USD', 'USDT', { UAH: 1_000_000n, USD: 42_000_000n })).toBeNull()
  expect(broughtBy(100n, 'USD', 'UAH', { UAH: 0n, USD: 42_000_000n })).toBeNull()
})

test('there and back never gains', () => {
  const any = fc.constantFrom(...(Object.keys(currencies) as Currency[]))
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 14n }), any, any, (amount, from, to) => {
      const there = broughtBy(amount, from, to, worths) ?? 0n
      expect((broughtBy(there, to, from, worths) ?? 0n) <= amount).toBe(true)
    }),
  )
})

test.each([
  ['41.5823', 41_582_300n],
  ['48', 48_000_000n],
  ['0.0000019', 1n],
  ['0', null],
  ['-1', null],
  ['1e3', null],
  ['', null],
])('the rate %j is %s', (written, worth) => expect(worthOf(written)).toBe(worth))
