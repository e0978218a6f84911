import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { coolOff } from '#casino/players/responsible-play/contract.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { getAppInit } from '#casino/site/start-up/contract.ts'
import { openCashDesk } from '../contract.ts'
import {
  checkLightMethod,
  getCashWidget,
  getLightCountries,
  getLightMethods,
  getOneClick,
  saveCard,
  tokenPay,
} from '../one-click-contract.ts'
import { mainBalanceOf } from '../testing/balance.ts'
import { beginDeposit, cards, listen, sendForm } from '../testing/sandbox.ts'
import { sandbox } from './sandbox/adapter.ts'

let t: TestHouse
let visitor: TestVisitor
let player_id: bigint
beforeAll(async () => {
  t = await createTestHouse()
  await listen(t)
})
beforeEach(async () => {
  ;({ visitor, player_id } = await registerPlayer(t))
})
afterAll(() => t.close())

const browser = { language: 'uk', screenWidth: 390, screenHeight: 844, colorDepth: 24, timeZoneOffset: -120, userAgent: 'test' }

/** Deposits once with a card of the sandbox, and gives its number at the house. */
const cardFrom = async (card: string, saved = true): Promise<string> => {
  const { token } = await beginDeposit(visitor, 20_000)
  await sendForm(t, token, { card })
  if (card === cards.three_d_secure) await sendForm(t, token, { answer: 'confirm' }, 'challenge/')
  await t.jobs.runDue(t.house)
  const [own] = (await visitor.call(openCashDesk, { body: { version: 'v3' } })).body.data.cards
  if (saved) await visitor.call(saveCard, { body: { tokenId: own?.tokenId ?? '1', isSaved: true } })
  return own?.tokenId ?? '1'
}
const pay = (tokenId: string, amount = 10_000, key?: string) =>
  visitor.call(tokenPay, { body: { tokenId, amount, browser }, ...(key !== undefined && { key }) })

test('API-084, EN-054, WA-013: a card is saved by its player alone, shown by its end, and forgotten again', async () => {
  const tokenId = await cardFrom(cards.success, false)
  expect((await visitor.call(getOneClick)).body.data).toMatchObject({ savedCards: [], lastPayProvider: null })
  expect((await pay(tokenId)).body.error).toBe('card-unknown')
  await visitor.call(saveCard, { body: { tokenId, isSaved: true } })
  expect((await visitor.call(getOneClick)).body.data).toEqual({
    currencyPreset: [10_000, 20_000, 50_000, 100_000],
    savedCards: [{ tokenId, label: '•••• 4242', isSaved: true, isTest: true }],
    lastPayProvider: { tokenId },
  })
  const stranger = await registerPlayer(t)
  expect((await stranger.visitor.call(saveCard, { body: { tokenId, isSaved: true } })).body.error).toBe('card-unknown')
  expect((await stranger.visitor.call(tokenPay, { body: { tokenId, amount: 10_000, browser } })).body.error).toBe('card-unknown')
  await visitor.call(saveCard, { body: { tokenId, isSaved: false } })
  expect((await pay(tokenId)).body.error).toBe('card-unknown')
  expect(await mainBalanceOf(visitor)).toBe(20_000)
})

test('WA-013: a bank account and an address of a chain are no cards: neither is offered to be saved, and an account pays by no press', async () => {
  for (const [method, outcome] of [
    [2, 'transfer-in-full'],
    [3, 'chain-in-full'],
  ] as const) {
    const { token } = await beginDeposit(visitor, 20_000, method)
    await sendForm(t, token, { card: outcome })
    t.clock.advance(20_000)
    await t.jobs.runDue(t.house)
  }
  expect(await mainBalanceOf(visitor)).toBe(40_000)
  expect((await visitor.call(openCashDesk, { body: { version: 'v3' } })).body.data.cards).toEqual([])
  const { rows } = await sql<{ id: string }>`
    select id::text from money_cash_desk.instruments where player_id = ${player_id} order by id`.execute(t.house.db)
  expect(rows.length).toBeGreaterThan(0)
  for (const { id: tokenId } of rows) {
    await visitor.call(saveCard, { body: { tokenId, isSaved: true } })
    expect((await pay(tokenId)).body.error).toBe('card-unknown')
  }
})

test('API-082: a saved card pays by one press; only the provider’s message credits, and a repeated press is one payment', async () => {
  const tokenId = await cardFrom(cards.success)
  const answers = [await pay(tokenId, 10_000, 'one-press-1'), await pay(tokenId, 10_000, 'one-press-1')]
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
  expect(await mainBalanceOf(visitor)).toBe(20_000)
  await t.jobs.runDue(t.house)
  expect(await mainBalanceOf(visitor)).toBe(30_000)
})

test('WA-021: while a payment by one press is on its way another one is refused as suspended, for a minute; one that has ended holds nothing up', async () => {
  const tokenId = await cardFrom(cards.three_d_secure)
  const together = await Promise.all([pay(tokenId, 10_000, 'suspended-1'), pay(tokenId, 10_000, 'suspended-2')])
  const refused = together.filter(({ body }) => !body.success)
  const until = new Date(t.clock.now().getTime() + 60_000).toISOString()
  expect(refused.map(({ body }) => body)).toMatchObject([{ error: 'deposit-suspended', suspended: true, until }])
  // A desk and a widget that are opened anew, as a reload does, know it too; a stranger's desk does not.
  const heldUntil = async (who: TestVisitor) => (await who.call(openCashDesk, { body: { version: 'v3' } })).body.data.suspendedUntil
  expect([await heldUntil(visitor), await heldUntil((await registerPlayer(t)).visitor)]).toEqual([until, null])
  expect((await visitor.call(getCashWidget)).body.data.suspendedUntil).toBe(until)
  // The same command again is the payment that was begun.
  const begun = together.findIndex(({ body }) => body.success)
  expect((await pay(tokenId, 10_000, `suspended-${begun + 1}`)).body.success).toBe(true)
  t.clock.advance(59_000)
  expect((await pay(tokenId)).body).toMatchObject({ success: false, suspended: true })
  t.clock.advance(1_001)
  expect(await heldUntil(visitor)).toBe(null)
  expect((await pay(tokenId)).body.success).toBe(true)
  // Somebody else's payment is none of theirs, and a deposit at the desk is no payment by one press.
  expect((await beginDeposit(visitor, 20_000)).token).not.toBe('')
  ;({ visitor, player_id } = await registerPlayer(t))
  const own = await cardFrom(cards.success)
  expect((await pay(own)).body.success).toBe(true)
  await t.jobs.runDue(t.house)
  expect(await heldUntil(visitor)).toBe(null)
  expect((await pay(own)).body.success).toBe(true)
})

test('API-082, WA-013: what 3-D Secure asks of a browser is handed to the provider, and without it nothing is paid', async () => {
  const tokenId = await cardFrom(cards.success)
  const charged = vi.spyOn(sandbox, 'chargeSaved')
  const without = await visitor.raw(
    'POST',
    '/rest/payments/deposit/token-pay/',
    { tokenId, amount: 10_000 },
    { 'idempotency-key': 'no-browser' },
  )
  expect([without.statusCode, charged.mock.calls]).toEqual([422, []])
  expect((await pay(tokenId)).body.success).toBe(true)
  expect(charged.mock.calls.map(([, order, , about]) => [order.amount_minor, about])).toEqual([[10_000n, browser]])
  charged.mockRestore()
})

test('API-082: a bank that wants to ask first gets its page', async () => {
  const tokenId = await cardFrom(cards.three_d_secure)
  const { body } = await pay(tokenId)
  expect(body.redirectUrl).toMatch(/^\/sandbox-provider\/pay\//)
  await t.jobs.runDue(t.house)
  expect(await mainBalanceOf(visitor)).toBe(20_000)
  await sendForm(t, body.redirectUrl?.split('/')[3] ?? '', { answer: 'confirm' }, 'challenge/')
  await t.jobs.runDue(t.house)
  expect(await mainBalanceOf(visitor)).toBe(30_000)
})

test('API-082, RP-003, ER-009: one press keeps every bound and limit of a deposit; during a break it is 444 with its end', async () => {
  const tokenId = await cardFrom(cards.success)
  expect((await pay(tokenId, 4_999)).body.error).toBe('deposit-below-minimum')
  await visitor.call(coolOff, { body: { days: 7 } })
  visitor = await enterAs(t, player_id)
  const refused = await pay(tokenId)
  const till = new Date(t.clock.now().getTime() + 7 * 86_400_000).toISOString()
  expect([refused.status, refused.response.json()]).toMatchObject([444, { success: false, till }])
  expect(await mainBalanceOf(visitor)).toBe(20_000)
})

test('API-094, EN-053: the widget has exactly what a small form needs, and is off for whom play is closed', async () => {
  expect((await visitor.call(getCashWidget)).body.data).toEqual({
    isEnabled: true,
    // Which bonuses there are, casino/bonuses/bonuses knows; this house offers none.
    bonusDto: null,
    lastPayProvider: null,
    lastPayMethod: null,
    currencyPreset: [10_000, 20_000, 50_000, 100_000],
    defaultAmount: 20_000,
    currencyLimit: { min: 5_000, max: 5_000_000 },
    suspendedUntil: null,
  })
  const tokenId = await cardFrom(cards.success)
  expect((await visitor.call(getCashWidget)).body.data).toMatchObject({
    lastPayProvider: { tokenId, label: '•••• 4242', isSaved: true, isTest: true },
    lastPayMethod: { slug: 'sandbox-card' },
  })
  await visitor.call(coolOff, { body: { days: 7 } })
  expect((await (await enterAs(t, player_id)).call(getCashWidget)).body.data.isEnabled).toBe(false)
  expect((await t.visitor().call(getCashWidget)).status).toBe(401)
})

test('API-087, API-088, API-089, WA-011: methods and countries go by the currency; a method that is gone is replaced', async () => {
  const guest = await t.arrive()
  const hryvnias = (await guest.call(getLightMethods, { query: { currencyId: 2 } })).body
  expect([hryvnias.currency, hryvnias.data[0]]).toMatchObject([
    'UAH',
    { id: 1, slug: 'sandbox-card', limit: { min: 5_000, max: 5_000_000 } },
  ])
  const euros = (await guest.call(getLightMethods, { query: { currencyId: 3 } })).body
  expect([euros.currency, euros.data[0]]).toMatchObject(['EUR', { id: 1, slug: 'sandbox-card', limit: { min: 200, max: 120_000 } }])
  for (const currencyId of [2, 3])
    expect((await guest.call(getLightCountries, { query: { currencyId } })).body.data).toEqual([{ iso: 'UA' }])
  for (const call of [getLightMethods, getLightCountries])
    expect((await guest.call(call, { query: { currencyId: 99 } })).body.error).toBe('desk-currency-unknown')
  expect((await visitor.call(checkLightMethod, { query: { methodId: 2 } })).body.data.id).toBe(2)
  expect((await visitor.call(checkLightMethod, { query: { methodId: 77 } })).body.data).toMatchObject({ id: 1, slug: 'sandbox-card' })
  expect((await guest.call(checkLightMethod, { query: { methodId: 2 } })).status).toBe(401)
  // Wallets take no tether: whose purse is in it pays by another way.
  const inTether = (await registerPlayer(t, { currency: 'USDT' })).visitor
  expect((await inTether.call(checkLightMethod, { query: { methodId: 4 } })).body.data.id).toBe(1)
})

test('EN-029: the start-up call says whether saved cards may pay', async () => {
  expect((await visitor.call(getAppInit)).body.data.main).toMatchObject({ isTokenizeCash: true })
})
