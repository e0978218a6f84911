import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { contestCards } from '#casino/campaigns/boards/server/api.ts'
import { closeBalanced } from '#casino/contests/races/testing/race-house.ts'
import { actsIn, now } from '../testing/tournament-house.ts'
import { slice } from './index.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ now })
})
afterAll(() => closeBalanced(t))

const { moveTo } = actsIn(() => t)
const start = async () => {
  await slice.seed?.(t.house)
  await t.drain()
  const cards = await contestCards({ house: t.house, language: 'en', player_id: null })
  return cards.map(({ title }) => title).toSorted()
}

test('RT-012: a tournament of the demo that comes again is told from the one that has ended; those that still run keep their names', async () => {
  expect(await start()).toEqual(['Carpathian league', 'High jump', 'In a row', 'Ladder'])
  await moveTo('2026-12-02T12:00:10Z')
  await moveTo('2026-12-02T12:01:00Z')
  expect(await start()).toEqual(['Carpathian league', 'High jump', 'In a row', 'Ladder no. 2'])
})
