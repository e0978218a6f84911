import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { statementsOf } from '#apps/testing/statements-of.ts'
import type { TestHouse } from '#apps/testing/test-house.ts'
import type { FundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { balanceOf, fundAccount } from '#casino/money/wallet/server/api.ts'
import { coolOff } from '#casino/players/responsible-play/contract.ts'
import { bettor, cashOf, choiceOf, closeBalanced, createBetHouse, tryBet } from '#casino/sportsbook/bets/testing/bet-house.ts'
import { withdrawResult } from '#casino/sportsbook/catalogue/server/api.ts'
import { footballResult, publishedMatch, settle, update } from '#casino/sportsbook/catalogue/testing/catalogue-house.ts'
import { getSportBonuses } from '#casino/sportsbook/sport-bonuses/contract.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { getMatchOfTheDay, guessScore } from '../contract.ts'
import { budgetOf, closes_after_ms, mostStake, prizeAmount } from '../rules.ts'
import { chooseMatch } from './choose-match.ts'
import { closeDays } from './give-prizes.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createBetHouse()
})
afterAll(() => closeBalanced(t))

/** Each test has an evening of its own, from noon in Kyiv on. */
let day = 0
const noon_ms = Date.parse('2026-12-01T10:00:00Z')
const date = (): string => new Date(noon_ms + day * 3 * 86_400_000).toISOString().slice(0, 10)
beforeEach(() => {
  day += 1
  t.clock.set(`${date()}T10:00:00Z`)
})

/** Kyiv is two hours ahead of UTC in December. */
const evening = async (): Promise<bigint> => {
  const id = await publishedMatch(t, `test:day:${day}`, `${date()}T18:00:00.000Z`)
  await chooseMatch(t.house)
  return id
}
type Caller = Pick<FundedPlayer, 'visitor'>
const shown = async ({ visitor }: Caller) => (await visitor.call(getMatchOfTheDay)).body.data
const guest = (): Caller => ({ visitor: t.visitor() })
const guess = ({ visitor }: Caller, event_id: bigint, score: string) =>
  visitor.call(guessScore, { body: { eventId: Number(event_id), score } })
const freeBets = async ({ visitor }: Caller) => (await visitor.call(getSportBonuses)).body.data.map(({ amount }) => amount)

/** A bet at the raised price of an outcome as it is shown. */
const raisedBet = async (player: FundedPlayer, outcome: string, stake: number, more: object = {}) => {
  const boost = (await shown(player))?.boost
  const price = boost?.outcomes.find((one) => one.outcome === outcome)
  const choice = { marketId: boost?.marketId ?? 0, outcome, odds: price?.odds ?? 0 }
  return { price, answer: (await tryBet(player, [choice], stake, { boost: price?.boosted ?? 0, ...more })).body }
}

test('RT-063, SA-044: the match of the day is there with its raised prices beside those on offer, is bet on at them once, and a right score brings a free bet', async () => {
  const [player, wrong, late] = [await bettor(t), await bettor(t), await bettor(t)]
  expect(await shown(guest())).toBeNull()
  await publishedMatch(t, `test:early:${day}`, `${date()}T16:30:00.000Z`)
  const id = await evening()
  await publishedMatch(t, `test:later:${day}`, `${date()}T19:00:00.000Z`)
  await chooseMatch(t.house)
  const match = await shown(guest())
  expect(match).toMatchObject({ eventId: Number(id), isOpen: true, myScore: null, left: 100, prize: { amount: 10_000, currency: 'UAH' } })
  // What is struck through is what the match itself offers, and the raised price is above it.
  for (const { outcome, odds, boosted } of match?.boost?.outcomes ?? []) {
    expect(odds).toBe((await choiceOf(t, id, outcome)).odds)
    expect(boosted).toBeGreaterThan(odds)
  }
  expect(match?.boost?.outcomes.map(({ outcome }) => outcome)).toEqual(['home', 'draw', 'away'])
  // Nothing is left of the margin: the chances that the prices stand for add up to one.
  const chances = (match?.boost?.outcomes ?? []).reduce((sum, { boosted }) => sum + 1_000 / boosted, 0)
  expect(chances).toBeGreaterThan(0.99)
  expect(chances).toBeLessThan(1.02)

  const { price, answer } = await raisedBet(player, 'home', 10_000)
  expect(answer).toMatchObject({ success: true, data: { state: 'accepted', odds: price?.boosted, most: 10 * (price?.boosted ?? 0) } })
  expect((await raisedBet(player, 'away', 10_000)).answer.error).toBe('match-of-the-day-used')
  expect((await shown(player))?.boost?.isUsed).toBe(true)

  expect((await guess(player, id, '2:1')).body).toMatchObject({ success: true, data: { myScore: '2:1' } })
  expect((await guess(player, id, '2:1')).body.success).toBe(true)
  expect((await guess(player, id, '1:1')).body.error).toBe('match-of-the-day-guessed')
  expect((await guess(wrong, id, '0:0')).body.success).toBe(true)
  expect((await guess(wrong, id, '99:1')).body.error).toBe('match-of-the-day-score')
  expect((await guess(guest(), id, '2:1')).body.success).toBe(false)
  t.clock.set(`${date()}T18:00:00Z`)
  expect((await guess(late, id, '2:1')).body.error).toBe('match-of-the-day-begun')
  expect(await shown(player)).toMatchObject({ isOpen: false, boost: null, myScore: '2:1', isRight: null })

  await settle(t, id, footballResult([1, 0], [2, 1], 'hha'), true)
  await t.drain()
  expect([await freeBets(player), await freeBets(wrong), await freeBets(late)]).toEqual([[Number(prizeAmount('UAH'))], [], []])
  expect([(await shown(player))?.isRight, (await shown(wrong))?.isRight, (await shown(player))?.left]).toEqual([true, false, 99])
  expect(await cashOf(t, player)).toBe(1_000_000n - 10_000n + 10n * BigInt(price?.boosted ?? 0))
  const page = await t.app.inject({ url: '/rest/page/match-of-the-day/' })
  expect(page.json()).toMatchObject({ data: { components: [{ type: 'match-of-the-day', data: { match: { eventId: Number(id) } } }] } })
})

test('SA-044: nobody bets at a raised price without cash, over the most, at another price, in an express, elsewhere, late or in a break; nothing is used up by a refusal', async () => {
  const [player, resting] = [await bettor(t), await bettor(t)]
  const id = await evening()
  const other = await publishedMatch(t, `test:other:${day}`, `${date()}T20:00:00.000Z`)
  const most = Number(mostStake('UAH'))
  const home = await choiceOf(t, id, 'home')
  const refused = async (choices: readonly (typeof home)[], stake: number, boost: number, more: object = {}) =>
    (await tryBet(player, choices, stake, { boost, ...more })).body.error
  const boosted = (await shown(player))?.boost?.outcomes[0]?.boosted ?? 0
  expect(await refused([home], most + 100, boosted)).toBe('match-of-the-day-stake')
  expect(await refused([home], 10_000, boosted + 500)).toBe('sport-odds-changed')
  expect(await refused([{ ...home, odds: home.odds + 10 }], 10_000, boosted)).toBe('sport-odds-changed')
  expect(await refused([home, await choiceOf(t, other, 'home')], 10_000, boosted)).toBe('sport-boost-single')
  expect(await refused([home], 10_000, boosted, { bonus: 'anything' })).toBe('sport-boost-single')
  expect(await refused([await choiceOf(t, other, 'home')], 10_000, boosted)).toBe('match-of-the-day-unknown')
  expect((await raisedBet(await bettor(t, 500n), 'home', 10_000)).answer.error).toBe('insufficient-funds')
  await resting.visitor.call(coolOff, { body: { days: 1 } })
  await resting.visitor.arrive()
  expect((await tryBet(resting, [home], 10_000, { boost: boosted })).body.success).toBe(false)
  expect((await guess(resting, id, '1:0')).body.success).toBe(false)
  expect([await cashOf(t, player), (await raisedBet(player, 'home', 10_000)).answer.success]).toEqual([1_000_000n, true])
  const slow = await bettor(t)
  await update(t, id, { state: 'live' })
  expect((await tryBet(slow, [home], 10_000, { boost: boosted })).body.error).toBe('match-of-the-day-begun')
})

test('two bets at once get one raised price; a corrected result gives those who are right then and takes none back; the rest of the day’s fund returns once', async () => {
  const [first, second] = [await bettor(t), await bettor(t)]
  const id = await evening()
  const fund = fundAccount(`match-of-the-day:${date()}`, 'UAH')
  expect(await balanceOf(t.house.db, fund)).toBe(budgetOf('UAH'))
  const twice = await Promise.all([raisedBet(first, 'home', 1_000), raisedBet(first, 'draw', 1_000)])
  expect(twice.map(({ answer }) => answer.error ?? 'taken').toSorted()).toEqual(['match-of-the-day-used', 'taken'])
  await guess(first, id, '1:0')
  await guess(second, id, '1:1')
  await settle(t, id, footballResult([0, 0], [1, 0], 'h'), true)
  await t.drain()
  await inTransaction(t.house.db, (tx) => withdrawResult(tx, t.house, id))
  await t.drain()
  expect((await shown(first))?.isRight).toBeNull()
  await settle(t, id, footballResult([0, 0], [1, 1], 'ha'), true)
  await t.drain()
  expect([await freeBets(first), await freeBets(second)]).toEqual([[10_000], [10_000]])
  expect(await balanceOf(t.house.db, fund)).toBe(budgetOf('UAH') - 20_000n)
  t.clock.set(new Date(Date.parse(`${date()}T18:00:00Z`) + closes_after_ms - 1).toISOString())
  await closeDays(t.house)
  expect(await balanceOf(t.house.db, fund)).toBe(budgetOf('UAH') - 20_000n)
  t.clock.advance(1)
  await closeDays(t.house)
  await closeDays(t.house)
  expect(await balanceOf(t.house.db, fund)).toBe(0n)
})

test('RT-063: on the day when summer time begins the match of the day is still the first from 19:00 on', async () => {
  t.clock.set('2027-03-28T06:00:00Z')
  await publishedMatch(t, 'test:summer:18:30', '2027-03-28T15:30:00.000Z')
  const id = await publishedMatch(t, 'test:summer:19:30', '2027-03-28T16:30:00.000Z')
  await publishedMatch(t, 'test:summer:20:30', '2027-03-28T17:30:00.000Z')
  await chooseMatch(t.house)
  expect((await shown(guest()))?.eventId).toBe(Number(id))
})

test('the markets of a match are looked at where it is one of the day, and not for any other that ends', async () => {
  const id = await evening()
  const other = await publishedMatch(t, `test:other:${day}`, `${date()}T20:00:00.000Z`)
  await t.drain()
  const looksAfter = async (event_id: bigint): Promise<number> => {
    await settle(t, event_id, footballResult([0, 0], [1, 0], 'h'), true)
    return (await statementsOf(t.drain)).filter((said) => said.includes('where d.score_market_id')).length
  }
  expect(await looksAfter(other)).toBe(0)
  expect(await looksAfter(id)).toBeGreaterThan(0)
})
