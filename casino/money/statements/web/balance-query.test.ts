import { expect, test } from 'vitest'
import { periodOf, statementFileUrl } from './balance-query.ts'

test('days of a statement are whole days of Kyiv, both included; without one of them nothing is asked', () => {
  const period = periodOf({ first_day: '2026-07-01', last_day: '2026-07-31' })
  expect(period).toEqual({ from: '2026-06-30T21:00:00.000Z', to: '2026-07-31T21:00:00.000Z' })
  expect(periodOf({ first_day: '', last_day: '2026-07-31' })).toBeNull()
  const { searchParams } = new URL(statementFileUrl(period ?? { from: '', to: '' }), 'https://house.example')
  expect(Object.fromEntries(searchParams)).toEqual(period)
})
