import { expect, test } from 'vitest'
import { time_zone } from '#kernel/i18n/time-zone.ts'
import { atKyivClock, atKyivHour, kyivClock_ms, kyivDay } from './kyiv-day.ts'

const hour_ms = 3_600_000
const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: time_zone, dateStyle: 'short', timeStyle: 'medium' })
const wallClock = (moment_ms: number): string => new Date(kyivClock_ms(new Date(moment_ms))).toISOString().slice(0, 19).replace('T', ' ')

test('the wall clock of Kyiv is right at the beginning and at the end of every hour of two years', () => {
  const wrong: string[] = []
  for (let at_ms = Date.UTC(2025, 0, 1); at_ms < Date.UTC(2027, 0, 1); at_ms += hour_ms)
    for (const moment_ms of [at_ms, at_ms + hour_ms - 1_000])
      if (wallClock(moment_ms) !== shown.format(moment_ms)) wrong.push(shown.format(moment_ms))
  expect(wrong).toEqual([])
})

test('a day of Kyiv has 23 hours when summer time begins, 25 when it ends, and 24 otherwise', () => {
  const hoursOf = (noon: string): number => {
    const { from, until } = kyivDay(new Date(noon), 0)
    return (until.getTime() - from.getTime()) / hour_ms
  }
  expect(hoursOf('2026-03-29T09:00:00Z')).toBe(23)
  expect(hoursOf('2026-10-25T10:00:00Z')).toBe(25)
  expect(hoursOf('2026-11-27T10:00:00Z')).toBe(24)
  expect(kyivDay(new Date('2026-03-28T23:30:00Z'), 1).from.toISOString()).toBe('2026-03-29T21:00:00.000Z')
})

test('the hour that repeats in autumn gives its second occurrence', () => {
  expect(atKyivClock(Date.UTC(2026, 9, 25, 3, 30)).toISOString()).toBe('2026-10-25T01:30:00.000Z')
})

test('an evening begins when the clock shows its hour, also on the days when the clock changes', () => {
  const eveningOf = (noon: string): string => atKyivHour(kyivDay(new Date(noon), 0).from, 19).toISOString()
  expect(eveningOf('2026-03-29T09:00:00Z')).toBe('2026-03-29T16:00:00.000Z')
  expect(eveningOf('2026-10-25T10:00:00Z')).toBe('2026-10-25T17:00:00.000Z')
  expect(eveningOf('2026-11-27T10:00:00Z')).toBe('2026-11-27T17:00:00.000Z')
})
