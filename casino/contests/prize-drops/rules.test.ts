import { expect, test } from 'vitest'
import { isTold, notice_ms, told_from } from './rules.ts'

test('SA-052, CN-033, CN-043: a prize drop is told for ten seconds from a value of 500 on, and one’s own whatever it is worth', () => {
  expect([notice_ms, told_from]).toEqual([10_000, 500])
  expect(isTold({ winner: 'anna', rawValue: 500 }, null)).toBe(true)
  expect(isTold({ winner: 'anna', rawValue: 499.99 }, 'borys')).toBe(false)
  expect(isTold({ winner: 'anna', rawValue: 499.99 }, null)).toBe(false)
  expect(isTold({ winner: 'anna', rawValue: 1 }, 'anna')).toBe(true)
})
