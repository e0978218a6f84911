import { afterAll, beforeAll, expect, test } from 'vitest'
import { loseAnswer } from '#apps/testing/lose-answer.ts'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { closeBalanced } from '#casino/money/wallet/testing/wallet-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { mainBalanceOf } from '#casino/money/cash-desk/testing/balance.ts'
import { completeDeposit, listen, postWebhook, type BegunDeposit } from '#casino/money/cash-desk/testing/sandbox.ts'
import { playFor } from '#casino/money/payouts/testing/payee.ts'
import { pursesOf } from '#casino/money/wallet/server/api.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { addHold, collectHold, showMoneyBox, withdrawPrincipal } from '../contract.ts'
import { most_holds } from '../rules.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse()
  await listen(t)
})
afterAll(() => closeBalanced(t))

const inDays = (days: number): string => new Date(t.clock.now().getTime() + days * 86_400_000).toISOString()

/** A player with so much on the main balance. */
const saver = async () => {
  const player = await registerPlayer(t)
  await playFor(t, player.player_id, { staked: 0n, won: 50_000n })
  return player
}

const put = (visitor: TestVisitor, amount: number, holdTill = inDays(30), key?: string) =>
  visitor.call(addHold, { body: { amount, holdTill }, ...(key !== undefined && { key }) })
const collect = (visitor: TestVisitor, transactionId: string) => visitor.call(collectHold, { body: { transactionId } })
const take = (visitor: TestVisitor, amount: number, key?: string) =>
  visitor.call(withdrawPrincipal, { body: { amount }, ...(key !== undefined && { key }) })
const show = async (visitor: TestVisitor) => (await visitor.call(showMoneyBox)).body.data

/** What is in the box, as the page shows it; `total` is the sum of the two on every answer. */
const sums = async (visitor: TestVisitor) => {
  const { principal, hold, total } = (await show(visitor)).balance
  expect(total).toBe(principal + hold)
  return [await mainBalanceOf(visitor), hold, principal]
}

test('MB-001, MB-007, API-270, EN-079: a new box is empty, is the player’s own, and says how many amounts it holds at most', async () => {
  const { visitor, player_id } = await saver()
  expect(await show(visitor)).toEqual({
    balance: { playerId: Number(player_id), principal: 0, hold: 0, total: 0 },
    holdAmounts: [],
    holdTransactionLimit: most_holds,
    currency: 'UAH',
    exponent: 2,
  })
  expect((await t.visitor().call(showMoneyBox)).status).toBe(401)
})

test('GN-011, MB-001, MB-002, MB-003, MB-005, MB-006, MB-007, API-271, API-272, API-273: money goes aside till a day, is collected, and comes back to the balance', async () => {
  const { visitor } = await saver()
  const { data } = (await put(visitor, 30_000)).body
  expect(data.holdAmounts).toEqual([
    { transactionId: expect.any(String), amount: 30_000, holdTill: inDays(30), createdAt: inDays(0), isDue: false },
  ])
  expect(data.balance).toMatchObject({ principal: 0, hold: 30_000, total: 30_000 })
  expect(await sums(visitor)).toEqual([20_000, 30_000, 0])
  await put(visitor, 5_000, inDays(7))
  expect((await show(visitor)).holdAmounts.map(({ amount }) => amount)).toEqual([5_000, 30_000])
  const collected = await collect(visitor, data.holdAmounts[0]?.transactionId ?? '')
  expect(collected.body.data).toMatchObject({
    balance: { principal: 30_000, hold: 5_000, total: 35_000 },
    holdAmounts: [{ amount: 5_000 }],
  })
  expect((await take(visitor, 12_000)).body.data.balance).toMatchObject({ principal: 18_000, hold: 5_000, total: 23_000 })
  expect(await sums(visitor)).toEqual([27_000, 5_000, 18_000])
})

test('API-271: what is unknown or somebody else’s is refused; what was collected before is not collected again', async () => {
  const [owner, stranger] = [await saver(), await saver()]
  const { transactionId = '' } = (await put(owner.visitor, 10_000)).body.data.holdAmounts[0] ?? {}
  expect((await collect(stranger.visitor, transactionId)).body).toMatchObject({ success: false, error: 'money-box-item-unknown' })
  expect((await collect(owner.visitor, '999999999')).body.error).toBe('money-box-item-unknown')
  expect(await sums(owner.visitor)).toEqual([40_000, 10_000, 0])
  const first = await collect(owner.visitor, transactionId)
  expect((await collect(owner.visitor, transactionId)).body).toEqual(first.body)
  expect(await sums(owner.visitor)).toEqual([40_000, 0, 10_000])
})

test('API-272, API-273: more than there is, a day that is gone or too far, and nothing at all are refused', async () => {
  const { visitor } = await saver()
  expect((await put(visitor, 50_001)).body).toMatchObject({ success: false, error: 'money-box-balance-too-small' })
  expect((await put(visitor, 10_000, inDays(-1))).body.error).toBe('money-box-date')
  expect((await put(visitor, 10_000, inDays(400))).body.error).toBe('money-box-date')
  expect((await put(visitor, 0)).status).toBe(422)
  await put(visitor, 10_000)
  expect((await take(visitor, 1)).body).toMatchObject({ success: false, error: 'money-box-principal-too-small' })
  expect(await sums(visitor)).toEqual([40_000, 10_000, 0])
})

test('MB-005, API-272: over holdTransactionLimit is refused, also of many at once', async () => {
  const { visitor } = await saver()
  const answers = await Promise.all(Array.from({ length: most_holds + 4 }, () => put(visitor, 1_000)))
  expect(answers.filter(({ body }) => body.success)).toHaveLength(most_holds)
  expect(answers.filter(({ body }) => body.error === 'money-box-full')).toHaveLength(4)
  expect(await sums(visitor)).toEqual([40_000, 10_000, 0])
  const [first] = (await show(visitor)).holdAmounts
  await collect(visitor, first?.transactionId ?? '')
  expect((await put(visitor, 1_000)).body.success).toBe(true)
})

test('reliability 4: a repeated command moves money once; the same key for another amount is 409', async () => {
  const { visitor } = await saver()
  const answers = await Promise.all(Array.from({ length: 5 }, () => put(visitor, 10_000, inDays(7), 'put-once-1')))
  expect(new Set(answers.map(({ status }) => status))).not.toContain(500)
  expect((await put(visitor, 20_000, inDays(7), 'put-once-1')).status).toBe(409)
  expect(await sums(visitor)).toEqual([40_000, 10_000, 0])
  await collect(visitor, (await show(visitor)).holdAmounts[0]?.transactionId ?? '')
  await Promise.all(Array.from({ length: 5 }, () => take(visitor, 4_000, 'take-once-1')))
  expect(await sums(visitor)).toEqual([44_000, 0, 6_000])
  // After a crash the repeat runs again, and finds what it did.
  for (const key of ['put-once-1', 'take-once-1']) await loseAnswer(t, key)
  expect((await take(visitor, 4_000, 'take-once-1')).body.success).toBe(true)
  expect((await put(visitor, 10_000, inDays(7), 'put-once-1')).body.success).toBe(true)
  expect(await sums(visitor)).toEqual([44_000, 0, 6_000])
})

test('of many who take the last money out at once, as much leaves as there was', async () => {
  const { visitor, player_id } = await saver()
  const { transactionId = '' } = (await put(visitor, 10_000)).body.data.holdAmounts[0] ?? {}
  await Promise.all(Array.from({ length: 5 }, () => collect(visitor, transactionId)))
  const taken = await Promise.all(Array.from({ length: 8 }, () => take(visitor, 4_000)))
  expect(taken.filter(({ body }) => body.success)).toHaveLength(2)
  expect(await sums(visitor)).toEqual([48_000, 0, 2_000])
  expect((await pursesOf(t.house.db, player_id)).map(({ purse, balance_minor }) => [purse, balance_minor])).toEqual([
    ['box', 2_000n],
    ['main', 48_000n],
  ])
})

test('an amount whose day has come says so, and waits until it is collected', async () => {
  const { visitor } = await saver()
  await put(visitor, 10_000, inDays(1 / 24))
  t.clock.advance(3_600_000)
  expect((await show(visitor)).holdAmounts).toMatchObject([{ isDue: true, amount: 10_000 }])
})

test('RTM-062, MB-008: whatever moves the box tells its player’s pages what it holds now', async () => {
  const { visitor } = await saver()
  await t.drain()
  t.published.length = 0
  await put(visitor, 10_000)
  await t.drain()
  const told = t.published.filter(({ message }) => message.type === 'innerBalance').map(({ message }) => message.data)
  expect(told).toEqual([{ principal: 0, hold: 10_000, total: 10_000, currency: 'UAH' }])
})

const disputed = (deposit: BegunDeposit, state: string) =>
  postWebhook(t, {
    id: `${state}-${deposit.payment_id}`,
    event: `dispute.${state}`,
    payment: deposit.token,
    order: deposit.payment_id,
    amount: '50000',
    currency: 'UAH',
  })

test('the box is no shelter from a payer’s bank: nothing goes in while it disputes, and what it takes back goes out of the box too', async () => {
  const { visitor } = await registerPlayer(t)
  const deposit = await completeDeposit(t, visitor, 50_000)
  const { transactionId = '' } = (await put(visitor, 20_000)).body.data.holdAmounts[0] ?? {}
  await collect(visitor, transactionId)
  const lost = (await put(visitor, 25_000)).body.data.holdAmounts[0]?.transactionId ?? ''
  await disputed(deposit, 'opened')
  expect((await put(visitor, 1_000)).body.error).toBe('money-box-disputed')
  // What is there may still be taken out.
  expect((await take(visitor, 1_000)).body.success).toBe(true)
  await disputed(deposit, 'lost')
  expect(await sums(visitor)).toEqual([0, 0, 0])
  expect((await collect(visitor, lost)).body).toMatchObject({ success: false, error: 'money-box-item-unknown' })
})
