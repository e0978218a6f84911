import { afterAll, beforeAll, expect, test } from 'vitest'
import { slices } from '#apps/server/slices.ts'
import type { TestHouse } from '#apps/testing/test-house.ts'
import * as bonuses from '#casino/bonuses/bonuses/contract.ts'
import { amounts, depositWith, gift, offered, play, publish, welcome } from '#casino/bonuses/bonuses/testing/offered-bonus.ts'
import { getDailyBonus, takeDailyBonus } from '#casino/bonuses/daily-bonus/contract.ts'
import { getPrizes } from '#casino/bonuses/prizes/contract.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { cashOf, choiceOf, closeBalanced, createBetHouse, placed } from '#casino/sportsbook/bets/testing/bet-house.ts'
import { getEvent } from '#casino/sportsbook/catalogue/contract.ts'
import { footballResult, settle } from '#casino/sportsbook/catalogue/testing/catalogue-house.ts'
import { simulatedMatch } from '#casino/sportsbook/simulator/testing/simulated-match.ts'
import { chooseTShirt, getTShirt } from '#casino/sportsbook/t-shirts/contract.ts'
import { contributionsTo } from '#kernel/extensions.ts'
import { operatorCommands } from '#kernel/operator/commands.ts'
import { readCommand } from '#kernel/operator/read-command.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createBetHouse()
  await publish(t, welcome)
  await publish(t, { ...gift, slug: 'daily', category: 'daily', amount: { kind: 'given', most: amounts(2_000) } })
})
afterAll(() => closeBalanced(t))

test('GN-004: a deposit, a visit and a bet each lead over their progress to a prize, and what was earned is spent', async () => {
  const { visitor, player_id, login } = await registerPlayer(t)
  const player = { id: player_id, visitor, login }
  const cash = () => cashOf(t, player)

  // A deposit brings a bonus, rounds are its progress, and what is left of it becomes cash.
  const { id } = await offered(visitor, 'welcome')
  await depositWith(t, visitor, 20_000, id)
  const progress = async () => (await visitor.call(bonuses.getBonusInfo, { params: { id } })).body.data.progress
  await play(t, player_id, 20_000n)
  expect(await progress()).toMatchObject({ wagered: 20_000, required: 40_000 })
  await play(t, player_id, 20_000n, 40_000n)
  expect([(await visitor.call(bonuses.getActive, {})).body.data, await cash()]).toEqual([null, 40_000n])

  // A visit has its step, and its bonus is played with.
  expect((await visitor.call(getDailyBonus)).body.data).toMatchObject({ day: 1, available: true })
  expect((await visitor.call(takeDailyBonus)).body.success).toBe(true)
  expect((await visitor.call(getDailyBonus)).body.data).toMatchObject({ day: 2, available: false })
  expect((await visitor.call(bonuses.getActive, {})).body.data).toMatchObject({ category: 'daily', status: 'applied' })

  // A settled bet is the progress of a T-shirt, which is chosen.
  const { event_id } = await simulatedMatch(t)
  const { home } = (await visitor.call(getEvent, { params: { id: Number(event_id) } })).body.data
  const words = ['sport', 'publish-t-shirts', String(home.id), '--sizes', 'M:5', '--days', '5', '--actor', 'anna', '--reason', 'a test']
  await readCommand(contributionsTo(slices, operatorCommands), words)(t.house)
  const done = async () => (await visitor.call(getTShirt)).body.data.offer?.bets.done
  expect(await done()).toBe(0)
  await placed(player, [await choiceOf(t, event_id, 'away')], 1_000)
  await settle(t, event_id, footballResult([0, 0], [1, 0], 'h'), true)
  await t.drain()
  expect(await done()).toBe(1)
  expect((await visitor.call(chooseTShirt, { body: { team: home.id, size: 'M' } })).body.success).toBe(true)
  await t.drain()
  expect((await visitor.call(getPrizes, { query: {} })).body.data[0]).toMatchObject({ type: 't-shirt', state: 'taken' })
})
