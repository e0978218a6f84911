import { expect, test } from 'vitest'
import { manualClock } from '#kernel/clock/clock.ts'
import type { Limit } from './rules.ts'
import { beat, checkDueIn, lease_ms, playedIn, type Beat, type Sitting, type Stretch, type TimeLimits } from './session-rules.ts'

const minutes = (count: number): number => count * 60_000
const free = { break_after_session_minutes: null, break_minutes: 15, limits_before_first_stake: [] } as const
const limitOf = (amount: bigint, period: Limit['period'] = '24-hours'): Limit => ({ kind: 'session', period, amount })

/** A page that beats, and what the house keeps of it. */
const visit = (time: TimeLimits, start = '2026-12-01T12:00:00Z') => {
  const clock = manualClock(start)
  const played: Stretch[] = []
  let sitting: Sitting | null = null
  const once = (): Beat => {
    const told = beat(sitting, played, time, clock.now())
    sitting = told.sitting
    if (told.counted) played.push(told.counted)
    return told
  }
  const every = (step_ms: number, times: number): Beat[] =>
    Array.from({ length: times }, () => {
      const told = once()
      clock.advance(step_ms)
      return told
    })
  return { clock, played, once, every, playedMinutes: () => playedIn(played, '24-hours', clock.now()) / 60_000 }
}

test('RP-001: without limits on time it is counted from beat to beat, and a silence is not', () => {
  const page = visit({ limits: [], jurisdiction: free })
  expect(page.every(minutes(5), 4).every(({ lease_until }) => lease_until === null)).toBe(true)
  expect(page.playedMinutes()).toBe(15)
  page.clock.advance(minutes(30))
  page.once()
  expect(page.playedMinutes()).toBe(15)
})

test('RP-007: a sitting goes on over a short silence and begins anew after a break', () => {
  const page = visit({ limits: [], jurisdiction: free })
  const first = page.once().sitting.started_at
  page.clock.advance(minutes(14))
  expect(page.once().sitting.started_at).toEqual(first)
  page.clock.advance(minutes(15))
  expect(page.once().sitting.started_at).toEqual(page.clock.now())
})

test('RP-002: with a limit on time each beat gives a lease, and together never more than the limit', () => {
  const page = visit({ limits: [limitOf(10n)], jurisdiction: free })
  const first = page.once()
  expect(first.lease_until).toEqual(new Date(page.clock.now().getTime() + lease_ms))
  page.clock.advance(minutes(1))
  const told = page.every(minutes(1), 20)
  expect(page.playedMinutes()).toBe(10)
  expect(told.at(-1)).toMatchObject({ counted: null, left_ms: 0, stopped: { reason: 'session-limit' } })
  // Room for a minute is back when the first minute of the ten has left the 24 hours.
  expect(told.at(-1)?.stopped?.till).toEqual(new Date('2026-12-02T12:01:00Z'))
  const last_lease = told.findLast(({ counted }) => counted)?.lease_until
  expect(last_lease).toEqual(new Date('2026-12-01T12:10:00Z'))
})

test('RP-002: beating more often gives no more time, and two pages beat for one player', () => {
  const page = visit({ limits: [limitOf(10n)], jurisdiction: free })
  page.every(1_000, 300)
  expect(page.playedMinutes()).toBeCloseTo(5 + 2, 1)
})

test('RP-002: of limits on several periods the lowest wins', () => {
  const page = visit({ limits: [limitOf(600n, '24-hours'), limitOf(5n, '7-days'), limitOf(60n, '30-days')], jurisdiction: free })
  page.every(minutes(1), 30)
  expect(page.playedMinutes()).toBe(5)
})

test('RP-002: the window rolls: what was played 24 hours ago counts no more', () => {
  const page = visit({ limits: [limitOf(10n)], jurisdiction: free })
  page.every(minutes(1), 15)
  page.clock.set('2026-12-02T12:05:00Z')
  expect(page.once()).toMatchObject({ stopped: null, left_ms: minutes(5) })
})

test('reliability 12: after so long on end a break is due, and silence during it is the break', () => {
  const page = visit({ limits: [], jurisdiction: { ...free, break_after_session_minutes: 60 } })
  const told = page.every(minutes(1), 65)
  expect(told.at(-1)?.stopped).toEqual({ reason: 'break', till: new Date('2026-12-01T13:15:00Z') })
  expect(page.playedMinutes()).toBe(60)
  // Beats during the break do not make it longer.
  page.clock.set('2026-12-01T13:14:59Z')
  expect(page.once().stopped?.reason).toBe('break')
  page.clock.set('2026-12-01T13:15:00Z')
  expect(page.once()).toMatchObject({ stopped: null, sitting: { started_at: page.clock.now() } })
})

test('RP-007: a check is due so many minutes after the sitting began, and after the last check', () => {
  const clock = manualClock('2026-12-01T12:00:00Z')
  const started = clock.now()
  expect(checkDueIn(started, null, 30, clock.now())).toBe(minutes(30))
  clock.advance(minutes(30))
  expect(checkDueIn(started, null, 30, clock.now())).toBe(0)
  const checked = clock.now()
  clock.advance(minutes(10))
  expect(checkDueIn(started, checked, 30, clock.now())).toBe(minutes(20))
  // A check of an earlier sitting is none of this one.
  expect(checkDueIn(clock.now(), checked, 30, clock.now())).toBe(minutes(30))
})
