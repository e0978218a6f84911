import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { balanceOf, purseOf, trialBalance } from '#casino/money/wallet/server/api.ts'
import { coolOff, updateLimits } from '#casino/players/responsible-play/contract.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { getPayment, makeDeposit, openCashDesk } from '../../contract.ts'
import { getLightCountries, getLightMethods } from '../../one-click-contract.ts'
import { mainBalanceOf } from '../../testing/balance.ts'
import { startStripe, tellEvent, test_key, webhook_secret, type StripeServer } from '../../testing/stripe-server.ts'
import { beginDeposit, completeDeposit, messageOf, postWebhook } from '../../testing/sandbox.ts'
import { askProviders } from '../ask-providers.ts'
import { refundDeposit } from '../refund-deposit.ts'
import { sandbox } from '../sandbox/adapter.ts'
import { paymentOfPlayer } from '../store.ts'

const by = { actor: 'operator:test', reason: 'test' }

let stripe: StripeServer
let t: TestHouse
let visitor: TestVisitor
let player_id: bigint
beforeAll(async () => {
  stripe = await startStripe(() => t.clock.now())
  t = await createTestHouse({ env: { STRIPE_SECRET_KEY: test_key, STRIPE_WEBHOOK_SECRET: webhook_secret, STRIPE_API_URL: stripe.url } })
})
beforeEach(async () => {
  stripe.mood = 'well'
  ;({ visitor, player_id } = await registerPlayer(t))
})
afterAll(async () => {
  const { drift } = await trialBalance(t.house)
  await Promise.all([t.close(), stripe.close()])
  expect(drift).toEqual([])
})

const begin = async (amount = 20_000, key?: string) => {
  const { body, status } = await visitor.call(makeDeposit, { body: { method_id: 11, currency_id: 2, amount }, ...(key ? { key } : {}) })
  return { status, body, payment_id: body.data?.payment?.id ?? '', session: body.data?.form?.paymentId ?? '' }
}
const runJob = async (name: string): Promise<void> =>
  t.house.slices
    .flatMap(({ jobs = [] }) => jobs)
    .find((job) => job.name === name)
    ?.run({}, t.house)
const stateOf = async (id: string): Promise<string> => (await visitor.call(getPayment, { params: { id } })).body.data.status
/** A deposit that Stripe has told of. */
const paid = async (amount = 20_000) => {
  const deposit = await begin(amount)
  expect((await tellEvent(t, 'checkout.session.completed', stripe.pay(deposit.session))).statusCode).toBe(200)
  return deposit
}

test('a card payment begins on Stripe’s own page with the order’s amount; the same command begins it once', async () => {
  const first = await begin(12_345, 'one-press')
  const again = await begin(12_345, 'one-press')
  expect([first.body.redirectUrl, again.session]).toEqual([`https://checkout.stripe.example/${first.session}`, first.session])
  expect(stripe.sessions.get(first.session)).toMatchObject({
    amount_total: 12_345,
    currency: 'uah',
    metadata: { payment_id: first.payment_id, house: 'http://localhost:3000' },
    success_url: `http://localhost:3000/cash/payment/${first.payment_id}/`,
  })
  expect(await mainBalanceOf(visitor)).toBe(0)
})

test('WA-017: a deposit that Stripe did not hear of in time is over and counts towards no limit; its player reads so and begins another one', async () => {
  await visitor.call(updateLimits, { body: { limits: [{ type: 'deposit', period: '24-hours', amount: 20_000 }] } })
  const press = async (key: string) => {
    const { status, body } = await begin(20_000, key)
    return [status, body.success ? 'begun' : body.error]
  }
  const made = stripe.sessions.size
  stripe.mood = 'error'
  expect(await press('first')).toEqual([503, 'provider-unavailable'])
  t.clock.advance(6 * 60_000)
  stripe.mood = 'well'
  for (let turn = 0; turn < 2; turn++) expect(await press('first')).toEqual([200, 'payment-over'])
  stripe.mood = 'error'
  expect(await press('second')).toEqual([503, 'provider-unavailable'])
  t.clock.advance(36 * 60_000)
  await runJob('money/cash-desk.expire-payments')
  // Nobody is asked any more once the desk has stopped waiting.
  expect([await press('second'), stripe.sessions.size]).toEqual([[200, 'payment-over'], made])
  stripe.mood = 'well'
  expect(await press('third')).toEqual([200, 'begun'])
})

test('a deposit whose page Stripe made, though its answer was lost, is found under its key, however late the same press comes', async () => {
  stripe.mood = 'deaf'
  expect((await begin(20_000, 'lost-answer')).status).toBe(503)
  const made = stripe.sessions.size
  stripe.mood = 'well'
  t.clock.advance(10 * 60_000)
  expect((await begin(20_000, 'lost-answer')).session).toBe(`cs_test_${made}`)
  expect(stripe.sessions.size).toBe(made)
})

test('its signed event credits the deposit once, however often it comes', async () => {
  const deposit = await begin()
  const session = stripe.pay(deposit.session)
  for (const id of ['evt_a1', 'evt_a1', 'evt_a2']) await tellEvent(t, 'checkout.session.completed', session, { id })
  expect([await stateOf(deposit.payment_id), await mainBalanceOf(visitor)]).toEqual(['completed', 20_000])
})

test('reliability 21: what is unsigned, old, of another house or another amount credits nothing', async () => {
  const deposit = await begin()
  const session = stripe.pay(deposit.session)
  const told = async (changes: object, how?: Parameters<typeof tellEvent>[3]) =>
    (await tellEvent(t, 'checkout.session.completed', { ...session, ...changes }, how)).statusCode
  expect(await told({}, { secret: 'whsec_another000' })).toBe(401)
  expect(await told({}, { at: new Date(t.clock.now().getTime() - 301_000) })).toBe(401)
  expect(await told({ metadata: { payment_id: deposit.payment_id, house: 'https://other.example' } })).toBe(200)
  expect(await told({ amount_total: 2_000_000 })).toBe(422)
  expect(await told({ currency: 'usd' })).toBe(422)
  expect(await told({ id: 'cs_test_other' })).toBe(422)
  expect(await told({ payment_status: 'unpaid' })).toBe(200)
  expect((await tellEvent(t, 'customer.created', { id: 'cus_1' })).statusCode).toBe(200)
  expect([await stateOf(deposit.payment_id), await mainBalanceOf(visitor)]).toEqual(['pending', 0])
})

test('reliability 21: another provider’s word about a payment, however well signed, is about none', async () => {
  const { payment_id, session } = await begin()
  const response = await postWebhook(t, messageOf({ payment_id, token: session }, 20_000))
  expect([response.statusCode, response.json().error]).toEqual([404, 'payment-unknown'])
  expect([await stateOf(payment_id), await mainBalanceOf(visitor)]).toEqual(['created', 0])
})

test('a page that ran out ends the payment; one that was paid after all is credited', async () => {
  const deposit = await begin()
  await tellEvent(t, 'checkout.session.expired', { ...stripe.sessions.get(deposit.session), status: 'expired' })
  expect(await stateOf(deposit.payment_id)).toBe('failed')
  await tellEvent(t, 'checkout.session.completed', stripe.pay(deposit.session))
  expect([await stateOf(deposit.payment_id), await mainBalanceOf(visitor)]).toEqual(['completed', 20_000])
})

test('WA-017: a page can be paid for as long as the desk waits and limits count it, and no longer', async () => {
  await visitor.call(updateLimits, { body: { limits: [{ type: 'deposit', period: '24-hours', amount: 20_000 }] } })
  const began = t.clock.now().getTime()
  const deposit = await begin()
  const waits_until = (await visitor.call(getPayment, { params: { id: deposit.payment_id } })).body.data.waitsUntil
  const closes = Number(stripe.sessions.get(deposit.session)?.['expires_at']) * 1000
  expect([closes >= Date.parse(waits_until), closes - Date.parse(waits_until) < 1000]).toEqual([true, true])
  // Stripe refuses less than half an hour from when it is asked.
  expect(closes - began).toBeGreaterThan(31 * 60_000)
  t.clock.set(new Date(closes - 1000))
  await runJob('money/cash-desk.expire-payments')
  expect((await begin()).body.error).toBe('deposit-limit-reached')
  t.clock.advance(2000)
  await runJob('money/cash-desk.expire-payments')
  expect((await begin()).status).toBe(200)
})

test('RP-002: a page that is open when its player takes a break is closed at once; one that was paid before is credited', async () => {
  const [open, before] = [await begin(), await begin(5_000)]
  stripe.pay(before.session)
  await visitor.call(coolOff, { body: { days: 7 } })
  await t.drain()
  await t.jobs.runDue(t.house)
  expect(stripe.sessions.get(open.session)).toMatchObject({ status: 'expired' })
  // The break has ended their sessions.
  const payments = [open, before].map(({ payment_id }) => paymentOfPlayer(t.house.db, player_id, BigInt(payment_id)))
  const states = (await Promise.all(payments)).map((payment) => payment?.state)
  expect([states, await cash()]).toEqual([['failed', 'completed'], 5_000n])
})

test('a payment of which no message came is asked about, also after the desk stopped waiting', async () => {
  const [open, lost] = [await begin(), await begin(5_000)]
  stripe.pay(lost.session)
  await askProviders(t.house)
  expect(await mainBalanceOf(visitor)).toBe(0)
  t.clock.advance(3 * 60_000)
  stripe.mood = 'error'
  await expect(askProviders(t.house)).rejects.toThrow('could not be asked about')
  stripe.mood = 'well'
  t.clock.advance(40 * 60_000)
  await runJob('money/cash-desk.expire-payments')
  expect(await stateOf(lost.payment_id)).toBe('expired')
  await askProviders(t.house)
  await askProviders(t.house)
  expect([await stateOf(lost.payment_id), await mainBalanceOf(visitor), await stateOf(open.payment_id)]).toEqual([
    'completed',
    5_000,
    'expired',
  ])
})

test('a dispute names the payment behind its PaymentIntent: opened, then lost, the money goes back', async () => {
  const deposit = await paid(30_000)
  const dispute = { object: 'dispute', payment_intent: `pi_${deposit.session}`, amount: 30_000, currency: 'uah' }
  const told = (type: string, status: string) => tellEvent(t, type, { ...dispute, status })
  expect((await told('charge.dispute.created', 'warning_needs_response')).json().outcome).toBe('nothing-new')
  expect((await told('charge.dispute.created', 'needs_response')).json().outcome).toBe('moved')
  expect(await mainBalanceOf(visitor)).toBe(30_000)
  expect((await told('charge.dispute.closed', 'lost')).json().outcome).toBe('moved')
  expect(await mainBalanceOf(visitor)).toBe(0)
})

test('a refund leaves the balance at once, goes to Stripe once, never exceeds what came, and is back once where it fails after it succeeded', async () => {
  const deposit = await paid()
  const id = BigInt(deposit.payment_id)
  await refundDeposit(id, 15_000n, by)(t.house)
  expect(await mainBalanceOf(visitor)).toBe(5_000)
  await expect(refundDeposit(id, 5_001n, by)(t.house)).rejects.toThrow('can be given back')
  stripe.mood = 'silent'
  await expect(t.jobs.runDue(t.house)).rejects.toThrow()
  stripe.mood = 'well'
  t.clock.advance(2 * 60_000)
  for (let turn = 0; turn < 2; turn++) {
    await runJob('money/cash-desk.find-overdue-refunds')
    await t.jobs.runDue(t.house)
  }
  const refund = [...stripe.refunds.values()].at(-1)
  expect([refund, stripe.refunds.size]).toMatchObject([{ amount: 15_000, metadata: { house: 'http://localhost:3000' } }, 1])
  await tellEvent(t, 'refund.updated', { ...refund, status: 'succeeded' })
  expect(await mainBalanceOf(visitor)).toBe(5_000)
  await expect(refundDeposit(id, 6_000n, by)(t.house)).rejects.toThrow('can be given back')
  const fails = async () => (await tellEvent(t, 'refund.failed', { ...refund, status: 'failed' })).json().outcome
  expect([await fails(), await fails(), await mainBalanceOf(visitor)]).toEqual(['moved', 'nothing-new', 20_000])
  expect((await tellEvent(t, 'refund.updated', { ...refund, status: 'succeeded' })).json().outcome).toBe('contradicts')
  expect(await mainBalanceOf(visitor)).toBe(20_000)
})

test('a refund that failed is on the balance again, once; what was played away is not given back', async () => {
  const deposit = await paid()
  await refundDeposit(BigInt(deposit.payment_id), null, by)(t.house)
  await t.jobs.runDue(t.house)
  expect(await mainBalanceOf(visitor)).toBe(0)
  await expect(refundDeposit(BigInt(deposit.payment_id), null, by)(t.house)).rejects.toThrow('can be given back')
  const refund = [...stripe.refunds.values()].at(-1)
  for (let turn = 0; turn < 2; turn++) await tellEvent(t, 'refund.failed', { ...refund, status: 'failed' })
  expect(await mainBalanceOf(visitor)).toBe(20_000)
})

/** The operator gives back so much, and the house asks again whenever it is due. */
const refundSome = async (payment_id: string, amount: bigint) => {
  const before = stripe.refunds.size
  await refundDeposit(BigInt(payment_id), amount, by)(t.house)
  await t.jobs.runDue(t.house)
  const made = [...stripe.refunds.values()].slice(before)
  return { made: () => [...stripe.refunds.values()].slice(before), id: String(made[0]?.['id']) }
}
const askOverdue = async () => {
  t.clock.advance(25 * 3_600_000)
  await runJob('money/cash-desk.find-overdue-refunds')
  await t.jobs.runDue(t.house)
}
/** Sessions of players do not last as long as these tests. */
const cash = () => balanceOf(t.house.db, purseOf(player_id, 'main', 'UAH'))
const refundStates = async (payment_id: string): Promise<string[]> => {
  const { rows } = await sql<{ state: string }>`
    select state from money_cash_desk.refunds where payment_id = ${payment_id}::bigint order by id`.execute(t.house.db)
  return rows.map(({ state }) => state)
}

test('a refund that is under way for days is made once, though Stripe has forgotten its key, and is asked about until it is done', async () => {
  const deposit = await paid()
  const { made, id } = await refundSome(deposit.payment_id, 5_000n)
  for (let day = 0; day < 3; day++) {
    stripe.forgetKeys()
    await askOverdue()
  }
  expect([made().length, await refundStates(deposit.payment_id)]).toEqual([1, ['asked']])
  // No event comes: the question alone tells that it is done.
  stripe.refunds.set(id, { ...stripe.refunds.get(id), status: 'succeeded' })
  await askOverdue()
  expect([made().length, await refundStates(deposit.payment_id), await cash()]).toEqual([1, ['done'], 15_000n])
})

test('a refund whose answer never arrived is found at Stripe among the others of its payment, days later, instead of being made again', async () => {
  const deposit = await paid()
  for (let turn = 0; turn < 3; turn++) await refundSome(deposit.payment_id, 1_000n)
  await refundDeposit(BigInt(deposit.payment_id), 5_000n, by)(t.house)
  stripe.mood = 'deaf'
  await expect(t.jobs.runDue(t.house)).rejects.toThrow()
  stripe.mood = 'well'
  const before = stripe.refunds.size
  stripe.forgetKeys()
  await askOverdue()
  expect(stripe.refunds.size).toBe(before)
  const last = [...stripe.refunds.values()].at(-1)
  expect(last).toMatchObject({ amount: 5_000 })
  stripe.refunds.set(String(last?.['id']), { ...last, status: 'failed' })
  await askOverdue()
  expect([stripe.refunds.size, await refundStates(deposit.payment_id), await cash()]).toEqual([
    before,
    ['asked', 'asked', 'asked', 'failed'],
    17_000n,
  ])
})

test('WA-011: Stripe is offered in the currencies that it takes and in no other', async () => {
  const slugs = async (currencyId: number) =>
    (await visitor.call(getLightMethods, { query: { currencyId } })).body.data.map(({ slug }) => slug)
  expect([(await slugs(2)).includes('stripe-card'), (await slugs(4)).includes('stripe-card')]).toEqual([true, false])
  // Where Stripe alone takes money in, nobody of any country pays in a currency that it does not take.
  const others = vi.spyOn(sandbox, 'isOffered').mockReturnValue(false)
  const countries = async (currencyId: number) => (await visitor.call(getLightCountries, { query: { currencyId } })).body.data
  expect([await slugs(2), await slugs(4), await countries(2), await countries(4)]).toEqual([['stripe-card'], [], [{ iso: 'UA' }], []])
  others.mockRestore()
})

test('a provider that does not answer is said so, is offered no more while another one is there, and is tried again later', async () => {
  t.clock.advance(60 * 60_000)
  const offered = async () => (await visitor.call(openCashDesk, { body: { version: 'v3' } })).body.data.methods.map(({ slug }) => slug)
  stripe.mood = 'silent'
  for (let turn = 0; turn < 4; turn++) expect((await begin()).status).toBe(503)
  t.clock.advance(20_000)
  expect(await offered()).toEqual(['sandbox-card', 'sandbox-iban', 'sandbox-chain', 'sandbox-google-pay', 'sandbox-apple-pay'])
  expect(await t.house.metrics.registry.metrics()).toContain('openhouse_provider_payments{provider="stripe",outcome="unanswered"} 4')
  await completeDeposit(t, visitor, 5_000)
  t.clock.advance(31 * 60_000)
  expect(await offered()).toContain('stripe-card')
})

test('reliability 4: a provider that has not answered after ten seconds is left, its player reads so, and the same command goes on', async () => {
  stripe.mood = 'slow'
  const clock = new AbortController()
  const timers = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal)
  const pressed = begin(20_000, 'slow-press')
  await expect.poll(() => stripe.unanswered).toBe(1)
  expect(timers.mock.calls).toEqual([[10_000]])
  clock.abort(new DOMException('ten seconds', 'TimeoutError'))
  const { status, body } = await pressed
  timers.mockRestore()
  expect({ status, error: body.error, message: body.message }).toEqual({
    status: 503,
    error: 'provider-unavailable',
    message: 'Платіжна система не відповідає. Гроші не списано, спробуйте ще раз за хвилину.',
  })
  stripe.mood = 'well'
  expect((await begin(20_000, 'slow-press')).body.redirectUrl).toMatch(/^https:\/\/checkout\.stripe\.example\//)
})

test('a provider whose payments mostly fail stands last, also for who paid by it before, and is there all the same', async () => {
  t.clock.advance(60 * 60_000)
  await completeDeposit(t, visitor, 5_000)
  for (let turn = 0; turn < 10; turn++) {
    const deposit = await beginDeposit(visitor, 5_000)
    await postWebhook(t, messageOf(deposit, 5_000, { event: 'payment.failed', reason: 'declined' }))
  }
  t.clock.advance(20_000)
  const { methods, lastMethodId } = (await visitor.call(openCashDesk, { body: { version: 'v3' } })).body.data
  expect([methods.map(({ id }) => id), lastMethodId]).toEqual([[11, 1, 2, 3, 4, 5], 1])
})
