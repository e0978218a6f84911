import { expect, test } from 'vitest'
import { countAt, coveredHours, hours_to_count, returnedAmount } from './rules.ts'

test('what was lost comes back whole, at most what is covered, and nothing below a whole unit or where nothing was lost', () => {
  const of = (staked: bigint, won: bigint) => returnedAmount({ staked, won }, 5_000n, 'UAH')
  expect([of(3_001n, 0n), of(9_000n, 4_500n), of(50_000n, 0n), of(99n, 0n), of(5_000n, 9_000n)]).toEqual([3_001n, 4_500n, 5_000n, 0n, 0n])
})

test('the first day after the deposit is covered, and counted more than a day after it is over', () => {
  const at = new Date('2026-12-03T02:00:00Z')
  expect(coveredHours(at)).toEqual({ from: at, to: new Date('2026-12-04T02:00:00Z') })
  expect([countAt(at), hours_to_count]).toEqual([new Date('2026-12-05T06:00:00Z'), 52])
})
