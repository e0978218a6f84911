import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { getWallets } from '#casino/money/exchange/contract.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { updateLimits } from '#casino/players/responsible-play/contract.ts'
import { makeDeposit, openCashDesk } from '../contract.ts'
import { getCashWidget, saveCard, tokenPay } from '../one-click-contract.ts'
import { mainBalanceOf } from '../testing/balance.ts'
import { beginDeposit, cards, listen, messageOf, postWebhook, sendForm } from '../testing/sandbox.ts'

let t: TestHouse
let visitor: TestVisitor
beforeAll(async () => {
  t = await createTestHouse()
  await listen(t)
})
beforeEach(async () => {
  ;({ visitor } = await registerPlayer(t))
})
afterAll(() => t.close())

const dollars = 1
const tether = 4
const desk = async (currency_id?: number) =>
  (await visitor.call(openCashDesk, { body: { version: 'v3', ...(currency_id !== undefined && { currency_id }) } })).body
const deposit = async (currency_id: number, amount: number, bonus = {}) =>
  (await visitor.call(makeDeposit, { body: { method_id: 1, currency_id, amount, ...bonus } })).body
const cash = async () => {
  const { wallets } = (await visitor.call(getWallets)).body.data
  return Object.fromEntries(wallets.filter(({ amount }) => amount > 0).map(({ currency, amount }) => [currency, amount]))
}

test('API-083, WA-011: the desk opens in any currency that is taken, with its own methods, presets, bounds and decimals; one that nobody knows is refused', async () => {
  expect((await desk()).data).toMatchObject({ currency: { iso: 'UAH' }, limit: { min: 5_000 } })
  expect((await desk(dollars)).data).toMatchObject({
    currency: { id: 1, iso: 'USD', symbol: '$', exponent: 2 },
    currencies: [{ iso: 'UAH' }, { iso: 'USD' }, { iso: 'EUR' }, { iso: 'USDT' }],
    presets: [500, 1_000, 2_000, 5_000],
    limit: { min: 200, max: 120_000 },
    bonuses: [],
  })
  const { data } = await desk(tether)
  expect([data.currency.exponent, data.limit.min]).toEqual([6, 2_000_000])
  // Wallets of the browser know no tether.
  expect(data.methods.map(({ id }) => id)).toEqual([1, 2, 3])
  expect(await desk(99)).toMatchObject({ success: false, error: 'desk-currency-unknown' })
})

test('API-083, GN-003, WA-004: a deposit in another currency is credited to the wallet of that currency, whatever is played in, and only as it was ordered', async () => {
  const begun = await beginDeposit(visitor, 1_500, 1, dollars)
  for (const [id, wrong] of [
    ['currency', { currency: 'UAH' }],
    ['hundredfold', { amount: '150000' }],
    ['hundredth', { amount: '15' }],
  ] as const) {
    const told = await postWebhook(t, messageOf(begun, 1_500, { id: `${id}-${begun.payment_id}`, currency: 'USD', ...wrong }))
    expect([told.statusCode, told.json().error]).toEqual([422, 'webhook-amount-differs'])
  }
  expect(await cash()).toEqual({})
  expect((await postWebhook(t, messageOf(begun, 1_500, { currency: 'USD' }))).statusCode).toBe(200)
  expect(await cash()).toEqual({ USD: 1_500 })
  expect(await mainBalanceOf(visitor)).toBe(0)
})

test('bad input: a word of the provider in the wrong exponent of a currency with six decimals credits nothing, and the right one does', async () => {
  const begun = await beginDeposit(visitor, 5_000_000, 1, tether)
  for (const amount of ['500', '5', '5000000000000']) {
    const told = await postWebhook(t, messageOf(begun, 5_000_000, { id: `${amount}-${begun.payment_id}`, currency: 'USDT', amount }))
    expect([told.statusCode, told.json().error]).toEqual([422, 'webhook-amount-differs'])
  }
  expect(await cash()).toEqual({})
  await postWebhook(t, messageOf(begun, 5_000_000, { currency: 'USDT' }))
  expect(await cash()).toEqual({ USDT: 5_000_000 })
})

test('API-083, WA-018: the last method and amount are kept for each currency', async () => {
  const last = async (currency_id?: number) => {
    const { data } = await desk(currency_id)
    return [data.lastMethodId, data.methods[0]?.id, data.defaultAmount]
  }
  await postWebhook(t, messageOf(await beginDeposit(visitor, 30_000, 1), 30_000))
  await postWebhook(t, messageOf(await beginDeposit(visitor, 1_500, 2, dollars), 1_500, { currency: 'USD', instrument: null }))
  expect([await last(), await last(dollars), await last(3)]).toEqual([
    [1, 1, 30_000],
    [2, 2, 1_500],
    [null, 1, 1_000],
  ])
  // The widget is in the currency that is played in.
  expect((await visitor.call(getCashWidget)).body.data).toMatchObject({ defaultAmount: 30_000, lastPayMethod: { id: 1 } })
})

test('API-083: the desk leads back to a deposit that was left at its provider’s page, until it is over', async () => {
  expect((await desk()).redirectUrl).toBeUndefined()
  const begun = await beginDeposit(visitor, 1_500, 1, dollars)
  const waiting = await desk()
  expect(waiting.data.waiting).toMatchObject({ id: begun.payment_id, amount: 1_500, currency: 'USD', exponent: 2 })
  expect(waiting.redirectUrl).toContain(begun.token)
  const { visitor: neighbour } = await registerPlayer(t)
  expect((await neighbour.call(openCashDesk, { body: { version: 'v3' } })).body).toMatchObject({ data: { waiting: null } })
  // What the provider works on already is paid: there is nothing to go back to.
  await postWebhook(t, messageOf(begun, 1_500, { id: `p-${begun.payment_id}`, event: 'payment.pending', currency: 'USD' }))
  const over = await desk()
  expect([over.data.waiting, over.redirectUrl]).toEqual([null, undefined])
  await beginDeposit(visitor, 20_000)
  t.clock.advance(31 * 60_000)
  expect((await desk()).redirectUrl).toBeUndefined()
})

test('RP-002: the limit of deposits is one for all currencies, and what is left of it is said in the one that was to be paid', async () => {
  await visitor.call(updateLimits, { body: { limits: [{ type: 'deposit', period: '24-hours', amount: 84_000 }] } })
  // 42 hryvnias a dollar: 10 dollars are half of 840 hryvnias.
  expect((await deposit(dollars, 1_000)).success).toBe(true)
  expect(await deposit(2, 42_001)).toMatchObject({ success: false, error: 'deposit-limit-exceeded', room_minor: 42_000 })
  expect(await deposit(dollars, 1_001)).toMatchObject({ success: false, error: 'deposit-limit-exceeded', room_minor: 1_000 })
  expect((await deposit(dollars, 1_000)).success).toBe(true)
  expect(await deposit(dollars, 200)).toMatchObject({ success: false, error: 'deposit-limit-reached', room_minor: 0 })
})

test('WA-007: a bonus comes with the currency that is played in; with another one it is refused at its field, and the deposit goes on without it', async () => {
  expect((await desk(dollars)).data).toMatchObject({ bonusId: 0, bonuses: [] })
  for (const field of ['bonus_id', 'sport_betting_bonus_id'])
    for (const validate of [true, false]) {
      const { errors } = await deposit(dollars, 1_000, { [field]: 7, validate })
      expect(errors).toEqual({
        [field]: 'Бонус можна взяти лише з поповненням у валюті, в якій ви граєте. Поповніть без бонусу або виберіть її.',
      })
    }
  expect((await deposit(dollars, 1_000)).success).toBe(true)
})

test('API-082, WA-013: a saved card pays in the chosen currency, within its own bounds', async () => {
  const { token } = await beginDeposit(visitor, 20_000)
  await sendForm(t, token, { card: cards.success })
  await t.jobs.runDue(t.house)
  const tokenId = (await desk(dollars)).data.cards[0]?.tokenId ?? '1'
  await visitor.call(saveCard, { body: { tokenId, isSaved: true } })
  const browser = { language: 'uk', screenWidth: 390, screenHeight: 844, colorDepth: 24, timeZoneOffset: -120, userAgent: 'test' }
  const pay = async (currencyId: number, amount: number) =>
    (await visitor.call(tokenPay, { body: { tokenId, currencyId, amount, browser } })).body
  expect(await pay(dollars, 199)).toMatchObject({ success: false, error: 'deposit-below-minimum' })
  expect(await pay(99, 1_000)).toMatchObject({ success: false, error: 'check-the-form' })
  expect((await pay(dollars, 1_000)).data).toMatchObject({ amount: 1_000, currency: 'USD' })
  await t.jobs.runDue(t.house)
  expect(await cash()).toEqual({ UAH: 20_000, USD: 1_000 })
})
