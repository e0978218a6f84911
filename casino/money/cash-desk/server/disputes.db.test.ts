import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { closeBalanced } from '#casino/money/wallet/testing/wallet-house.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { balanceOf, holdControls, houseAccount, post, purseOf, readStakeControls, takeStake } from '#casino/money/wallet/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { makeDeposit } from '../contract.ts'
import { mainBalanceOf } from '../testing/balance.ts'
import { completeDeposit, listen, postWebhook, sendForm, beginDeposit, cards, type BegunDeposit } from '../testing/sandbox.ts'
import { hasOpenDispute } from './dispute-store.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse()
  await listen(t)
})
afterAll(() => closeBalanced(t))

const tell = async (deposit: BegunDeposit, state: string, changes: object = {}) => {
  const message = { id: `${state}-${deposit.payment_id}`, event: `dispute.${state}`, payment: deposit.token, order: deposit.payment_id }
  const response = await postWebhook(t, { ...message, amount: '20000', currency: 'UAH', ...changes })
  return response.json() as { outcome?: string; error?: string }
}

const spend = (player_id: bigint, amount_minor: bigint) =>
  inTransaction(t.house.db, (tx) => {
    const postings = [{ from: purseOf(player_id, 'main', 'UAH'), to: houseAccount('games', 'UAH'), amount_minor }]
    return post(tx, t.house, { key: `test-spent:${player_id}`, reason: 'stake', postings })
  })
const waitsForLock = async (): Promise<boolean> =>
  (await t.house.pool.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).rows.length > 0
const receivables = () => balanceOf(t.house.db, houseAccount('receivables', 'UAH'))

test('a deposit that the bank takes back leaves the balance, once, however often it is told', async () => {
  const { visitor, player_id } = await registerPlayer(t)
  const deposit = await completeDeposit(t, visitor, 20_000)
  expect(await tell(deposit, 'opened')).toMatchObject({ outcome: 'moved' })
  expect([await hasOpenDispute(t.house.db, player_id), await mainBalanceOf(visitor)]).toEqual([true, 20_000])
  const told = await Promise.all(
    Array.from({ length: 10 }, (_, at) => tell(deposit, 'lost', { id: `lost-${deposit.payment_id}-${at % 5}` })),
  )
  expect(told.filter(({ outcome }) => outcome === 'moved')).toHaveLength(1)
  expect([await hasOpenDispute(t.house.db, player_id), await mainBalanceOf(visitor)]).toEqual([false, 0])
  expect(await tell(deposit, 'opened', { id: 'late' })).toMatchObject({ outcome: 'nothing-new' })
  expect(await tell(deposit, 'won')).toMatchObject({ outcome: 'contradicts' })
})

test('what was spent before the bank took it back is owed: the purse stays above zero, and play and deposits are closed', async () => {
  const { visitor, player_id } = await registerPlayer(t)
  const deposit = await completeDeposit(t, visitor, 20_000)
  await spend(player_id, 15_000n)
  const before = await receivables()
  expect(await tell(deposit, 'lost')).toMatchObject({ outcome: 'moved' })
  expect([await mainBalanceOf(visitor), before - (await receivables())]).toEqual([0, 15_000n])
  const { rows } = await sql`select taken, owed from money_cash_desk.disputes where payment_id = ${deposit.payment_id}`.execute(t.house.db)
  expect(rows).toEqual([{ taken: 5_000n, owed: 15_000n }])
  expect((await readStakeControls(t.house.db, player_id))?.blocked_until).toBe('for-ever')
  expect(await hasOpenDispute(t.house.db, player_id)).toBe(true)
  const again = await visitor.call(makeDeposit, { body: { method_id: 1, currency_id: 2, amount: 20_000 } })
  expect([again.status, again.body.error]).toEqual([444, 'deposits-blocked'])
})

test('a bet that is being placed when the bank takes its deposit back is placed, and what it staked is owed', async () => {
  const { visitor, player_id } = await registerPlayer(t)
  const deposit = await completeDeposit(t, visitor, 20_000)
  const name = `bet-of:${player_id}`
  const bet = { owner_id: player_id, purse: 'main', asset: 'UAH', game: 'sport', key: name, reference: name, amount_minor: 20_000n }
  const { lost } = await inTransaction(t.house.db, async (tx) => {
    await holdControls(tx, [player_id])
    const told = tell(deposit, 'lost')
    await expect.poll(waitsForLock, { timeout: 5_000 }).toBe(true)
    await takeStake(tx, t.house, bet)
    return { lost: told }
  })
  expect(await lost).toMatchObject({ outcome: 'moved' })
  const { rows } = await sql`select taken, owed from money_cash_desk.disputes where payment_id = ${deposit.payment_id}`.execute(t.house.db)
  expect(rows).toEqual([{ taken: 0n, owed: 20_000n }])
  expect((await readStakeControls(t.house.db, player_id))?.blocked_until).toBe('for-ever')
})

test('a dispute that the house wins changes nothing', async () => {
  const { visitor, player_id } = await registerPlayer(t)
  const deposit = await completeDeposit(t, visitor, 20_000)
  await tell(deposit, 'opened')
  expect(await tell(deposit, 'won')).toMatchObject({ outcome: 'moved' })
  expect([await hasOpenDispute(t.house.db, player_id), await mainBalanceOf(visitor)]).toEqual([false, 20_000])
  expect(await tell(deposit, 'lost')).toMatchObject({ outcome: 'contradicts' })
  expect(await mainBalanceOf(visitor)).toBe(20_000)
})

test.each([
  ['more than the deposit', { amount: '20001' }, 'webhook-amount-differs'],
  ['nothing', { amount: '0' }, 'webhook-amount-differs'],
  ['another currency', { currency: 'USD' }, 'webhook-amount-differs'],
  ['another payment of the provider', { payment: 'somebody-elses' }, 'payment-unknown'],
])('reliability 21: a dispute over %s takes nothing', async (_name, changes, error) => {
  const { visitor } = await registerPlayer(t)
  const deposit = await completeDeposit(t, visitor, 20_000)
  expect(await tell(deposit, 'lost', changes)).toMatchObject({ error })
  expect(await mainBalanceOf(visitor)).toBe(20_000)
})

test('a deposit that never came cannot be taken back', async () => {
  const { visitor } = await registerPlayer(t)
  await completeDeposit(t, visitor, 20_000)
  const begun = await beginDeposit(visitor, 20_000)
  expect(await tell(begun, 'lost')).toMatchObject({ error: 'payment-unknown' })
  expect(await mainBalanceOf(visitor)).toBe(20_000)
})

test('WA-035: the test card of a chargeback plays it whole', async () => {
  const { visitor } = await registerPlayer(t)
  const deposit = await beginDeposit(visitor, 20_000)
  await sendForm(t, deposit.token, { card: cards.chargeback })
  await t.jobs.runDue(t.house)
  expect(await mainBalanceOf(visitor)).toBe(20_000)
  t.clock.advance(40_000)
  await t.jobs.runDue(t.house)
  expect(await mainBalanceOf(visitor)).toBe(0)
})
