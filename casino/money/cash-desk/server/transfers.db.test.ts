import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { closeBalanced } from '#casino/money/wallet/testing/wallet-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { getPayment } from '../contract.ts'
import { typedIban } from '../iban.ts'
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
afterAll(() => closeBalanced(t))

const after = async ({ payment_id }: BegunDeposit, ms = 0) => {
  t.clock.advance(ms)
  await t.jobs.runDue(t.house)
  const { data } = (await visitor.call(getPayment, { params: { id: payment_id } })).body
  const { status, reason, amount, ordered, confirmations, isLate } = data
  return { status, reason, amount, ordered, confirmations, isLate, balance: await mainBalanceOf(visitor) }
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
  expect(await after(late, 60_000)).toMatchObject({ status: 'completed', balance: 20_000, isLate: true })
})

test('a block that falls out of the chain credits nothing; its confirmations begin again, and the last of them credits', async () => {
  const deposit = await choose(by_chain, 'chain-reorganised')
  expect(await after(deposit)).toMatchObject({ status: 'pending', confirmations: 0, balance: 0 })
  expect(await after(deposit, 7_000)).toMatchObject({ status: 'pending', confirmations: 1, balance: 0 })
  expect(await after(deposit, 3_000)).toMatchObject({ status: 'failed', reason: 'reorganised', confirmations: 0, balance: 0 })
  expect(await after(deposit, 17_000)).toMatchObject({ status: 'failed', reason: 'reorganised', confirmations: 1, balance: 0 })
  expect(await after(deposit, 13_000)).toMatchObject({ status: 'completed', confirmations: 3, isLate: false, balance: 20_000 })
})

const confirm = (deposit: BegunDeposit, block: number, count: number, changes: Record<string, unknown> = {}) =>
  postWebhook(t, {
    ...messageOf(deposit, 20_000, { id: `${block}-${count}-${deposit.payment_id}`, event: 'payment.pending' }),
    block: String(block),
    confirmations: String(count),
    ...changes,
  })

test('confirmations of a chain hold by block and count, in whatever order and how often they are told; the player is told of each that is news', async () => {
  const deposit = await beginDeposit(visitor, 20_000, by_chain)
  const told = async (block: number, count: number) => {
    await t.drain()
    t.published.length = 0
    expect((await confirm(deposit, block, count)).statusCode).toBe(200)
    await t.drain()
    const said = t.published.map(({ message }) => message).filter((message) => 'confirmations' in (message['data'] as object))
    return [(await after(deposit)).confirmations, said.map(({ data }) => (data as { confirmations: number }).confirmations)]
  }
  expect(await told(7, 1)).toEqual([1, [1]])
  expect(await told(7, 2)).toEqual([2, [2]])
  // Late, and repeated.
  expect(await told(7, 0)).toEqual([2, []])
  expect(await told(7, 1)).toEqual([2, []])
  // A later block with fewer: the one before it is no part of the chain any more, whatever is still told of it.
  expect(await told(8, 0)).toEqual([0, [0]])
  expect(await told(7, 3)).toEqual([0, []])
  expect((await after(deposit)).balance).toBe(0)
  await postWebhook(t, messageOf(deposit, 20_000))
  expect(await told(8, 1)).toEqual([1, [1]])
  expect(await after(deposit)).toMatchObject({ status: 'completed', balance: 20_000 })
})

test('the player reads where a transfer goes, at the desk and at the provider: it never changes, and a card goes nowhere', async () => {
  const targetOf = async ({ payment_id }: BegunDeposit) => (await visitor.call(getPayment, { params: { id: payment_id } })).body.data.payTo
  const pageOf = async ({ token }: BegunDeposit) => (await t.app.inject(`/sandbox-provider/pay/${token}/`)).body
  const chain = await beginDeposit(visitor, 20_000, by_chain)
  const target = await targetOf(chain)
  if (target?.kind !== 'chain') throw new Error('no address')
  expect(target).toMatchObject({ network: 'Sandbox Testnet', confirmations: 3 })
  // Nothing of the page's address, which is the right to pay.
  expect(target.address).toMatch(/^test1[0-9a-f]{34}$/)
  expect(target.address).not.toContain(chain.token)
  for (const words of [target.address, 'Sandbox Testnet', '200\u00a0₴', 'після 3 підтверджень'])
    expect(await pageOf(chain)).toContain(words)
  const bank = await beginDeposit(visitor, 20_000, by_bank)
  const account = await targetOf(bank)
  if (account?.kind !== 'bank') throw new Error('no account')
  expect(typedIban(account.iban)).toBe(account.iban)
  expect(account.reference).toBe(`OH ${bank.payment_id}`)
  for (const words of [account.iban, account.reference, account.payee]) expect(await pageOf(bank)).toContain(words)
  expect(await targetOf(await beginDeposit(visitor, 20_000))).toBeNull()
  const other = { kind: 'chain', network: 'Mallory', address: 'test1evil', confirmations: 1 }
  await expect(
    sql`update money_cash_desk.payments set pay_to = ${JSON.stringify(other)}::jsonb where id = ${BigInt(chain.payment_id)}`.execute(
      t.house.db,
    ),
  ).rejects.toThrow('cannot become that')
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

test('the provider’s page says how far a transfer is, and what became of one, until there is nothing left to follow', async () => {
  const pageAfter = async ({ token }: BegunDeposit, ms = 0) => {
    t.clock.advance(ms)
    await t.jobs.runDue(t.house)
    return (await t.app.inject(`/sandbox-provider/pay/${token}/`)).body
  }
  const deposit = await choose(by_chain, 'chain-reorganised')
  const seen = await pageAfter(deposit)
  for (const words of ['Переказ у дорозі', 'Підтверджень: 0 із 3', 'data-live', '<script>']) expect(seen).toContain(words)
  expect(await pageAfter(deposit, 7_000)).toContain('Підтверджень: 1 із 3')
  expect(await pageAfter(deposit, 3_000)).toContain('Мережа відкликала блок')
  expect(await pageAfter(deposit, 17_000)).toContain('Підтверджень: 1 із 3')
  const over = await pageAfter(deposit, 13_000)
  expect(over).toContain('Цю оплату вже завершено')
  expect(over).not.toContain('data-live>')
  expect(await pageAfter(await choose(by_chain, 'chain-late'))).toContain('Переказу ще не видно')
  expect(await pageAfter(await choose(by_bank, 'transfer-wrong-reference'))).toContain('з іншим призначенням')
})
