import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { activateBonus, applyBonus, cancelBonus, getBonusInfo } from '#casino/bonuses/bonuses/contract.ts'
import { amounts, depositWith, offered, publish, stands, welcome } from '#casino/bonuses/bonuses/testing/offered-bonus.ts'
import { closeBalanced } from '#casino/money/wallet/testing/wallet-house.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { playRoundEndpoint, startGameEndpoint } from '../../contract.ts'

const hour_ms = 3_600_000
let t: TestHouse
let visitor: TestVisitor
let player_id: bigint
let bonus_id: number
beforeAll(async () => {
  t = await createTestHouse({ seed: true })
  const wagering = { ...welcome.wagering, contributions: { instant: 100 } }
  const free = { trigger: 'registration', amount: { kind: 'fixed', amounts: amounts(2_000) } } as const
  await publish(t, { ...welcome, ...free, wagering, slug: 'a-day', days_to_finish: 1 })
  await publish(t, { ...welcome, slug: 'next' })
})
afterAll(() => closeBalanced(t))
beforeEach(async () => {
  ;({ visitor, player_id } = await registerPlayer(t))
  bonus_id = (await offered(visitor, 'a-day')).id
  await visitor.call(applyBonus, { params: { id: bonus_id } })
})

/** Begins a round of steps, in which nothing is dared: the house gives its stake back when its time is over. */
const begin = async (slug: string, choice: string, stake_minor: number) => {
  const { session } = (await visitor.call(startGameEndpoint, { params: { slug }, query: { isMoney: true } })).body.data
  const { body } = await visitor.call(playRoundEndpoint, { params: { slug }, body: { session, command: { stake_minor, choice } } })
  expect(body).toMatchObject({ success: true })
}
const later = async (duration_ms: number) => {
  t.clock.advance(duration_ms)
  visitor = await enterAs(t, player_id)
}
const run = async (job: string) => {
  await t.jobs.send(job, {})
  await t.jobs.runDue(t.house)
  await t.drain()
}
const status = async (id = bonus_id) => (await visitor.call(getBonusInfo, { params: { id } })).body.data.status

test('a bonus whose last money is at stake in an open round gives way to no other, is not given up, and gets what the round brings', async () => {
  await begin('honey-hives', '3', 2_000)
  const { id } = await offered(visitor, 'next')
  await depositWith(t, visitor, 20_000, id)
  expect([await status(), await status(id)]).toEqual(['applied', 'sleeping'])
  const params = { id: bonus_id }
  expect((await visitor.call(cancelBonus, { params })).body).toMatchObject({ success: false, error: 'bonus-round-open' })
  await later(26 * hour_ms)
  await run('games/play.finish-due-rounds')
  expect(await stands(t, player_id, bonus_id)).toEqual([20_000, 2_000])
  expect((await visitor.call(cancelBonus, { params })).body).toMatchObject({ success: true })
  await visitor.call(activateBonus, { params: { id } })
  expect([await status(), await status(id)]).toEqual(['canceled', 'applied'])
})

test('BO-018d: a bonus that runs out during a round ends after it; a round that was begun later does not prolong it', async () => {
  await begin('honey-hives', '3', 1_000)
  await later(24 * hour_ms)
  await begin('old-tower', 'easy', 1_000)
  await run('bonuses/bonuses.expire')
  expect(await status()).toBe('applied')
  await later(2 * hour_ms)
  await run('games/play.finish-due-rounds')
  expect(await stands(t, player_id, bonus_id)).toEqual([0, 1_000])
  await run('bonuses/bonuses.expire')
  expect([await status(), await stands(t, player_id, bonus_id)]).toEqual(['expired', [0, 0]])
})
