import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { getActive } from '#casino/bonuses/bonuses/contract.ts'
import { amounts, endOffer, fundOfTerms, gift, publish, stands, toldAsGiven } from '#casino/bonuses/bonuses/testing/offered-bonus.ts'
import { closeBalanced } from '#casino/money/wallet/testing/wallet-house.ts'
import { registerPlayer, type RegisteredPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { coolOff } from '#casino/players/responsible-play/contract.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { getDailyBonus, takeDailyBonus } from '../contract.ts'

let t: TestHouse
let player: RegisteredPlayer
const daily = { ...gift, slug: 'daily', category: 'daily', amount: { kind: 'given', most: amounts(2_000) } } as const
beforeAll(async () => {
  t = await createTestHouse()
  await publish(t, daily)
})
afterAll(() => closeBalanced(t))
beforeEach(async () => {
  player = await registerPlayer(t)
})

const day_ms = 86_400_000
const read = async () => (await player.visitor.call(getDailyBonus)).body
const take = async () => (await player.visitor.call(takeDailyBonus)).body
const later = async (days: number) => {
  t.clock.advance(days * day_ms)
  player = { ...player, visitor: await enterAs(t, player.player_id) }
}
const messages = () =>
  t.published
    .filter(({ channel, message }) => channel === `player:#${player.player_id}` && message.type === 'dailyBonus')
    .map(({ message }) => message.data)

test('BO-020, API-119, API-120, RTM-040: each day has a step, which is taken once, begins as a bonus out of its fund, and is a message; its answer is the only notice', async () => {
  const before = await fundOfTerms(t, 'daily')
  expect((await read()).data).toMatchObject({ day: 1, available: true, currency: 'UAH' })
  expect((await read()).data.prizes.map(({ amount }) => amount)).toEqual([200, 300, 400, 500, 600, 800, 2_000])
  const answers = await Promise.all([1, 2, 3].map(take))
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  expect(await take()).toMatchObject({ success: false, error: 'daily-bonus-taken' })
  const active = (await player.visitor.call(getActive, {})).body.data
  expect(active).toMatchObject({ category: 'daily', status: 'applied', amount: 200 })
  expect(await stands(t, player.player_id, active?.id ?? 0)).toEqual([0, 200])
  expect(await fundOfTerms(t, 'daily')).toBe(before - 200)
  expect((await read()).data).toMatchObject({ day: 2, available: false, nextAt: '2026-12-01T22:00:00.000Z' })
  await t.drain()
  expect(messages()).toEqual([{ day: 2, available: false }])
  expect(await toldAsGiven(t, player.player_id)).toEqual([])
  await later(1)
  expect((await take()).data).toMatchObject({ prize: { status: 'sleeping', amount: 300 } })
  t.clock.advance(-day_ms)
})

test('nothing is lost by staying away: the step that came next still comes next, and after the seventh the first', async () => {
  await take()
  await later(30)
  expect((await read()).data).toMatchObject({ day: 2, available: true })
  for (const day of [2, 3, 4, 5, 6, 7]) {
    expect((await read()).data).toMatchObject({ day, available: true })
    expect((await take()).success).toBe(true)
    await later(1)
  }
  expect((await read()).data).toMatchObject({ day: 1, available: true })
  t.clock.advance(-36 * day_ms)
})

test('reliability 12: who takes a break is shown no step and given none', async () => {
  await player.visitor.call(coolOff, { body: { days: 1 } })
  player = { ...player, visitor: await enterAs(t, player.player_id) }
  expect([await read(), await take()]).toMatchObject([{ error: 'daily-bonus-closed' }, { error: 'daily-bonus-not-now' }])
})

test('a step that the fund does not hold is neither shown nor taken, and stays where it is; without terms there is none', async () => {
  await publish(t, { ...daily, amount: { kind: 'given', most: amounts(30_000) }, budget: amounts(30_000) })
  for (let index = 0; index < 10; index += 1) {
    const other = await registerPlayer(t)
    expect((await other.visitor.call(takeDailyBonus)).body.success).toBe(true)
  }
  expect([await read(), await take()]).toMatchObject([{ error: 'daily-bonus-closed' }, { error: 'daily-bonus-empty' }])
  await publish(t, daily)
  expect((await read()).data).toMatchObject({ day: 1, available: true })
  await endOffer(t, 'daily')
  expect([await read(), await take()]).toMatchObject([{ error: 'daily-bonus-closed' }, { error: 'daily-bonus-closed' }])
})

test('gifts of a later version are given from its start on, and until then those of the version whose time it is', async () => {
  await publish(t, daily)
  const [start, end] = [new Date(t.clock.now().getTime() + day_ms), new Date(t.clock.now().getTime() + 3 * day_ms)]
  const doubled = { ...daily, slug: 'daily-doubled', amount: { kind: 'given', most: amounts(4_000) } } as const
  await publish(t, { ...doubled, starts_at: start.toISOString(), ends_at: end.toISOString() })
  const first = async () => (await read()).data.prizes.map(({ amount }) => amount)[0]
  expect(await first()).toBe(200)
  await later(1)
  expect(await first()).toBe(400)
  await later(2)
  expect(await first()).toBe(200)
  await endOffer(t, 'daily-doubled')
  await endOffer(t, 'daily')
})
