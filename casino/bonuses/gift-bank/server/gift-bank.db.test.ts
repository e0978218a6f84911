import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { getAvailable } from '#casino/bonuses/bonuses/contract.ts'
import { amounts, fundOfTerms, gift, publish, toldAsGiven } from '#casino/bonuses/bonuses/testing/offered-bonus.ts'
import { getMessages } from '#casino/messages/notifications/contract.ts'
import {
  beginDeposit,
  completeDeposit,
  disputeDeposit,
  messageOf,
  postWebhook,
  refundAsOperator,
} from '#casino/money/cash-desk/testing/sandbox.ts'
import { balanceOf } from '#casino/money/wallet/server/api.ts'
import { closeBalanced } from '#casino/money/wallet/testing/wallet-house.ts'
import { registerPlayer, type RegisteredPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { coolOff } from '#casino/players/responsible-play/contract.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { jurisdictionOf } from '#kernel/brand/jurisdiction.ts'
import { applyGift, createGift, getGifts, getProgress } from '../contract.ts'
import { codeFrom } from '../rules.ts'
import { madeGifts } from './gift-terms.ts'
import { returnPastGifts } from './make-gift.ts'
import { readPage, readProgress } from './read-bank.ts'
import { giveGift } from './take-gift.ts'

let t: TestHouse
const terms = { ...gift, slug: 'gift-bank', category: 'gift_bank', amount: { kind: 'fixed', amounts: amounts(1_000) } } as const

beforeAll(async () => {
  t = await createTestHouse({ pool_size: 16 })
  await publish(t, terms)
})
afterAll(() => closeBalanced(t))

const deposit = async ({ visitor }: RegisteredPlayer, amount: number) => {
  await completeDeposit(t, visitor, amount)
  await t.drain()
}
const progress = async ({ visitor }: RegisteredPlayer) => (await visitor.call(getProgress)).body.data
const create = async ({ visitor }: RegisteredPlayer) => (await visitor.call(createGift)).body
const apply = async ({ visitor }: RegisteredPlayer, code: string) => (await visitor.call(applyGift, { body: { code } })).body
const gifts = async ({ visitor }: RegisteredPlayer) => (await visitor.call(getGifts)).body.data.map(({ code, state }) => [code, state])
const bonuses = async ({ visitor }: RegisteredPlayer) =>
  (await visitor.call(getAvailable, {})).body.data.filter(({ category }) => category === 'gift_bank').map(({ amount }) => amount)
const standsAside = async () => Number(await balanceOf(t.house.db, madeGifts('UAH')))

/** A gift of somebody whose bank is full. */
const made = async (): Promise<{ giver: RegisteredPlayer; code: string }> => {
  const giver = await registerPlayer(t)
  await deposit(giver, 20_000)
  return { giver, code: (await create(giver)).data.code }
}

test('API-237, API-238, API-239, SA-019, SA-020: deposits fill the bank; a full one makes a code; another player takes its gift once, and nobody their own', async () => {
  const [giver, taker, other] = [await registerPlayer(t), await registerPlayer(t), await registerPlayer(t)]
  const before = [await fundOfTerms(t, 'gift-bank'), await standsAside()]
  expect(await create(giver)).toMatchObject({ success: false, error: 'gift-bank-not-full' })
  await deposit(giver, 19_999)
  expect(await progress(giver)).toMatchObject({ filled: 19_999, goal: 20_000, gift: 1_000, isFull: false, isOpen: true, currency: 'UAH' })
  expect(await create(giver)).toMatchObject({ success: false, error: 'gift-bank-not-full' })
  await deposit(giver, 50_000)
  expect(await progress(giver)).toMatchObject({ filled: 20_000, isFull: true })
  const { data } = await create(giver)
  expect([await fundOfTerms(t, 'gift-bank'), await standsAside()]).toEqual([Number(before[0]) - 1_000, Number(before[1]) + 1_000])
  expect(await progress(giver)).toMatchObject({ filled: 0, isFull: false })
  expect(await apply(giver, data.code)).toMatchObject({ success: false, error: 'gift-code-own' })
  for (const wrong of [codeFrom('ua', new Uint8Array(10)), codeFrom('king', new Uint8Array(10)), 'no code'])
    expect(await apply(taker, wrong)).toMatchObject({ success: false, error: 'gift-code-unknown' })
  expect(await apply(taker, ` ${data.code.toLowerCase()} `)).toMatchObject({
    success: true,
    data: { gift: { status: 'assigned', amount: 1_000 } },
  })
  for (const player of [taker, other]) expect(await apply(player, data.code)).toMatchObject({ success: false, error: 'gift-code-used' })
  expect([await bonuses(taker), await bonuses(other), await standsAside()]).toEqual([[1_000], [], before[1]])
  expect(await gifts(giver)).toEqual([[data.code, 'used']])
  // The answer told the taker, and a notice the giver.
  expect([await toldAsGiven(t, taker.player_id), await toldAsGiven(t, giver.player_id)]).toEqual([[], [expect.anything()]])
})

test('a full bank that is emptied eight times at once makes one gift, and a code that eight bring at once gives one', async () => {
  const giver = await registerPlayer(t)
  await deposit(giver, 20_000)
  const codes = (await Promise.all(Array.from({ length: 8 }, () => create(giver)))).flatMap((answer) =>
    answer.success ? [answer.data.code] : [],
  )
  expect(codes).toHaveLength(1)
  const takers = await Promise.all(Array.from({ length: 8 }, () => registerPlayer(t)))
  const answers = await Promise.all(takers.map((taker) => apply(taker, codes[0] ?? '')))
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  expect((await Promise.all(takers.map(bonuses))).flat()).toEqual([1_000])
})

test('AU-012: who registers by a gift’s link is given the gift; one that is used or forged gives nothing, and its bearer is told why', async () => {
  const { giver, code } = await made()
  const first = await registerPlayer(t, { gift_id: code })
  await t.drain()
  const second = await registerPlayer(t, { gift_id: code })
  const forger = await registerPlayer(t, { gift_id: codeFrom('ua', new Uint8Array(10)) })
  const foreign = await registerPlayer(t, { gift_id: code.replace('UA-', 'KING-') })
  await t.drain()
  expect(await Promise.all([first, second, forger, foreign].map(bonuses))).toEqual([[1_000], [], [], []])
  expect(await gifts(giver)).toEqual([[code, 'used']])
  const toldTo = async ({ visitor }: RegisteredPlayer) => JSON.stringify((await visitor.call(getMessages)).body.data)
  expect(await toldTo(second)).toContain('код діє один раз')
  expect(await toldTo(forger)).toContain('Такого подарунка немає')
  expect(await toldTo(giver)).toContain(first.login)
})

test('a gift that nobody takes in 30 days goes back: its code is over, and the giver’s bank is full again', async () => {
  const { giver, code } = await made()
  const taker = await registerPlayer(t)
  const before = await standsAside()
  t.clock.advance(30 * 86_400_000 - 1)
  await returnPastGifts(t.house)
  expect(await standsAside()).toBe(before)
  t.clock.advance(1)
  await Promise.all([returnPastGifts(t.house), returnPastGifts(t.house)])
  const [back, late] = [
    { ...giver, visitor: await enterAs(t, giver.player_id) },
    { ...taker, visitor: await enterAs(t, taker.player_id) },
  ]
  expect(await gifts(back)).toEqual([[code, 'returned']])
  expect(await progress(back)).toMatchObject({ filled: 20_000, isFull: true })
  expect(await apply(late, code)).toMatchObject({ success: false, error: 'gift-code-over' })
})

test('a deposit that is refunded whole or lost to its payer’s bank leaves the bank, not below zero; a code made of it stays', async () => {
  const player = await registerPlayer(t)
  const paid = async (amount: number) => {
    const begun = await beginDeposit(player.visitor, amount)
    await postWebhook(t, messageOf(begun, amount))
    await t.drain()
    return begun
  }
  const [kept, refunded, lost] = [await paid(5_000), await paid(6_000), await paid(7_000)]
  await refundAsOperator(t, kept.payment_id, 1_000n)
  await refundAsOperator(t, refunded.payment_id, null)
  await t.drain()
  expect((await progress(player)).filled).toBe(12_000)
  for (const state of ['opened', 'lost'] as const) await disputeDeposit(t, lost, state, 7_000)
  await t.drain()
  expect((await progress(player)).filled).toBe(5_000)
  const full = await paid(90_000)
  const { code } = (await create(player)).data
  await paid(5_000)
  await refundAsOperator(t, full.payment_id, null)
  await t.drain()
  expect([(await progress(player)).filled, await gifts(player)]).toEqual([0, [[code, 'open']]])
})

test('nothing is made that the fund does not hold; the bank stays full', async () => {
  await publish(t, { ...terms, budget: amounts(1_000) })
  const [one, other] = [await registerPlayer(t), await registerPlayer(t)]
  for (const player of [one, other]) await deposit(player, 20_000)
  expect([(await create(one)).success, await create(other)]).toMatchObject([true, { success: false, error: 'gift-bank-empty' }])
  expect(await progress(other)).toMatchObject({ isFull: true, isOpen: false })
  await publish(t, terms)
  expect((await create(other)).success).toBe(true)
})

test('reliability 12: who takes a break makes no gift and takes none, and the gift is still there for later', async () => {
  const { code } = await made()
  const [full, taker] = [await registerPlayer(t), await registerPlayer(t)]
  await deposit(full, 20_000)
  for (const { visitor } of [full, taker]) await visitor.call(coolOff, { body: { days: 1 } })
  const back = async ({ player_id, login }: RegisteredPlayer) => ({ player_id, login, visitor: await enterAs(t, player_id) })
  expect(await create(await back(full))).toMatchObject({ success: false, error: 'gift-bank-not-now' })
  expect(await apply(await back(taker), code)).toMatchObject({ success: false, error: 'gift-bank-not-now' })
  t.clock.advance(86_400_001)
  expect((await apply(await back(taker), code)).success).toBe(true)
})

test('a search for gifts is slow: ten codes that are none in ten minutes, and then no code at all', async () => {
  const { code } = await made()
  const searcher = await registerPlayer(t)
  for (let time = 0; time < 10; time++)
    expect(await apply(searcher, codeFrom('ua', new Uint8Array(10).fill(time)))).toMatchObject({ error: 'gift-code-unknown' })
  expect(await apply(searcher, code)).toMatchObject({ success: false, error: 'too-many-requests' })
  t.clock.advance(600_000)
  expect((await apply(searcher, code)).success).toBe(true)
})

test('a gift of another currency is refused, and a licence that forbids rewards for volume has no gift bank', async () => {
  const { code, giver } = await made()
  const abroad = await registerPlayer(t, { currency: 'EUR' })
  expect(await apply(abroad, code)).toMatchObject({ success: false, error: 'gift-code-currency' })
  const licensed = { ...t.house, jurisdiction: jurisdictionOf('gb') }
  expect([await readProgress(licensed, giver.player_id), await readPage(licensed, giver.player_id, 'uk')]).toEqual([
    undefined,
    { offer: null, own: null },
  ])
  expect(
    await inTransaction(t.house.db, (tx) => giveGift(tx, licensed, { player_id: abroad.player_id, typed: code, is_asked: true })),
  ).toBe('gift-code-currency')
})
