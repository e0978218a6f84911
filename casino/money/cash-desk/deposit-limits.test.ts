import { expect, test } from 'vitest'
import { brokenLimit, type CountedDeposit, type DepositCap } from './deposit-limits.ts'

const now = new Date('2026-12-10T12:00:00Z')
const hoursAgo = (hours: number): Date => new Date(now.getTime() - hours * 3_600_000)
const deposit = (amount_minor: bigint, hours: number): CountedDeposit => ({ amount_minor, at: hoursAgo(hours) })
const cap = (amount_minor: bigint, period: DepositCap['period'] = '24-hours'): DepositCap => ({ period, amount_minor })

test('RP-002: an amount that fits exactly breaks nothing; one more does', () => {
  const made = [deposit(300n, 2)]
  expect(brokenLimit([cap(500n)], made, 200n, now)).toBeNull()
  expect(brokenLimit([cap(500n)], made, 201n, now)).toEqual({ period: '24-hours', room_minor: 200n, till: hoursAgo(2 - 24) })
})

test('RP-002: the window rolls: a deposit counts until its whole period has passed', () => {
  expect(brokenLimit([cap(500n)], [deposit(500n, 24)], 500n, now)).toBeNull()
  expect(brokenLimit([cap(500n)], [{ amount_minor: 500n, at: new Date(hoursAgo(24).getTime() + 1) }], 1n, now)).not.toBeNull()
})

test('RP-002: the room comes back with the deposits that leave the window, oldest first', () => {
  const made = [deposit(100n, 1), deposit(200n, 20), deposit(200n, 10)]
  expect(brokenLimit([cap(500n)], made, 200n, now)?.till).toEqual(hoursAgo(20 - 24))
  expect(brokenLimit([cap(500n)], made, 201n, now)?.till).toEqual(hoursAgo(10 - 24))
  expect(brokenLimit([cap(500n)], made, 501n, now)?.till).toBeNull()
})

test('reliability 12: of several limits the lowest wins', () => {
  const made = [deposit(100n, 2), deposit(700n, 48)]
  expect(brokenLimit([cap(500n), cap(900n, '7-days'), cap(5_000n, '30-days')], made, 300n, now)).toMatchObject({
    period: '7-days',
    room_minor: 100n,
  })
  expect(brokenLimit([cap(500n), cap(900n, '7-days')], made, 450n, now)).toMatchObject({ period: '7-days', room_minor: 100n })
  expect(brokenLimit([], made, 450n, now)).toBeNull()
})

test('RP-002: more was deposited than a lowered limit allows: there is no room, and none below zero', () => {
  expect(brokenLimit([cap(100n)], [deposit(300n, 2), deposit(50n, 1)], 60n, now)).toEqual({
    period: '24-hours',
    room_minor: 0n,
    till: hoursAgo(1 - 24),
  })
})
