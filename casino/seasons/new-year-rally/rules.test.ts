import { expect, test } from 'vitest'
import { leaderboard_limit, leaderboard_offset, most_places, shown_rows, statusOf } from './rules.ts'

test('CN-012: thirty rows come with the rally and the call gives the seventy after them: a hundred places', () => {
  expect([leaderboard_limit, leaderboard_offset]).toEqual([70, 30])
  expect(leaderboard_offset).toBe(shown_rows)
  expect(shown_rows + leaderboard_limit).toBe(most_places)
})

test('a reward waits once its checkpoint is passed, and says why it cannot be taken otherwise', () => {
  const locked = { is_passed: false, is_given: false, left: 5, is_open: true }
  expect(statusOf(locked)).toBe('locked')
  expect(statusOf({ ...locked, is_passed: true })).toBe('available')
  expect(statusOf({ ...locked, is_passed: true, left: 0 })).toBe('given-out')
  expect(statusOf({ ...locked, is_passed: true, is_open: false })).toBe('missed')
  expect(statusOf({ is_passed: true, is_given: true, left: 0, is_open: false })).toBe('received')
})
