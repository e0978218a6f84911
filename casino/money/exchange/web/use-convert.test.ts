import { expect, test } from 'vitest'
import { isStillOffered, secondsOf } from './use-convert.ts'

test('an offer counts whole seconds down to its end, and never below', () => {
  expect([30_000, 29_999, 1_001, 1_000, 1, 0, -5_000].map((left_ms) => secondsOf(1_000_000 + left_ms, 1_000_000))).toEqual([
    30, 30, 2, 1, 1, 0, 0,
  ])
})

test('an offer stays until it is known what came of it', () => {
  const refused = (status: number | null, is_unknown: boolean) =>
    ({ success: false, status, is_unknown, error: 'no', message: 'Ні', errors: {}, details: {} }) as const
  expect([null, 502, 503, 504, 409].map((status) => isStillOffered(refused(status, true)))).toEqual(Array(5).fill(true))
  expect(isStillOffered(null)).toBe(true)
  expect([200, 409].map((status) => isStillOffered(refused(status, false)))).toEqual([false, false])
})
