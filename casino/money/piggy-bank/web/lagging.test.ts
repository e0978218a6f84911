import { expect, test } from 'vitest'
import { caughtUp, shown_late_ms, updated } from './lagging.ts'

test('MB-011, CN-036: the balance of the piggy bank is shown one update behind, for ten seconds', () => {
  const first = updated({ shown: 100, latest: 100 }, 150)
  expect(first.shown).toBe(100)
  // A second update before the ten seconds are over: the first is shown.
  const second = updated(first, 170)
  expect(second.shown).toBe(150)
  expect(updated(second, 170)).toBe(second)
  expect(caughtUp(second).shown).toBe(170)
  expect(shown_late_ms).toBe(10_000)
})
