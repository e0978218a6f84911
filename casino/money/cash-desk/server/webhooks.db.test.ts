import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { mainBalanceOf } from '../testing/balance.ts'
import { beginDeposit, completeDeposit, messageOf, postWebhook } from '../testing/sandbox.ts'
import { getPayment } from '../contract.ts'
import { keysOf } from './sandbox/signature.ts'
import { sign } from './sandbox/signature.ts'

let t: TestHouse
let visitor: TestVisitor
beforeAll(async () => {
  t = await createTestHouse()
})
beforeEach(async () => {
  ;({ visitor } = await registerPlayer(t))
})
afterAll(() => t.close())

const statusOf = async (id: string): Promise<string> => (await visitor.call(getPayment, { params: { id } })).body.data.status

/** Posts a message and tells what the deposit and the balance became of it. */
const after = async (deposit: { payment_id: string }, work: () => Promise<unknown>) => {
  const before = await mainBalanceOf(visitor)
  await work()
  return { status: await statusOf(deposit.payment_id), credited: (await mainBalanceOf(visitor)) - before }
}

test('WA-004: a completion credits the deposit once, and the player hears of it', async () => {
  const deposit = await beginDeposit(visitor, 20_000)
  t.published.length = 0
  expect(await after(deposit, () => postWebhook(t, messageOf(deposit, 20_000)))).toEqual({ status: 'completed', credited: 20_000 })
  await t.drain()
  const told = t.published.map(({ message }) => message)
  expect(told).toContainEqual({ type: 'payment', data: { paymentId: deposit.payment_id, status: 'completed', reason: null } })
  expect(told).toContainEqual({
    type: 'deposit',
    data: { paymentId: deposit.payment_id, amount: 20_000, currency: 'UAH', exponent: 2, first: true },
  })
  expect(told.find(({ type }) => type === 'setBalance')?.data).toMatchObject({ balance: 20_000 })
})

test('RTM-026: only the first deposit is the first', async () => {
  await completeDeposit(t, visitor, 5_000)
  await t.drain()
  const deposit = await beginDeposit(visitor, 5_000)
  t.published.length = 0
  await postWebhook(t, messageOf(deposit, 5_000))
  await t.drain()
  expect(t.published.find(({ message }) => message.type === 'deposit')?.message.data).toMatchObject({ first: false })
})

test('reliability 21: without a good signature nothing is heard', async () => {
  const deposit = await beginDeposit(visitor, 10_000)
  const message = messageOf(deposit, 10_000)
  const [key] = keysOf(t.house)
  if (!key) throw new Error('the house has no secret')
  const signed = (words: unknown, secret = key.secret): string =>
    sign({ ...key, secret }, Buffer.from(JSON.stringify(words)), t.clock.now())
  const bad = [
    `t=1,kid=1,v1=${'0'.repeat(64)}`,
    '',
    'nonsense',
    // In time and by a known key's name, but of another secret, and of other words.
    signed(message, Buffer.alloc(32)),
    signed(messageOf(deposit, 9_999)),
  ]
  for (const signature of bad) {
    const outcome = await after(deposit, async () => {
      const response = await postWebhook(t, message, { signature })
      expect([response.statusCode, response.json().error]).toEqual([401, 'webhook-unsigned'])
    })
    expect(outcome).toEqual({ status: 'created', credited: 0 })
  }
})

test('reliability 21: a message signed more than five minutes ago, or in the future, is not heard', async () => {
  const deposit = await beginDeposit(visitor, 10_000)
  for (const by_ms of [-301_000, 301_000]) {
    const at = new Date(t.clock.now().getTime() + by_ms)
    expect((await postWebhook(t, messageOf(deposit, 10_000), { at })).statusCode).toBe(401)
  }
  expect(await after(deposit, async () => undefined)).toEqual({ status: 'created', credited: 0 })
  const at = new Date(t.clock.now().getTime() - 299_000)
  expect(await after(deposit, () => postWebhook(t, messageOf(deposit, 10_000), { at }))).toEqual({ status: 'completed', credited: 10_000 })
})

test('reliability 21: a repeated message is answered with 200 and moves nothing again', async () => {
  const deposit = await beginDeposit(visitor, 10_000)
  await postWebhook(t, messageOf(deposit, 10_000))
  const outcome = await after(deposit, async () => {
    const same = await postWebhook(t, messageOf(deposit, 10_000))
    const renamed = await postWebhook(t, messageOf(deposit, 10_000, { id: 'another-id' }))
    expect([same.statusCode, same.json().outcome]).toEqual([200, 'nothing-new'])
    expect([renamed.statusCode, renamed.json().outcome]).toEqual([200, 'nothing-new'])
  })
  expect(outcome).toEqual({ status: 'completed', credited: 0 })
})

test.each([
  ['a larger amount', { amount: '10001' }],
  ['a smaller amount', { amount: '1' }],
  ['another currency', { currency: 'USD' }],
  ['another payment of the provider', { payment: 'somebody-elses' }],
])('reliability 21: %s than the order credits nothing', async (name, changes) => {
  const deposit = await beginDeposit(visitor, 10_000)
  const outcome = await after(deposit, async () => {
    const response = await postWebhook(t, messageOf(deposit, 10_000, { id: `differs-${name.length}-${deposit.payment_id}`, ...changes }))
    expect([response.statusCode, response.json().error]).toEqual([422, 'webhook-amount-differs'])
  })
  expect(outcome).toEqual({ status: 'created', credited: 0 })
  const { rows } = await sql<{ outcome: string }>`
    select outcome from money_cash_desk.provider_messages where payment_id = ${deposit.payment_id}`.execute(t.house.db)
  expect(rows).toEqual([{ outcome: 'amount-differs' }])
  // The right message is still heard afterwards.
  expect((await after(deposit, () => postWebhook(t, messageOf(deposit, 10_000)))).credited).toBe(10_000)
})

test('reliability 21: the id of a message that was heard moves no other order, nor its own in another way', async () => {
  const [first, other] = [await beginDeposit(visitor, 10_000), await beginDeposit(visitor, 10_000)]
  const id = `reused-${first.payment_id}`
  expect((await postWebhook(t, messageOf(first, 10_000, { id, event: 'payment.pending' }))).statusCode).toBe(200)
  const outcome = await after(other, async () => {
    for (const message of [
      messageOf(other, 10_000, { id }),
      messageOf(first, 10_000, { id }),
      messageOf(first, 10_001, { id, event: 'payment.pending' }),
    ]) {
      const response = await postWebhook(t, message)
      expect([response.statusCode, response.json().error]).toEqual([409, 'webhook-message-reused'])
    }
  })
  expect(outcome).toEqual({ status: 'created', credited: 0 })
  expect(await statusOf(first.payment_id)).toBe('pending')
  expect((await postWebhook(t, messageOf(first, 10_000, { id, event: 'payment.pending' }))).json().outcome).toBe('nothing-new')
  // Of two orders that one message names at once, one moves.
  const [one, another] = [await beginDeposit(visitor, 10_000), await beginDeposit(visitor, 10_000)]
  const at_once = await Promise.all(
    [one, another].map((deposit) => postWebhook(t, messageOf(deposit, 10_000, { id: `twice-${one.payment_id}` }))),
  )
  expect(at_once.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect([await statusOf(one.payment_id), await statusOf(another.payment_id)].toSorted()).toEqual(['completed', 'created'])
})

test('reliability 21: an unknown payment and an unknown provider are 404', async () => {
  const unknown = await postWebhook(t, messageOf({ payment_id: '999999999', token: 'x' }, 10_000))
  expect([unknown.statusCode, unknown.json().error]).toEqual([404, 'payment-unknown'])
  expect((await t.app.inject({ method: 'POST', url: '/webhooks/payments/nobody/', payload: '{}' })).statusCode).toBe(404)
})

test.each([
  '',
  'null',
  '[]',
  '{"id":1}',
  '{',
  '"text"',
  `{"id":"a","event":["payment.completed"],"order":"1","payment":"a","amount":"1","currency":"UAH"}`,
  `{"id":"a","event":"payment.failed","event":"payment.completed","order":"1","payment":"a","amount":"1","currency":"UAH"}`,
  `{"id":"a","event":"payment.won","order":"1","payment":"a","amount":"1","currency":"UAH"}`,
  `{"id":"a","event":"payment.completed","order":"1","payment":"a","amount":"100.00","currency":"UAH"}`,
  `{"id":"a","event":"payment.completed","order":"1","payment":"a","amount":"1e4","currency":"UAH"}`,
  `{"id":"a","event":"payment.completed","order":"1","payment":"a","amount":"-100","currency":"UAH"}`,
  `{"id":"a","event":"payment.completed","order":"1","payment":"a","amount":100,"currency":"UAH"}`,
])('reliability 21: a signed message like %j is refused as malformed', async (raw) => {
  const response = await postWebhook(t, raw)
  expect([response.statusCode, response.json().error]).toEqual([400, 'webhook-malformed'])
})

test('a message that is too long is 413, and none of it is read', async () => {
  expect((await postWebhook(t, 'x'.repeat(20_000))).statusCode).toBe(413)
})

const told = (deposit: { payment_id: string; token: string }, event: string, reason: string | null = null) =>
  postWebhook(t, messageOf(deposit, 10_000, { id: `${event.replace('.', '-')}-${deposit.payment_id}`, event, reason }))

test('reliability 21: messages may come in any order', async () => {
  const early = await beginDeposit(visitor, 10_000)
  const done_first = await after(early, async () => {
    await told(early, 'payment.completed')
    await told(early, 'payment.pending')
    await told(early, 'payment.failed', 'declined')
  })
  expect(done_first).toEqual({ status: 'completed', credited: 10_000 })

  const late = await beginDeposit(visitor, 10_000)
  await told(late, 'payment.failed', 'declined')
  const corrected = await after(late, async () => {
    await told(late, 'payment.pending')
    expect(await statusOf(late.payment_id)).toBe('failed')
    await told(late, 'payment.completed')
  })
  expect(corrected).toEqual({ status: 'completed', credited: 10_000 })
})

test('RTM-025: a pending and a failed deposit are told, and credit nothing', async () => {
  const deposit = await beginDeposit(visitor, 10_000)
  t.published.length = 0
  const outcome = await after(deposit, async () => {
    await told(deposit, 'payment.pending')
    expect(await statusOf(deposit.payment_id)).toBe('pending')
    await told(deposit, 'payment.failed', 'declined')
  })
  expect(outcome).toEqual({ status: 'failed', credited: 0 })
  await t.drain()
  expect(t.published.map(({ message }) => message.data)).toEqual(
    expect.arrayContaining([
      { paymentId: deposit.payment_id, status: 'pending', reason: null },
      { paymentId: deposit.payment_id, status: 'failed', reason: 'declined' },
    ]),
  )
})
