import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asOwner } from '#apps/testing/as-owner.ts'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { getPayment } from '../contract.ts'
import { mainBalanceOf } from '../testing/balance.ts'
import { beginDeposit, cards, completeDeposit, listen, messageOf, postWebhook, sendForm, type BegunDeposit } from '../testing/sandbox.ts'
import { paymentOfPlayer } from './store.ts'

let t: TestHouse
let visitor: TestVisitor
let player_id: bigint
let deposit: BegunDeposit
const logged: string[] = []
beforeAll(async () => {
  t = await createTestHouse({ onLog: (line) => void logged.push(line) })
  await listen(t)
})
beforeEach(async () => {
  ;({ visitor, player_id } = await registerPlayer(t))
  deposit = await beginDeposit(visitor, 20_000)
})
afterAll(() => t.close())

/** What the player sees after the sandbox's jobs that are due have run. */
const seen = async () => {
  await t.jobs.runDue(t.house)
  const { status, reason } = (await visitor.call(getPayment, { params: { id: deposit.payment_id } })).body.data
  return { status, reason, balance: await mainBalanceOf(visitor) }
}

const page = () => t.app.inject(`/sandbox-provider/pay/${deposit.token}/`)

test('WA-035, API-096: the hosted page publishes the test cards, names the amount, and can run nothing', async () => {
  const response = await page()
  expect(response.statusCode).toBe(200)
  for (const number of Object.values(cards)) expect(response.body).toContain(number)
  expect(response.body).toContain('200\u00a0₴')
  expect(response.body).not.toContain('<script')
  expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  expect(response.headers['content-security-policy']).toContain("default-src 'none'")
})

test('WA-004: the card that succeeds sends the browser back, and the webhook over HTTP credits', async () => {
  const response = await sendForm(t, deposit.token, { card: cards.success })
  expect([response.statusCode, response.headers.location]).toEqual([303, `/cash/payment/${deposit.payment_id}/`])
  expect(await mainBalanceOf(visitor)).toBe(0)
  expect(await seen()).toEqual({ status: 'completed', reason: null, balance: 20_000 })
})

test('WA-035: a declined card credits nothing and says why', async () => {
  await sendForm(t, deposit.token, { card: cards.decline })
  expect(await seen()).toEqual({ status: 'failed', reason: 'declined', balance: 0 })
})

test.each([
  ['confirm', { status: 'completed', reason: null, balance: 20_000 }],
  ['refuse', { status: 'failed', reason: 'not-authenticated', balance: 0 }],
])('WA-035: with 3-D Secure the bank asks first; the answer %s', async (answer, outcome) => {
  const response = await sendForm(t, deposit.token, { card: cards.three_d_secure })
  expect(response.headers.location).toBe(`/sandbox-provider/pay/${deposit.token}/`)
  expect((await page()).body).toContain('Підтвердити')
  expect((await seen()).status).toBe('created')
  // Paying again with another card does not get around the question.
  await sendForm(t, deposit.token, { card: cards.success })
  expect((await seen()).status).toBe('created')
  expect((await sendForm(t, deposit.token, { answer }, 'challenge/')).headers.location).toBe(`/cash/payment/${deposit.payment_id}/`)
  expect(await seen()).toEqual(outcome)
})

test('WA-035: the card with a delay is pending at first, and completes 20 seconds later', async () => {
  await sendForm(t, deposit.token, { card: cards.delay })
  expect(await seen()).toEqual({ status: 'pending', reason: null, balance: 0 })
  t.clock.advance(20_000)
  expect(await seen()).toEqual({ status: 'completed', reason: null, balance: 20_000 })
})

test('WA-035: a bank that says nothing leaves the page open: another card pays, once, or the payment is called off', async () => {
  const silent = await beginDeposit(visitor, 5_000)
  for (const { token } of [deposit, silent]) await sendForm(t, token, { card: cards.abandon })
  expect(await seen()).toEqual({ status: 'created', reason: null, balance: 0 })
  const { pageUrl } = (await visitor.call(getPayment, { params: { id: deposit.payment_id } })).body.data
  const left = (await t.app.inject(pageUrl ?? '')).body
  for (const words of ['Банк цієї картки мовчить', 'Виберіть тестову картку', 'Скасувати й повернутися']) expect(left).toContain(words)
  await sendForm(t, silent.token, {}, 'cancel/')
  await Promise.all(Array.from({ length: 5 }, () => sendForm(t, deposit.token, { card: cards.success })))
  expect(await seen()).toEqual({ status: 'completed', reason: null, balance: 20_000 })
  expect((await page()).body).toContain('Цю оплату вже завершено')
  const called_off = (await visitor.call(getPayment, { params: { id: silent.payment_id } })).body.data
  expect(called_off).toMatchObject({ status: 'failed', reason: 'cancelled' })
})

test('WA-004: an abandoned payment expires after half an hour, and its page takes nothing any more', async () => {
  await sendForm(t, deposit.token, { card: cards.abandon })
  const open = await beginDeposit(visitor, 5_000)
  t.clock.advance(29 * 60_000)
  await t.jobs.send('money/cash-desk.expire-payments', {})
  expect((await seen()).status).toBe('created')
  t.clock.advance(60_000)
  await t.jobs.send('money/cash-desk.expire-payments', {})
  t.published.length = 0
  expect(await seen()).toEqual({ status: 'expired', reason: 'expired', balance: 0 })
  await t.drain()
  expect(t.published.map(({ message }) => message)).toContainEqual({
    type: 'payment',
    data: { paymentId: deposit.payment_id, status: 'expired', reason: 'expired' },
  })
  expect((await visitor.call(getPayment, { params: { id: open.payment_id } })).body.data.pageUrl).toBeNull()
  await sendForm(t, open.token, { card: cards.success })
  await t.jobs.runDue(t.house)
  expect(await mainBalanceOf(visitor)).toBe(0)
})

test('WA-004: what the provider says it works on is waited for by its own time, three days, and what came in never expires', async () => {
  const done = await completeDeposit(t, visitor, 5_000)
  await postWebhook(t, messageOf(deposit, 20_000, { event: 'payment.pending' }))
  const expireAfter = async (minutes: number) => {
    t.clock.advance(minutes * 60_000)
    await t.jobs.send('money/cash-desk.expire-payments', {})
    await t.jobs.runDue(t.house)
    const statuses = [deposit, done].map(({ payment_id }) => paymentOfPlayer(t.house.db, player_id, BigInt(payment_id)))
    return (await Promise.all(statuses)).map((payment) => payment?.state)
  }
  expect(await expireAfter(72 * 60 - 1)).toEqual(['pending', 'completed'])
  expect(await expireAfter(1)).toEqual(['expired', 'completed'])
})

test('WA-035: cancelling says so', async () => {
  const response = await sendForm(t, deposit.token, {}, 'cancel/')
  expect(response.headers.location).toBe(`/cash/payment/${deposit.payment_id}/`)
  expect(await seen()).toEqual({ status: 'failed', reason: 'cancelled', balance: 0 })
})

test('WA-035: any other number is refused with 422 and stored nowhere', async () => {
  const response = await sendForm(t, deposit.token, { card: '4111 1111 1111 1111' })
  expect(response.statusCode).toBe(422)
  expect(response.body).toContain('role="alert"')
  expect(response.body).not.toContain('4111')
  await sendForm(t, deposit.token, { card: cards.success })
  const { rows } = await sql`select * from money_cash_desk.sandbox_payments where token = ${deposit.token}`.execute(t.house.db)
  expect(rows).toMatchObject([{ state: 'succeeded', outcome: 'success' }])
  expect(JSON.stringify(rows, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))).not.toMatch(/4242|4111/)
})

/** Tables with a row in which such a text stands. */
const tablesWith = (pattern: string): Promise<string[]> =>
  asOwner(t, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema')
          and query_to_xml(format('select 1 from %I.%I t where t::text ~ %L limit 1', schemaname, tablename, $1::text), false, true, '')::text <> ''`,
      [pattern],
    )
    return rows.map(({ name }) => name)
  })

test('reliability 21: the number of a card, known or not, stands in no table and no line of the log; an amount does', async () => {
  await sendForm(t, deposit.token, { card: '4111 1111 1111 1111' })
  await sendForm(t, deposit.token, { card: '4111111111111111' })
  await sendForm(t, deposit.token, { card: cards.success })
  expect((await seen()).balance).toBe(20_000)
  expect(await tablesWith('20000')).toContain('money_cash_desk.payments')
  expect(await tablesWith('(4111|4242)[ -]?(1111|4242)')).toEqual([])
  expect(logged.length).toBeGreaterThan(0)
  expect(logged.filter((line) => /(4111|4242)[ -]?(1111|4242)/.test(line))).toEqual([])
})

test('paying twice, or after cancelling, happens once', async () => {
  await Promise.all(Array.from({ length: 10 }, () => sendForm(t, deposit.token, { card: cards.success })))
  await sendForm(t, deposit.token, { card: cards.decline })
  await sendForm(t, deposit.token, {}, 'cancel/')
  const { rows } = await sql`select from money_cash_desk.sandbox_notices where token = ${deposit.token}`.execute(t.house.db)
  expect(rows).toHaveLength(1)
  expect(await seen()).toEqual({ status: 'completed', reason: null, balance: 20_000 })
  expect((await page()).body).toContain('завершено')
})

test('WA-004: the return page credits nothing, whatever its address says', async () => {
  const paths = [
    `/rest/page/cash/payment/${deposit.payment_id}/`,
    `/rest/page/cash/payment/${deposit.payment_id}/?status=success&result=completed`,
  ]
  for (const path of paths) expect((await visitor.raw('GET', path)).json()).toMatchObject({ success: true })
  expect(await seen()).toEqual({ status: 'created', reason: null, balance: 0 })
})

test('reliability 19: the return page of another player’s payment is 404, a guest’s 401', async () => {
  const path = `/rest/page/cash/payment/${deposit.payment_id}/`
  const { visitor: neighbour } = await registerPlayer(t)
  expect((await neighbour.raw('GET', path)).statusCode).toBe(404)
  expect((await t.visitor().raw('GET', path)).statusCode).toBe(401)
})

test('reliability 24: a notice whose job was lost is found and sent; one that was refused is sent again', async () => {
  await sendForm(t, deposit.token, { card: cards.success })
  ;(t.jobs.waiting as unknown[]).length = 0
  expect((await seen()).status).toBe('created')
  t.clock.advance(61_000)
  await t.jobs.send('money/cash-desk.resend-sandbox-notices', {})
  expect(await seen()).toEqual({ status: 'completed', reason: null, balance: 20_000 })
  t.clock.advance(61_000)
  await t.jobs.send('money/cash-desk.resend-sandbox-notices', {})
  expect((await seen()).balance).toBe(20_000)
})

test('an unknown payment and a malformed form get a page, not an error', async () => {
  expect((await t.app.inject('/sandbox-provider/pay/nothing/')).statusCode).toBe(404)
  expect((await sendForm(t, deposit.token, { answer: 'confirm' }, 'challenge/')).statusCode).toBe(303)
  expect((await sendForm(t, deposit.token, { answer: 'perhaps' }, 'challenge/')).statusCode).toBe(422)
  expect((await sendForm(t, deposit.token, {})).statusCode).toBe(422)
  const json = await t.app.inject({ method: 'POST', url: `/sandbox-provider/pay/${deposit.token}/`, payload: { card: cards.success } })
  expect(json.statusCode).toBe(415)
  expect(await seen()).toEqual({ status: 'created', reason: null, balance: 0 })
})

test('the hosted page speaks the language of the page that sent the player, and sends back into it', async () => {
  const { body } = await visitor
    .raw('POST', '/rest/cash/input/', { method_id: 1, currency_id: 2, amount: 20_000 }, { 'idempotency-key': 'en-1', 'x-language': 'en' })
    .then((response) => ({
      body: response.json() as { redirectUrl: string; data: { payment: { id: string }; form: { paymentId: string } } },
    }))
  expect((await t.app.inject(body.redirectUrl)).body).toContain('Choose a test card')
  const paid = await sendForm(t, body.data.form.paymentId, { card: cards.success })
  expect(paid.headers.location).toBe(`/en/cash/payment/${body.data.payment.id}/`)
})
