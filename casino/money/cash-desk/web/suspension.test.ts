import { expect, test } from 'vitest'
import { suspension_ms } from '../rules.ts'
import { secondsLeft } from './suspension.ts'

test('CN-028, WA-021: transactions are suspended for sixty seconds, counted down to nothing', () => {
  expect(suspension_ms).toBe(60_000)
  const until_ms = 1_000_000 + suspension_ms
  expect([0, 1, 59_000, 59_999, 60_000, 90_000].map((passed) => secondsLeft(until_ms, 1_000_000 + passed))).toEqual([60, 60, 1, 1, 0, 0])
})
