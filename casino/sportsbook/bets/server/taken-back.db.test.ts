import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '#apps/testing/as-owner.ts'
import type { TestHouse } from '#apps/testing/test-house.ts'
import { readNetResult, setStakeControls } from '#casino/money/wallet/server/api.ts'
import { selfExclude } from '#casino/players/responsible-play/contract.ts'
import { settleEvent, voidMarkets, withdrawResult, withdrawVoid } from '#casino/sportsbook/catalogue/server/api.ts'
import { footballResult, publishedMatch, settle, somebodyWaits } from '#casino/sportsbook/catalogue/testing/catalogue-house.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { bettor, bookOf, cashOf, choiceOf, closeBalanced, createBetHouse, placed, result_market, tryBet } from '../testing/bet-house.ts'
import { waitForTurn } from './due-store.ts'
import { followMarkets } from './follow-markets.ts'
import { settleBets } from './settle-bets.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createBetHouse()
})
afterAll(() => closeBalanced(t))

let matches = 0
const match = () => publishedMatch(t, `test:taken-back:${(matches += 1)}`)
const one = footballResult([0, 0], [1, 0], 'h')
const none = footballResult([0, 0], [0, 1], 'a')
const end = async (event_id: bigint, result: typeof one): Promise<void> => {
  await settle(t, event_id, result, true)
  await t.drain()
}

test('RP-003: a win that a corrected result takes back counts as a loss again, and the limit holds for the next bet', async () => {
  const player = await bettor(t)
  const limits = [{ which: 'loss-24-hours' as const, amount_minor: 15_000n }]
  await inTransaction(t.house.db, (tx) =>
    setStakeControls(tx, t.house, player.id, { blocked_until: null, session_until: null, caps: { asset: 'UAH', limits } }),
  )
  const event = await match()
  await placed(player, [await choiceOf(t, event, 'home')], 10_000)
  await end(event, one)
  await end(event, none)
  expect(await cashOf(t, player)).toBe(990_000n)
  const next = await tryBet(player, [await choiceOf(t, await match(), 'home')], 5_001)
  expect(next.body).toMatchObject({ error: 'limit-reached', which: 'loss-24-hours' })
  expect((await readNetResult(t.house.db, player.id, new Date(0), 'UAH')).net).toBe(-10_000)
  await placed(player, [await choiceOf(t, await match(), 'home')], 5_000)
})

test('RP-003: a bet on a market that is void, and then is not and loses, is a stake for limits and the net result all along', async () => {
  const player = await bettor(t)
  const limits = [{ which: 'stake-24-hours' as const, amount_minor: 10_000n }]
  await inTransaction(t.house.db, (tx) =>
    setStakeControls(tx, t.house, player.id, { blocked_until: null, session_until: null, caps: { asset: 'UAH', limits } }),
  )
  const net = () => readNetResult(t.house.db, player.id, new Date(0), 'UAH')
  const event = await match()
  await placed(player, [await choiceOf(t, event, 'home')], 10_000)
  await inTransaction(t.house.db, (tx) => voidMarkets(tx, t.house, event, [result_market]))
  await t.drain()
  expect(await net()).toMatchObject({ staked: 10_000, won: 10_000, net: 0 })
  await inTransaction(t.house.db, (tx) => withdrawVoid(tx, t.house, event, [result_market]))
  await t.drain()
  await end(event, none)
  expect(await cashOf(t, player)).toBe(990_000n)
  expect(await net()).toMatchObject({ staked: 10_000, won: 0, net: -10_000 })
  const next = await tryBet(player, [await choiceOf(t, await match(), 'home')], 10_000)
  expect(next.body).toMatchObject({ error: 'limit-reached', which: 'stake-24-hours' })
})

test('reliability 12: a player who excluded themselves is told, too, what a corrected result took from their balance', async () => {
  const player = await bettor(t)
  const event = await match()
  const bet = await placed(player, [await choiceOf(t, event, 'home')], 10_000)
  await end(event, one)
  const paid = Number(await cashOf(t, player)) - 990_000
  await player.visitor.call(selfExclude, { body: { months: 6, isConfirmed: true } })
  await end(event, none)
  const { rows } = await sql<{ title: unknown; body: unknown }>`
    select title, body from messages_notifications.messages where player_id = ${player.id}`.execute(t.house.db)
  expect(rows).toEqual([
    {
      title: { key: 'sport-bets.notice.corrected.title', values: { id: bet.id } },
      body: { key: 'sport-bets.notice.corrected', values: { amount: { minor: paid, currency: 'UAH' } } },
    },
  ])
})

test('the book of an open match is free of a double that the other match has lost, and has it again where that result is taken back', async () => {
  const player = await bettor(t)
  const [first, second] = [await match(), await match()]
  const [lost, open] = [await choiceOf(t, first, 'home'), await choiceOf(t, second, 'home')]
  await placed(player, [lost, open], 10_000)
  await placed(player, [open], 5_000)
  const risk = (stake: bigint) => ({ home: (stake * BigInt(open.odds - 1000)) / 1000n })
  const both = await bookOf(t, open.marketId)
  await end(first, none)
  expect(await bookOf(t, open.marketId)).toEqual(risk(5_000n))
  await inTransaction(t.house.db, (tx) => withdrawResult(tx, t.house, first))
  await t.drain()
  expect(await bookOf(t, open.marketId)).toEqual(both)
  expect(await bookOf(t, lost.marketId)).toEqual({ home: (10_000n * BigInt(lost.odds - 1000)) / 1000n })
})

test('a result that is taken back opens the books of its bets again, also of those that it had not settled', async () => {
  const player = await bettor(t)
  const [event, other] = [await match(), await match()]
  const choice = await choiceOf(t, event, 'home')
  await placed(player, [choice], 10_000)
  await placed(player, [choice, await choiceOf(t, other, 'home')], 3_000)
  const before = await bookOf(t, choice.marketId)
  await end(event, one)
  expect(await bookOf(t, choice.marketId)).toEqual({})
  await inTransaction(t.house.db, (tx) => withdrawResult(tx, t.house, event))
  await t.drain()
  expect(await bookOf(t, choice.marketId)).toEqual(before)
})

const factOf = (event: bigint, revision: number) => ({ data: { event_id: Number(event), revision } })
const follow = (...facts: readonly ReturnType<typeof factOf>[]) => inTransaction(t.house.db, (tx) => followMarkets(facts, tx, t.house))
const told = async (event: bigint, result: typeof one): Promise<void> => {
  await inTransaction(t.house.db, (tx) => settleEvent(tx, t.house, event, result, true))
  await follow(factOf(event, 1))
}

test('a result that is taken back while a double that its other match has lost is being settled leaves nothing of the double in the book', async () => {
  const player = await bettor(t)
  const [first, second] = [await match(), await match()]
  const [lost, open] = [await choiceOf(t, first, 'home'), await choiceOf(t, second, 'home')]
  await placed(player, [lost, open], 10_000)
  await told(second, one)
  await settleBets(t.house)
  await told(first, none)
  let settled: Promise<void> | undefined
  await inTransaction(t.house.db, async (tx) => {
    await waitForTurn(tx, true)
    settled = settleBets(t.house)
    // The double has been read, with the result that is then taken back.
    await Promise.race([settled, somebodyWaits(t)])
    await inTransaction(t.house.db, (other) => withdrawResult(other, t.house, second))
    await followMarkets([factOf(second, 2)], tx, t.house)
  })
  await settled
  expect(await bookOf(t, open.marketId)).toEqual({ home: 0n })
  await t.drain()
})

test('the books of a house that was there before are those of its open bets after the update', async () => {
  const player = await bettor(t)
  const [lost, won, open] = [await match(), await match(), await choiceOf(t, await match(), 'home')]
  const [loses, wins] = [await choiceOf(t, lost, 'home'), await choiceOf(t, won, 'home')]
  for (const other of [loses, wins]) await placed(player, [other, open], 10_000)
  await end(lost, none)
  await end(won, one)
  const markets = [loses, wins, open].map(({ marketId }) => marketId)
  const books = () => Promise.all(markets.map((market) => bookOf(t, market)))
  const right = await books()
  expect(right).toEqual([{}, {}, { home: (10_000n * BigInt(open.odds - 1000)) / 1000n }])
  await sql`update sportsbook_bets.liabilities set liability_minor = liability_minor + 7`.execute(t.house.db)
  await sql`insert into sportsbook_bets.liabilities values (${wins.marketId}, 'home', 'UAH', 7)`.execute(t.house.db)
  const update = await readFile(new URL('migrations/20261128T1600-books-of-open-bets.sql', import.meta.url), 'utf8')
  await asOwner(t, (client) => client.query(`begin; ${update}; commit`))
  expect(await books()).toEqual(right)
})
