import { expect, test } from 'vitest'
import { kyivDays } from './kyiv-day.ts'

test('days begin at midnight in Kyiv, in winter and in summer, and the last one is included', () => {
  expect(kyivDays('2026-11-20', '2026-11-20')).toEqual({ from: '2026-11-19T22:00:00.000Z', to: '2026-11-20T22:00:00.000Z' })
  expect(kyivDays('2026-07-01', '2026-07-02')).toEqual({ from: '2026-06-30T21:00:00.000Z', to: '2026-07-02T21:00:00.000Z' })
})

test('the days of the changing clock have 23 and 25 hours', () => {
  expect(kyivDays('2026-03-29', '2026-03-29')).toEqual({ from: '2026-03-28T22:00:00.000Z', to: '2026-03-29T21:00:00.000Z' })
  expect(kyivDays('2026-10-25', '2026-10-25')).toEqual({ from: '2026-10-24T21:00:00.000Z', to: '2026-10-25T22:00:00.000Z' })
})

test('months and years turn over', () => {
  expect(kyivDays('', '2026-12-31')).toEqual({ to: '2026-12-31T22:00:00.000Z' })
})

test('what is empty or no date is left out', () => {
  expect(kyivDays('', '')).toEqual({})
  expect(kyivDays('2026-13-40', 'tomorrow')).toEqual({})
})
