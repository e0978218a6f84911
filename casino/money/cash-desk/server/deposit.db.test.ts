import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loseAnswer } from '#apps/testing/lose-answer.ts'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { updateLimits } from '#casino/players/responsible-play/contract.ts'
import { setStakeControls } from '#casino/money/wallet/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { getPayment, makeDeposit, openCashDesk, trackDeposit } from '../contract.ts'
import { mainBalanceOf } from '../testing/balance.ts'
import { beginDeposit, completeDeposit, messageOf, postWebhook } from '../testing/sandbox.ts'
import { closeDesk, openDeskAgain } from './closing.ts'
import { sandbox } from './sandbox/adapter.ts'

let t: TestHouse
let visitor: TestVisitor
let player_id: bigint
beforeAll(async () => {
  t = await createTestHouse()
})
beforeEach(async () => {
  ;({ visitor, player_id } = await registerPlayer(t))
})
afterAll(() => t.close())

const good = { method_id: 1, currency_id: 2, amount: 20_000 }

const countOf = async (table: 'payments' | 'sandbox_payments'): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(`money_cash_desk.${table}`)}`.execute(
    t.house.db,
  )
  return rows[0]?.count ?? 0
}

test('API-083, WA-002, EN-052: the desk tells methods, presets and limits, and keeps location and bonus', async () => {
  const { body } = await visitor.call(openCashDesk, { body: { version: 'v3', location: 'registration', bonus_id: 7 } })
  expect(body).toMatchObject({
    success: true,
    data: {
      version: 'v3',
      location: 'registration',
      bonusId: 7,
      currency: { id: 2, iso: 'UAH', exponent: 2 },
      currencies: [{ iso: 'UAH' }, { iso: 'USD' }, { iso: 'EUR' }, { iso: 'USDT' }],
      waiting: null,
      suspendedUntil: null,
      methods: [
        { id: 1, slug: 'sandbox-card', isTest: true },
        { id: 2, slug: 'sandbox-iban', isTest: true },
        { id: 3, slug: 'sandbox-chain', isTest: true },
        { id: 4, slug: 'sandbox-google-pay', isTest: true, wallet: 'google-pay' },
        { id: 5, slug: 'sandbox-apple-pay', isTest: true, wallet: 'apple-pay' },
      ],
      lastMethodId: null,
      presets: [10_000, 20_000, 50_000, 100_000],
      limit: { min: 5_000, max: 5_000_000 },
      defaultAmount: 20_000,
      bonuses: [],
      cards: [],
    },
  })
})

test('API-083, CN-051: another version of the desk is 422, a guest 401', async () => {
  const old = await visitor.raw('POST', '/rest/cash/', { version: 'v2' })
  expect(old.statusCode).toBe(422)
  expect((await t.visitor().call(openCashDesk, { body: { version: 'v3' } })).status).toBe(401)
})

test('the last amount that went through is offered again, and its method first', async () => {
  await beginDeposit(visitor, 70_000)
  await completeDeposit(t, visitor, 33_300)
  await beginDeposit(visitor, 80_000)
  const deskOf = async (asking: TestVisitor) => (await asking.call(openCashDesk, { body: { version: 'v3' } })).body.data
  expect(await deskOf(visitor)).toMatchObject({ defaultAmount: 33_300, lastMethodId: 1 })
  expect(await deskOf((await registerPlayer(t)).visitor)).toMatchObject({ defaultAmount: 20_000, lastMethodId: null })
})

test('WA-028, EN-051: a deposit answers its payment, its form and the address of the hosted page; nothing is credited', async () => {
  const { body } = await visitor.call(makeDeposit, { body: { ...good, bonus_id: 0, sport_betting_bonus_id: 0 } })
  const token = body.data.form?.paymentId ?? ''
  expect(body).toEqual({
    success: true,
    authPayload: token,
    redirectUrl: `/sandbox-provider/pay/${token}/`,
    data: {
      method: expect.objectContaining({ id: 1, slug: 'sandbox-card' }),
      info: { currencyId: 2, currencyIso: 'UAH', currencySymbol: '₴', amount: 20_000, bonusId: 0, authPayload: token },
      form: { paymentId: token, gatewayMerchantId: 'openhouse-ua' },
      payment: { id: expect.stringMatching(/^\d+$/) },
    },
  })
  expect(token.length).toBeGreaterThanOrEqual(22)
  expect(await mainBalanceOf(visitor)).toBe(0)
})

test('WA-006: the validate flag creates nothing and charges nothing, for a player and for a guest', async () => {
  const before = [await countOf('payments'), await countOf('sandbox_payments')]
  for (const asking of [visitor, t.visitor()]) {
    const { body } = await asking.call(makeDeposit, { body: { ...good, validate: true } })
    expect(body).toMatchObject({ success: true, data: { method: { id: 1 }, info: { amount: 20_000, bonusId: 0, authPayload: null } } })
    expect(body).not.toHaveProperty('redirectUrl')
  }
  expect([await countOf('payments'), await countOf('sandbox_payments')]).toEqual(before)
})

test('API-085: a guest may check but not pay', async () => {
  const { status, body } = await t.visitor().call(makeDeposit, { body: good })
  expect([status, body.error]).toEqual([401, 'not-authorized'])
})

test('WA-010: a check gives the method to take instead of one that is gone; a payment with it is refused', async () => {
  const check = await visitor.call(makeDeposit, { body: { ...good, method_id: 99, validate: true } })
  expect(check.body.data.method.id).toBe(1)
  const pay = await visitor.call(makeDeposit, { body: { ...good, method_id: 99 } })
  expect(pay.body).toMatchObject({ success: false, error: 'deposit-method-unknown' })
})

test.each([
  ['uk', 'Цей бонус недоступний. Можна поповнити рахунок без бонусу.'],
  ['ru', 'Этот бонус недоступен. Можно пополнить счёт без бонуса.'],
  ['en', 'This bonus is not available. You can deposit without a bonus.'],
])(
  'WA-007: in %s, an unknown bonus of the casino or of bets is named by its field, so that the desk can go on without it',
  async (language, words) => {
    for (const field of ['bonus_id', 'sport_betting_bonus_id'])
      for (const validate of [true, false]) {
        const { body } = await visitor.call(makeDeposit, { body: { ...good, [field]: 12, validate }, headers: { 'x-language': language } })
        expect(body).toMatchObject({ success: false, errors: { [field]: words } })
      }
  },
)

test('bad input: a currency that the house does not know is refused at its field, for a player and for a guest', async () => {
  for (const asking of [visitor, t.visitor()]) {
    const { body } = await asking.call(makeDeposit, { body: { ...good, currency_id: 99, validate: true } })
    expect(Object.keys(body.errors ?? {})).toEqual(['currency_id'])
  }
})

test.each([
  ['uk', 4_999, 'deposit-below-minimum', 'Мінімальна сума поповнення — 50\u00a0₴. Збільште суму.'],
  ['en', 1, 'deposit-below-minimum', 'The smallest deposit is ₴50. Choose a larger amount.'],
  ['ru', 5_000_001, 'deposit-above-maximum', 'За один раз можно пополнить не больше чем на 50\u00a0000\u00a0₴. Уменьшите сумму.'],
])('WA-005, CN-052: in %s, %i minor units are %s', async (language, amount, error, message) => {
  const { body } = await visitor.call(makeDeposit, { body: { ...good, amount }, headers: { 'x-language': language } })
  expect(body).toMatchObject({ success: false, error, message })
})

test.each([0, -5_000, 50.5, 1e308, '20000', null])('bad input: an amount of %j is 422', async (amount) => {
  const response = await visitor.raw('POST', '/rest/cash/input/', { ...good, amount }, { 'idempotency-key': randomUUID() })
  expect(response.statusCode).toBe(422)
})

test('reliability 19: an unknown field is 422, a missing key 400', async () => {
  const stranger = await visitor.raw('POST', '/rest/cash/input/', { ...good, card: '4242' }, { 'idempotency-key': randomUUID() })
  expect(stranger.statusCode).toBe(422)
  expect((await visitor.raw('POST', '/rest/cash/input/', good)).json().error).toBe('idempotency-key-missing')
})

test('reliability 4: the same key makes one payment, with another body it is 409, and it belongs to one player', async () => {
  const key = randomUUID()
  const before = await countOf('payments')
  const [first, again] = [await visitor.call(makeDeposit, { body: good, key }), await visitor.call(makeDeposit, { body: good, key })]
  expect(again.body).toEqual(first.body)
  const other = await visitor.call(makeDeposit, { body: { ...good, amount: 30_000 }, key })
  expect([other.status, other.body.error]).toEqual([409, 'idempotency-key-reused'])
  const { visitor: neighbour } = await registerPlayer(t)
  const theirs = await neighbour.call(makeDeposit, { body: good, key })
  expect(theirs.body.data.payment?.id).not.toBe(first.body.data.payment?.id)
  expect(await countOf('payments')).toBe(before + 2)
})

test('reliability 4: a command whose answer was lost finds the payment that it made', async () => {
  const key = randomUUID()
  const first = await visitor.call(makeDeposit, { body: good, key })
  await loseAnswer(t, key)
  const again = await visitor.call(makeDeposit, { body: good, key })
  expect(again.body).toEqual(first.body)
})

test('reliability 4: a provider that does not answer is 503 with Retry-After, and the same command goes on with the same payment', async () => {
  const key = randomUUID()
  const before = await countOf('payments')
  const silent = vi.spyOn(sandbox, 'startPayment').mockRejectedValue(new Error('no answer'))
  const first = await visitor.call(makeDeposit, { body: good, key, headers: { 'x-language': 'en' } })
  silent.mockRestore()
  expect([first.status, first.body.error, first.response.headers['retry-after']]).toEqual([503, 'provider-unavailable', '5'])
  const again = await visitor.call(makeDeposit, { body: good, key })
  expect(again.body).toMatchObject({ success: true, data: { payment: { id: expect.any(String) } } })
  expect(await countOf('payments')).toBe(before + 1)
})

test('reliability 4, RP-002: a command whose answer was lost does not come back as another deposit, whatever limit it fits', async () => {
  const key = randomUUID()
  await visitor.call(makeDeposit, { body: { ...good, amount: 100_000 }, key })
  await loseAnswer(t, key)
  await visitor.call(updateLimits, { body: { limits: [{ type: 'deposit', period: '24-hours', amount: 50_000 }] } })
  const other = await visitor.call(makeDeposit, { body: { ...good, amount: 20_000 }, key })
  expect([other.status, other.body.error, other.body.redirectUrl]).toEqual([409, 'idempotency-key-reused', undefined])
})

test('API-095, reliability 19: a payment of another player, and one that is not there, are 404', async () => {
  const { payment_id, token } = await beginDeposit(visitor, 20_000)
  expect((await visitor.call(getPayment, { params: { id: payment_id } })).body.data).toMatchObject({
    id: payment_id,
    status: 'created',
    amount: 20_000,
    currency: 'UAH',
    isTest: true,
    pageUrl: `/sandbox-provider/pay/${token}/`,
  })
  const { visitor: neighbour } = await registerPlayer(t)
  expect((await neighbour.call(getPayment, { params: { id: payment_id } })).status).toBe(404)
  expect((await visitor.call(getPayment, { params: { id: '999999999' } })).status).toBe(404)
  expect((await t.visitor().call(getPayment, { params: { id: payment_id } })).status).toBe(401)
})

test('WA-017, RP-003: who may not stake may not deposit: 444 with the date, at the check and at the payment', async () => {
  const till = new Date('2027-06-01T00:00:00Z')
  const block = (blocked_until: Date | 'for-ever' | null) =>
    inTransaction(t.house.db, (tx) => setStakeControls(tx, t.house, player_id, { blocked_until, session_until: null, caps: null }))
  await block(till)
  for (const validate of [true, false]) {
    const { status, body } = await visitor.call(makeDeposit, { body: { ...good, validate } })
    expect([status, body]).toMatchObject([444, { success: false, error: 'deposits-blocked', till: till.toISOString() }])
  }
  await block('for-ever')
  expect((await visitor.call(makeDeposit, { body: good })).status).toBe(444)
  await block(null)
  expect((await visitor.call(makeDeposit, { body: good })).status).toBe(200)
})

test('reliability 18: twenty deposits are begun in ten minutes, then 429 with Retry-After', async () => {
  for (let begun = 0; begun < 20; begun++) await beginDeposit(visitor, 20_000)
  const { status, response } = await visitor.call(makeDeposit, { body: good })
  expect(status).toBe(429)
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
})

test('reliability 18: sixty checks are made in ten minutes, by a player and by a guest’s address, then 429', async () => {
  // What others checked from this address counts no more.
  t.clock.advance(10 * 60_000)
  for (const asking of [visitor, t.visitor()]) {
    const statuses = []
    for (let made = 0; made < 61; made++) statuses.push((await asking.call(makeDeposit, { body: { ...good, validate: true } })).status)
    expect([statuses.slice(0, 60).every((status) => status === 200), statuses.at(-1)]).toEqual([true, 429])
  }
})

test('API-093, WA-019: presses of deposit buttons are kept, of guests too', async () => {
  for (const [pressing, cash_button_name, bonus_id] of [
    [visitor, 'pay', 7],
    [t.visitor(), 'deposit', null],
  ] as const)
    expect((await pressing.call(trackDeposit, { body: { cash_button_name, bonus_id, button_placement: 'header' } })).body).toEqual({
      success: true,
    })
  const { rows } = await sql`
    select player_id, button_name, bonus_id, placement from money_cash_desk.deposit_clicks order by id`.execute(t.house.db)
  expect(rows).toEqual([
    { player_id, button_name: 'pay', bonus_id: 7n, placement: 'header' },
    { player_id: null, button_name: 'deposit', bonus_id: null, placement: 'header' },
  ])
})

test('a house that is no demo takes no test cards: no methods, no payment, no hosted page, no webhook', async () => {
  const real = await createTestHouse({ env: { DEMO: 'no' } })
  const player = await registerPlayer(real)
  expect((await player.visitor.call(openCashDesk, { body: { version: 'v3' } })).body.data.methods).toEqual([])
  expect((await player.visitor.call(makeDeposit, { body: good })).body.error).toBe('deposits-closed')
  expect((await real.app.inject('/sandbox-provider/pay/anything/')).statusCode).toBe(404)
  const told = await postWebhook(real, messageOf({ payment_id: '10001', token: 'anything' }, 20_000))
  expect([told.statusCode, told.json().error]).toEqual([401, 'webhook-unsigned'])
  await real.close()
})

test('an operator closes the desk and opens it again: no methods, no deposit and a word of it meanwhile, and what was begun is credited', async () => {
  const house = await createTestHouse()
  const player = await registerPlayer(house)
  const by = { actor: 'operator:anna', reason: 'the provider is being changed' }
  const main = async () => (await player.visitor.raw('GET', '/rest/init/')).json().data.finOperations
  expect(await main()).toEqual({ isAvailable: true })

  const begun = await beginDeposit(player.visitor, 20_000)
  await closeDesk(by)(house.house)
  await expect(closeDesk(by)(house.house)).rejects.toThrow('closed already')
  expect(await main()).toEqual({ isAvailable: false })
  expect((await player.visitor.call(openCashDesk, { body: { version: 'v3' } })).body.data.methods).toEqual([])
  expect((await player.visitor.call(makeDeposit, { body: good })).body.error).toBe('deposits-closed')
  expect((await house.visitor().call(makeDeposit, { body: { ...good, validate: true } })).body.error).toBe('deposits-closed')
  await postWebhook(house, messageOf(begun, 20_000))
  expect(await mainBalanceOf(player.visitor)).toBe(20_000)

  await openDeskAgain(by)(house.house)
  await expect(openDeskAgain(by)(house.house)).rejects.toThrow('not closed')
  expect(await main()).toEqual({ isAvailable: true })
  expect((await player.visitor.call(openCashDesk, { body: { version: 'v3' } })).body.data.methods).toHaveLength(5)
  const { rows } = await sql`select action, actor, reason from kernel.audit order by id`.execute(house.house.db)
  expect(rows).toEqual(['closed', 'opened'].map((done) => ({ action: `money/cash-desk.${done}`, ...by })))
  await house.close()
})
