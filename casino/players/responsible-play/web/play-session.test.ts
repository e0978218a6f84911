import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { timeOver } from '#kernel/web/state/play-time.ts'
import type { PlaySession } from '../contract.ts'
import { createBeating, knownSession, secondsLeft, secondsPlayed } from './play-session.ts'

const told: PlaySession = {
  playedSeconds: 30,
  startedAt: '2026-12-01T12:00:00.000Z',
  remainingSeconds: 100,
  stopped: null,
  realityCheckDue: false,
  nextSeconds: 60,
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', {})
})
afterEach(() => void vi.useRealTimers())

const page = (answers: (PlaySession | null)[]) => {
  const state = { beats: 0, visible: true, due: 0 }
  const beating = createBeating({
    beat: async () => {
      const answer = answers[state.beats++]
      return answer === undefined ? told : answer
    },
    isVisible: () => state.visible,
    now_ms: () => Date.now(),
    onDue: () => state.due++,
  })
  return { state, beating }
}

test('RP-002: a page in sight beats when it is told to, and sooner after a failure', async () => {
  const { state, beating } = page([told, null])
  await beating.now()
  await vi.advanceTimersByTimeAsync(59_999)
  expect(state.beats).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(state.beats).toBe(2)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(state.beats).toBe(3)
  beating.stop()
  await vi.advanceTimersByTimeAsync(600_000)
  expect([state.beats, knownSession.get()]).toEqual([3, undefined])
})

test('RP-002: a page out of sight keeps silent, and speaks at once when it is seen', async () => {
  const { state, beating } = page([])
  await beating.now()
  state.visible = false
  await vi.advanceTimersByTimeAsync(600_000)
  expect(state.beats).toBe(1)
  state.visible = true
  beating.seen()
  await vi.advanceTimersByTimeAsync(0)
  expect(state.beats).toBe(2)
  // Looking away for a moment is no reason to ask again.
  beating.seen()
  expect(state.beats).toBe(2)
  beating.stop()
})

test('RP-007: a reality check that is due is told once', async () => {
  const { state, beating } = page([{ ...told, realityCheckDue: true }])
  await beating.now()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([state.beats, state.due]).toEqual([2, 1])
  beating.stop()
})

test('the clock goes on between two beats', () => {
  const known = { session: told, heard_at_ms: 1_000 }
  expect([secondsPlayed(known, 1_000), secondsPlayed(known, 6_999), secondsPlayed(known, 0)]).toEqual([30, 35, 30])
  expect([secondsLeft(known, 11_000), secondsLeft(known, 999_000), secondsLeft(known, 0)]).toEqual([90, 0, 100])
  expect(secondsLeft({ ...known, session: { ...told, remainingSeconds: null } }, 1_000)).toBeNull()
})

test('RP-002: the end of time is told to whatever is open, once for each end; limits that are still to be set are no end of it', async () => {
  const till = '2026-12-02T12:00:00.000Z'
  const ended = { ...told, stopped: { reason: 'session-limit' as const, till } }
  const { beating } = page([
    told,
    ended,
    { ...ended, stopped: { ...ended.stopped } },
    { ...told, stopped: { reason: 'limits-required', till: null } },
  ])
  const heard: unknown[] = []
  const leave = timeOver.subscribe(() => heard.push(timeOver.get()))
  for (let beats = 0; beats < 4; beats++) await beating.now()
  expect(heard).toEqual([{ reason: 'session-limit', till }, null])
  leave()
  beating.stop()
})
