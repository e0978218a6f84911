import { expect, test } from 'vitest'
import { dayToCount, insuredAmount } from './rules.ts'

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
  expect(dayToCount(new Date('2026-12-03T01:59:59Z')).name).toBe('2026-11-30')
  expect(dayToCount(new Date('2026-12-03T02:00:00Z'))).toEqual({
    name: '2026-12-01',
    from: new Date('2026-11-30T22:00:00Z'),
    to: new Date('2026-12-01T22:00:00Z'),
  })
})
