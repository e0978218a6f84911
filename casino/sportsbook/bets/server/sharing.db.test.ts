import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestHouse } from '#apps/testing/test-house.ts'
import { footballResult, publishedMatch, settle, update } from '#casino/sportsbook/catalogue/testing/catalogue-house.ts'
import { getBet, getSharedBet, shareBet, unshareBet } from '../contract.ts'
import { bettor, cashOf, choiceOf, closeBalanced, createBetHouse, placed } from '../testing/bet-house.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createBetHouse()
})
afterAll(() => closeBalanced(t))

/** What is behind a link, as anybody without an account gets it. */
const pageOf = async (token: string) => {
  const { status, body } = await t.visitor().call(getSharedBet, { params: { token } })
  return { status, text: JSON.stringify(body), bet: body.data as object | undefined }
}

test('a shared bet is looked at by anybody who has its link, without its player and its sums, follows its result, and is gone when its player takes the link back', async () => {
  const [player, other] = [await bettor(t), await bettor(t)]
  const event = await publishedMatch(t, 'test:shared')
  const bet = await placed(player, [await choiceOf(t, event, 'home')], 12_345)
  const share = (by: typeof player) => by.visitor.call(shareBet, { params: { id: bet.id } })
  expect((await share(other)).status).toBe(404)
  const { token } = (await share(player)).body.data
  expect((await share(player)).body.data.token).toBe(token)
  expect((await player.visitor.call(getBet, { params: { id: bet.id } })).body.data.shared).toBe(token)
  const page = await pageOf(token)
  expect(page.bet).toMatchObject({ betType: 'single', state: 'accepted', isWon: null, odds: bet.odds, legs: [{ outcome: 'home' }] })
  expect(Object.keys(page.bet ?? {}).toSorted()).toEqual(['betType', 'isWon', 'legs', 'odds', 'sizes', 'state'])
  expect(page.text).not.toContain(player.login)
  expect(page.text).not.toContain('12345')
  await settle(t, event, footballResult([0, 0], [1, 0], 'h'), true)
  await t.drain()
  expect((await pageOf(token)).bet).toMatchObject({ state: 'settled', isWon: true, legs: [{ settlement: { kind: 'won' } }] })
  expect((await other.visitor.call(unshareBet, { params: { id: bet.id } })).status).toBe(404)
  expect((await pageOf(token)).bet).toBeDefined()
  await player.visitor.call(unshareBet, { params: { id: bet.id } })
  expect([(await pageOf(token)).status, (await pageOf('nobody-shared-this-one')).status]).toEqual([404, 404])
  for (const bad of ['%00', 'short', `${token}x`, `${token.slice(1)}%00`])
    expect((await t.app.inject({ url: `/rest/sport-betting/shared/${bad}/` })).statusCode, bad).toBeLessThan(500)
  // Shared anew it has another link: the old one stays dead.
  expect((await share(player)).body.data.token).not.toBe(token)
  expect((await pageOf(token)).status).toBe(404)
})

test('a bet that waits for its decision is not shared', async () => {
  const player = await bettor(t)
  const event = await publishedMatch(t, 'test:pending')
  await update(t, event, { state: 'live' })
  const bet = await placed(player, [await choiceOf(t, event, 'home')], 1_000)
  expect((await player.visitor.call(shareBet, { params: { id: bet.id } })).body.error).toBe('sport-bet-not-shared')
})

test('a shared bet that a corrected result has lost is not called won, also where its win was staked again and could not be taken back', async () => {
  const player = await bettor(t, 10_000n)
  const [event, other] = [await publishedMatch(t, 'test:corrected'), await publishedMatch(t, 'test:staked-again')]
  const bet = await placed(player, [await choiceOf(t, event, 'home')], 10_000)
  const { token } = (await player.visitor.call(shareBet, { params: { id: bet.id } })).body.data
  await settle(t, event, footballResult([0, 0], [1, 0], 'h'), true)
  await t.drain()
  const win = await cashOf(t, player)
  await placed(player, [await choiceOf(t, other, 'home')], Number(win))
  await settle(t, event, footballResult([0, 0], [0, 1], 'a'), true)
  await t.drain()
  expect((await player.visitor.call(getBet, { params: { id: bet.id } })).body.data).toMatchObject({ paid: Number(win), owed: Number(win) })
  expect((await pageOf(token)).bet).toMatchObject({ state: 'settled', isWon: false, legs: [{ settlement: { kind: 'lost' } }] })
})
