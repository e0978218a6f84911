import { expect, test } from 'vitest'
import { days_counted_late, daysDue, daysToCount, insuredAmount } from './rules.ts'

test('a day brings a tenth of its loss, at most so much, and nothing below a whole unit or where nothing was lost', () => {
  const of = (staked: bigint, won: bigint) => insuredAmount({ staked, won }, 5_000n, 'UAH')
  expect([of(20_000n, 0n), of(20_019n, 0n), of(100_000n, 0n), of(999n, 0n), of(1_000n, 0n), of(5_000n, 9_000n)]).toEqual([
    2_000n,
    2_001n,
    5_000n,
    0n,
    100n,
    0n,
  ])
})

test('a day of Kyiv is counted 28 hours after it has ended, not before', () => {
  // The first of December ends in Kyiv at ten in the evening of UTC.
  expect(daysToCount(new Date('2026-12-03T01:59:59Z')).at(-1)?.name).toBe('2026-11-30')
  expect(daysToCount(new Date('2026-12-03T02:00:00Z')).at(-1)).toEqual({
    name: '2026-12-01',
    from: new Date('2026-11-30T22:00:00Z'),
    to: new Date('2026-12-01T22:00:00Z'),
  })
})

test('days that were not counted are due for a week, the oldest first; before the first that ever was there are none', () => {
  const days = daysToCount(new Date('2026-12-03T02:00:00Z'))
  expect(days.map(({ name }) => name)).toEqual(['25', '26', '27', '28', '29', '30'].map((day) => `2026-11-${day}`).concat('2026-12-01'))
  expect(days).toHaveLength(days_counted_late)
  const due = (first: string | null, ...counted: string[]) => daysDue(days, { first, counted: new Set(counted) }).map(({ name }) => name)
  expect(due(null)).toEqual(['2026-12-01'])
  expect(due('2026-11-29', '2026-11-29', '2026-12-01')).toEqual(['2026-11-30'])
  expect(due('2026-10-01', ...days.slice(0, 5).map(({ name }) => name))).toEqual(['2026-11-30', '2026-12-01'])
})
