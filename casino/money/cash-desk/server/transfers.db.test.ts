import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { trialBalance } from '#casino/money/wallet/server/api.ts'
import { getPayment } from '../contract.ts'
import { mainBalanceOf } from '../testing/balance.ts'
import { beginDeposit, listen, messageOf, postWebhook, sendForm, type BegunDeposit } from '../testing/sandbox.ts'
import { listTransfers, matchTransfer } from './unmatched-transfers.ts'

let t: TestHouse
let visitor: TestVisitor
beforeAll(async () => {
  t = await createTestHouse()
  await listen(t)
})
beforeEach(async () => {
  ;({ visitor } = await registerPlayer(t))
})
afterAll(async () => {
  const { drift } = await trialBalance(t.house)
  await t.close()
  expect(drift).toEqual([])
})

const after = async ({ payment_id }: BegunDeposit, ms = 0) => {
  t.clock.advance(ms)
  await t.jobs.runDue(t.house)
  const { status, reason, amount, ordered } = (await visitor.call(getPayment, { params: { id: payment_id } })).body.data
  return { status, reason, amount, ordered, balance: await mainBalanceOf(visitor) }
}
const [by_bank, by_chain] = [2, 3]
const choose = async (method_id: number, scenario: string) => {
  const deposit = await beginDeposit(visitor, 20_000, method_id)
  expect((await sendForm(t, deposit.token, { card: scenario })).headers.location).toBe(`/cash/payment/${deposit.payment_id}/`)
  return deposit
}

test('a bank transfer is pending until it arrives, and a card that somebody types there is none of its choices', async () => {
  const deposit = await choose(by_bank, 'transfer-in-full')
  expect(await after(deposit)).toMatchObject({ status: 'pending', balance: 0 })
  expect(await after(deposit, 20_000)).toMatchObject({ status: 'completed', amount: 20_000, ordered: 20_000, balance: 20_000 })
  const other = await beginDeposit(visitor, 20_000, by_bank)
  expect((await sendForm(t, other.token, { card: '4242 4242 4242 4242' })).statusCode).toBe(422)
  expect((await sendForm(t, other.token, { card: 'chain-over' })).statusCode).toBe(422)
})

test('what came is credited, less or more than was ordered', async () => {
  const part = await choose(by_bank, 'transfer-partial')
  expect(await after(part, 20_000)).toMatchObject({ status: 'completed', amount: 12_000, ordered: 20_000, balance: 12_000 })
  const over = await choose(by_chain, 'chain-over')
  expect(await after(over, 20_000)).toMatchObject({ status: 'completed', amount: 26_000, ordered: 20_000, balance: 38_000 })
})

test('reliability 21: a transfer of nothing, and one in another currency, credit nothing, though its payer decides how much comes', async () => {
  const deposit = await choose(by_bank, 'transfer-in-full')
  for (const [id, changes] of Object.entries({ nothing: { amount: '0' }, dollars: { currency: 'USD' } })) {
    const response = await postWebhook(t, messageOf(deposit, 20_000, { id: `${id}-${deposit.payment_id}`, ...changes }))
    expect([response.statusCode, response.json().error]).toEqual([422, 'webhook-amount-differs'])
  }
  expect((await after(deposit)).balance).toBe(0)
})

test('a transfer that comes after the desk stopped waiting is credited all the same', async () => {
  const late = await choose(by_bank, 'transfer-late')
  t.clock.advance(30 * 60_000)
  await t.jobs.send('money/cash-desk.expire-payments', {})
  expect(await after(late)).toMatchObject({ status: 'expired', balance: 0 })
  expect(await after(late, 60_000)).toMatchObject({ status: 'completed', balance: 20_000 })
})

test('a block that falls out of the chain credits nothing; the transfer is credited once it is confirmed again', async () => {
  const deposit = await choose(by_chain, 'chain-reorganised')
  expect(await after(deposit)).toMatchObject({ status: 'pending', balance: 0 })
  expect(await after(deposit, 10_000)).toMatchObject({ status: 'failed', reason: 'reorganised', balance: 0 })
  expect(await after(deposit, 30_000)).toMatchObject({ status: 'completed', balance: 20_000 })
})

test('reliability 22: money under a wrong reference is nobody’s until an operator finds its payment, once', async () => {
  const deposit = await choose(by_bank, 'transfer-wrong-reference')
  expect(await after(deposit)).toMatchObject({ status: 'created', balance: 0 })
  const [, id = ''] = /^(\d+)\t/m.exec(await listTransfers(t.house)) ?? []
  const by = { actor: 'operator:anna', reason: 'У призначенні зайва цифра' }
  await expect(matchTransfer(BigInt(id), 999_999n, by)(t.house)).rejects.toThrow('is not one of sandbox')
  // Five operators at once, of two minds about whose it is.
  const other = await beginDeposit(visitor, 20_000, by_bank)
  const tried = await Promise.allSettled(
    [deposit, other, deposit, other, deposit].map(({ payment_id }) => matchTransfer(BigInt(id), BigInt(payment_id), by)(t.house)),
  )
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await mainBalanceOf(visitor)).toBe(20_000)
  expect(await listTransfers(t.house)).toBe('No transfer waits for its payment.')
  const { rows } = await sql`select actor, reason from kernel.audit where action = 'money/cash-desk.match-transfer'`.execute(t.house.db)
  expect(rows).toEqual([by])
})

test('WA-035: no method stores what was typed beyond its choice', async () => {
  await choose(by_chain, 'chain-in-full')
  const { rows } = await sql<{ outcome: string }>`
    select outcome from money_cash_desk.sandbox_payments where method = 'sandbox-chain' and outcome is not null`.execute(t.house.db)
  expect(rows.every(({ outcome }) => outcome.startsWith('chain-'))).toBe(true)
})
