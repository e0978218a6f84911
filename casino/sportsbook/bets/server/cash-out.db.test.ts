import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { TestHouse } from '#apps/testing/test-house.ts'
import type { FundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { settleEvent, updateEvents, voidMarkets, withdrawResult } from '#casino/sportsbook/catalogue/server/api.ts'
import { footballResult, publishedMatch, settle, update } from '#casino/sportsbook/catalogue/testing/catalogue-house.ts'
import { getMessages } from '#casino/messages/notifications/contract.ts'
import { selfExclude } from '#casino/players/responsible-play/contract.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { amountText } from '#kernel/money/format-amount.ts'
import { cashOutBet, getBet, setAutoCashOut, type BetView } from '../contract.ts'
import {
  asItChanges,
  bettor,
  bookOf,
  cashOf,
  choiceOf,
  closeBalanced,
  createBetHouse,
  placed,
  result_market,
  tryBet,
} from '../testing/bet-house.ts'
import { cashOutWaiting } from './cash-out.ts'
import { followMarkets } from './follow-markets.ts'
import { settleBets } from './settle-bets.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createBetHouse()
})
afterAll(() => closeBalanced(t))

const uah = (minor: number): string => amountText(minor, 'UAH', 'en')

let matches = 0
const match = () => publishedMatch(t, `test:cash-out:${(matches += 1)}`)
const one = footballResult([0, 0], [1, 0], 'h')
const none = footballResult([0, 0], [0, 1], 'a')
const end = async (event_id: bigint, result: typeof one): Promise<void> => {
  await settle(t, event_id, result, true)
  await t.drain()
}
const again = async (player: FundedPlayer, { id }: BetView): Promise<BetView> =>
  (await player.visitor.call(getBet, { params: { id } })).body.data

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
  for (const other of [{ offer: 1, stake: 5_000 }, { offer: 1 }, { offer: 2, stake: 4_000 }]) {
    const { status, body } = await asked(other, 'part')
    expect([status, body.error]).toEqual([409, 'idempotency-key-reused'])
  }
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

test('what is cashed out in parts leaves in the books what the rest of the stake adds to them, to the last unit', async () => {
  const player = await bettor(t)
  const choice = await choiceOf(t, await match(), 'home')
  const bet = await placed(player, [choice], 1_999)
  const risk = (stake: number) => ({ home: (BigInt(stake) * BigInt(choice.odds - 1000)) / 1000n })
  const left = [1_666, 1_333, 1_001, 667, 334, 1]
  for (const [index, rest] of left.entries()) {
    const stake = (left[index - 1] ?? 1_999) - rest
    await player.visitor.call(cashOutBet, { params: { id: bet.id }, body: { offer: 1, stake } })
    expect([(await again(player, bet)).stake, await bookOf(t, choice.marketId)]).toEqual([rest, risk(rest)])
  }
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
  // It has won, and is worth its whole payout: nothing is cashed out of it any more.
  const won = await player.visitor.call(cashOutBet, { params: { id: other.id }, body: { offer: 1 } })
  expect(won.body.error).toBe('sport-cash-out-closed')
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

test('a cash-out that comes while its match is being stopped waits for that, and is refused', async () => {
  const player = await bettor(t)
  const event = await match()
  const bet = await placed(player, [await choiceOf(t, event, 'home')], 10_000)
  const { body } = await asItChanges(
    t,
    event,
    (tx) => updateEvents(tx, t.house, [{ event_id: event, sport: 'football', is_stopped: true }]),
    () => player.visitor.call(cashOutBet, { params: { id: bet.id }, body: { offer: 1 } }),
  )
  expect([body.error, (await again(player, bet)).state]).toEqual(['sport-cash-out-closed', 'accepted'])
})

test('what is cashed out frees its room in the book, and a result all of it', async () => {
  const player = await bettor(t)
  const event = await match()
  const choice = await choiceOf(t, event, 'home')
  const bet = await placed(player, [choice], 10_000)
  const full = BigInt((choice.odds - 1000) * 10)
  expect(await bookOf(t, choice.marketId)).toEqual({ home: full })
  await player.visitor.call(cashOutBet, { params: { id: bet.id }, body: { offer: 1, stake: 4_000 } })
  expect(await bookOf(t, choice.marketId)).toEqual({ home: full - BigInt((choice.odds - 1000) * 4) })
  await end(event, one)
  expect(await bookOf(t, choice.marketId)).toEqual({})
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
  const other = await bettor(t)
  expect((await other.visitor.call(setAutoCashOut, { params: { id: bet.id }, body: { amount: 1 } })).status).toBe(404)
  const wait = (amount: number | null) => player.visitor.call(setAutoCashOut, { params: { id: bet.id }, body: { amount } })
  await wait(offer + 1)
  await cashOutWaiting(t.house)
  expect((await again(player, bet)).state).toBe('accepted')
  await wait(offer)
  await cashOutWaiting(t.house)
  expect(await again(player, bet)).toMatchObject({ state: 'cashed-out', cashedOut: offer })
  expect((await wait(offer)).body.error).toBe('sport-cash-out-closed')
})

test('a bet that cannot be cashed out automatically holds no other up, and none that is below its target is locked', async () => {
  const event = await match()
  const choice = await choiceOf(t, event, 'home')
  const waiting = async (amount: number) => {
    const player = await bettor(t)
    const bet = await placed(player, [choice], 10_000)
    await player.visitor.call(setAutoCashOut, { params: { id: bet.id }, body: { amount } })
    return { player, bet }
  }
  const [keyed, broken, held, last] = [await waiting(1), await waiting(1), await waiting(1_000_000), await waiting(1)]
  // Whatever key a player chooses for a part, the rest is cashed out automatically.
  const part = { params: { id: keyed.bet.id }, body: { offer: 1, stake: 4_000 } }
  for (const key of ['auto:1', 'auto:2']) expect((await keyed.player.visitor.call(cashOutBet, { ...part, key })).body.success).toBe(true)
  await sql`insert into sportsbook_bets.cash_outs (bet_id, command_key, stake_minor, paid_minor, at)
    values (${broken.bet.id}, '', 1, 1, now())`.execute(t.house.db)
  const logged = vi.spyOn(t.house.log, 'error').mockImplementation(() => undefined)
  await inTransaction(t.house.db, async (tx) => {
    await sql`select from sportsbook_bets.bets where id = ${held.bet.id} for update`.execute(tx)
    await cashOutWaiting(t.house)
  })
  const stateOf = async ({ player, bet }: typeof keyed) => (await again(player, bet)).state
  expect(await Promise.all([keyed, broken, held, last].map(stateOf))).toEqual(['cashed-out', 'accepted', 'accepted', 'cashed-out'])
  expect(logged.mock.calls.map(([about]) => about)).toMatchObject([{ bet_id: String(broken.bet.id) }])
  logged.mockRestore()
  await broken.player.visitor.call(setAutoCashOut, { params: { id: broken.bet.id }, body: { amount: null } })
})

test('SP-010, NC-001, RTM-022: of an automatic cash-out its player is told at once and in the centre, in three languages, and the bet says what was asked, paid and when; of an own one nothing is told', async () => {
  const player = await bettor(t)
  const event = await match()
  const [waiting, own] = [
    await placed(player, [await choiceOf(t, event, 'home')], 10_000),
    await placed(player, [await choiceOf(t, event, 'home')], 10_000),
  ]
  const offer = waiting.cashOut?.offer ?? 0
  await player.visitor.call(setAutoCashOut, { params: { id: waiting.id }, body: { amount: offer - 100 } })
  await player.visitor.call(cashOutBet, { params: { id: own.id }, body: { offer: 1 } })
  await cashOutWaiting(t.house)
  await t.drain()
  const at = t.clock.now().toISOString()
  expect((await again(player, waiting)).cashedOutByItself).toEqual({ asked: offer - 100, paid: offer, at })
  expect((await again(player, own)).cashedOutByItself).toBeNull()
  const { body } = await player.visitor.call(getMessages, { headers: { 'x-language': 'en' } })
  const about = `Bet no. ${waiting.id} was cashed out automatically`
  expect(body.data.filter(({ title }) => title.includes('cashed out'))).toMatchObject([{ title: about, link: '/sport/bets/?tab=over' }])
  expect(body.data[0]?.text).toBe(`You asked for ${uah(offer - 100)} or more. ${uah(offer)} is in your balance.`)
  const told = t.published.filter(({ channel, message }) => channel === `player:#${player.id}` && message.type === 'nc')
  expect(told.map(({ message }) => message.data)).toMatchObject([
    {
      hasOwnNotice: false,
      said: {
        uk: { title: `Ставку № ${waiting.id} викуплено автоматично` },
        ru: { title: `Ставка № ${waiting.id} выкуплена автоматически` },
      },
    },
  ])
})

test('reliability 12: who excluded themselves is told of their bet that was cashed out automatically: it is their money', async () => {
  const player = await bettor(t)
  const event = await match()
  const bet = await placed(player, [await choiceOf(t, event, 'home')], 10_000)
  await player.visitor.call(setAutoCashOut, { params: { id: bet.id }, body: { amount: 1 } })
  expect((await player.visitor.call(selfExclude, { body: { months: 6, isConfirmed: true } })).body.success).toBe(true)
  await cashOutWaiting(t.house)
  await t.drain()
  const { rows } = await t.house.pool.query('select about from messages_notifications.messages where player_id = $1', [player.id])
  expect(rows).toEqual([{ about: `sport-auto-cash-out:${bet.id}` }])
})

test('a match that goes on after its result: until its bets have heard of it nothing is cashed out by that result, and nothing is bet on it', async () => {
  const player = await bettor(t)
  const [first, second] = [await match(), await match()]
  const choices = [await choiceOf(t, first, 'home'), await choiceOf(t, second, 'home')]
  const bet = await placed(player, choices, 10_000)
  await end(first, one)
  await inTransaction(t.house.db, (tx) => withdrawResult(tx, t.house, first))
  await sql`update sportsbook_catalogue.markets set state = 'open' where id = ${choices[0]?.marketId}`.execute(t.house.db)
  await update(t, first, { is_stopped: false })
  const asked = () => player.visitor.call(cashOutBet, { params: { id: bet.id }, body: { offer: 1 } })
  expect((await asked()).body.error).toBe('sport-cash-out-closed')
  expect((await tryBet(player, choices.slice(0, 1), 5_000, { oddsChange: 'any' })).body.error).toBe('sport-market-closed')
  await t.drain()
  expect((await tryBet(player, choices.slice(0, 1), 5_000, { oddsChange: 'any' })).body.success).toBe(true)
  expect((await asked()).body.success).toBe(true)
})

test('a result that was corrected: until its bets have heard of it nothing is cashed out by the first one, and afterwards by the second', async () => {
  const player = await bettor(t)
  const [first, second] = [await match(), await match()]
  const choices = [await choiceOf(t, first, 'home'), await choiceOf(t, second, 'home')]
  const bet = await placed(player, choices, 10_000)
  await end(first, one)
  expect((await again(player, bet)).cashOut?.offer).toBeGreaterThan(10_000)
  await inTransaction(t.house.db, (tx) => settleEvent(tx, t.house, first, none, true))
  expect((await again(player, bet)).cashOut).toBeNull()
  const asked = await player.visitor.call(cashOutBet, { params: { id: bet.id }, body: { offer: 1 } })
  expect(asked.body.error).toBe('sport-cash-out-closed')
  await t.drain()
  expect(await again(player, bet)).toMatchObject({ state: 'settled', paid: 0, cashedOut: 0 })
  expect(await cashOf(t, player)).toBe(990_000n)
})

test('a system with a leg whose chances nobody tells has no cash-out: it would be valued as if that leg were lost', async () => {
  const player = await bettor(t)
  const choices = [
    await choiceOf(t, await match(), 'home'),
    await choiceOf(t, await match(), 'home'),
    await choiceOf(t, await match(), 'home'),
  ]
  const bet = await placed(player, choices, 9_000, { betType: 'system', sizes: [2] })
  expect((await again(player, bet)).cashOut?.offer).toBeGreaterThan(0)
  await sql`update sportsbook_catalogue.markets
               set won_millionths = array_fill(0, array[cardinality(outcomes)]), returned_millionths = array_fill(0, array[cardinality(outcomes)])
             where id = ${choices[0]?.marketId}`.execute(t.house.db)
  expect((await again(player, bet)).cashOut).toBeNull()
})
