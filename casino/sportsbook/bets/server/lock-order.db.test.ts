import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestHouse } from '#apps/testing/test-house.ts'
import { holdControls } from '#casino/money/wallet/server/api.ts'
import { lockEvents, lockMarkets, settleEvent, withdrawResult } from '#casino/sportsbook/catalogue/server/api.ts'
import { footballResult, publishedMatch, somebodyWaits, update } from '#casino/sportsbook/catalogue/testing/catalogue-house.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import { knownReaders } from '#kernel/facts/known-readers.ts'
import { readBatch, readersOf } from '#kernel/facts/readers.ts'
import { cashOutBet, getBet, setAutoCashOut } from '../contract.ts'
import { in_play_delay_ms } from '../rules.ts'
import { bettor, bookOf, cashOf, choiceOf, closeBalanced, createBetHouse, placed, result_market } from '../testing/bet-house.ts'
import { cashOutWaiting } from './cash-out.ts'
import { decideBets } from './decide-bets.ts'
import { waitForTurn } from './due-store.ts'
import { followMarkets } from './follow-markets.ts'
import { settleBets } from './settle-bets.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createBetHouse()
})
afterAll(() => closeBalanced(t))

let matches = 0
const match = () => publishedMatch(t, `test:order:${(matches += 1)}`)
const factOf = (event: bigint, revision: number) => ({ data: { event_id: Number(event), revision } })
const follow = (...facts: readonly ReturnType<typeof factOf>[]) => inTransaction(t.house.db, (tx) => followMarkets(facts, tx, t.house))

test('bets that are rejected together hold no book while one of them waits for its player’s purse', async () => {
  const [player, other] = [await bettor(t), await bettor(t)]
  const event = await match()
  await update(t, event, { state: 'live' })
  const choice = await choiceOf(t, event, 'home')
  await placed(player, [choice], 5_000)
  await placed(other, [choice], 5_000)
  await sql`update sportsbook_catalogue.markets set odds[1] = ${choice.odds - 300}, version = version + 1
             where event_id = ${event} and key = ${result_market}`.execute(t.house.db)
  t.clock.advance(in_play_delay_ms)
  let decided: Promise<void> | undefined
  await inTransaction(t.house.db, async (tx) => {
    await holdControls(tx, [other.id])
    decided = decideBets(t.house)
    await Promise.race([decided, somebodyWaits(t)])
    await sql`select from sportsbook_bets.liabilities where market_id = ${choice.marketId} for update nowait`.execute(tx)
  })
  await decided
  expect(await bookOf(t, choice.marketId)).toEqual({ home: 0n })
  expect([await cashOf(t, player), await cashOf(t, other)]).toEqual([1_000_000n, 1_000_000n])
})

test('results of several matches that are taken back at once lock their matches in one order, whatever the order in which they are told', async () => {
  const player = await bettor(t)
  const [first, second] = [await match(), await match()]
  for (const event of [first, second]) {
    await placed(player, [await choiceOf(t, event, 'home')], 1_000)
    await inTransaction(t.house.db, (tx) => settleEvent(tx, t.house, event, footballResult([0, 0], [1, 0], 'h'), true))
    await follow(factOf(event, 1))
    await inTransaction(t.house.db, (tx) => withdrawResult(tx, t.house, event))
  }
  let followed: Promise<void> | undefined
  await inTransaction(t.house.db, async (tx) => {
    await lockEvents(tx, [first])
    followed = follow(factOf(second, 2), factOf(first, 2))
    await Promise.race([followed, somebodyWaits(t)])
    await sql`select from sportsbook_catalogue.events where id = ${second} for update nowait`.execute(tx)
  })
  await followed
  await t.drain()
})

test('a result that is taken back waits for bets on its match with nothing of another match’s result locked', async () => {
  const player = await bettor(t)
  const [first, second] = [await match(), await match()]
  await placed(player, [await choiceOf(t, second, 'home')], 1_000)
  await inTransaction(t.house.db, (tx) => settleEvent(tx, t.house, second, footballResult([0, 0], [1, 0], 'h'), true))
  await t.drain()
  const choice = await choiceOf(t, first, 'home')
  await placed(player, [choice], 1_000)
  await inTransaction(t.house.db, (tx) => settleEvent(tx, t.house, first, footballResult([0, 0], [1, 0], 'h'), true))
  await inTransaction(t.house.db, (tx) => withdrawResult(tx, t.house, second))
  const [reader] = (await knownReaders(t.house.db, readersOf(t.house))).filter(({ name }) => name === 'sportsbook/bets')
  if (!reader) throw new Error('bets have no reader')
  const readOn = async (): Promise<void> => {
    while ((await readBatch(t.house, reader)).more);
  }
  let followed: Promise<void> | undefined
  await inTransaction(t.house.db, async (tx) => {
    // As a bet on both matches does that is decided or cashed out.
    await lockMarkets(tx, t.clock.now(), [BigInt((await choiceOf(t, second, 'home')).marketId)])
    followed = readOn()
    await Promise.race([followed, somebodyWaits(t)])
    await sql`select from sportsbook_bets.liabilities where market_id = ${choice.marketId} for update nowait`.execute(tx)
  })
  await followed
  expect(await bookOf(t, choice.marketId)).toEqual({})
  await t.drain()
})

/** Whether nobody holds a bet while this work waits for what `hold` has locked. */
const isFreeMeanwhile = async (bet_id: number, hold: (tx: Tx) => Promise<unknown>, work: () => Promise<unknown>): Promise<boolean> => {
  let done: Promise<unknown> | undefined
  const is_free = await inTransaction(t.house.db, async (tx) => {
    await hold(tx)
    done = work()
    await Promise.race([done, somebodyWaits(t)])
    const { rows } = await sql`select from sportsbook_bets.bets where id = ${bet_id} for update skip locked`.execute(tx)
    return rows.length > 0
  })
  await done
  return is_free
}

test('a cash-out that waits for a match whose result is written holds no bet that settlement would wait for', async () => {
  const player = await bettor(t)
  const event = await match()
  const bet = await placed(player, [await choiceOf(t, event, 'home')], 1_000)
  const byHand = () => player.visitor.call(cashOutBet, { params: { id: bet.id }, body: { offer: 1, stake: 400 } })
  expect(await isFreeMeanwhile(bet.id, (tx) => lockEvents(tx, [event]), byHand)).toBe(true)
  await player.visitor.call(setAutoCashOut, { params: { id: bet.id }, body: { amount: 1 } })
  expect(
    await isFreeMeanwhile(
      bet.id,
      (tx) => lockEvents(tx, [event]),
      () => cashOutWaiting(t.house),
    ),
  ).toBe(true)
  expect((await player.visitor.call(getBet, { params: { id: bet.id } })).body.data.state).toBe('cashed-out')
})

test('bets that take money back hold none of themselves while they wait for their turn', async () => {
  const player = await bettor(t)
  const event = await match()
  const bet = await placed(player, [await choiceOf(t, event, 'home')], 1_000)
  await inTransaction(t.house.db, (tx) => settleEvent(tx, t.house, event, footballResult([0, 0], [1, 0], 'h'), true))
  await t.drain()
  await inTransaction(t.house.db, (tx) => settleEvent(tx, t.house, event, footballResult([0, 0], [0, 1], 'a'), true))
  await follow(factOf(event, 2))
  expect(
    await isFreeMeanwhile(
      bet.id,
      (tx) => waitForTurn(tx, true),
      () => settleBets(t.house),
    ),
  ).toBe(true)
  expect(await cashOf(t, player)).toBe(999_000n)
  await t.drain()
})

test('bets are settled while the next result is written, which waits for none of them', async () => {
  const player = await bettor(t)
  const [first, second] = [await match(), await match()]
  await placed(player, [await choiceOf(t, first, 'home'), await choiceOf(t, second, 'home')], 1_000)
  const result = footballResult([0, 0], [0, 1], 'a')
  await inTransaction(t.house.db, (tx) => settleEvent(tx, t.house, first, result, true))
  await inTransaction(t.house.db, async (tx) => {
    // Begun before the first result is read, it stands in the log before the bets that are due by that one.
    await settleEvent(tx, t.house, second, result, true)
    for (const reader of await knownReaders(t.house.db, readersOf(t.house)))
      if (reader.name.startsWith('sportsbook/bets')) await readBatch(t.house, reader)
  })
  await t.drain()
  expect([await cashOf(t, player), await bookOf(t, (await choiceOf(t, second, 'home')).marketId)]).toEqual([999_000n, {}])
})
