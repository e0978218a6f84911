import { expect, test } from 'vitest'
import { systemsOf } from './systems.ts'

test('three legs make a system of doubles, a Trixie and a Patent; with a banker fewer, and no single legs beside nothing', () => {
  expect(systemsOf(3, 0).map(({ id, combinations }) => [id, combinations])).toEqual([
    ['2', 3],
    ['trixie', 4],
    ['patent', 7],
  ])
  expect(systemsOf(4, 1).map(({ id, combinations }) => [id, combinations])).toEqual([
    ['1', 3],
    ['2', 3],
  ])
})
