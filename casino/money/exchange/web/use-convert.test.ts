import { expect, test } from 'vitest'
import { secondsOf } from './use-convert.ts'

test('an offer counts whole seconds down to its end, and never below', () => {
  expect([30_000, 29_999, 1_001, 1_000, 1, 0, -5_000].map((left_ms) => secondsOf(1_000_000 + left_ms, 1_000_000))).toEqual([
    30, 30, 2, 1, 1, 0, 0,
  ])
})
