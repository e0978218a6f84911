import { expect, test } from 'vitest'
import { placeOf, reachedLevels, timesPassed } from './rules.ts'

const name = { uk: 'Рівень', ru: 'Уровень', en: 'Level' }
const levels = [0, 50, 250].map((from_points) => ({ id: `from-${from_points}`, name, from_points }))

test('EN-036: a level begins exactly at its points, and the highest one has no next', () => {
  expect(placeOf(levels, 0)).toMatchObject({ level: { id: 'from-0' }, next: { id: 'from-50' } })
  expect(placeOf(levels, 49)).toMatchObject({ level: { id: 'from-0' }, next: { id: 'from-50' } })
  expect(placeOf(levels, 50)).toMatchObject({ level: { id: 'from-50' }, next: { id: 'from-250' } })
  expect(placeOf(levels, 250)).toMatchObject({ level: { id: 'from-250' }, next: null })
  expect(placeOf([], 250)).toEqual({ level: null, next: null })
})

test('VP-020: nobody reaches the first level, which is everybody’s; of others all up to the points are reached', () => {
  const reached = (total: number) => reachedLevels(levels, total).map(({ id }) => id)
  expect([reached(49), reached(50), reached(1_000)]).toEqual([[], ['from-50'], ['from-50', 'from-250']])
})

test('VP-021: each multiple of so many points is passed once, however the way is divided', () => {
  expect(timesPassed(200, 0, 199)).toBe(0)
  expect(timesPassed(200, 199, 200)).toBe(1)
  expect(timesPassed(200, 200, 399)).toBe(0)
  expect(timesPassed(200, 150, 650)).toBe(3)
})
