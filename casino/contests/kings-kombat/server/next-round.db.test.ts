import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { keepTime } from '#casino/campaigns/boards/server/api.ts'
import { campaignsOfKind } from '#casino/campaigns/campaigns/server/api.ts'
import { closeBalanced } from '#casino/contests/races/testing/race-house.ts'
import { getConfrontation } from '../contract.ts'
import { kind } from './confrontations.ts'
import { slice } from './index.ts'

const hour_ms = 3_600_000

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ now: '2026-12-01T12:00:00Z' })
})
afterAll(() => closeBalanced(t))

const pass = async (hours: number): Promise<void> => {
  t.clock.advance(hours * hour_ms)
  for (let turn = 0; turn < 2; turn += 1) {
    await keepTime(t.house)
    await t.drain()
    t.clock.advance(10_000)
  }
}
const start = async () => {
  await slice.seed?.(t.house)
  await t.drain()
  return (await campaignsOfKind(t.house.db, kind)).toSorted((one, other) => Number(one.id - other.id)).map(({ document }) => document)
}
const shown = async () => (await t.visitor().call(getConfrontation)).body.data

test('SA-012: a confrontation of the demo that is over comes again only as the next round, under its number, once its result was seen for a day', async () => {
  const [first] = await start()
  expect(await start()).toHaveLength(1)
  await pass(73)
  expect(await shown()).toMatchObject({ board: { isSettled: true }, result: expect.anything(), next: null })
  const rounds = await start()
  expect(rounds.map(({ title }) => title.en)).toEqual(['Sun against Moon', 'Sun against Moon, round 2'])
  expect(rounds[1]?.title).toMatchObject({ uk: 'Сонце проти Місяця, раунд 2', ru: 'Солнце против Луны, раунд 2' })
  const waits_ms = Date.parse(rounds[1]?.starts_at ?? '') - Date.parse(first?.ends_at ?? '')
  expect(waits_ms).toBeGreaterThanOrEqual(24 * hour_ms)
  expect(waits_ms).toBeLessThan(25 * hour_ms)
  expect(Date.parse(rounds[1]?.ends_at ?? '') - Date.parse(rounds[1]?.starts_at ?? '')).toBe(72 * hour_ms)
  expect(await shown()).toMatchObject({
    board: { state: 'soon' },
    result: { winner: null },
    next: { title: 'Сонце проти Місяця, раунд 2' },
  })
  expect(await start()).toHaveLength(2)

  // Long after the second one nothing is waited for.
  await pass(24 + 73)
  await pass(48)
  const third = (await start())[2]
  expect(third?.title.en).toBe('Sun against Moon, round 3')
  expect(Date.parse(third?.starts_at ?? '') - +t.clock.now()).toBeLessThan(10_000)
})
