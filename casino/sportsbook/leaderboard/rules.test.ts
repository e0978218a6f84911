import { expect, test } from 'vitest'
import { coefficientOf, leaderboard_limit, mondayOf_ms } from './rules.ts'

test('SP-012: a hundred are listed unless asked otherwise; a week begins with its Monday, and a bet counts by what it paid for a unit', () => {
  expect(leaderboard_limit).toBe(100)
  const monday = Date.UTC(2026, 11, 7)
  expect([mondayOf_ms(monday), mondayOf_ms(monday - 1), mondayOf_ms(monday + 6 * 86_400_000)]).toEqual([
    monday,
    monday - 7 * 86_400_000,
    monday,
  ])
  expect([coefficientOf(2_500, 1_000), coefficientOf(1_000, 0), coefficientOf(9e15, 1)]).toEqual([2_500, 0, 1_000_000_000])
})
