import { expect, test } from 'vitest'
import { healthOf } from './provider-health.ts'

const figures = { begun: 0, unanswered: 0, completed: 0, failed: 0 }

test('a provider that mostly does not answer is down, one whose payments mostly fail is failing, and few tries say nothing', () => {
  expect(healthOf(undefined)).toBe('well')
  expect([3, 4].map((begun) => healthOf({ ...figures, begun, unanswered: begun }))).toEqual(['well', 'down'])
  expect([2, 3].map((unanswered) => healthOf({ ...figures, begun: 4, unanswered }))).toEqual(['well', 'down'])
  expect([9, 10].map((failed) => healthOf({ ...figures, begun: failed, failed }))).toEqual(['well', 'failing'])
  expect(healthOf({ ...figures, begun: 20, completed: 10, failed: 10 })).toBe('well')
})
