import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClockAhead } from './clock-ahead.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What is told of a match now, or was some time ago. */
const told = (age_ms = 0, pace = 1) => ({ at: new Date(Date.now() - age_ms).toISOString(), pace })

test('the clock of a match runs on from when its time was told, but no further than a minute', () => {
  const ahead = createClockAhead()
  const [match, simulated] = [told(), told(0, 30)]
  expect([ahead(match), ahead(simulated)]).toEqual([0, 0])
  vi.advanceTimersByTime(1_500)
  expect([ahead(match), ahead(simulated)]).toEqual([1, 45])
  vi.advanceTimersByTime(600_000)
  expect([ahead(match), ahead(simulated)]).toEqual([59, 59])
})

test.each([60_000, -60_000])('a device whose clock is %i ms off shows the same time of the match as any other', (off_ms) => {
  const ahead = createClockAhead()
  const match = told()
  vi.setSystemTime(Date.now() + off_ms)
  expect(ahead(match)).toBe(0)
  vi.advanceTimersByTime(10_000)
  expect(ahead(match)).toBe(10)
})

test('a time that was old when it came counts as just told until a newer one of any match shows how old it is', () => {
  const ahead = createClockAhead()
  const old = told(40_000)
  expect(ahead(old)).toBe(0)
  vi.advanceTimersByTime(4_000)
  expect([ahead(old), ahead(told()), ahead(old)]).toEqual([4, 0, 44])
})
