import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestHouse } from '#apps/testing/test-house.ts'
import { grantAll } from '#casino/bonuses/prizes/server/api.ts'
import type { FundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { balanceOf, fillFund, fundAccount, houseAccount } from '#casino/money/wallet/server/api.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { coolOff } from '#casino/players/responsible-play/contract.ts'
import {
  bettor,
  cashOf,
  choiceOf,
  closeBalanced,
  createBetHouse,
  placed,
  result_market,
} from '#casino/sportsbook/bets/testing/bet-house.ts'
import { voidMarkets, withdrawVoid } from '#casino/sportsbook/catalogue/server/api.ts'
import { footballResult, publishedMatch, settle } from '#casino/sportsbook/catalogue/testing/catalogue-house.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { applySportBonus, cancelSportBonus, getRegistrationBonuses, getSportBonuses } from '../contract.ts'
import { registrationBonuses } from './give-on-registration.ts'
import { expireBonuses } from './take-bonus.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createBetHouse()
  await inTransaction(t.house.db, (tx) =>
    fillFund(tx, t.house, { campaign: 'test-wagered', asset: 'UAH', step: 'test', amount_minor: 1_000_000n }),
  )
})
afterAll(() => closeBalanced(t))

let named = 0
const match = () => publishedMatch(t, `test:wagered:${(named += 1)}`)
const [amount, required] = [10_000, 30_000]

/** Free bets that ask for bets first, one for each of the terms; gives their external ids. */
const givenAll = async (player: Pick<FundedPlayer, 'id' | 'visitor'>, ...terms: readonly object[]): Promise<string[]> => {
  const known = new Set((await bonusesOf(player)).map(({ externalId }) => externalId))
  const title = { key: 'sport-bonuses.heading', values: {} }
  const prize = { player_id: player.id, kind: 'free-bet', from: fundAccount('test-wagered', 'UAH'), source: 'test', title }
  for (const more of terms) {
    const content = { currency: 'UAH', amount_minor: amount, required_minor: required, ...more }
    await inTransaction(t.house.db, (tx) => grantAll(tx, t.house, [{ ...prize, content, key: `test:${(named += 1)}` }]))
  }
  await t.drain()
  const fresh = (await bonusesOf(player)).filter(({ externalId }) => !known.has(externalId))
  return terms.map((_, index) => fresh.toSorted((one, other) => one.expiresAt.localeCompare(other.expiresAt))[index]?.externalId ?? '')
}
const given = async (player: Pick<FundedPlayer, 'id' | 'visitor'>, terms: object = {}): Promise<string> =>
  (await givenAll(player, terms))[0] ?? ''
type Caller = Pick<FundedPlayer, 'visitor'>
const bonusesOf = async ({ visitor }: Caller) => (await visitor.call(getSportBonuses)).body.data
const one = async (player: Caller, externalId: string) => (await bonusesOf(player)).find((bonus) => bonus.externalId === externalId)
const take = ({ visitor }: Caller, externalId: string) => visitor.call(applySportBonus, { body: { externalId } })
const giveUp = ({ visitor }: Caller, externalId: string) => visitor.call(cancelSportBonus, { body: { externalId } })
const told = (externalId: string) =>
  t.published.flatMap(({ message }) =>
    message.type === 'sportBetting' && (message.data as { externalId: string }).externalId === externalId ? [message.event] : [],
  )
const isActive = async ({ visitor }: Caller): Promise<unknown> =>
  ((await visitor.raw('GET', '/rest/init/?only=sport-bonuses')).json() as { data: { hasActiveSportBettingBonus: unknown } }).data
    .hasActiveSportBettingBonus

/** Bets on one match, by what becomes of each. */
const bets = async (player: FundedPlayer, ...wanted: readonly (readonly [stake: number, how: 'won' | 'lost', bonus?: string])[]) => {
  const event = await match()
  for (const [stake, how, bonus] of wanted)
    await placed(player, [await choiceOf(t, event, how === 'won' ? 'home' : 'away')], stake, bonus === undefined ? {} : { bonus })
  return event
}
const decided = async (...told: Parameters<typeof bets>): Promise<void> => {
  await settle(t, await bets(...told), footballResult([0, 0], [1, 0], 'h'), true)
  await t.drain()
}

test('API-128, SP-007: sport bonuses are offered to who registers with all their terms; the chosen one waits for its player, and nobody else has one', async () => {
  const offers = (await t.visitor().call(getRegistrationBonuses)).body.data
  expect(offers).toEqual([
    { gift: 'sport-first-bet', amount: 5_000, currency: 'UAH', exponent: 2, leastOdds: 1_500, required: 0, days: 14 },
    { gift: 'sport-first-bets', amount: 20_000, currency: 'UAH', exponent: 2, leastOdds: 1_500, required: 100_000, days: 30 },
  ])
  const promotions = () => balanceOf(t.house.db, houseAccount('promotions', 'UAH'))
  const before = await promotions()
  for (const { gift, amount: worth, required: asks, days } of offers) {
    const chooser = await registerPlayer(t, { gift_id: gift })
    await t.drain()
    const [bonus, ...more] = await bonusesOf(chooser)
    expect(bonus).toMatchObject({ status: 'init', amount: worth, required: asks, wagered: 0, leastOdds: 1_500 })
    expect([more, Date.parse(bonus?.expiresAt ?? '') - t.clock.now().getTime()]).toEqual([[], days * 86_400_000])
  }
  // What is promised stands aside from that moment.
  expect(before - (await promotions())).toBe(25_000n)
  for (const gift_id of [undefined, 'ua-welcome']) {
    const other = await registerPlayer(t, gift_id === undefined ? {} : { gift_id })
    await t.drain()
    expect(await bonusesOf(other)).toEqual([])
  }
  const resting = await registerPlayer(t)
  await resting.visitor.call(coolOff, { body: { days: 1 } })
  expect(await registrationBonuses(t.house, resting.player_id)).toEqual([])
})

test('EN-040, RTM-030, SP-003: a free bet that asks for bets rolls over while cash is won and lost, is ready when it has enough, and is staked once', async () => {
  const player = await bettor(t)
  const bonus = await given(player, { days: 3 })
  await decided(player, [5_000, 'lost'])
  expect(await one(player, bonus)).toMatchObject({ status: 'init', required, wagered: 0 })
  expect(await isActive(player)).toBe(false)
  expect((await take(player, bonus)).body).toMatchObject({ success: true, data: { status: 'rollover' } })
  expect((await take(player, bonus)).body.success).toBe(true)
  expect(await isActive(player)).toBe(true)
  await decided(player, [12_000, 'lost'], [12_000, 'won'])
  expect(await one(player, bonus)).toMatchObject({ status: 'rollover', wagered: 24_000 })
  // What was given back was no bet.
  const off = await bets(player, [50_000, 'won'])
  await inTransaction(t.house.db, (tx) => voidMarkets(tx, t.house, off, [result_market]))
  await t.drain()
  expect(await one(player, bonus)).toMatchObject({ status: 'rollover', wagered: 24_000 })
  const cash = await cashOf(t, player)
  const lost = await match()
  await expect(placed(player, [await choiceOf(t, lost, 'home')], amount, { bonus })).rejects.toThrow('sport-bonus-not-ready')
  await decided(player, [50_000, 'lost'])
  const ready = await one(player, bonus)
  expect(ready).toMatchObject({ status: 'applied', wagered: required })
  // It is valid for as long as any other from here on.
  expect(Date.parse(ready?.expiresAt ?? '') - t.clock.now().getTime()).toBe(14 * 86_400_000)
  expect(await cashOf(t, player)).toBe(cash - 50_000n)
  await decided(player, [amount, 'lost', bonus])
  expect([await bonusesOf(player), await cashOf(t, player)]).toEqual([[], cash - 50_000n])
  expect(told(bonus)).toEqual(['updated', 'rollover', 'applied', 'waiting', 'completed'])
})

test('SP-003: a patent of which one leg won brought less than its stake: it is lost, and counts', async () => {
  const player = await bettor(t)
  const bonus = await given(player)
  await take(player, bonus)
  const events = [await match(), await match(), await match()]
  const choices = await Promise.all(events.map((event, index) => choiceOf(t, event, index === 0 ? 'home' : 'away')))
  const before = await cashOf(t, player)
  await placed(player, choices, 14_000, { betType: 'system', sizes: [1, 2, 3] })
  for (const event of events) await settle(t, event, footballResult([0, 0], [1, 0], 'h'), true)
  await t.drain()
  const cost = before - (await cashOf(t, player))
  expect([cost > 0n, cost < 14_000n]).toEqual([true, true])
  expect(await one(player, bonus)).toMatchObject({ status: 'rollover', wagered: 14_000 })
})

test('SP-003: a bet that was given back counts towards a free bet once it is decided after all', async () => {
  const player = await bettor(t)
  const bonus = await given(player)
  await take(player, bonus)
  const event = await bets(player, [5_000, 'lost'], [7_000, 'won'])
  for (const change of [voidMarkets, withdrawVoid]) {
    await inTransaction(t.house.db, (tx) => change(tx, t.house, event, null))
    await t.drain()
    expect(await one(player, bonus)).toMatchObject({ status: 'rollover', wagered: 0 })
  }
  await settle(t, event, footballResult([0, 0], [1, 0], 'h'), true)
  await t.drain()
  expect(await one(player, bonus)).toMatchObject({ status: 'rollover', wagered: 12_000 })
})

test('RTM-030, SP-003: bets at lower odds, of free bets and of others count nothing; of several free bets one is counted for at a time', async () => {
  const [player, other] = [await bettor(t), await bettor(t)]
  // In the order in which they run out.
  const [first = '', second = '', dear = '', free = ''] = await givenAll(
    player,
    { days: 1, required_minor: 20_000 },
    { days: 2 },
    { days: 3, least_odds_thousandths: 50_000 },
    { days: 4, required_minor: undefined },
  )
  for (const bonus of [first, second, dear, free]) await take(player, bonus)
  const statusOf = async (...ids: readonly string[]) => {
    const all = await bonusesOf(player)
    return ids.map((id) => all.find(({ externalId }) => externalId === id)?.status ?? 'over')
  }
  expect(await statusOf(first, second, dear, free)).toEqual(['rollover', 'sleeping', 'sleeping', 'applied'])
  const event = await bets(player, [amount, 'lost', free])
  await placed(other, [await choiceOf(t, event, 'away')], 30_000)
  await settle(t, event, footballResult([0, 0], [1, 0], 'h'), true)
  await t.drain()
  expect(await one(player, first)).toMatchObject({ wagered: 0 })
  await decided(player, [25_000, 'lost'])
  expect(await statusOf(first, second, dear)).toEqual(['applied', 'rollover', 'sleeping'])
  expect(await one(player, second)).toMatchObject({ wagered: 0 })
  await giveUp(player, second)
  expect(await statusOf(second, dear)).toEqual(['over', 'rollover'])
  await decided(player, [40_000, 'lost'])
  expect(await one(player, dear)).toMatchObject({ status: 'rollover', wagered: 0 })
  expect(told(second)).toEqual(['updated', 'sleeping', 'rollover', 'canceled'])
})

test('RTM-030, SP-001: a free bet that has not enough bets in time runs out, the next one is counted for, and its money is back', async () => {
  const player = await bettor(t)
  const [short = '', long = ''] = await givenAll(player, { days: 1 }, { days: 5 })
  await Promise.all([take(player, short), take(player, long)])
  const statuses = (await bonusesOf(player)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual(['rollover', 'sleeping'])
  const before = await balanceOf(t.house.db, houseAccount('promotions', 'UAH'))
  t.clock.advance(86_400_000)
  await expireBonuses(t.house)
  await t.drain()
  expect((await balanceOf(t.house.db, houseAccount('promotions', 'UAH'))) - before).toBeGreaterThanOrEqual(BigInt(amount))
  expect([told(short).at(-1), told(long).at(-1)]).toEqual(['expired', 'rollover'])
})
