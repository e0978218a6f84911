import { expect, test } from 'vitest'
import { manualClock } from '#kernel/clock/clock.ts'
import {
  changeLimit,
  confirmIncrease,
  coolingOffTill,
  exclusionTill,
  isPossible,
  lowest,
  missingKinds,
  noLimit,
  restrictionAt,
  waitingIncrease,
  type LimitState,
} from './rules.ts'

const hours = (count: number): number => count * 3_600_000
const clock = () => manualClock('2026-12-01T12:00:00Z')
const at = (text: string): Date => new Date(text)

test('RP-001: given no limit, a first one holds at once', () => {
  expect(changeLimit(noLimit, 500n, clock().now())).toEqual({ amount: 500n, increase: null })
})

test('RP-001: given a limit, a lower one holds at once and takes a waiting increase back', () => {
  const now = clock().now()
  const waiting = changeLimit({ amount: 500n, increase: null }, 900n, now)
  expect(changeLimit(waiting, 499n, now)).toEqual({ amount: 499n, increase: null })
  expect(changeLimit(waiting, 500n, now)).toEqual({ amount: 500n, increase: null })
})

test.each([[900n], [null]])('RP-001: given a limit, %s instead waits 24 hours and a second confirmation', (wanted) => {
  const house_clock = clock()
  const state = changeLimit({ amount: 500n, increase: null }, wanted, house_clock.now())
  expect(state.amount).toBe(500n)
  house_clock.advance(hours(24) - 1)
  expect(confirmIncrease(state, house_clock.now())).toBe('increase-too-early')
  house_clock.advance(1)
  // The time alone changes nothing: the person has to say so again.
  expect(state.amount).toBe(500n)
  expect(confirmIncrease(state, house_clock.now())).toEqual({ amount: wanted, increase: null })
})

test('RP-001: an increase that nobody confirmed in a week after its day is gone', () => {
  const house_clock = clock()
  const state = changeLimit({ amount: 500n, increase: null }, 900n, house_clock.now())
  house_clock.advance(hours(24 * 8) - 1)
  expect(waitingIncrease(state, house_clock.now())).not.toBeNull()
  house_clock.advance(1)
  expect(waitingIncrease(state, house_clock.now())).toBeNull()
  expect(confirmIncrease(state, house_clock.now())).toBe('no-increase-waits')
  expect(changeLimit(state, 900n, house_clock.now()).increase?.confirmable_at).toEqual(at('2026-12-10T12:00:00Z'))
})

test('RP-001: asking again for the same increase keeps its time; another one starts anew', () => {
  const house_clock = clock()
  const first = changeLimit({ amount: 500n, increase: null }, 900n, house_clock.now())
  house_clock.advance(hours(20))
  expect(changeLimit(first, 900n, house_clock.now())).toEqual(first)
  expect(changeLimit(first, 800n, house_clock.now()).increase?.confirmable_at).toEqual(at('2026-12-03T08:00:00Z'))
})

test('RP-001: nothing waits, nothing is confirmed', () => {
  const state: LimitState = { amount: 5n, increase: null }
  expect(confirmIncrease(state, clock().now())).toBe('no-increase-waits')
  expect(changeLimit(noLimit, null, clock().now())).toEqual(noLimit)
})

test('reliability 12: of several amounts the lowest wins, and no limit is the highest', () => {
  expect([lowest(3n, 2n), lowest(2n, 3n), lowest(null, 3n), lowest(3n, null), lowest(null, null), lowest(0n, null)]).toEqual([
    2n,
    2n,
    3n,
    3n,
    null,
    0n,
  ])
})

test('RP-001: a limit on time fits into its period; one on money may be nothing at all', () => {
  expect([isPossible('session', '24-hours', 0n), isPossible('session', '24-hours', 1n)]).toEqual([false, true])
  expect([isPossible('session', '24-hours', 1440n), isPossible('session', '24-hours', 1441n)]).toEqual([true, false])
  expect([isPossible('deposit', '7-days', 0n), isPossible('loss', '30-days', -1n)]).toEqual([true, false])
})

test('reliability 12: kinds that must be limited are missing until any period of them is', () => {
  const limit = { kind: 'deposit', period: '30-days', amount: 5n } as const
  expect(missingKinds(['deposit', 'session'], [])).toEqual(['deposit', 'session'])
  expect(missingKinds(['deposit', 'session'], [limit])).toEqual(['session'])
  expect(missingKinds([], [])).toEqual([])
})

test('RP-003: a break ends to the millisecond, an exclusion after whole months, never earlier', () => {
  const now = at('2026-08-31T10:00:00Z')
  expect(coolingOffTill(42, now)).toEqual(at('2026-10-12T10:00:00Z'))
  expect(exclusionTill(6, now)).toEqual(at('2027-03-03T10:00:00Z'))
  expect(exclusionTill(36, at('2026-12-01T12:00:00Z'))).toEqual(at('2029-12-01T12:00:00Z'))
})

test('RP-003: the latest end holds, whatever came later, and an exclusion is named before a break', () => {
  const long = { kind: 'cooling-off', till: at('2027-01-10T00:00:00Z') } as const
  const short = { kind: 'self-excluded', till: at('2027-01-05T00:00:00Z') } as const
  expect(restrictionAt([short, long], at('2027-01-01T00:00:00Z'))).toEqual({ kind: 'self-excluded', till: long.till })
  expect(restrictionAt([short, long], at('2027-01-05T00:00:00Z'))).toEqual(long)
  expect(restrictionAt([short, long], at('2027-01-10T00:00:00Z'))).toBeNull()
})
