import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestHouse } from '#apps/testing/test-house.ts'
import type { FundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { houseAccount, post, purseOf } from '#casino/money/wallet/server/api.ts'
import { settleEvent, voidMarkets, withdrawResult } from '#casino/sportsbook/catalogue/server/api.ts'
import { footballResult, publishedMatch, settle, update } from '#casino/sportsbook/catalogue/testing/catalogue-house.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { cashOutBet, getBet, setAutoCashOut, type BetView } from '../contract.ts'
import { bettor, cashOf, choiceOf, closeBalanced, createBetHouse, placed, result_market } from '../testing/bet-house.ts'
import { cashOutWaiting } from './cash-out.ts'
import { followMarkets } from './follow-markets.ts'
import { settleBets } from './settle-bets.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createBetHouse()
})
afterAll(() => closeBalanced(t))

let matches = 0
const match = () => publishedMatch(t, `test:settling:${(matches += 1)}`)
const one = footballResult([0, 0], [1, 0], 'h')
const none = footballResult([0, 0], [0, 1], 'a')
const half_over = footballResult([1, 0], [2, 1], 'hah')

const end = async (event_id: bigint, result: typeof one): Promise<void> => {
  await settle(t, event_id, result, true)
  await t.drain()
}
const again = async (player: FundedPlayer, { id }: BetView): Promise<BetView> =>
  (await player.visitor.call(getBet, { params: { id } })).body.data

test('SP-010: a bet that won is paid its odds, one that lost nothing, a void one its stake, each once however often results come', async () => {
  const player = await bettor(t)
  const [won, lost, called_off] = [await match(), await match(), await match()]
  const winner = await placed(player, [await choiceOf(t, won, 'home')], 10_000)
  const loser = await placed(player, [await choiceOf(t, lost, 'home')], 10_000)
  const nobody = await placed(player, [await choiceOf(t, called_off, 'home')], 10_000)
  await end(won, one)
  await end(lost, none)
  await inTransaction(t.house.db, (tx) => voidMarkets(tx, t.house, called_off, [result_market]))
  await t.drain()
  await end(won, one)
  await settleBets(t.house)
  const paid = Math.floor((10_000 * (winner.legs[0]?.odds ?? 0)) / 1000)
  expect(await again(player, winner)).toMatchObject({ state: 'settled', paid, legs: [{ settlement: { kind: 'won' } }] })
  expect(await again(player, loser)).toMatchObject({ state: 'settled', paid: 0 })
  expect(await again(player, nobody)).toMatchObject({ state: 'settled', paid: 10_000 })
  expect(await cashOf(t, player)).toBe(1_000_000n - 10_000n + BigInt(paid - 10_000))
  expect(t.published.filter(({ message }) => message.type === 'sportBet' && message.event === 'settled')).toHaveLength(3)
})

test('an express is decided by its first lost leg, and a void leg counts 1', async () => {
  const player = await bettor(t)
  const [first, second, third] = [await match(), await match(), await match()]
  const choices = [await choiceOf(t, first, 'home'), await choiceOf(t, second, 'home'), await choiceOf(t, third, 'home')]
  const lost = await placed(player, choices, 10_000)
  const held = await placed(player, choices.slice(1), 10_000)
  await end(first, none)
  expect(await again(player, lost)).toMatchObject({ state: 'settled', paid: 0 })
  expect((await again(player, held)).state).toBe('accepted')
  await inTransaction(t.house.db, (tx) => voidMarkets(tx, t.house, second, [result_market]))
  await t.drain()
  await end(third, one)
  expect(await again(player, held)).toMatchObject({ state: 'settled', paid: Math.floor((10_000 * (choices[2]?.odds ?? 0)) / 1000) })
})

test('a corrected result moves the difference alone, and the first result again ends where it alone would', async () => {
  const player = await bettor(t)
  const event = await match()
  const bet = await placed(player, [await choiceOf(t, event, 'home')], 10_000)
  await end(event, one)
  const after_win = await cashOf(t, player)
  await end(event, none)
  expect(await again(player, bet)).toMatchObject({ state: 'settled', paid: 0, owed: 0 })
  expect(await cashOf(t, player)).toBe(990_000n)
  await inTransaction(t.house.db, (tx) => withdrawResult(tx, t.house, event))
  await t.drain()
  expect(await again(player, bet)).toMatchObject({ state: 'accepted', cashOut: null })
  await end(event, one)
  expect(await cashOf(t, player)).toBe(after_win)
})

test('what was spent before a correction is owed, never a purse below zero; the first result again pays nothing twice', async () => {
  const player = await bettor(t, 10_000n)
  const event = await match()
  const bet = await placed(player, [await choiceOf(t, event, 'home')], 10_000)
  await end(event, one)
  const win = await cashOf(t, player)
  const spent = win - 3_000n
  await inTransaction(t.house.db, (tx) =>
    post(tx, t.house, {
      key: `spent:${bet.id}`,
      reason: 'payout',
      postings: [{ from: purseOf(player.id, 'main', 'UAH'), to: houseAccount('test', 'UAH'), amount_minor: spent }],
    }),
  )
  await end(event, none)
  expect(await cashOf(t, player)).toBe(0n)
  expect((await again(player, bet)).owed).toBe(Number(spent))
  await end(event, one)
  expect((await again(player, bet)).owed).toBe(0)
  expect(await cashOf(t, player)).toBe(3_000n)
})

test('a cash-out pays what the page showed or more, takes a part or all, once by its key, and says what the bet is worth without the margin', async () => {
  const player = await bettor(t)
  const event = await match()
  const bet = await placed(player, [await choiceOf(t, event, 'home')], 10_000)
  const { offer = 0, fair = 0, margin } = bet.cashOut ?? {}
  expect(margin).toBe(400)
  expect(Math.abs(offer - Math.floor((fair * 96) / 100))).toBeLessThanOrEqual(1)
  const params = { id: bet.id }
  const asked = (body: { offer: number; stake?: number }, key?: string) =>
    player.visitor.call(cashOutBet, { params, body, ...(key !== undefined && { key }) })
  expect((await asked({ offer: offer + 1 })).body.error).toBe('sport-cash-out-lower')
  expect((await asked({ offer: 1, stake: 10_001 })).body.error).toBe('sport-cash-out-part')
  const part = await asked({ offer: 1, stake: 4_000 }, 'part')
  expect((await asked({ offer: 1, stake: 4_000 }, 'part')).body.paid).toBe(part.body.paid)
  expect(part.body.data).toMatchObject({ state: 'accepted', stake: 6_000, cashedOut: part.body.paid })
  const rest = part.body.data.cashOut?.offer ?? 0
  expect(part.body.paid + rest).toBeLessThanOrEqual(offer)
  const answers = await Promise.all([asked({ offer: 1 }), asked({ offer: 1 })])
  expect(answers.map(({ body }) => body.success).toSorted()).toEqual([false, true])
  expect(await cashOf(t, player)).toBe(990_000n + BigInt(part.body.paid + rest))
  await end(event, one)
  expect(await again(player, bet)).toMatchObject({ state: 'cashed-out', stake: 0, paid: 0 })
  expect(await cashOf(t, player)).toBe(990_000n + BigInt(part.body.paid + rest))
})

test('a bet that is cashed out between the result of a leg and its settlement is not settled any more, and holds no other bet up', async () => {
  const player = await bettor(t)
  const [first, second] = [await match(), await match()]
  const choices = [await choiceOf(t, first, 'home'), await choiceOf(t, second, 'home')]
  const bet = await placed(player, choices, 10_000)
  const other = await placed(player, choices.slice(0, 1), 10_000)
  await inTransaction(t.house.db, async (tx) => {
    await settleEvent(tx, t.house, first, one, true)
    await followMarkets([{ data: { event_id: Number(first), revision: 1 } }], tx, t.house)
  })
  const { paid } = (await player.visitor.call(cashOutBet, { params: { id: bet.id }, body: { offer: 1 } })).body
  await settleBets(t.house)
  expect(await again(player, bet)).toMatchObject({ state: 'cashed-out', cashedOut: paid, paid: 0 })
  expect((await again(player, other)).state).toBe('settled')
})

test('what was cashed out stays, whatever becomes of the legs: a result, a correction, the first result again, a void; the rest of the bet follows', async () => {
  const player = await bettor(t)
  const event = await match()
  const choice = await choiceOf(t, event, 'home')
  const [whole, part] = [await placed(player, [choice], 10_000), await placed(player, [choice], 10_000)]
  const cashOut = (id: number, more: object = {}) => player.visitor.call(cashOutBet, { params: { id }, body: { offer: 1, ...more } })
  const [all, some] = [(await cashOut(whole.id)).body.paid, (await cashOut(part.id, { stake: 4_000 })).body.paid]
  const base = 980_000 + all + some
  const won = Math.floor((6_000 * choice.odds) / 1000)
  const comesTo = async (rest: number): Promise<void> => {
    await t.drain()
    expect([await cashOf(t, player), (await again(player, whole)).paid]).toEqual([BigInt(base + rest), 0])
    expect(await again(player, part)).toMatchObject({ cashedOut: some, paid: rest })
  }
  await end(event, one)
  await comesTo(won)
  await end(event, none)
  await comesTo(0)
  await end(event, one)
  await comesTo(won)
  await inTransaction(t.house.db, (tx) => voidMarkets(tx, t.house, event, [result_market]))
  await comesTo(6_000)
})

test('of a cash-out and a suspension, or a settlement, at once one is first: the bet is cashed out or decided, never both', async () => {
  const player = await bettor(t)
  for (const moves of ['stops', 'ends'] as const) {
    const event = await match()
    const bet = await placed(player, [await choiceOf(t, event, 'home')], 10_000)
    const before = await cashOf(t, player)
    const [{ body }] = await Promise.all([
      player.visitor.call(cashOutBet, { params: { id: bet.id }, body: { offer: 1 } }),
      moves === 'stops' ? update(t, event, { is_stopped: true }) : settle(t, event, none, true),
    ])
    await t.drain()
    if (!body.success) expect(body.error).toBe('sport-cash-out-closed')
    const state = body.success ? 'cashed-out' : moves === 'ends' ? 'settled' : 'accepted'
    expect([(await again(player, bet)).state, await cashOf(t, player)]).toEqual([state, before + BigInt(body.success ? body.paid : 0)])
  }
})

test('no cash-out while a leg is suspended, after the result, or of somebody else’s bet', async () => {
  const [player, other] = [await bettor(t), await bettor(t)]
  const event = await match()
  const bet = await placed(player, [await choiceOf(t, event, 'home')], 10_000)
  const params = { id: bet.id }
  expect((await other.visitor.call(cashOutBet, { params, body: { offer: 1 } })).status).toBe(404)
  await update(t, event, { is_stopped: true })
  expect((await again(player, bet)).cashOut).toBeNull()
  expect((await player.visitor.call(cashOutBet, { params, body: { offer: 1 } })).body.error).toBe('sport-cash-out-closed')
  await update(t, event, { is_stopped: false })
  // Its result is in the catalogue, and the bet has not heard of it yet.
  await inTransaction(t.house.db, (tx) => settleEvent(tx, t.house, event, one, true))
  expect((await player.visitor.call(cashOutBet, { params, body: { offer: 1 } })).body.error).toBe('sport-cash-out-closed')
  await t.drain()
  expect((await again(player, bet)).state).toBe('settled')
})

test('a bet cashes itself out at what its player waits for, and not below it', async () => {
  const player = await bettor(t)
  const event = await match()
  const bet = await placed(player, [await choiceOf(t, event, 'home')], 10_000)
  const offer = bet.cashOut?.offer ?? 0
  const wait = (amount: number | null) => player.visitor.call(setAutoCashOut, { params: { id: bet.id }, body: { amount } })
  await wait(offer + 1)
  await cashOutWaiting(t.house)
  expect((await again(player, bet)).state).toBe('accepted')
  await wait(offer)
  await cashOutWaiting(t.house)
  expect(await again(player, bet)).toMatchObject({ state: 'cashed-out', cashedOut: offer })
  expect((await wait(offer)).body.error).toBe('sport-cash-out-closed')
})

test('half a result settles what it decides: a bet on the first half is paid while the match goes on', async () => {
  const player = await bettor(t)
  const event = await match()
  const bet = await placed(player, [await choiceOf(t, event, 'home', 'result:count=half:1')], 10_000)
  await update(t, event, { state: 'live' })
  await settle(t, event, { counts: { 'half:1': { home: 1, away: 0 } }, orders: { regular: 'h' }, winners: [], method: null }, false)
  await t.drain()
  const paid = (await again(player, bet)).paid
  expect(paid).toBeGreaterThan(10_000)
  await end(event, half_over)
  expect((await again(player, bet)).paid).toBe(paid)
})

test('thousands of bets of one match are settled in chunks; a chunk that fails is settled by the next run, nothing twice', async () => {
  const player = await bettor(t)
  const event = await match()
  const bet = await placed(player, [await choiceOf(t, event, 'home')], 1_000)
  await sql`
    with made as (
      insert into sportsbook_bets.bets (player_id, bet_type, sizes, currency, placed_minor, stake_minor, state, odds_change, command_key, request_hash, placed_at)
      select player_id, bet_type, sizes, currency, placed_minor, stake_minor, state, odds_change, 'copy:' || n, request_hash, placed_at
        from sportsbook_bets.bets, generate_series(1, 2500) as n where id = ${bet.id} returning id)
    insert into sportsbook_bets.legs
    select made.id, l.number, l.event_id, l.market_id, l.market_type, l.specifiers, l.outcome, l.odds_thousandths, l.is_banker, null
      from made, sportsbook_bets.legs l where l.bet_id = ${bet.id}`.execute(t.house.db)
  const before = await cashOf(t, player)
  await settle(t, event, one, true)
  await t.drain()
  await Promise.all([settleBets(t.house), settleBets(t.house)])
  const each = BigInt((await again(player, bet)).paid)
  expect(each).toBeGreaterThan(1_000n)
  expect((await cashOf(t, player)) - before).toBe(each * 2_501n)
})

test('who has an open bet keeps their currency until it is over', async () => {
  const player = await bettor(t)
  const event = await match()
  await placed(player, [await choiceOf(t, event, 'home')], 1_000_000)
  const change = await player.visitor.raw('POST', '/rest/player/update/', { currency_id: 1 })
  expect(change.json()).toMatchObject({ success: false, error: 'sport-bets-open' })
  await end(event, none)
})
