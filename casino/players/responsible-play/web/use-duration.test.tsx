import { renderToStaticMarkup as html } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { knownSession } from './play-session.ts'
import { useSessionClock } from './use-duration.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', {})
})
afterEach(() => {
  knownSession.forget()
  vi.useRealTimers()
})

const Clock = () => {
  const clock = useSessionClock()
  return `${clock?.played_s} ${clock?.left_s}`
}

test('RP-002: whoever opens the clock of a visit reads at once how long it has been and what is left, as of now', () => {
  vi.advanceTimersByTime(600_000)
  const session = { playedSeconds: 30, remainingSeconds: 100, stopped: null, startedAt: '', realityCheckDue: false, nextSeconds: 60 }
  knownSession.set({ session, heard_at_ms: performance.now() })
  vi.advanceTimersByTime(40_000)
  expect(html(<Clock />)).toBe('70 60')
})
