import { expect, test } from 'vitest'
import type { BoardUser } from '../contract.ts'
import { mergeRows } from './merge-rows.ts'

const row = (login: string, points: number, place: number | null = 1): BoardUser => ({ place, profile: { login }, roundsPlayed: 1, points })
const shown = (rows: readonly BoardUser[]) => rows.map(({ place, profile, points }) => `${place} ${profile.login} ${points}`)

test('RA-005a, RTM-046: a row that moved up pushes the others down', () => {
  const table = [row('a', 300, 1), row('b', 200, 2), row('c', 100, 3)]
  expect(shown(mergeRows(table, [row('c', 250, 2)]))).toEqual(['1 a 300', '2 c 250', '3 b 200'])
})

test('RTM-046: a new row comes in, and among equals who was there earlier stays above', () => {
  expect(shown(mergeRows([row('a', 300, 1), row('b', 200, 2)], [row('d', 200, 3)]))).toEqual(['1 a 300', '2 b 200', '3 d 200'])
})

test('CN-010: ten rows at most; rows without a place are no rows of the table', () => {
  const table = Array.from({ length: 10 }, (_, index) => row(`p${index}`, 1_000 - index, index + 1))
  expect(mergeRows(table, [row('new', 5_000, 1)])).toHaveLength(10)
  expect(mergeRows(table, [row('new', 5_000, 1)])[0]?.profile.login).toBe('new')
  expect(mergeRows(table, [row('nobody', 0, null)])).toHaveLength(10)
})
