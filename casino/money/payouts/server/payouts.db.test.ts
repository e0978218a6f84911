import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loseAnswer } from '#apps/testing/lose-answer.ts'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { mainBalanceOf } from '#casino/money/cash-desk/testing/balance.ts'
import { beginDeposit, listen, messageOf, postWebhook } from '#casino/money/cash-desk/testing/sandbox.ts'
import { storeInnEndpoint, updateProfileEndpoint } from '#casino/players/profile/contract.ts'
import { trialBalance } from '#casino/money/wallet/server/api.ts'
import { applyPlayerPopup, rejectPlayerPopup, showPlayerPopup } from '#casino/messages/popups/contract.ts'
import { currencies } from '#kernel/money/currency.ts'
import { cancelPayout, checkPayout, getPayoutMethods, listPayouts, requestPayout } from '../contract.ts'
import { accounts, askToAccount, askToCard, cardOf, payee, playFor } from '../testing/payee.ts'
import { checkedPayout } from './check-payout.ts'
import { needsOf } from './needs.ts'

let t: TestHouse
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openhouse-payouts-'))
  t = await createTestHouse({ env: { DATA_FOLDER: folder } })
  await listen(t)
})
afterAll(async () => {
  const { drift } = await trialBalance(t.house)
  await t.close()
  await rm(folder, { recursive: true, force: true })
  expect(drift).toEqual([])
})

const newest = async (visitor: TestVisitor) => (await visitor.call(listPayouts)).body.data[0]
const statusOf = async (visitor: TestVisitor) => (await newest(visitor))?.status
const deskOf = async (visitor: TestVisitor) => (await visitor.call(getPayoutMethods)).body.data

/** What `withdraw` told, in order. */
const told = () => t.published.flatMap(({ message }) => (message.type === 'withdraw' ? [(message.data as { status: string }).status] : []))

test('WA-022, API-092, API-091: the methods say where to, how much and what it takes; a check moves nothing', async () => {
  const { visitor } = await payee(t, { deposited: 50_000 })
  expect(await deskOf(visitor)).toMatchObject({
    available: 50_000,
    currency: { iso: 'UAH', exponent: 2 },
    needs: [
      { kind: 'contact', state: 'done' },
      { kind: 'identity', state: 'done' },
    ],
    methods: [
      { id: 1, slug: 'sandbox-card', requisites: 'instrument', destinations: [{ label: '•••• 4242', owed: 50_000 }], usualTime: null },
      { id: 2, slug: 'sandbox-iban', requisites: 'iban', destinations: [] },
    ],
    limit: { min: 5_000 },
  })
  const body = { methodId: 1, amount: 20_000, requisites: { instrumentId: await cardOf(visitor) } }
  expect((await visitor.call(checkPayout, { body })).body.data).toEqual({ fee: 0, allowed: true, decision: 'at-once', usualTime: null })
  const refused = async (changed: object) => (await visitor.call(checkPayout, { body: { ...body, ...changed } })).body
  expect(await refused({ amount: 50_001 })).toMatchObject({ success: false, error: 'insufficient-funds' })
  expect(await refused({ amount: 4_999 })).toMatchObject({
    success: false,
    error: 'payout-below-minimum',
    message: expect.stringContaining('50'),
  })
  expect(await refused({ methodId: 99 })).toMatchObject({ success: false, error: 'payout-method-unknown' })
  expect([await mainBalanceOf(visitor), (await visitor.call(listPayouts)).body.data]).toEqual([50_000, []])
})

test('WA-022, API-090, RTM-028: a payout is set aside at once, decided by rules, sent and paid; each step is told', async () => {
  const { visitor } = await payee(t, { deposited: 50_000 })
  t.published.length = 0
  const { body } = await askToCard(visitor, 20_000)
  expect(body.data).toMatchObject({ status: 'approved', holder: 'house', amount: 20_000, currency: 'UAH', destination: '•••• 4242' })
  expect(await mainBalanceOf(visitor)).toBe(30_000)
  await t.jobs.runDue(t.house)
  expect(await newest(visitor)).toMatchObject({
    status: 'paid',
    holder: null,
    canCancel: false,
    steps: [{ status: 'approved' }, { status: 'processing' }, { status: 'paid' }],
  })
  expect(await mainBalanceOf(visitor)).toBe(30_000)
  await t.drain()
  expect(told()).toEqual(['approved', 'processing', 'paid'])
  const notices = t.published.filter(({ message }) => message.type === 'nc').map(({ message }) => message.data)
  expect(notices).toContainEqual(expect.objectContaining({ systemAlias: 'withdrawal', link: '/cash/withdraw/' }))
})

test('API-090: an amount beyond the balance, below the least or above the most is refused in words, and nothing moves', async () => {
  const { visitor } = await payee(t, { deposited: 50_000 })
  const refused = async (amount: number) => (await askToCard(visitor, amount)).body.error
  expect(await refused(50_001)).toBe('insufficient-funds')
  expect(await refused(4_999)).toBe('payout-below-minimum')
  expect(await refused(100_000_001)).toBe('payout-above-maximum')
  expect((await visitor.call(requestPayout, { body: { methodId: 99, amount: 10_000, requisites: {} } })).body.error).toBe(
    'payout-method-unknown',
  )
  expect([await mainBalanceOf(visitor), (await visitor.call(listPayouts)).body.data]).toEqual([50_000, []])
  // The whole of a small balance may leave all the same.
  const { visitor: small } = await payee(t, { deposited: 5_000 })
  await askToCard(small, 5_000 - 1_000 + 1_000)
  expect(await mainBalanceOf(small)).toBe(0)
})

test('reliability 19: nobody is paid to a card of somebody else, to an account with a wrong digit, or cancels another’s payout', async () => {
  const [owner, stranger] = [await payee(t, { deposited: 50_000 }), await payee(t, { deposited: 50_000 })]
  const instrumentId = await cardOf(owner.visitor)
  const foreign = await stranger.visitor.call(requestPayout, { body: { methodId: 1, amount: 10_000, requisites: { instrumentId } } })
  expect(foreign.body.errors).toHaveProperty('instrumentId')
  const wrong = await askToAccount(stranger.visitor, 10_000, 'UA880000010000000000000000002')
  expect(wrong.body.errors).toHaveProperty('iban')
  const { body } = await askToCard(owner.visitor, 10_000)
  expect((await stranger.visitor.call(cancelPayout, { params: { id: body.data.id } })).status).toBe(404)
  expect(await mainBalanceOf(stranger.visitor)).toBe(50_000)
})

test('reliability 4: a repeated command is one payout; the same key for another amount is 409', async () => {
  const { visitor } = await payee(t, { deposited: 50_000 })
  const first = await askToCard(visitor, 20_000, 'payout-once-1')
  const again = await askToCard(visitor, 20_000, 'payout-once-1')
  expect(again.body.data.id).toBe(first.body.data.id)
  expect((await askToCard(visitor, 10_000, 'payout-once-1')).status).toBe(409)
  expect(await mainBalanceOf(visitor)).toBe(30_000)
})

test('a payout that fails gives the money back, and its card is no reason any more to refuse an account', async () => {
  const { visitor, player_id } = await payee(t, { won: 90_000n })
  await playFor(t, player_id, { staked: 10_000n, won: 0n })
  await askToAccount(visitor, 30_000, accounts.payout_fails)
  expect(await mainBalanceOf(visitor)).toBe(50_000)
  await t.jobs.runDue(t.house)
  expect(await newest(visitor)).toMatchObject({ status: 'failed', reason: 'declined', holder: null })
  expect(await mainBalanceOf(visitor)).toBe(80_000)
})

test('a payout that the bank sends back later comes back to the balance, once', async () => {
  const { visitor } = await payee(t, { won: 90_000n })
  await askToAccount(visitor, 30_000, accounts.payout_returns)
  await t.jobs.runDue(t.house)
  expect([await statusOf(visitor), await mainBalanceOf(visitor)]).toEqual(['paid', 60_000])
  t.clock.advance(20_000)
  await t.jobs.runDue(t.house)
  expect(await newest(visitor)).toMatchObject({ status: 'returned', reason: 'account-closed' })
  expect(await mainBalanceOf(visitor)).toBe(90_000)
})

test('a provider that says nothing is asked, and its word counts as its message would', async () => {
  const { visitor } = await payee(t, { won: 90_000n })
  await askToAccount(visitor, 30_000, accounts.silent)
  await t.jobs.runDue(t.house)
  expect(await newest(visitor)).toMatchObject({ status: 'processing', holder: 'provider', canCancel: false })
  t.clock.advance(61_000)
  await t.jobs.send('money/payouts.find-overdue', {})
  await t.jobs.runDue(t.house)
  expect(await statusOf(visitor)).toBe('paid')
})

test('reliability 24: a payout whose job was lost is found and sent, once', async () => {
  const { visitor, player_id } = await payee(t, { deposited: 50_000 })
  await askToCard(visitor, 20_000)
  ;(t.jobs.waiting as unknown[]).length = 0
  t.clock.advance(61_000)
  for (let time = 0; time < 3; time++) await t.jobs.send('money/payouts.find-overdue', {})
  await t.jobs.runDue(t.house)
  expect(await statusOf(visitor)).toBe('paid')
  const { rows } = await sql`
    select from money_cash_desk.sandbox_payouts s join money_payouts.payouts p on p.id::text = s.order_id
     where p.player_id = ${player_id}`.execute(t.house.db)
  expect(rows).toHaveLength(1)
})

test('WA-023, API-242, API-243, API-244, SA-068: the payout-cancel popup shows, lets it go on, and gives the money back', async () => {
  const { visitor } = await payee(t, { won: 90_000n })
  const params = { name: 'payout-cancel' }
  expect((await visitor.call(showPlayerPopup, { params })).body.error).toBe('popup-not-due')
  await askToAccount(visitor, 30_000, accounts.other_name)
  expect(await statusOf(visitor)).toBe('review')
  expect((await visitor.call(showPlayerPopup, { params })).body.data).toMatchObject({ payout: { amount: 30_000, canCancel: true } })
  expect((await visitor.call(rejectPlayerPopup, { params })).body.success).toBe(true)
  expect((await visitor.call(showPlayerPopup, { params })).body.error).toBe('popup-not-due')
  // From the list it can still be called back.
  const { id } = (await newest(visitor)) ?? { id: '0' }
  expect((await visitor.call(cancelPayout, { params: { id } })).body.data).toMatchObject({ status: 'cancelled', reason: 'player' })
  expect(await mainBalanceOf(visitor)).toBe(90_000)
  await askToAccount(visitor, 20_000, accounts.other_name)
  expect((await visitor.call(applyPlayerPopup, { params })).body.data).toMatchObject({ payout: { status: 'cancelled' } })
  expect(await mainBalanceOf(visitor)).toBe(90_000)
  expect((await visitor.call(applyPlayerPopup, { params })).body.error).toBe('payout-not-cancellable')
  expect((await visitor.call(showPlayerPopup, { params: { name: 'nobody-knows' } })).status).toBe(404)
  expect((await t.visitor().call(showPlayerPopup, { params })).status).toBe(401)
})

test('WA-023, reliability 4: a repeat of what called a payout back, its answer lost in a crash, answers the same and calls no other one back', async () => {
  const { visitor } = await payee(t, { won: 90_000n })
  for (const amount of [10_000, 20_000, 30_000]) await askToAccount(visitor, amount, accounts.other_name)
  let commands = 0
  const again = async (call: (key: string) => Promise<{ body: { data: unknown } }>): Promise<void> => {
    const key = `called-back-${(commands += 1)}`
    const first = await call(key)
    await loseAnswer(t, key)
    expect((await call(key)).body).toEqual(first.body)
  }
  await again((key) => visitor.call(applyPlayerPopup, { params: { name: 'payout-cancel' }, key }))
  expect(await mainBalanceOf(visitor)).toBe(60_000)
  const { id = '0' } = (await visitor.call(listPayouts)).body.data.find(({ canCancel }) => canCancel) ?? {}
  await again((key) => visitor.call(cancelPayout, { params: { id }, key }))
  expect(await mainBalanceOf(visitor)).toBe(80_000)
})

test('WA-023: what has left cannot be called back', async () => {
  const { visitor } = await payee(t, { won: 90_000n })
  await askToAccount(visitor, 30_000, accounts.delay)
  await t.jobs.runDue(t.house)
  const { id } = (await newest(visitor)) ?? { id: '0' }
  expect((await visitor.call(cancelPayout, { params: { id } })).body.error).toBe('payout-not-cancellable')
  expect([await statusOf(visitor), await mainBalanceOf(visitor)]).toEqual(['processing', 60_000])
})

test('the usual time is told from what payouts took, once there were enough', async () => {
  for (let made = 0; made < 6; made++) {
    const { visitor } = await payee(t, { won: 90_000n })
    await askToAccount(visitor, 30_000, accounts.delay)
    await t.jobs.runDue(t.house)
    t.clock.advance(20_000)
    await t.jobs.runDue(t.house)
  }
  const { visitor } = await payee(t, { won: 90_000n })
  const usual = (await deskOf(visitor)).methods.find(({ id }) => id === 2)?.usualTime
  expect(usual).toMatchObject({ half: 20 })
  expect((await askToAccount(visitor, 10_000, accounts.success)).body.data.usualTime).toEqual(usual)
})

test('CN-067: where the licence wants the taxpayer’s number a payout says so with everything else it needs, and none is taken without it', async () => {
  const { visitor, player_id } = await payee(t, { deposited: 50_000 })
  const licensed = { ...t.house, jurisdiction: { ...t.house.jurisdiction, tax_number_before_play: true } }
  const needs = async () => (await needsOf(licensed, t.house.db, player_id)).needs.map(({ kind, state }) => `${kind} ${state}`)
  const asked = { methodId: 1, amount: 20_000, requisites: { instrumentId: await cardOf(visitor) } }
  const check = () => checkedPayout(licensed, t.house.db, player_id, 'uk', asked)
  expect(await needs()).toEqual(['contact done', 'identity done', 'tax-number missing'])
  await expect(check()).rejects.toMatchObject({ code: 'payout-needs-more' })
  await visitor.call(storeInnEndpoint, { body: { inn: '3184710691' } })
  expect(await needs()).toEqual(['contact done', 'identity done', 'tax-number done'])
  expect(await check()).toMatchObject({ amount_minor: 20_000n, currency: 'UAH' })
})

test('GN-003, WA-022: money that was deposited in another currency is named where payouts are asked for, and goes back to its card out of its own wallet', async () => {
  const { visitor } = await payee(t, {})
  const deposit = await beginDeposit(visitor, 5_000, 1, currencies.USD.id)
  await postWebhook(t, messageOf(deposit, 5_000, { currency: 'USD' }))
  expect(await deskOf(visitor)).toMatchObject({ available: 0, otherWallets: [{ currency: 'USD', exponent: 2, amount: 5_000 }] })
  expect((await askToAccount(visitor, 5_000, accounts.success)).body.error).toBe('insufficient-funds')
  await visitor.call(updateProfileEndpoint, { body: { currency_id: currencies.USD.id } })
  expect(await deskOf(visitor)).toMatchObject({
    currency: { iso: 'USD' },
    available: 5_000,
    otherWallets: [],
    methods: [{ slug: 'sandbox-card', destinations: [{ label: '•••• 4242', owed: 5_000 }] }, { slug: 'sandbox-iban' }],
  })
  expect((await askToAccount(visitor, 5_000, accounts.success)).body.success).toBe(false)
  expect((await askToCard(visitor, 5_000)).body.data).toMatchObject({ amount: 5_000, currency: 'USD' })
  expect(await deskOf(visitor)).toMatchObject({ available: 0, otherWallets: [] })
})
