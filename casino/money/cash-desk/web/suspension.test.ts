import { expect, test } from 'vitest'
import { suspension_ms } from '../rules.ts'
import { secondsLeft, suspendedUntil, suspendTransactions } from './suspension.ts'

test('CN-028, WA-021: transactions are suspended for sixty seconds, counted down to nothing', () => {
  expect(suspension_ms).toBe(60_000)
  const until_ms = 1_000_000 + suspension_ms
  expect([0, 1, 59_000, 59_999, 60_000, 90_000].map((passed) => secondsLeft(until_ms, 1_000_000 + passed))).toEqual([60, 60, 1, 1, 0, 0])
})

test('WA-021: after a reload what is left is counted down; a clock that is wrong suspends for no longer than a minute, and not for what is over', () => {
  const now_ms = 2_000_000
  const named = (ms: number): string => new Date(ms).toISOString()
  suspendTransactions(named(now_ms - 1), now_ms)
  expect(suspendedUntil()).toBe(0)
  suspendTransactions(named(now_ms + 20_000), now_ms)
  expect(suspendedUntil()).toBe(now_ms + 20_000)
  suspendTransactions(named(now_ms + 3_600_000), now_ms)
  expect(suspendedUntil()).toBe(now_ms + suspension_ms)
  // What was suspended for longer stays so.
  suspendTransactions(named(now_ms + 10_000), now_ms)
  expect(suspendedUntil()).toBe(now_ms + suspension_ms)
})
