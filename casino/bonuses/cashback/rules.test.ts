import { expect, test } from 'vitest'
import { cashbackOf, counted_after_ms, levelOf, weekNamed, weekOf, weeksDue } from './rules.ts'

test('the formula: a share of what was staked and did not come back, within its bounds, and nothing for who is ahead', () => {
  expect(cashbackOf({ staked: 150_000n, won: 50_033n }, 3, 'UAH')).toBe(2_999n)
  expect(cashbackOf({ staked: 50_000n, won: 90_000n }, 5, 'UAH')).toBe(0n)
  expect([cashbackOf({ staked: 33_334n, won: 0n }, 3, 'UAH'), cashbackOf({ staked: 33_333n, won: 0n }, 3, 'UAH')]).toEqual([1_000n, 0n])
  expect(cashbackOf({ staked: 90_000_000n, won: 0n }, 5, 'UAH')).toBe(500_000n)
  expect(cashbackOf({ staked: 100_000_000n, won: 0n }, 3, 'USDT')).toBe(3_000_000n)
})

test('the level rises with the days since registration alone', () => {
  const at = new Date('2026-12-01T12:00:00Z')
  const after = (days: number) => levelOf(new Date(at.getTime() - days * 86_400_000), at).percent
  expect([after(-1), after(0), after(89), after(90), after(364), after(365), after(4_000)]).toEqual([3, 3, 3, 4, 4, 5, 5])
})

test('a week is from Monday to Monday by Kyiv’s clock, also when the clock changes in it', () => {
  const summer_ends = weekOf(new Date('2026-10-25T12:00:00Z'))
  expect([summer_ends.name, summer_ends.from.toISOString(), summer_ends.to.toISOString()]).toEqual([
    '2026-10-19',
    '2026-10-18T21:00:00.000Z',
    '2026-10-25T22:00:00.000Z',
  ])
  expect(weekOf(new Date('2026-11-29T21:59:59.999Z')).name).toBe('2026-11-23')
  expect(weekOf(new Date('2026-11-29T22:00:00Z')).name).toBe('2026-11-30')
  expect(weekNamed('2026-11-23')).toEqual(weekOf(new Date('2026-11-25T12:00:00Z')))
})

test('a week is counted once every round of it is over; weeks that a house slept through are not forgotten', () => {
  const over = weekNamed('2026-11-23').to.getTime() + counted_after_ms
  const names = (last: string | null, at_ms: number) => weeksDue(last, new Date(at_ms)).map(({ name }) => name)
  expect(names('2026-11-16', over - 1)).toEqual([])
  expect(names('2026-11-16', over)).toEqual(['2026-11-23'])
  expect(names('2026-11-02', over)).toEqual(['2026-11-09', '2026-11-16', '2026-11-23'])
  expect(names(null, over)).toEqual(['2026-11-23'])
})
