import { afterAll, beforeAll, expect, test } from 'vitest'
import { getItemsInfo, markSectionSeen } from '../contract.ts'
import { addUnseen } from './store.ts'
import { getAppInit } from '#casino/site/start-up/contract.ts'
import { PrizesGranted } from '#casino/bonuses/prizes/events.ts'
import { BoardScheduled } from '#casino/campaigns/boards/events.ts'
import { coolOff } from '#casino/players/responsible-play/contract.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'

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

const happen = async (...facts: Parameters<typeof announce>[2]) => {
  await inTransaction(house.house.db, (tx) => announce(tx, house.house, facts))
  await house.drain()
}
const prizesOf = (...players: readonly bigint[]) =>
  PrizesGranted({
    kind: 'money',
    asset: 'UAH',
    source: 'contests/races',
    prizes: players.map((player_id, index) => ({ prize_id: index + 1, player_id: Number(player_id), amount_minor: 100 })),
  })
const raceUntil = (board_id: number, ends_at: string) =>
  BoardScheduled({ board_id, owner: 'contests/races', starts_at: '2026-12-01T11:00:00Z', ends_at })
const countersOf = async ({ visitor }: Pick<Awaited<ReturnType<typeof registerPlayer>>, 'visitor'>) =>
  (await visitor.call(getItemsInfo)).body.data

test('MD-066, API-004: a prize counts for its player, a race for everybody while it can be seen; opening the section clears it', async () => {
  const [winner, second, other] = [await registerPlayer(house), await registerPlayer(house), await registerPlayer(house)]
  await happen(prizesOf(winner.player_id, second.player_id), raceUntil(901, '2026-12-01T14:00:00Z'), raceUntil(902, '2026-12-01T16:00:00Z'))
  for (const one of [winner, second]) expect(await countersOf(one)).toEqual({ bonuses: 1, events: 2 })
  expect(await countersOf(other)).toEqual({ events: 2 })
  expect((await house.visitor().call(getItemsInfo)).body.data).toEqual({})
  const { data } = (await winner.visitor.call(getAppInit)).body
  const items = (data.main as { header: { menu: { name: string; section: string; counter: number | null }[] } }).header.menu
  expect(items.filter(({ counter }) => counter)).toMatchObject([
    { name: 'races', section: 'events', counter: 2 },
    { name: 'bonuses', section: 'bonuses', counter: 1 },
  ])
  house.clock.set('2026-12-01T15:00:00Z')
  expect(await countersOf(other)).toEqual({ events: 1 })
  expect((await winner.visitor.call(markSectionSeen, { body: { section: 'events' } })).body.data).toEqual({ bonuses: 1 })
  house.clock.advance(1_000)
  await happen(raceUntil(903, '2026-12-01T20:00:00Z'))
  expect(await countersOf(winner)).toEqual({ bonuses: 1, events: 1 })
  house.clock.set('2026-12-01T12:00:00Z')
})

test('reliability 12: nothing is counted for who takes a break, until it is over', async () => {
  const player = await registerPlayer(house)
  await happen(raceUntil(904, '2026-12-09T12:00:00Z'))
  expect(await countersOf(player)).toMatchObject({ events: expect.any(Number) })
  await player.visitor.call(coolOff, { body: { days: 7 } })
  await house.drain()
  const visitor = await enterAs(house, player.player_id)
  expect(await countersOf({ visitor })).toEqual({})
  house.clock.set('2026-12-08T12:00:01Z')
  expect(await countersOf({ visitor: await enterAs(house, player.player_id) })).toEqual({ events: 1 })
  house.clock.set('2026-12-01T12:00:00Z')
})

test('MD-066: the same fact read again counts a race once', async () => {
  const player = await registerPlayer(house)
  const before = (await countersOf(player))['events'] ?? 0
  await happen(raceUntil(905, '2026-12-01T20:00:00Z'), raceUntil(905, '2026-12-01T20:00:00Z'))
  expect((await countersOf(player))['events']).toBe(before + 1)
})
