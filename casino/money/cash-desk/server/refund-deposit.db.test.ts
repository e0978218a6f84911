import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { closeBalanced } from '#casino/money/wallet/testing/wallet-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { houseAccount, movePurse, purseOf } from '#casino/money/wallet/server/api.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { mainBalanceOf } from '../testing/balance.ts'
import { beginDeposit, cards, completeDeposit, messageOf, postWebhook, sendForm } from '../testing/sandbox.ts'
import { applyRefund } from './apply-refund.ts'
import { refundDeposit } from './refund-deposit.ts'

const by = { actor: 'operator:test', reason: 'test' }

let t: TestHouse
let visitor: TestVisitor
let player_id: bigint
beforeAll(async () => {
  t = await createTestHouse()
})
beforeEach(async () => {
  ;({ visitor, player_id } = await registerPlayer(t))
})
afterAll(() => closeBalanced(t))

const refund = (payment_id: string, amount: bigint | null = null) => refundDeposit(BigInt(payment_id), amount, by)(t.house)

test('of two operators at once one gives a deposit back; what never came is not given', async () => {
  const { payment_id } = await completeDeposit(t, visitor, 10_000)
  const tried = await Promise.allSettled([refund(payment_id), refund(payment_id)])
  expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await t.jobs.runDue(t.house)
  expect(await mainBalanceOf(visitor)).toBe(0)
  await expect(refund((await beginDeposit(visitor, 10_000)).payment_id)).rejects.toThrow('no completed deposit')
})

test('a refund whose job cannot be sent is made all the same, so that nobody repeats it, and is sent with the overdue ones', async () => {
  const { payment_id } = await completeDeposit(t, visitor, 10_000)
  vi.spyOn(t.jobs, 'send').mockRejectedValueOnce(new Error('no queue'))
  await expect(refund(payment_id, 4_000n)).resolves.toContain('40')
  expect(await mainBalanceOf(visitor)).toBe(6_000)
  t.clock.advance(120_000)
  await t.jobs.runDue(t.house).catch(() => undefined)
  await t.jobs.send('money/cash-desk.find-overdue-refunds', {})
  await t.jobs.runDue(t.house)
  const { rows } = await t.house.pool.query('select state from money_cash_desk.refunds where payment_id = $1', [payment_id])
  expect(rows).toEqual([{ state: 'done' }])
})

test('a player who was told that a deposit goes back is told once when it did not arrive, with the money on the balance', async () => {
  const { payment_id } = await completeDeposit(t, visitor, 10_000)
  await refund(payment_id)
  await t.jobs.runDue(t.house)
  const { rows } = await t.house.pool.query<{ id: bigint }>('select id from money_cash_desk.refunds where payment_id = $1', [payment_id])
  const refund_id = rows[0]?.id ?? 0n
  for (const state of ['failed', 'failed'] as const) await applyRefund(t.house, 'sandbox', { refund_id, state })
  expect(await mainBalanceOf(visitor)).toBe(10_000)
  await t.drain()
  const notices = await t.house.pool.query(
    `select about from messages_notifications.messages where player_id = $1 and about like 'refund:%' order by id`,
    [player_id],
  )
  expect(notices.rows).toEqual([{ about: `refund:${refund_id}` }, { about: `refund:${refund_id}:failed` }])
})

test('while payouts are stopped no deposit is given back, and what was asked for before leaves when they go on', async () => {
  const { payment_id } = await completeDeposit(t, visitor, 10_000)
  const states = async () =>
    (await t.house.pool.query('select state from money_cash_desk.refunds where payment_id = $1', [payment_id])).rows
  const hand = async () => {
    t.clock.advance(120_000)
    await t.jobs.send('money/cash-desk.find-overdue-refunds', {})
    await t.jobs.runDue(t.house).catch(() => undefined)
    await t.jobs.runDue(t.house)
    return states()
  }
  await refund(payment_id, 4_000n)
  await t.house.pool.query(`insert into kernel.marks (name, value) values ('money/wallet.payouts-frozen', 'a test')`)
  await expect(refund(payment_id)).rejects.toMatchObject({ code: 'payouts-frozen' })
  const stopped = await hand()
  await t.house.pool.query(`delete from kernel.marks where name = 'money/wallet.payouts-frozen'`)
  expect([stopped, await hand()]).toEqual([[{ state: 'asked' }], [{ state: 'done' }]])
})

test('what the payer’s bank asks for is not given back as well', async () => {
  const deposit = await completeDeposit(t, visitor, 10_000)
  await postWebhook(t, messageOf(deposit, 4_000, { id: `d-${deposit.payment_id}`, event: 'dispute.opened' }))
  await expect(refund(deposit.payment_id)).resolves.toContain('60')
  await expect(refund(deposit.payment_id, 1n)).rejects.toThrow('can be given back')
})

test('the player must still have it, and a refund that the provider cannot make is theirs again', async () => {
  const { payment_id, token } = await beginDeposit(visitor, 10_000)
  await sendForm(t, token, { card: cards.payout_fails })
  await postWebhook(t, messageOf({ payment_id, token }, 10_000))
  await refund(payment_id, 2_000n)
  expect(await mainBalanceOf(visitor)).toBe(8_000)
  // The first job is the sandbox's notice, and nobody listens for it here.
  await t.jobs.runDue(t.house).catch(() => undefined)
  await t.jobs.runDue(t.house)
  expect(await mainBalanceOf(visitor)).toBe(10_000)
  const move = { key: `spent:${payment_id}`, from: purseOf(player_id, 'main', 'UAH'), to: houseAccount('games', 'UAH'), reason: 'stake' }
  await inTransaction(t.house.db, (tx) => movePurse(tx, t.house, { ...move, amount_minor: 9_000n }))
  await expect(refund(payment_id)).rejects.toThrow('no longer has that much')
  await expect(refund(payment_id, 1_000n)).resolves.toContain('10')
})
