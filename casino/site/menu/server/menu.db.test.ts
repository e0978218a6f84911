import { afterAll, beforeAll, expect, test } from 'vitest'
import { getItemsInfo, markSectionSeen } from '#casino/site/menu/contract.ts'
import { addUnseen } from '#casino/site/menu/server/store.ts'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { registerPlayer } from '#casino/account/registration/testing/register-player.ts'

let house: TestHouse
beforeAll(async () => {
  house = await createTestHouse()
})
afterAll(() => house.close())

test('API-004, A-006: items-info wins over the page wildcard; a guest has no counters', async () => {
  expect((await house.visitor().call(getItemsInfo)).body).toEqual({ success: true, data: {} })
})

test('MD-066: unseen things are counted per player, and opening the section clears its counter alone', async () => {
  const one = await registerPlayer(house)
  const other = await registerPlayer(house)
  await addUnseen(house.house.db, [one.player_id, one.player_id, other.player_id], 'bonuses')
  await addUnseen(house.house.db, [one.player_id], 'events')
  expect((await one.visitor.call(getItemsInfo)).body.data).toEqual({ bonuses: 2, events: 1 })
  expect((await one.visitor.call(markSectionSeen, { body: { section: 'bonuses' } })).body.data).toEqual({ events: 1 })
  expect((await other.visitor.call(getItemsInfo)).body.data).toEqual({ bonuses: 1 })
})

test('MD-066: a guest or an unknown section clears nothing', async () => {
  const { visitor } = await registerPlayer(house)
  expect((await house.visitor().call(markSectionSeen, { body: { section: 'bonuses' } })).status).toBe(401)
  expect((await visitor.call(markSectionSeen, { body: { section: 'secrets' as 'bonuses' } })).status).toBe(422)
})
