import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestHouse } from '#apps/testing/test-house.ts'
import { readNetResult, setStakeControls } from '#casino/money/wallet/server/api.ts'
import { storeInnEndpoint } from '#casino/players/profile/contract.ts'
import { publishedMatch, update } from '#casino/sportsbook/catalogue/testing/catalogue-house.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { quoteSlip } from '../contract.ts'
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
} from '../testing/bet-house.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createBetHouse()
})
afterAll(() => closeBalanced(t))

let matches = 0
const match = () => publishedMatch(t, `test:limits:${(matches += 1)}`)
const unlimited = { blocked_until: null, session_until: null, caps: null } as const

test.each([
  ['double', { betType: 'multi' }, ['home', 'away']],
  ['system', { betType: 'system', sizes: [2] }, ['home', 'away', 'draw']],
] as const)('SP-010: the most stake that is told of a %s is taken, and one unit more is not', async (_what, terms, outcomes) => {
  const player = await bettor(t, 1_000_000_000n)
  const choices = await Promise.all(outcomes.map(async (outcome) => choiceOf(t, await match(), outcome)))
  // Their exact product is no whole number of thousandths.
  const sizes = 'sizes' in terms ? [...terms.sizes] : undefined
  const selections = choices.map(({ marketId, outcome }) => `${marketId}:${outcome}`).join(',')
  const query = { betType: terms.betType, selections, ...(sizes && { sizes: sizes.join(',') }) }
  const most = (await player.visitor.call(quoteSlip, { query })).body.data.mostStake ?? 0
  const asked = { betType: terms.betType, ...(sizes && { sizes }) }
  const refused = await tryBet(player, choices, most + 1, asked)
  expect(refused.body).toMatchObject({ error: 'sport-payout-too-high', most_minor: most })
  expect((await placed(player, choices, most, asked)).stake).toBe(most)
})

test('SP-010: under a licence that wants the taxpayer’s number a bet is refused before it, the slip says so, and after it the bet is taken', async () => {
  const licensed = await createBetHouse({ JURISDICTION: 'ua' })
  const player = await bettor(licensed)
  const choice = await choiceOf(licensed, await publishedMatch(licensed, 'test:limits:number'), 'home')
  const query = { betType: 'single', selections: `${choice.marketId}:home` } as const
  const fault = async () => (await player.visitor.call(quoteSlip, { query })).body.data.fault
  expect(await fault()).toBe('sport-tax-number')
  expect((await licensed.visitor().call(quoteSlip, { query })).body.data.fault).toBeNull()
  expect((await tryBet(player, [choice], 5_000)).body.error).toBe('sport-tax-number')
  expect(await cashOf(licensed, player)).toBe(1_000_000n)
  await player.visitor.call(storeInnEndpoint, { body: { inn: '3184710691' } })
  expect(await fault()).toBeNull()
  // The licence wants limits as well, which this player has set.
  await inTransaction(licensed.house.db, (tx) => setStakeControls(tx, licensed.house, player.id, unlimited))
  expect((await placed(player, [choice], 5_000)).state).toBe('accepted')
  await closeBalanced(licensed)
})

test('RP-003: a goal during the wait: the stake that is back uses nothing of the limits, and is no stake of the player', async () => {
  const player = await bettor(t)
  const limits = [{ which: 'stake-24-hours' as const, amount_minor: 5_000n }]
  await inTransaction(t.house.db, (tx) => setStakeControls(tx, t.house, player.id, { ...unlimited, caps: { asset: 'UAH', limits } }))
  const event = await match()
  await update(t, event, { state: 'live' })
  const choice = await choiceOf(t, event, 'home')
  await placed(player, [choice], 5_000, { oddsChange: 'higher' })
  const before = await choiceOf(t, await match(), 'home')
  expect((await tryBet(player, [before], 1_000)).body.error).toBe('limit-reached')
  await sql`update sportsbook_catalogue.markets set odds[1] = ${choice.odds - 300}, version = version + 1
             where event_id = ${event} and key = ${result_market}`.execute(t.house.db)
  await decideInPlay(t)
  expect(await readNetResult(t.house.db, player.id, new Date(0), 'UAH')).toMatchObject({ staked: 0, won: 0, net: 0 })
  expect((await placed(player, [await choiceOf(t, await match(), 'home')], 5_000)).state).toBe('accepted')
  expect((await tryBet(player, [await choiceOf(t, await match(), 'home')], 1_000)).body.error).toBe('limit-reached')
})
