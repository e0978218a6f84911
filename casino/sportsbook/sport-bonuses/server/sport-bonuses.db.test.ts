import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestHouse } from '#apps/testing/test-house.ts'
import { grantAll } from '#casino/bonuses/prizes/server/api.ts'
import type { FundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { balanceOf, fillFund, freeBetPurse, fundAccount, houseAccount, purseOf } from '#casino/money/wallet/server/api.ts'
import { coolOff } from '#casino/players/responsible-play/contract.ts'
import { cashOutBet, getBet, quoteSlip, type BetView } from '#casino/sportsbook/bets/contract.ts'
import {
  bettor,
  cashOf,
  choiceOf,
  closeBalanced,
  createBetHouse,
  decideInPlay,
  placed,
  result_market,
  tryBet,
} from '#casino/sportsbook/bets/testing/bet-house.ts'
import { voidMarkets, withdrawVoid } from '#casino/sportsbook/catalogue/server/api.ts'
import { footballResult, publishedMatch, settle, update } from '#casino/sportsbook/catalogue/testing/catalogue-house.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { readCommand } from '#kernel/operator/read-command.ts'
import type { Words } from '#kernel/i18n/words.ts'
import { applySportBonus, cancelSportBonus, getSportBonuses } from '../contract.ts'
import { commands } from './operator-commands.ts'
import { openBonuses } from './store.ts'
import { expireBonuses, takeBonus } from './take-bonus.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createBetHouse()
  await inTransaction(t.house.db, (tx) =>
    fillFund(tx, t.house, { campaign: 'test-free-bets', asset: 'UAH', step: 'test', amount_minor: 1_000_000n }),
  )
})
afterAll(() => closeBalanced(t))

let matches = 0
const match = () => publishedMatch(t, `test:free-bets:${(matches += 1)}`)
const amount = 10_000

/** A prize of a free bet, handed over; gives its external id. */
const given = async (
  player: FundedPlayer,
  terms: object = {},
  title: Words = { key: 'sport-bonuses.heading', values: {} },
): Promise<string> => {
  const content = { currency: 'UAH', amount_minor: amount, ...terms }
  const prize = {
    player_id: player.id,
    kind: 'free-bet',
    content,
    from: fundAccount('test-free-bets', 'UAH'),
    source: 'test',
    title,
  }
  const before = new Set((await bonusesOf(player)).map(({ externalId }) => externalId))
  await inTransaction(t.house.db, (tx) => grantAll(tx, t.house, [{ ...prize, key: `test:${player.id}:${JSON.stringify(terms)}` }]))
  await t.drain()
  return (await bonusesOf(player)).find(({ externalId }) => !before.has(externalId))?.externalId ?? ''
}
const bonusesOf = async ({ visitor }: FundedPlayer) => (await visitor.call(getSportBonuses)).body.data
const statusOf = async (player: FundedPlayer) => (await bonusesOf(player)).map(({ status }) => status)
const take = ({ visitor }: FundedPlayer, externalId: string) => visitor.call(applySportBonus, { body: { externalId } })
const giveUp = ({ visitor }: FundedPlayer, externalId: string) => visitor.call(cancelSportBonus, { body: { externalId } })
const taken = async (player: FundedPlayer, terms: object = {}): Promise<string> => {
  const externalId = await given(player, terms)
  await take(player, externalId)
  return externalId
}
const promotions = () => balanceOf(t.house.db, houseAccount('promotions', 'UAH'))
const again = async (player: FundedPlayer, { id }: BetView): Promise<BetView> =>
  (await player.visitor.call(getBet, { params: { id } })).body.data
const told = (externalId: string) =>
  t.published.flatMap(({ message }) =>
    message.type === 'sportBetting' && (message.data as { externalId: string }).externalId === externalId ? [message.event] : [],
  )
const isActive = async ({ visitor }: FundedPlayer): Promise<unknown> =>
  ((await visitor.raw('GET', '/rest/init/?only=sport-bonuses')).json() as { data: { hasActiveSportBettingBonus: unknown } }).data
    .hasActiveSportBettingBonus

test('API-125, API-126, API-127, EN-021, EN-040, RTM-030, SP-005, SP-006: a free bet waits under its external id, is taken, and given up; each step is told', async () => {
  const player = await bettor(t)
  const before = await promotions()
  const externalId = await given(player)
  expect(await bonusesOf(player)).toMatchObject([{ externalId, status: 'init', amount, leastOdds: 1500, leastLegs: 1 }])
  expect(await isActive(player)).toBe(false)
  const answer = await take(player, externalId)
  expect(answer.body).toMatchObject({ success: true, data: { externalId, status: 'applied' } })
  expect((await take(player, externalId)).body.success).toBe(true)
  expect([await statusOf(player), await isActive(player)]).toEqual([['applied'], true])
  expect((await giveUp(player, externalId)).body.success).toBe(true)
  expect((await giveUp(player, externalId)).body.success).toBe(true)
  expect((await take(player, externalId)).body.error).toBe('sport-bonus-over')
  expect([await bonusesOf(player), await isActive(player)]).toEqual([[], false])
  expect((await promotions()) - before).toBe(BigInt(amount))
  await t.drain()
  expect(told(externalId)).toEqual(['updated', 'applied', 'canceled'])
  // Each to this player alone, with how the bonus stands.
  const sent = t.published.filter(({ message }) => message.type === 'sportBetting')
  expect(sent.map(({ channel, message }) => [channel, message.data])).toEqual(
    ['init', 'applied', 'canceled'].map((status) => [`player:#${player.id}`, { externalId, status }]),
  )
  const other = await bettor(t)
  expect((await take(other, externalId)).status).toBe(404)
})

test('the card of a free bet says what it was given for, in the language of the page', async () => {
  const player = await bettor(t)
  const title = { key: 'sport-bonuses.origin.house', values: { brand: { uk: 'Перегони', ru: 'Гонки', en: 'The races' } } }
  const externalId = await given(player, {}, title)
  expect(await bonusesOf(player)).toMatchObject([{ externalId, origin: 'Подарунок від Перегони' }])
  const answer = await player.visitor.raw('GET', '/rest/sport-betting/bonuses/', undefined, { 'x-language': 'en' })
  expect(answer.json()).toMatchObject({ data: [{ origin: 'The races, as a gift' }] })
  expect((await take(player, externalId)).body).toMatchObject({ data: { origin: 'Подарунок від Перегони' } })
})

test('a free bet is staked instead of cash; what it wins is cash without it, and what it loses costs nothing', async () => {
  const player = await bettor(t)
  const [won, lost] = [await match(), await match()]
  const choice = await choiceOf(t, won, 'home')
  const bonus = await taken(player)
  const quote = await player.visitor.call(quoteSlip, { query: { betType: 'single', selections: `${choice.marketId}:home` } })
  expect(quote.body.data.credits).toMatchObject([{ externalId: bonus, amount, isFitting: true }])
  const bet = await placed(player, [choice], amount, { bonus })
  const net = (amount * (choice.odds - 1000)) / 1000
  expect(bet).toMatchObject({ isFree: true, most: net, cashOut: null })
  expect((await player.visitor.call(cashOutBet, { params: { id: bet.id }, body: { offer: 1 } })).body.error).toBe('sport-cash-out-closed')
  expect([await cashOf(t, player), await statusOf(player)]).toEqual([1_000_000n, ['waiting']])
  expect((await giveUp(player, bonus)).body.error).toBe('sport-bonus-staked')
  const second = await taken(player, { days: 3 })
  const loser = await placed(player, [await choiceOf(t, lost, 'home')], amount, { bonus: second })
  await settle(t, won, footballResult([0, 0], [1, 0], 'h'), true)
  await settle(t, lost, footballResult([0, 0], [0, 1], 'a'), true)
  await t.drain()
  expect(await again(player, bet)).toMatchObject({ state: 'settled', paid: net })
  expect(await again(player, loser)).toMatchObject({ state: 'settled', paid: 0 })
  expect([await cashOf(t, player), await bonusesOf(player)]).toEqual([1_000_000n + BigInt(net), []])
  expect(told(bonus)).toEqual(['updated', 'applied', 'waiting', 'completed'])
  // A corrected result moves the difference of cash alone.
  await settle(t, won, footballResult([0, 0], [0, 0], ''), true)
  await t.drain()
  expect([(await again(player, bet)).paid, await cashOf(t, player)]).toEqual([0, 1_000_000n])
})

test('a free bet whose bet is void is there again for a week at least, and is taken back where the void is', async () => {
  const player = await bettor(t)
  const event = await match()
  const bonus = await taken(player, { days: 1 })
  const bet = await placed(player, [await choiceOf(t, event, 'home')], amount, { bonus })
  await inTransaction(t.house.db, (tx) => voidMarkets(tx, t.house, event, [result_market]))
  await t.drain()
  expect((await again(player, bet)).paid).toBe(0)
  const [back] = await bonusesOf(player)
  expect(back).toMatchObject({ externalId: bonus, status: 'applied' })
  expect(Date.parse(back?.expiresAt ?? '') - t.clock.now().getTime()).toBe(7 * 86_400_000)
  await settle(t, event, footballResult([0, 0], [1, 0], 'h'), true)
  await inTransaction(t.house.db, (tx) => withdrawVoid(tx, t.house, event, [result_market]))
  await t.drain()
  const { paid } = await again(player, bet)
  expect([paid > 0, await cashOf(t, player), await bonusesOf(player)]).toEqual([true, 1_000_000n + BigInt(paid), []])
  await inTransaction(t.house.db, (tx) => voidMarkets(tx, t.house, event, [result_market]))
  await t.drain()
  expect([await cashOf(t, player), await statusOf(player)]).toEqual([1_000_000n, ['applied']])
})

test('a free bet that was given back and staked again is not given once more where its first bet is for nobody again', async () => {
  const player = await bettor(t)
  const [first, second] = [await match(), await match()]
  const bonus = await taken(player)
  const voids = (event: bigint) => inTransaction(t.house.db, (tx) => voidMarkets(tx, t.house, event, [result_market]))
  await placed(player, [await choiceOf(t, first, 'home')], amount, { bonus })
  await voids(first)
  await t.drain()
  await placed(player, [await choiceOf(t, second, 'home')], amount, { bonus })
  await settle(t, first, footballResult([0, 0], [1, 0], 'h'), true)
  await inTransaction(t.house.db, (tx) => withdrawVoid(tx, t.house, first, [result_market]))
  await t.drain()
  // The first bet won after all; the free bet is on the second, and waits for that.
  expect([(await cashOf(t, player)) > 1_000_000n, await statusOf(player)]).toEqual([true, ['waiting']])
  await voids(first)
  await t.drain()
  expect([await cashOf(t, player), await statusOf(player)]).toEqual([1_000_000n, ['waiting']])
  const third = await choiceOf(t, await match(), 'home')
  expect((await tryBet(player, [third], amount, { bonus })).body.error).toBe('sport-bonus-not-ready')
  await voids(second)
  await t.drain()
  const [back] = await openBonuses(t.house.db, player.id)
  expect(back?.status).toBe('applied')
  expect(await balanceOf(t.house.db, purseOf(player.id, freeBetPurse(back?.id ?? 0n), 'UAH'))).toBe(BigInt(amount))
})

test('what the terms of a free bet do not allow is refused in words, and the free bet stays as it was; two bets at once get one of it', async () => {
  const player = await bettor(t)
  const [event, other] = [await match(), await match()]
  const choice = await choiceOf(t, event, 'home')
  const waits = await given(player)
  expect((await tryBet(player, [choice], amount, { bonus: waits })).body.error).toBe('sport-bonus-not-ready')
  const pair = await taken(player, { least_legs: 2 })
  const dear = await taken(player, { least_odds_thousandths: 9_000 })
  await take(player, waits)
  const refusals = [
    [amount - 1, waits, 'sport-bonus-whole'],
    [amount, pair, 'sport-bonus-legs'],
    [amount, dear, 'sport-bonus-odds'],
    [amount, 'nobody-gave-it', 'sport-bonus-unknown'],
  ] as const
  for (const [stake, bonus, error] of refusals) expect((await tryBet(player, [choice], stake, { bonus })).body.error).toBe(error)
  expect((await tryBet(await bettor(t), [choice], amount, { bonus: waits })).body.error).toBe('sport-bonus-unknown')
  expect(await statusOf(player)).toEqual(['applied', 'applied', 'applied'])
  const both = [choice, await choiceOf(t, other, 'home')]
  const answers = await Promise.all([tryBet(player, both, amount, { bonus: pair }), tryBet(player, both, amount, { bonus: pair })])
  expect(answers.map(({ body }) => body.error ?? 'taken').toSorted()).toEqual(['sport-bonus-not-ready', 'taken'])
  expect(await cashOf(t, player)).toBe(1_000_000n)
})

test('a free bet on a match in play that changed meanwhile is there again', async () => {
  const player = await bettor(t)
  const event = await match()
  await update(t, event, { state: 'live' })
  const bonus = await taken(player)
  const bet = await placed(player, [await choiceOf(t, event, 'home')], amount, { bonus })
  await update(t, event, { is_stopped: true })
  await decideInPlay(t)
  await t.drain()
  expect((await again(player, bet)).state).toBe('rejected')
  expect([await cashOf(t, player), await statusOf(player)]).toEqual([1_000_000n, ['applied']])
})

test('who takes a break takes no free bet; one that is not staked in time runs out, and its money is back', async () => {
  const [player, resting] = [await bettor(t), await bettor(t)]
  const [own, waits, rests] = [
    await taken(player, { days: 2 }),
    await given(player, { days: 2, least_legs: 3 }),
    await given(resting, { days: 2 }),
  ]
  await resting.visitor.call(coolOff, { body: { days: 1 } })
  await expect(takeBonus({ house: t.house, player_id: resting.id, external_id: rests })).rejects.toMatchObject({
    code: 'sport-bonus-not-now',
  })
  const before = await promotions()
  t.clock.advance(2 * 86_400_000)
  // Sessions have run out by then as well.
  await expect(takeBonus({ house: t.house, player_id: player.id, external_id: waits })).rejects.toMatchObject({ code: 'sport-bonus-over' })
  await expireBonuses(t.house)
  await t.drain()
  expect([await openBonuses(t.house.db, player.id), told(own).at(-1)]).toEqual([[], 'expired'])
  expect((await promotions()) - before).toBeGreaterThanOrEqual(3n * BigInt(amount))
})

test('a free bet that an operator gives twice under one name is given once, and the second time refused', async () => {
  const player = await bettor(t)
  const { rows } = await t.house.pool.query<{ login: string }>('select login from players_accounts.players where id = $1', [
    String(player.id),
  ])
  const words = ['sport', 'give-free-bet', rows[0]?.login ?? '', '500', '--name', 'sorry', '--actor', 'anna', '--reason', 'a late answer']
  const give = () => readCommand(commands, words)(t.house)
  await expect(give()).resolves.toContain('has a free bet')
  await expect(give()).rejects.toThrow('before')
  const audited = await t.house.pool.query(`select from kernel.audit where action = 'sportsbook/sport-bonuses.give' and subject = $1`, [
    `player:${player.id}`,
  ])
  expect([audited.rowCount, (await bonusesOf(player)).length]).toEqual([1, 1])
})
