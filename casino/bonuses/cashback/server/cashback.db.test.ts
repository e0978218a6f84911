import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loseAnswer } from '#apps/testing/lose-answer.ts'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { closeBalanced } from '#casino/money/wallet/testing/wallet-house.ts'
import { mainBalanceOf } from '#casino/money/cash-desk/testing/balance.ts'
import { balanceOf, fundAccount, houseAccount, post, purseOf } from '#casino/money/wallet/server/api.ts'
import { registerPlayer, type RegisteredPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { PlayerErased } from '#casino/players/personal-data/events.ts'
import { coolOff } from '#casino/players/responsible-play/contract.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import {
  applyCashback,
  applyCurrentCashback,
  chooseCashback,
  getDashboard,
  payCashback,
  payCashbackById,
  type CashbackPageData,
} from '../contract.ts'
import { cashbackPage } from './cashback-page.ts'
import { countWeeks } from './count-weeks.ts'
import { expireCashbacks } from './end-cashbacks.ts'
import { giveCashback } from './give-cashback.ts'

const day_ms = 86_400_000
const by = { actor: 'operator:test', reason: 'test' }

let t: TestHouse
beforeAll(async () => {
  // A Wednesday: the week of 30 November is counted on Tuesday, 8 December.
  t = await createTestHouse({ now: '2026-12-02T12:00:00Z' })
})
afterAll(() => closeBalanced(t))

let rounds = 0
/** A round as the ledger keeps it; with `later_ms` what it brings comes by a later step. */
const play = async (
  player_id: bigint,
  staked: bigint,
  won: bigint,
  { later_ms = 0, reference = `round:77:${++rounds}`, purse = 'main', asset = 'UAH' } = {},
) => {
  const own = purseOf(player_id, purse, asset)
  const games = houseAccount('games', asset)
  const step = (name: string, postings: Parameters<typeof post>[2]['postings']) =>
    inTransaction(t.house.db, (tx) => post(tx, t.house, { key: `${reference}:${name}`, reason: name, reference, postings }))
  await step('deposit', [{ from: houseAccount('test', asset), to: own, amount_minor: staked }])
  await step('stake', [{ from: own, to: games, amount_minor: staked }])
  t.clock.advance(later_ms)
  if (won > 0n) await step('win', [{ from: games, to: own, amount_minor: won }])
}

/** Moves on to the next such hour of a weekday; 1 is Monday. */
const moveTo = (weekday: number, hour: number): void => {
  const now = t.clock.now()
  const then = new Date(now)
  then.setUTCDate(now.getUTCDate() + ((weekday - now.getUTCDay() + 7) % 7))
  then.setUTCHours(hour, 0, 0, 0)
  t.clock.advance(then.getTime() - now.getTime() + (then <= now ? 7 * day_ms : 0))
}

/** Moves on to the Tuesday on which the week of now is counted. */
const endOfWeek = (): void => {
  if (t.clock.now().getUTCDay() !== 1) moveTo(1, 12)
  moveTo(2, 4)
}

const count = async (house: House = t.house): Promise<void> => {
  endOfWeek()
  await countWeeks(house)
}

const own = async ({ player_id }: RegisteredPlayer): Promise<NonNullable<CashbackPageData['own']>> =>
  (await cashbackPage(t.house, player_id)).own ?? Promise.reject(new Error('no player'))
/** As after signing in again: a session does not outlive the weeks of these tests. */
const dashboard = async ({ player_id }: RegisteredPlayer) => (await (await enterAs(t, player_id)).call(getDashboard)).body.data.cashback
/** A player whom a cashback waits for. */
const waits = async (amount_minor = 5_000n): Promise<RegisteredPlayer & { id: number }> => {
  const player = await registerPlayer(t)
  await giveCashback(t.house, player.login, amount_minor, by)
  return { ...player, id: (await own(player)).waiting[0]?.id ?? 0 }
}

test('WA-029a: a week is one result over all currencies: what was lost in one and won in another is no loss', async () => {
  const [evened, lost] = [await registerPlayer(t), await registerPlayer(t)]
  for (const { player_id } of [evened, lost]) await play(player_id, 420_000n, 0n)
  await play(evened.player_id, 100n, 10_100n, { asset: 'USD' })
  await play(lost.player_id, 10_000n, 0n, { asset: 'USD' })
  await count()
  expect(await dashboard(evened)).toEqual({ amount: 0, status: 'none' })
  // 4,200 hryvnias and 100 dollars, which are 4,200 more.
  expect(await dashboard(lost)).toEqual({ amount: 25_200, status: 'available' })
})

test('EN-037, EN-031b, API-049a: a week that was lost is counted by the published formula, and stands in the dashboard and the main data', async () => {
  const player = await registerPlayer(t)
  expect(await dashboard(player)).toEqual({ amount: 0, status: 'none' })
  await play(player.player_id, 150_000n, 30_000n)
  await play(player.player_id, 50_000n, 20_033n)
  await count()
  expect(await dashboard(player)).toEqual({ amount: 4_499, status: 'available' })
  const main = (await (await enterAs(t, player.player_id)).raw('GET', '/rest/init/')).json().data
  expect(main.playerInfo.playerDashboard).toEqual({ cashback: { amount: 4_499, status: 'available' } })
  const [cashback] = (await own(player)).waiting
  expect(cashback).toMatchObject({ amount: 4_499, isCurrent: true, counted: { staked: 200_000, won: 50_033, percent: 3 } })
  expect((await t.visitor().call(getDashboard)).status).toBe(401)
})

test('a round counts with all that it brought to the week in which it was begun, and bonus money and sport count nothing', async () => {
  const [late, other] = [await registerPlayer(t), await registerPlayer(t)]
  moveTo(0, 12)
  await play(late.player_id, 100_000n, 99_000n, { later_ms: 25 * 3_600_000 })
  await play(other.player_id, 100_000n, 0n, { reference: 'bet:1' })
  await play(other.player_id, 100_000n, 0n, { purse: 'bonus:1' })
  await count()
  await count()
  expect([await dashboard(late), await dashboard(other)]).toEqual([
    { amount: 0, status: 'none' },
    { amount: 0, status: 'none' },
  ])
})

test('a week is counted once, however often the job runs, and its money stands aside from then on', async () => {
  const player = await registerPlayer(t)
  await play(player.player_id, 100_000n, 0n)
  endOfWeek()
  await Promise.all([countWeeks(t.house), countWeeks(t.house)])
  await countWeeks(t.house)
  const { waiting } = await own(player)
  expect(waiting.map(({ amount }) => amount)).toEqual([3_000])
  const week = waiting[0]?.counted?.from ?? ''
  const fund = `cashback:${new Date(Date.parse(week) + day_ms / 2).toISOString().slice(0, 10)}`
  expect(await balanceOf(t.house.db, fundAccount(fund, 'UAH'))).toBe(3_000n)
})

test('WA-029a, API-079: what the dashboard says is paid to the balance once, of many presses and of a second one', async () => {
  const player = await waits()
  const answers = await Promise.all(Array.from({ length: 5 }, () => player.visitor.call(applyCashback, { body: {} })))
  expect(answers.flatMap(({ body }) => (body.success ? [body.amount] : []))).toEqual([5_000])
  expect([await mainBalanceOf(player.visitor), await dashboard(player)]).toEqual([5_000, { amount: 0, status: 'paid' }])
  const again = await player.visitor.call(applyCashback, { body: { id: player.id } })
  expect(again.body).toMatchObject({ success: false, error: 'cashback-paid' })
  expect((await player.visitor.call(applyCashback, { body: {} })).body).toMatchObject({ success: false, error: 'cashback-none' })
})

test('API-079: of several that wait, the one that is named is paid, and the others go on waiting', async () => {
  const player = await waits(1_000n)
  await giveCashback(t.house, player.login, 2_000n, by)
  const named = (await own(player)).waiting.find(({ amount }) => amount === 2_000)?.id ?? 0
  expect((await player.visitor.call(applyCashback, { body: { id: named } })).body).toMatchObject({ success: true, amount: 2_000 })
  expect([await mainBalanceOf(player.visitor), await dashboard(player)]).toEqual([2_000, { amount: 1_000, status: 'available' }])
})

test('reliability 4: a repeat whose answer was lost in a crash says what the first time paid, and takes nothing more', async () => {
  const player = await waits(1_000n)
  await giveCashback(t.house, player.login, 2_000n, by)
  const calls = [
    (key: string) => player.visitor.call(applyCashback, { body: {}, key }),
    (key: string) => player.visitor.call(payCashback, { key }),
  ]
  for (const [number, call] of calls.entries()) {
    const first = await call(`cashback-${number}`)
    expect(first.body.success).toBe(true)
    await loseAnswer(t, `cashback-${number}`)
    expect((await call(`cashback-${number}`)).body).toEqual(first.body)
    expect(await mainBalanceOf(player.visitor)).toBe([2_000, 3_000][number])
  }
})

test('WA-029b: an operator gives a cashback of its own, for a reason and within its bound; nobody whom play is closed for is given any', async () => {
  const player = await waits(700n)
  expect((await own(player)).waiting).toMatchObject([{ amount: 700, counted: null }])
  await expect(giveCashback(t.house, player.login, 500_001n, by)).rejects.toThrow('At most')
  await player.visitor.call(coolOff, { body: { days: 1 } })
  await expect(giveCashback(t.house, player.login, 700n, by)).rejects.toThrow('Play is closed')
  const other = await waits(700n)
  expect(await dashboard(other)).toEqual({ amount: 700, status: 'available' })
  expect((await other.visitor.call(applyCashback, { body: {} })).body).toMatchObject({ success: true, amount: 700 })
  expect(await mainBalanceOf(other.visitor)).toBe(700)
  const { rows } = await sql`
    select actor, reason, data from kernel.audit where subject = ${`player:${other.player_id}`}`.execute(t.house.db)
  expect(rows).toEqual([{ ...by, data: { amount_minor: '700', currency: 'UAH' } }])
})

test('API-080, API-190, API-192: apply-current and apply take the next one, pay takes all; a second call is refused', async () => {
  const player = await waits(1_000n)
  for (const amount_minor of [2_000n, 4_000n, 8_000n]) {
    t.clock.advance(1)
    await giveCashback(t.house, player.login, amount_minor, by)
  }
  // What ends first is taken first, and is what the dashboard says.
  expect(await dashboard(player)).toEqual({ amount: 1_000, status: 'available' })
  const next = { data: { cashback: { amount: 2_000, status: 'available' } } }
  expect((await player.visitor.call(applyCurrentCashback)).body).toMatchObject({ success: true, amount: 1_000, ...next })
  expect((await player.visitor.raw('POST', '/rest/cashback/apply/')).json()).toMatchObject({ success: true, amount: 2_000 })
  expect((await player.visitor.call(payCashback)).body).toMatchObject({ success: true, amount: 12_000, data: { cashback: { amount: 0 } } })
  expect(await mainBalanceOf(player.visitor)).toBe(15_000)
  for (const call of [applyCurrentCashback, payCashback])
    expect((await player.visitor.call(call)).body).toMatchObject({ success: false, error: 'cashback-none' })
  for (const [method, address] of [
    ['POST', '/rest/cashback/apply/'],
    ['GET', '/rest/cashback/pay/'],
  ] as const)
    expect((await player.visitor.raw(method, address)).json()).toMatchObject({ success: false, error: 'cashback-none' })
  await giveCashback(t.house, player.login, 3_000n, by)
  expect((await player.visitor.raw('GET', '/rest/cashback/pay/')).json()).toMatchObject({ success: true, amount: 3_000 })
  expect(await mainBalanceOf(player.visitor)).toBe(18_000)
})

test('API-191, API-193: a player chooses what is taken next, and takes one by its number; another’s is not there', async () => {
  const [player, other] = [await waits(1_000n), await waits(9_000n)]
  await giveCashback(t.house, player.login, 2_000n, by)
  const later = (await own(player)).waiting.find(({ amount }) => amount === 2_000)?.id ?? 0
  for (const cashbackId of [player.id, later])
    expect((await player.visitor.call(chooseCashback, { body: { cashbackId } })).body.success).toBe(true)
  expect(await dashboard(player)).toEqual({ amount: 2_000, status: 'available' })
  expect((await player.visitor.call(payCashbackById, { params: { id: player.id } })).body).toMatchObject({ success: true, amount: 1_000 })
  for (const [id, error] of [
    [player.id, 'cashback-paid'],
    [other.id, 'cashback-unknown'],
  ] as const) {
    expect((await player.visitor.call(payCashbackById, { params: { id } })).body).toMatchObject({ success: false, error })
    expect((await player.visitor.call(chooseCashback, { body: { cashbackId: id } })).body).toMatchObject({ success: false, error })
  }
  expect(await mainBalanceOf(player.visitor)).toBe(1_000)
})

test('whom play is closed for is counted nothing and paid nothing; what waits is theirs again afterwards', async () => {
  const player = await waits()
  await play(player.player_id, 100_000n, 0n)
  await player.visitor.call(coolOff, { body: { days: 30 } })
  await count()
  const back = { ...player, visitor: await enterAs(t, player.player_id) }
  expect((await own(back)).waiting.map(({ amount }) => amount)).toEqual([5_000])
  const refused = (await back.visitor.call(applyCashback, { body: {} })).body
  expect(refused).toMatchObject({ success: false, error: 'cashback-closed', till: expect.stringContaining('T') })
  expect(await mainBalanceOf(back.visitor)).toBe(0)
})

test('a licence that forbids rewards for losses counts nothing, lets nobody give any, and the page says that there is none', async () => {
  const player = await registerPlayer(t)
  await play(player.player_id, 100_000n, 0n)
  const licensed = { ...t.house, jurisdiction: { ...t.house.jurisdiction, rewards_tied_to_losses: false } }
  await count(licensed)
  await expect(giveCashback(licensed, player.login, 700n, by)).rejects.toThrow('forbids')
  expect([(await cashbackPage(licensed, player.player_id)).isOffered, await dashboard(player)]).toEqual([
    false,
    { amount: 0, status: 'none' },
  ])
  await countWeeks(t.house)
})

test('what nobody took within 30 days, and what an erased player left, goes back to the house', async () => {
  const [player, erased] = [await waits(600n), await waits(400n)]
  const promotions = () => balanceOf(t.house.db, houseAccount('promotions', 'UAH'))
  const before = await promotions()
  await inTransaction(t.house.db, (tx) => announce(tx, t.house, [PlayerErased({ player_id: String(erased.player_id) }, erased.player_id)]))
  expect((await promotions()) - before).toBe(400n)
  t.clock.advance(30 * day_ms)
  await expireCashbacks(t.house)
  expect((await own(player)).history).toMatchObject([{ amount: 600, status: 'expired' }])
  expect((await promotions()) - before).toBeGreaterThanOrEqual(1_000n)
  const late = await (await enterAs(t, player.player_id)).call(applyCashback, { body: { id: player.id } })
  expect(late.body.error).toBe('cashback-unknown')
})

test('RTM-029: the message cashback says what can be taken now, and the centre keeps that it was counted', async () => {
  const player = await registerPlayer(t)
  await t.drain()
  t.published.length = 0
  await giveCashback(t.house, player.login, 5_000n, by)
  await t.drain()
  await player.visitor.call(applyCashback, { body: {} })
  await t.drain()
  const told = t.published.flatMap(({ message: { type, data } }) => (type === 'cashback' ? [data] : []))
  expect(told).toEqual([
    { amount: 5_000, status: 'available' },
    { amount: 0, status: 'paid' },
  ])
})
