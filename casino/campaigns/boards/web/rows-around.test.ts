import { expect, test } from 'vitest'
import type { BoardUser } from '../contract.ts'
import { rowsAround } from './rows-around.ts'

const rows = (count: number): BoardUser[] =>
  Array.from({ length: count }, (_, index) => ({
    place: index + 1,
    profile: { login: `p${index + 1}` },
    roundsPlayed: 1,
    points: 100 - index,
  }))
const read = rows(30).slice(7, 12)
const places = (winners: BoardUser[], login: string | null) => rowsAround({ winners, competitors: read }, login).map(({ place }) => place)

test('TO-010: neighbours among the rows that move are theirs, two on each side', () => {
  expect(places(rows(10), 'p5')).toEqual([3, 4, 5, 6, 7])
  expect(places(rows(10), 'p1')).toEqual([1, 2, 3])
  expect(places(rows(3), 'p3')).toEqual([1, 2, 3])
})

test('TO-010: below the rows that move, or at their end, neighbours are those that were read', () => {
  const as_read = [8, 9, 10, 11, 12]
  expect(places(rows(10), 'p11')).toEqual(as_read)
  expect(places(rows(10), 'p9')).toEqual(as_read)
  expect(places(rows(10), null)).toEqual(as_read)
})
