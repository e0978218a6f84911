import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies, type Currency } from '#kernel/money/currency.ts'
import { inCurrency } from './reference-rates.ts'

const anyCurrency = fc.constantFrom(...(Object.keys(currencies) as Currency[]))
const anyAmount = fc.bigInt({ min: 0n, max: BigInt(Number.MAX_SAFE_INTEGER) })

test('a limit of 4,200 hryvnias is one of 100 dollars, whatever the digits of the currency', () => {
  expect(inCurrency(420_000n, 'UAH', 'USD', 'down')).toBe(10_000n)
  expect(inCurrency(10_000n, 'USD', 'UAH', 'down')).toBe(420_000n)
  expect(inCurrency(10_000n, 'USD', 'USDT', 'down')).toBe(100_000_000n)
  expect(inCurrency(1n, 'UAH', 'USD', 'down')).toBe(0n)
  expect(inCurrency(1n, 'UAH', 'USD', 'up')).toBe(1n)
})

test('there and back a limit never grows, and what was used never shrinks', () => {
  fc.assert(
    fc.property(anyAmount, anyCurrency, anyCurrency, (amount, from, to) => {
      const limit = inCurrency(inCurrency(amount, from, to, 'down'), to, from, 'down')
      expect(limit <= amount).toBe(true)
      const there = inCurrency(amount, from, to, 'up')
      // The cap of safe integers cuts what is beyond any amount of money.
      if (there < BigInt(Number.MAX_SAFE_INTEGER)) expect(inCurrency(there, to, from, 'up') >= amount).toBe(true)
    }),
  )
})
