import { expect, test } from 'vitest'
import { outcomeOf } from './rules.ts'

test('too small a deposit brings nothing, any signal is looked at first, and nothing is given that the fund does not hold', () => {
  const honest = { deposit_minor: 20_000n, least_minor: 20_000n, signals: [], is_funded: true } as const
  expect(outcomeOf(honest)).toBe('rewarded')
  expect(outcomeOf({ ...honest, deposit_minor: 19_999n, signals: ['device'] })).toBe('small')
  expect(outcomeOf({ ...honest, signals: ['network'], is_funded: false })).toBe('checking')
  expect(outcomeOf({ ...honest, is_funded: false })).toBe('waiting')
  expect(outcomeOf({ ...honest, least_minor: null })).toBe('waiting')
})
