import { expect, test } from 'vitest'
import { birthdaysNear } from './rules.ts'

test('a birthday is near from three days before it to the end of the third day after it, over the turn of the year too', () => {
  const near = birthdaysNear(new Date('2026-12-30T23:59:59Z'))
  expect(near.map(({ day, year }) => `${year} ${day}`)).toEqual([
    '2026 1227',
    '2026 1228',
    '2026 1229',
    '2026 1230',
    '2026 1231',
    '2027 101',
    '2027 102',
  ])
  expect(near[0]?.till).toEqual(new Date('2026-12-31T00:00:00Z'))
  expect(near.at(-1)?.till).toEqual(new Date('2027-01-06T00:00:00Z'))
})

test('who was born on 29 February has their birthday on 1 March where there is no such day', () => {
  const daysOf = (at: string) => birthdaysNear(new Date(at)).map(({ day }) => day)
  expect(daysOf('2027-02-27T12:00:00Z')).toEqual([224, 225, 226, 227, 228, 301, 229, 302])
  expect(daysOf('2028-02-27T12:00:00Z')).toEqual([224, 225, 226, 227, 228, 229, 301])
})
