import { Compile } from 'typebox/compile'
import { expect, test } from 'vitest'
import { Timestamp } from '#kernel/contract/schemas.ts'

const isTimestamp = (text: string): boolean => Compile(Timestamp).Check(text)

test.each([
  '2026-12-01T12:00:00Z',
  '2026-12-01T12:00:00.123Z',
  '2026-12-01t12:00:00.123456z',
  '2026-12-01T12:00:00+02:00',
  '0001-01-01T00:00:00+14:00',
  '9999-12-31T23:59:59-12:00',
])('%s is a moment to JavaScript too', (text) => {
  expect([isTimestamp(text), Number.isNaN(new Date(text).getTime())]).toEqual([true, false])
})

test.each([
  ['a leap second', '2016-12-31T23:59:60Z'],
  ['the year 0', '0000-01-01T00:00:00Z'],
  ['an offset that no clock has', '2026-01-01T00:00:00+23:59'],
  ['a day that is none', '2026-02-30T00:00:00Z'],
  ['an hour that is none', '2026-01-01T24:00:00Z'],
  ['a day without a time', '2026-01-01'],
])('reliability 19: %s is refused where it comes in', (_name, text) => {
  expect(isTimestamp(text)).toBe(false)
})
