import { afterEach, expect, test, vi } from 'vitest'
import { createRereading } from './reread.ts'

afterEach(() => void vi.useRealTimers())

test('however often a table moves, rows that no message tells are read once a while, and no more once nobody looks', () => {
  vi.useFakeTimers()
  const read = vi.fn()
  const rereading = createRereading(read, 5_000)
  for (let second = 0; second < 12; second += 1) {
    rereading.moved()
    vi.advanceTimersByTime(1_000)
  }
  expect(read).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(60_000)
  expect(read).toHaveBeenCalledTimes(3)
  rereading.moved()
  rereading.stop()
  vi.advanceTimersByTime(60_000)
  expect(read).toHaveBeenCalledTimes(3)
})
