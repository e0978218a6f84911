import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { openCashDesk } from '#casino/money/cash-desk/contract.ts'
import { messageOf, postWebhook } from '#casino/money/cash-desk/testing/sandbox.ts'
import { closeBalanced } from '#casino/money/wallet/testing/wallet-house.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { selfExclude } from '#casino/players/responsible-play/contract.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { getItemsInfo, markSectionSeen } from '#casino/site/menu/contract.ts'
import * as calls from '../contract.ts'
import {
  amounts,
  beginWith,
  depositWith,
  fundOfTerms,
  gift,
  offered,
  play,
  publish,
  stake,
  stands,
  welcome,
} from '../testing/offered-bonus.ts'
import { endTerms } from './publish-terms.ts'
import { expireBonuses } from './end-bonuses.ts'
import { grantList } from './grant-list.ts'
import { bonusesByIds } from './store.ts'

let t: TestHouse
let visitor: TestVisitor
let player_id = 0n
beforeAll(async () => {
  t = await createTestHouse({ pool_size: 16 })
  await publish(t, welcome)
  await publish(t, { ...welcome, slug: 'reload', trigger: 'deposit' })
  await publish(t, { ...welcome, slug: 'hello', trigger: 'registration', amount: { kind: 'fixed', amounts: amounts(5_000) } })
  await publish(t, gift)
})
afterAll(() => closeBalanced(t))
beforeEach(async () => {
  const registered = await registerPlayer(t)
  visitor = registered.visitor
  player_id = registered.player_id
})

const anna = { actor: 'operator:anna', reason: 'a test' }
const give = (amount_minor: bigint) => grantList(t.house, 'gift', `list-${player_id}`, [{ player_id, amount_minor }], anna)
const apply = async (id: number) => (await visitor.call(calls.applyBonus, { params: { id } })).body
const cancel = async (id: number) => (await visitor.call(calls.cancelBonus, { params: { id } })).body
const restore = async (id: number) => (await visitor.call(calls.restoreBonus, { params: { id } })).body
const info = async (id: number) => (await visitor.call(calls.getBonusInfo, { params: { id } })).body.data
const events = (id?: number) =>
  t.published
    .filter(({ channel, message }) => channel === `player:#${player_id}` && message.type === 'bonus')
    .map(({ message }) => message)
    .filter(({ data }) => id === undefined || (data as { readonly id: number }).id === id)
const slugsOffered = async () => (await visitor.call(calls.getAvailable, {})).body.data.map(({ terms }) => terms)

test('API-105, API-106, API-107, BO-001: a new player may take the welcome and the bonus without a deposit, gifts first; the active one is not among them', async () => {
  expect(await slugsOffered()).toEqual(['welcome', 'hello'])
  await give(3_000n)
  expect(await slugsOffered()).toEqual(['gift', 'welcome', 'hello'])
  const ids = await Promise.all(['gift', 'welcome', 'hello'].map(async (slug) => (await offered(visitor, slug)).id))
  expect((await visitor.call(calls.getPriority, {})).body.data).toEqual(ids)
  await cancel(ids[0] ?? 0)
  const hello = await offered(visitor, 'hello')
  expect((await visitor.call(calls.getActive, {})).body.data).toBeNull()
  expect((await apply(hello.id)).success).toBe(true)
  expect(await slugsOffered()).toEqual(['welcome'])
  expect((await visitor.call(calls.getActive, {})).body.data).toMatchObject({ id: hello.id, status: 'applied' })
  expect((await visitor.call(calls.getPriority, {})).body.data).toEqual([(await offered(visitor, 'welcome')).id])
})

test('API-086, WA-007: with a deposit go the bonuses for it, of the player’s own currency, and none is chosen; too small a deposit is told at its field', async () => {
  const asked = (currency_id: number) => visitor.call(calls.getDepositBonuses, { params: { method_id: 1, currency_id } })
  expect((await asked(2)).body.data.map(({ terms }) => terms)).toEqual(['welcome'])
  expect((await asked(1)).body.data).toEqual([])
  const { id } = await offered(visitor, 'welcome')
  expect(await beginWith(visitor, 9_900, id)).toMatchObject({ success: false, errors: { bonus_id: expect.stringContaining('замала') } })
  const other = await registerPlayer(t)
  expect(await beginWith(other.visitor, 20_000, id)).toMatchObject({ errors: { bonus_id: expect.stringContaining('недоступний') } })
  await depositWith(t, visitor, 20_000, 0)
  expect(await slugsOffered()).toEqual(['hello', 'reload'])
})

test('API-083, EN-053: the desk lists the bonuses that a deposit may bring, its widget names the first, and neither chooses one', async () => {
  const widget = async () => (await visitor.raw('GET', '/rest/cash/widget/')).json().data.bonusDto
  const welcome = await offered(visitor, 'welcome')
  const offer = { id: welcome.id, title: welcome.title, leastDeposit: 10_000, percent: 100, most: expect.any(Number) }
  expect(await widget()).toEqual(offer)
  const { data: desk } = (await visitor.raw('POST', '/rest/cash/', { version: 'v3' })).json()
  expect([desk.bonuses, desk.bonusId]).toEqual([[offer], 0])
  await depositWith(t, visitor, 20_000, 0)
  expect(await widget()).toMatchObject({ id: (await offered(visitor, 'reload')).id })
})

test('API-082: a saved card brings the bonus that was chosen with it; one that cannot be had is told at its field, and nothing is paid', async () => {
  await depositWith(t, visitor, 20_000, 0)
  const cards = async () => (await visitor.call(openCashDesk, { body: { version: 'v3' } })).body.data.cards
  const tokenId = (await cards())[0]?.tokenId ?? ''
  await visitor.raw('POST', '/rest/cash/one-click/save/', { tokenId, isSaved: true })
  const browser = { language: 'uk', screenWidth: 390, screenHeight: 844, colorDepth: 24, timeZoneOffset: -120, userAgent: 'test' }
  const pay = async (bonusId: number) => {
    const body = { tokenId, amount: 15_000, bonusId, browser }
    const key = { 'idempotency-key': `card-and-bonus-${bonusId}` }
    return (await visitor.raw('POST', '/rest/payments/deposit/token-pay/', body, key)).json()
  }
  expect(await pay(987_654)).toMatchObject({ success: false, errors: { bonus_id: expect.stringContaining('недоступний') } })
  const { id } = await offered(visitor, 'reload')
  const { data } = await pay(id)
  const { rows } = await sql<{ token: string }>`
    select provider_payment as token from money_cash_desk.payments where id = ${data.id}`.execute(t.house.db)
  await postWebhook(t, messageOf({ payment_id: data.id, token: rows[0]?.token ?? '' }, 15_000))
  await t.drain()
  expect(await stands(t, player_id, id)).toEqual([35_000, 15_000])
})

test('BO-018a, API-085, API-106: a welcome goes from assigned by deposit and wagering to cash, and each step is a message', async () => {
  const { id } = await offered(visitor, 'welcome')
  await depositWith(t, visitor, 20_000, id)
  expect(await stands(t, player_id, id)).toEqual([20_000, 20_000])
  await play(t, player_id, 20_000n)
  expect((await visitor.call(calls.getActive, {})).body.data).toMatchObject({
    progress: { wagered: 20_000, required: 40_000, balance: 20_000, becomesCash: 20_000 },
  })
  // The bonus alone now stakes, and wins 5,000 more than its cap lets out.
  await play(t, player_id, 20_000n, 105_000n)
  expect(await stands(t, player_id, id)).toEqual([100_000, 0])
  expect(await info(id)).toMatchObject({ status: 'complete', converted: 100_000 })
  expect(events(id).map((message) => message['event'])).toEqual(['assigned', 'applied', 'complete'])
  expect(events(id).at(-1)).toMatchObject({ event: 'complete', data: { id, activeBonusId: null } })
})

test('BO-013, EN-038: a bonus that follows another is its child, and may be taken once that one has begun', async () => {
  await publish(t, { ...welcome, slug: 'follows', title: { uk: 'Далі', ru: 'Дальше', en: 'Next' }, trigger: 'deposit', after: 'welcome' })
  const first = await offered(visitor, 'welcome')
  expect(first).toMatchObject({
    id: expect.any(Number),
    title: 'Вітальний',
    category: 'welcome',
    type: 'DEPBONUS',
    promoCode: null,
    hasChildrens: true,
    children: [{ terms: 'follows', title: 'Далі', gives: expect.stringContaining('100\u{A0}%') }],
    params: { cardType: null },
  })
  expect(await slugsOffered()).toEqual(['welcome', 'hello'])
  const other = await registerPlayer(t)
  await depositWith(t, visitor, 20_000, first.id)
  await depositWith(t, other.visitor, 20_000, 0)
  expect(await slugsOffered()).toEqual(['hello', 'reload', 'follows'])
  expect((await other.visitor.call(calls.getAvailable, {})).body.data.map(({ terms }) => terms)).not.toContain('follows')
  expect(await info(first.id)).toMatchObject({ status: 'applied', hasChildrens: true })
  expect(await offered(visitor, 'follows')).toMatchObject({ hasChildrens: false, children: [] })
  await endTerms(t.house, 'follows', anna)
})

test('BO-002: a custom cashback waits among what may be taken, and leaves it when it is applied', async () => {
  await publish(t, { ...gift, slug: 'custom', category: 'custom_cashback', card_type: 'customCashback' })
  await grantList(t.house, 'custom', `custom-${player_id}`, [{ player_id, amount_minor: 3_000n }], anna)
  const { id, params } = await offered(visitor, 'custom')
  expect(params).toEqual({ cardType: 'customCashback' })
  expect((await apply(id)).data).toMatchObject({ status: 'applied', params: { cardType: 'customCashback' } })
  expect(await slugsOffered()).not.toContain('custom')
  await endTerms(t.house, 'custom', anna)
})

test('EN-020: main data say which bonus is played with, to its player alone', async () => {
  const main = async (who: TestVisitor) => (await who.raw('GET', '/rest/init/')).json().data.activeBonusId
  const hello = await offered(visitor, 'hello')
  expect([await main(visitor), await main(await t.arrive())]).toEqual([null, null])
  await apply(hello.id)
  expect(await main(visitor)).toBe(hello.id)
  await cancel(hello.id)
  expect(await main(visitor)).toBeNull()
})

test('RTM-036, RTM-039, MD-066: who is given a bonus is told of it by its own message, and the menu counts it until they look', async () => {
  const counter = async () => (await visitor.call(getItemsInfo)).body.data['bonuses'] ?? 0
  await t.drain()
  expect(await counter()).toBe(0)
  await give(3_000n)
  await t.drain()
  const { id } = await offered(visitor, 'gift')
  expect(await counter()).toBe(1)
  const assigned = t.published.filter(({ channel, message }) => channel === `player:#${player_id}` && message.type === 'assignedBonus')
  expect(assigned.map(({ message }) => message.data)).toEqual([{ bonus: { id, title: 'Вітальний' } }])
  expect(
    events()
      .filter((message) => message['event'] === 'assigned')
      .at(-1),
  ).toMatchObject({ data: { id, isGift: true } })
  await visitor.call(markSectionSeen, { body: { section: 'bonuses' } })
  expect(await counter()).toBe(0)
})

test('what counted is told stake by stake, with the name of its game, to nobody but its player', async () => {
  const { id } = await offered(visitor, 'hello')
  await apply(id)
  await play(t, player_id, 1_000n, 300n)
  const told = await visitor.call(calls.getWagers, { params: { id } })
  expect(told.body.data).toEqual([{ at: t.clock.now().toISOString(), title: expect.not.stringMatching('golden-orchard'), counted: 1_000 }])
  const other = await registerPlayer(t)
  expect((await other.visitor.call(calls.getWagers, { params: { id } })).status).toBe(404)
  expect((await other.visitor.call(calls.applyBonus, { params: { id } })).status).toBe(404)
  expect((await other.visitor.call(calls.cancelBonus, { params: { id } })).status).toBe(404)
})

test('BO-018b, API-111: whoever cancels keeps their cash; the bonus and what was won with it go back to the fund, once', async () => {
  const before = await fundOfTerms(t, 'welcome')
  const { id } = await offered(visitor, 'welcome')
  await depositWith(t, visitor, 20_000, id)
  await play(t, player_id, 15_000n, 30_000n)
  expect(await info(id)).toMatchObject({ progress: { balance: 20_000 } })
  const answers = await Promise.all(Array.from({ length: 5 }, () => cancel(id)))
  expect(answers.every(({ success }) => success)).toBe(true)
  expect(await stands(t, player_id, id)).toEqual([35_000, 0])
  expect(await fundOfTerms(t, 'welcome')).toBe(before)
  await t.drain()
  expect(events(id).map((message) => message['event'])).toEqual(['assigned', 'applied', 'canceled'])
  // What was played with does not come back.
  expect(await restore(id)).toMatchObject({ success: false, error: 'bonus-ended' })
})

test('BO-018e, RTM-035, API-112: a gift that was given up before it was taken comes back, and its money is promised as often', async () => {
  const before = await fundOfTerms(t, 'gift')
  await give(3_000n)
  const { id } = await offered(visitor, 'gift')
  for (const times of [1, 2]) {
    await cancel(id)
    expect([times, await fundOfTerms(t, 'gift'), await slugsOffered()]).toEqual([times, before, ['welcome', 'hello']])
    expect((await restore(id)).success).toBe(true)
    expect([times, await fundOfTerms(t, 'gift')]).toEqual([times, before - 3_000])
  }
  expect((await apply(id)).success).toBe(true)
  expect(await stands(t, player_id, id)).toEqual([0, 3_000])
  await t.drain()
  expect(events(id).map((message) => message['event'])).toEqual(['assigned', 'canceled', 'restore', 'canceled', 'restore', 'applied'])
})

test('API-110: a second bonus waits its turn with its money set aside, and begins when the first is given up', async () => {
  const hello = await offered(visitor, 'hello')
  await apply(hello.id)
  const { id } = await offered(visitor, 'welcome')
  await depositWith(t, visitor, 20_000, id)
  expect(await info(id)).toMatchObject({ status: 'sleeping', amount: 20_000 })
  const activate = async () => (await visitor.call(calls.activateBonus, { params: { id } })).body
  expect(await activate()).toMatchObject({ success: false, error: 'bonus-another-active' })
  await cancel(hello.id)
  expect((await activate()).data).toMatchObject({ status: 'applied' })
  expect(await stands(t, player_id, id)).toEqual([20_000, 20_000])
})

test('a bonus of which nothing is left gives way to the next', async () => {
  const hello = await offered(visitor, 'hello')
  await apply(hello.id)
  await play(t, player_id, 5_000n)
  const { id } = await offered(visitor, 'welcome')
  await depositWith(t, visitor, 20_000, id)
  expect([(await info(hello.id)).status, (await info(id)).status]).toEqual(['complete', 'applied'])
})

test('of ten who take one bonus at once, or two bonuses, one is played with', async () => {
  await give(3_000n)
  const ids = [(await offered(visitor, 'gift')).id, (await offered(visitor, 'hello')).id]
  await Promise.all(Array.from({ length: 10 }, (_, index) => apply(ids[index % 2] ?? 0)))
  const states = await Promise.all(ids.map(async (id) => (await info(id)).status))
  expect(states.toSorted()).toEqual(['applied', 'sleeping'])
})

test('BO-018d, RTM-037: what was not taken or not finished in time expires; what was wagered in time is cash all the same', async () => {
  const statesOf = async (...ids: number[]) => (await bonusesByIds(t.house.db, ids.map(BigInt))).map(({ state }) => state)
  await publish(t, { ...gift, slug: 'timed' })
  const before = await fundOfTerms(t, 'timed')
  await grantList(t.house, 'timed', 'timed-1', [{ player_id, amount_minor: 3_000n }], anna)
  const hello = await offered(visitor, 'hello')
  const untaken = await offered(visitor, 'timed')
  await apply(hello.id)
  const other = await registerPlayer(t)
  const theirs = await offered(other.visitor, 'hello')
  await other.visitor.call(calls.applyBonus, { params: { id: theirs.id } })
  // Met in the last moment, and not heard of yet when the time is over.
  await stake(t, other.player_id, 5_000n, 6_000n)
  await stake(t, other.player_id, 5_000n, 5_500n)
  t.clock.advance(7 * 86_400_000 - 1)
  await expireBonuses(t.house)
  expect(await statesOf(hello.id, theirs.id)).toEqual(['applied', 'applied'])
  t.clock.advance(1)
  await expireBonuses(t.house)
  expect(await statesOf(hello.id, theirs.id, untaken.id)).toEqual(['assigned', 'expired', 'complete'])
  expect(await stands(t, player_id, hello.id)).toEqual([0, 0])
  expect(await stands(t, other.player_id, theirs.id)).toEqual([6_500, 0])
  t.clock.advance(23 * 86_400_000)
  await expireBonuses(t.house)
  expect(await statesOf(untaken.id)).toEqual(['expired'])
  expect(await fundOfTerms(t, 'timed')).toBe(before)
  await t.drain()
  for (const id of [hello.id, untaken.id]) expect(events(id).filter((message) => message['event'] === 'expired')).toHaveLength(1)
})

test('what is out of time is neither taken, begun nor had back, also before the job has come by', async () => {
  await publish(t, { ...gift, slug: 'short', days_to_take: 1 })
  const given = async (name: string) => {
    await grantList(t.house, 'short', `${name}-${player_id}`, [{ player_id, amount_minor: 1_000n }], anna)
    return (await visitor.call(calls.getAvailable, {})).body.data.filter(({ terms }) => terms === 'short').at(-1)?.id ?? 0
  }
  const [given_up, untaken] = [await given('one'), await given('two')]
  const welcome_id = (await offered(visitor, 'welcome')).id
  expect(given_up).not.toBe(untaken)
  await cancel(given_up)
  await apply((await offered(visitor, 'hello')).id)
  const waiting = await given('three')
  expect(await apply(waiting)).toMatchObject({ success: true, data: { status: 'sleeping' } })
  t.clock.advance(30 * 86_400_000)
  visitor = await enterAs(t, player_id)
  for (const id of [untaken, waiting]) expect(await apply(id)).toMatchObject({ success: false, error: 'bonus-ended' })
  expect(await restore(given_up)).toMatchObject({ success: false, error: 'bonus-ended' })
  expect(await beginWith(visitor, 20_000, welcome_id)).toMatchObject({ errors: { bonus_id: expect.stringContaining('недоступний') } })
  t.clock.advance(-30 * 86_400_000)
})

test('reliability 12: who excludes themselves takes no bonus and is offered none; what they play with is not taken from them', async () => {
  const hello = await offered(visitor, 'hello')
  const { id } = await offered(visitor, 'welcome')
  await apply(hello.id)
  await visitor.call(selfExclude, { body: { months: 6, isConfirmed: true } })
  visitor = await enterAs(t, player_id)
  expect((await visitor.call(calls.getAvailable, {})).body.data).toEqual([])
  expect(await apply(id)).toMatchObject({ success: false, error: 'bonuses-not-now' })
  expect(await give(1_000n)).toContain('0 given')
  expect(await stands(t, player_id, hello.id)).toEqual([0, 5_000])
})
