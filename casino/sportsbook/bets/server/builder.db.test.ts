import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestHouse } from '#apps/testing/test-house.ts'
import type { FundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { voidMarkets } from '#casino/sportsbook/catalogue/server/api.ts'
import { footballResult, publishedMatch, settle, update } from '#casino/sportsbook/catalogue/testing/catalogue-house.ts'
import { momentsOf, playedOn, simulatedMatch } from '#casino/sportsbook/simulator/testing/simulated-match.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { cashOutBet, getBet, getBuilderOffers, quoteSlip, setAutoCashOut, type BetView } from '../contract.ts'
import { in_play_delay_ms } from '../rules.ts'
import { bettor, cashOf, choiceOf, closeBalanced, createBetHouse, placed, tryBet, type Choice } from '../testing/bet-house.ts'
import { decideBets } from './decide-bets.ts'
import { settleBets } from './settle-bets.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createBetHouse()
})
afterAll(() => closeBalanced(t))

const both_score = 'both-score:count=regular'
const odd_even = 'odd-even:count=regular'
/** Home wins, both score, an odd number of goals: all of them at 2:1. */
const three = async (event: bigint): Promise<Choice[]> => [
  await choiceOf(t, event, 'home'),
  await choiceOf(t, event, 'yes', both_score),
  await choiceOf(t, event, 'odd', odd_even),
]

const textOf = (choices: readonly Choice[]): string => choices.map(({ marketId, outcome }) => `${marketId}:${outcome}`).join(',')
const quoted = async (choices: readonly Choice[]) =>
  (await t.visitor().call(quoteSlip, { query: { betType: 'builder', selections: textOf(choices) } })).body.data
const oddsOf = async (choices: readonly Choice[]): Promise<number> => (await quoted(choices)).odds ?? 0
const again = async (player: FundedPlayer, { id }: BetView): Promise<BetView> =>
  (await player.visitor.call(getBet, { params: { id } })).body.data
const built = async (player: FundedPlayer, choices: readonly Choice[]): Promise<BetView> =>
  placed(player, choices, 10_000, { betType: 'builder', odds: await oddsOf(choices) })
const end = async (event: bigint, result = footballResult([1, 0], [2, 1], 'hah')): Promise<void> => {
  await settle(t, event, result, true)
  await t.drain()
}

test('SP-010: selections of one match are one bet at their joint price, which is no product, placed at what was shown and paid when all come true', async () => {
  const player = await bettor(t)
  const { event_id } = await simulatedMatch(t)
  const choices = await three(event_id)
  const quote = await quoted(choices)
  const product = choices.reduce((odds, one) => (odds * one.odds) / 1000, 1000)
  expect(quote.fault).toBeNull()
  expect(Math.abs((quote.odds ?? 0) - product)).toBeGreaterThan(50)
  const odds = quote.odds ?? 0
  expect((await tryBet(player, choices, 10_000, { betType: 'builder', odds: odds + 1 })).body.error).toBe('sport-odds-changed')
  expect((await tryBet(player, choices, 10_000, { betType: 'builder' })).body.error).toBe('sport-odds-changed')
  const bet = await placed(player, choices, 10_000, { betType: 'builder', odds })
  const pays = (10_000 * odds - ((10_000 * odds) % 1000)) / 1000
  expect(bet).toMatchObject({ state: 'accepted', betType: 'builder', odds, most: pays, cashOut: null })
  expect(await cashOf(t, player)).toBe(990_000n)
  await end(event_id)
  expect(await again(player, bet)).toMatchObject({ state: 'settled', paid: pays })
  expect(await cashOf(t, player)).toBe(990_000n + BigInt(pays))
})

test('a void selection leaves a builder at the odds that the rest had together when it was placed; with none left the stake is back', async () => {
  const player = await bettor(t)
  const { event_id } = await simulatedMatch(t)
  const choices = await three(event_id)
  const [pair, alone] = [await oddsOf(choices.slice(0, 2)), choices[0]?.odds ?? 0]
  const bet = await built(player, choices)
  await inTransaction(t.house.db, (tx) => voidMarkets(tx, t.house, event_id, [odd_even]))
  await t.drain()
  expect(await again(player, bet)).toMatchObject({ state: 'accepted', most: 10 * pair })
  await end(event_id)
  expect(await again(player, bet)).toMatchObject({ state: 'settled', paid: 10 * pair })
  await inTransaction(t.house.db, (tx) => voidMarkets(tx, t.house, event_id, [both_score]))
  await t.drain()
  expect((await again(player, bet)).paid).toBe(10 * alone)
  await inTransaction(t.house.db, (tx) => voidMarkets(tx, t.house, event_id, null))
  await t.drain()
  expect((await again(player, bet)).paid).toBe(10_000)
  expect(await cashOf(t, player)).toBe(1_000_000n)
})

test('one lost selection loses a builder at once; a corrected result moves the difference, and the first result again ends where it began', async () => {
  const player = await bettor(t)
  const { event_id } = await simulatedMatch(t)
  const bet = await built(player, await three(event_id))
  await end(event_id, footballResult([0, 0], [2, 2], 'hhaa'))
  await settleBets(t.house)
  expect(await again(player, bet)).toMatchObject({ state: 'settled', paid: 0 })
  await end(event_id)
  expect((await again(player, bet)).paid).toBe(10 * bet.odds)
  await end(event_id, footballResult([0, 0], [2, 2], 'hhaa'))
  expect([(await again(player, bet)).paid, await cashOf(t, player)]).toEqual([0, 990_000n])
})

test('what cannot be joined is refused with its reason, and nothing is taken', async () => {
  const player = await bettor(t)
  const [{ event_id }, other, tennis] = [await simulatedMatch(t), await simulatedMatch(t), await simulatedMatch(t, { sport: 'tennis' })]
  const [home, both] = await three(event_id)
  const strange = await publishedMatch(t, 'test:builder:not-ours')
  const handicap = { marketId: home?.marketId ?? 0, outcome: 'away', odds: 1500 }
  const games = await choiceOf(t, tennis.event_id, 'home', 'winner')
  const refusals: readonly (readonly [readonly (Choice | undefined)[], string])[] = [
    [[home], 'sport-builder-size'],
    [[home, handicap], 'sport-slip-twice'],
    [[home, await choiceOf(t, other.event_id, 'home')], 'sport-builder-several-events'],
    [[home, await choiceOf(t, event_id, 'home', 'next-goal:count=regular,number=1')], 'sport-builder-selection'],
    [[home, await choiceOf(t, event_id, 'home', 'draw-no-bet:count=regular')], 'sport-builder-selection'],
    [[home, both, await choiceOf(t, event_id, '0:0', 'correct-score:count=regular')], 'sport-builder-impossible'],
    [[await choiceOf(t, strange, 'home'), await choiceOf(t, strange, 'yes', both_score)], 'sport-builder-not-offered'],
    [[games, await choiceOf(t, tennis.event_id, 'home', 'part-winner:count=set:1')], 'sport-builder-not-offered'],
  ]
  for (const [selections, error] of refusals) {
    const slip = selections.filter((one) => one !== undefined)
    expect((await tryBet(player, slip, 5_000, { betType: 'builder', odds: 5_000, oddsChange: 'any' })).body.error, error).toBe(error)
    if (error !== 'sport-slip-twice') expect((await quoted(slip)).fault, error).toBe(error)
  }
  expect(
    (
      await tryBet(
        player,
        [home, both].filter((one) => one !== undefined),
        5_000,
      )
    ).body.error,
  ).toBe('sport-legs-of-one-event')
  await update(t, event_id, { is_stopped: true })
  expect((await tryBet(player, await three(event_id), 5_000, { betType: 'builder', odds: 5_000 })).body.error).toBe('sport-market-closed')
  expect(await cashOf(t, player)).toBe(1_000_000n)
})

test('a builder is neither cashed out nor waits for an offer', async () => {
  const player = await bettor(t)
  const bet = await built(player, await three((await simulatedMatch(t)).event_id))
  const params = { id: bet.id }
  expect((await player.visitor.call(cashOutBet, { params, body: { offer: 1 } })).body.error).toBe('sport-cash-out-closed')
  expect((await player.visitor.call(setAutoCashOut, { params, body: { amount: 20_000 } })).body.error).toBe('sport-cash-out-closed')
})

test('ready combinations of a match are offered at the price that their slip is quoted; a match of unknown chances has none', async () => {
  const { event_id } = await simulatedMatch(t)
  const offersOf = async (id: bigint) => (await t.visitor().call(getBuilderOffers, { params: { id: Number(id) } })).body.data
  const offers = await offersOf(event_id)
  expect(offers.length).toBeGreaterThanOrEqual(2)
  for (const { selections, odds } of offers) expect(await oddsOf(selections)).toBe(odds)
  expect(await offersOf(await publishedMatch(t, 'test:builder:no-offers'))).toEqual([])
})

/** A match in which nothing happens in its first minutes. */
const quietMatch = async (starts_at: Date) => {
  for (;;) {
    const row = await simulatedMatch(t, { starts_at })
    if (momentsOf(t, row).every(({ at_s, is_stopped }) => !is_stopped || at_s > 600)) return row
  }
}

test('in play a builder waits, and stands by the joint price of the match as it is then, or is given back', async () => {
  const [asks, takes] = [await bettor(t), await bettor(t)]
  const row = await quietMatch(new Date(t.clock.now().getTime() + 60_000))
  const play = await playedOn(t, row)
  await play(62)
  const choices = await three(row.event_id)
  const odds = await oddsOf(choices)
  const bets = [
    await placed(asks, choices, 10_000, { betType: 'builder', odds }),
    await placed(takes, choices, 10_000, { betType: 'builder', odds, oddsChange: 'any' }),
  ]
  expect(bets.map(({ state }) => state)).toEqual(['pending', 'pending'])
  await play(240 + in_play_delay_ms / 1000)
  const later = await oddsOf(choices)
  expect(later).not.toBe(odds)
  await decideBets(t.house)
  expect(await again(asks, bets[0] as BetView)).toMatchObject({ state: 'rejected', stake: 0 })
  expect(await cashOf(t, asks)).toBe(1_000_000n)
  expect(await again(takes, bets[1] as BetView)).toMatchObject({ state: 'accepted', odds: later, most: 10 * later })
})
