import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { getPrizes } from '#casino/bonuses/prizes/contract.ts'
import { closeBalanced, settleRound } from '#casino/contests/races/testing/race-house.ts'
import { fundedPlayer, type FundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { buyTickets, choosePrize, getLottery, openBox, takePromoTicket, type LotteryData, type LotteryMessage } from '../contract.ts'
import { stars_asset } from '../rules.ts'
import { actsIn } from '../testing/lottery-house.ts'

let t: TestHouse
const { publish, points, lotteryOf, buy } = actsIn(() => t)
beforeAll(async () => {
  t = await createTestHouse({ now: '2026-12-01T12:00:00Z', pool_size: 8 })
  expect((await publish()).faults).toEqual([])
})
afterAll(() => closeBalanced(t))

/** So many rounds in a game that counts, and what comes of them. */
const play = async (player: FundedPlayer, rounds: number): Promise<void> => {
  for (let round = 0; round < rounds; round += 1) await settleRound(t, player, { win_minor: 0 })
  await t.drain()
}

const told = (player_id: bigint) =>
  t.published
    .filter(({ channel, message }) => channel === `player:#${player_id}` && message.type === 'lottery')
    .map(({ message }) => message.data as LotteryMessage)

test('API-167, EN-089: a guest sees the lottery, its costs, chances and levels, has nothing, and commands are for players', async () => {
  const { data } = (await t.visitor().call(getLottery)).body
  expect(data).toMatchObject({
    title: 'Щаслива підкова',
    state: 'active',
    balanceStars: 0,
    unusedTickets: { super: 0, gold: 0, regular: 0 },
    costTickets: { super: 50, gold: 25, regular: 10 },
    wheel: { spins: 0 },
    levels: [
      { id: 1, has: 0, boxCost: 5 },
      { id: 2, has: 0, boxCost: 5 },
      { id: 3, has: 0, boxCost: 5 },
    ],
    promo: { type: 'regular', isTaken: false, needsCode: false },
  })
  // Chances stand beside each ticket, and are all there are.
  for (const { odds } of data?.tickets ?? [])
    expect(odds.outcomes.reduce((sum, { weight }) => sum + weight, odds.nothingWeight)).toBe(odds.total)
  const guest = t.visitor()
  expect((await guest.call(buyTickets, { body: { type: 'gold', count: 1 } })).status).toBe(401)
  expect((await guest.call(choosePrize, { body: { prizeId: 11, count: 1 } })).status).toBe(401)
  expect((await guest.call(openBox, { body: { levelId: 1 } })).status).toBe(401)
  expect((await guest.call(takePromoTicket, { body: {} })).status).toBe(401)
})

test('LO-001, GN-010: the tasks of a day bring stars, each once a day, and no more than they say', async () => {
  const player = await fundedPlayer(t, 1_000_000n)
  const starsOf = async () => (await lotteryOf(player)).balanceStars
  expect(await starsOf()).toBe(0)
  await play(player, 45)
  expect(await starsOf()).toBe(15)
  expect((await lotteryOf(player)).stars?.steps).toMatchObject([
    { name: 'rounds', needed: 20, count: 20, isGiven: true },
    { name: 'deposit', isGiven: false },
  ])
  const prizes = (await player.visitor.call(getPrizes)).body.data
  expect(prizes.map(({ text }) => text)).toEqual(['15 зірок лотереї'])
  t.clock.advance(24 * 3_600_000)
  await play(player, 20)
  expect(await points({ player_id: player.id }, stars_asset)).toBe(30n)
})

test('RTM-053, LO-010: the player is told their stars and unused tickets when they change, and nobody else is', async () => {
  const [player, other] = [await fundedPlayer(t, 1_000_000n), await registerPlayer(t)]
  await play(player, 20)
  expect(told(player.id)).toEqual([{ balanceStars: 15, unusedTickets: { super: 0, gold: 0, regular: 0 } }])
  await buy(player, 'regular')
  await t.drain()
  expect(told(player.id).at(-1)).toEqual({ balanceStars: 5, unusedTickets: { super: 0, gold: 0, regular: 1 } })
  expect((await buy(player, 'regular')).body).toMatchObject({ success: false, error: 'lottery-few-stars' })
  await player.visitor.call(takePromoTicket, { body: {} })
  await t.drain()
  expect(told(player.id).at(-1)?.unusedTickets.regular).toBe(2)
  expect(told(other.player_id)).toEqual([])
})

test('GN-002, GN-010: the lottery stands in the menu of everybody, and its page tells what it is', async () => {
  const { visitor } = await registerPlayer(t)
  for (const one of [t.visitor(), visitor]) {
    const { data } = (await one.raw('GET', '/rest/app/init/')).json() as {
      data: { main: { header: { menu: { url: string; title: string }[] } } }
    }
    expect(data.main.header.menu).toContainEqual(expect.objectContaining({ url: '/lottery/', title: 'Лотерея' }))
    const page = (await one.raw('GET', '/rest/page/lottery/')).json() as { data: { components: { type: string; data: LotteryData }[] } }
    expect(page.data.components.find(({ type }) => type === 'lottery')?.data.lottery?.title).toBe('Щаслива підкова')
  }
})
