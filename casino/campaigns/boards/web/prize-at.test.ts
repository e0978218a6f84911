import { expect, test } from 'vitest'
import { prizeAt } from './board-words.ts'

const prizes = [
  { from: 1, to: 1, amount: 200_000 },
  { from: 2, to: 5, amount: 75_000 },
]
const team = { title: '', totalPoints: 0, players: 0 }

test('SA-012: a place of the table has its prize; with teams none is promised beside a player, for only the best team is paid', () => {
  const places = [1, 4, 6]
  expect(places.map((place) => prizeAt({ prizes, teams: [] }, place))).toEqual([200_000, 75_000, null])
  const teams = [
    { ...team, id: 1 },
    { ...team, id: 2 },
  ]
  expect(places.map((place) => prizeAt({ prizes, teams }, place))).toEqual([null, null, null])
})
