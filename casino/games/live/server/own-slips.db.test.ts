import { expect, test } from 'vitest'
import { createTestHouse } from '#apps/testing/test-house.ts'
import { fundedPlayer, type FundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { flushStates } from '#kernel/realtime/published-state.ts'
import { playerChannel } from '#kernel/realtime/publisher.ts'
import { getLiveTable, placeLiveBets, watchTables } from '../contract.ts'
import { turnFloor } from './floor.ts'

const params = { slug: 'live-wheel' }
const chip = (place: string) => [{ place, stake_minor: 1_000 }]

test('GA-023: chips laid in one window are told to the other windows of that player, with those laid before, and to nobody else', async () => {
  const t = await createTestHouse()
  const player = await fundedPlayer(t, 100_000n)
  const other = await fundedPlayer(t, 100_000n)
  await player.visitor.call(watchTables, { body: { slugs: [params.slug] } })
  for (let turn = 0; turn < 2; turn += 1) await turnFloor(t.house)
  const { round } = (await player.visitor.call(getLiveTable, { params })).body.data
  const id = round?.id ?? ''
  const lay = (by: FundedPlayer, place: string) => by.visitor.call(placeLiveBets, { params, body: { round: id, bets: chip(place) } })
  t.published.length = 0
  for (const place of ['poppy', 'star']) await lay(player, place)
  await lay(other, 'crown')
  await flushStates(t.house)
  const told = (of: FundedPlayer): unknown =>
    t.published.findLast(({ channel, message }) => channel === playerChannel(of.id) && message.type === 'liveBets')?.message.data
  const slip = (place: string) => ({ id: expect.any(String), round: id, bets: chip(place) })
  expect(told(player)).toEqual({ slips: [slip('poppy'), slip('star')] })
  expect(told(other)).toEqual({ slips: [slip('crown')] })
  await t.close()
})
