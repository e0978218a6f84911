import { expect, test } from 'vitest'
import { budgetOf, levelOf, levels, levelTerms, longestStreak, mondayOf_ms, prizeAmount, weekName } from './rules.ts'

test('right guesses raise from no level to silver, gold and global, each at its own number', () => {
  expect([0, 4, 5, 9, 10, 15, 16, 28].map(levelOf)).toEqual([null, null, 'silver', 'silver', 'gold', 'gold', 'global', 'global'])
})

test('a run of right guesses ends with a wrong one and goes on through a void match', () => {
  expect(longestStreak([])).toBe(0)
  expect(longestStreak([true, true, false, true, null, true, true])).toBe(3)
})

test('a week has a budget for every prize that it names', () => {
  const each = levels.map((level) => prizeAmount(levelTerms[level].worth, 'UAH') * BigInt(levelTerms[level].prizes))
  expect(budgetOf('austin-major', 'UAH')).toBe(each.reduce((sum, one) => sum + one, 0n))
  expect(budgetOf('national-league', 'UAH')).toBe(100_000n)
})

test('a week is named by its Monday', () => {
  for (const day of ['2026-11-30', '2026-12-01', '2026-12-06'])
    expect(weekName(mondayOf_ms(Date.parse(`${day}T23:59:59Z`))), day).toBe('2026-11-30')
})
