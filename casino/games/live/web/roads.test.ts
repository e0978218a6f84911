import { expect, test } from 'vitest'
import { bigRoad, coupOfDraw, type Side } from './roads.ts'

const p: Side = 'player'
const b: Side = 'banker'
const t: Side = 'tie'
const placed = (...sides: readonly Side[]) => bigRoad(sides).map(({ column, row }) => `${column}:${row}`)

test('the big road begins a column with each change of side and goes down within a run', () => {
  expect(placed(p, p, b, p, b, b)).toEqual(['0:0', '0:1', '1:0', '2:0', '3:0', '3:1'])
})

test('a run of more than six turns to the right at the bottom, and the next run stands beside its head', () => {
  expect(placed(p, p, p, p, p, p, p, p, b)).toEqual(['0:0', '0:1', '0:2', '0:3', '0:4', '0:5', '1:5', '2:5', '1:0'])
})

test('a run turns above whatever an earlier run left in its column', () => {
  const cells = placed(p, p, p, p, p, p, p, b, b, b, b, b, b)
  expect(cells.slice(-6)).toEqual(['1:0', '1:1', '1:2', '1:3', '1:4', '2:4'])
})

test('ties are counted on the coup before them; before the first coup they are not shown', () => {
  expect(bigRoad([t, t, p, t, t, b]).map(({ side, ties }) => `${side} ${ties}`)).toEqual(['player 2', 'banker 0'])
  expect(bigRoad([t])).toEqual([])
})

test('a draw is told by its sides, points and pairs', () => {
  // A nine and a jack against an ace and a two.
  expect(coupOfDraw([8, 0, 8, 0, 0, 0])).toEqual({
    side: 'player',
    player_points: 9,
    banker_points: 3,
    has_player_pair: false,
    has_banker_pair: false,
  })
})
