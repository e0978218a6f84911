import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setNavigation } from '#kernel/web/page/navigation.ts'
import { handle, reload_after_ms } from './free-spins-pushed.ts'

const revalidate = vi.fn(async () => undefined)
const on = (current: string) => setNavigation({ navigate: vi.fn(), current, revalidate })

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
})
afterEach(() => void vi.useRealTimers())

test('RTM-019b, CN-027: free spins are read anew a second after their message, once however many came, and other pages are left alone', () => {
  on('/bonuses/')
  handle()
  handle()
  vi.advanceTimersByTime(reload_after_ms - 1)
  expect(revalidate).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(revalidate).toHaveBeenCalledOnce()
  on('/games/')
  handle()
  vi.advanceTimersByTime(reload_after_ms)
  expect(revalidate).toHaveBeenCalledOnce()
})
