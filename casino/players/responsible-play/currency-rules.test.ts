import { expect, test } from 'vitest'
import { limitInCurrency } from './currency-rules.ts'

const increase = (to: bigint | null) => ({ to, confirmable_at: new Date(1), lapses_at: new Date(2) })

test('RP-001, A-046: a limit means about the same in another currency, and never more', () => {
  expect(limitInCurrency({ amount: 420_099n, increase: null }, 'UAH', 'USD')).toEqual({ amount: 10_002n, increase: null })
  expect(limitInCurrency({ amount: 0n, increase: null }, 'UAH', 'USD')).toEqual({ amount: 0n, increase: null })
  expect(limitInCurrency({ amount: null, increase: null }, 'UAH', 'USD')).toEqual({ amount: null, increase: null })
})

test('RP-001: an increase that waits keeps its time, and one of which nothing is left is gone', () => {
  const state = limitInCurrency({ amount: 42_000n, increase: increase(84_000n) }, 'UAH', 'USD')
  expect(state).toEqual({ amount: 1_000n, increase: increase(2_000n) })
  expect(limitInCurrency({ amount: 42_000n, increase: increase(null) }, 'UAH', 'USD').increase?.to).toBeNull()
  expect(limitInCurrency({ amount: 42_000n, increase: increase(42_001n) }, 'UAH', 'USD').increase).toBeNull()
})
