import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { beginDeposit, completeDeposit, disputeDeposit, listen, messageOf, postWebhook } from '#casino/money/cash-desk/testing/sandbox.ts'
import { closeBalanced } from '#casino/money/wallet/testing/wallet-house.ts'
import { getPayoutMethods, listPayouts, requestPayout } from '../contract.ts'
import { accounts, askToAccount, askToCard, payee, playFor } from '../testing/payee.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse()
  await listen(t)
})
afterAll(() => closeBalanced(t))

const newest = async (visitor: TestVisitor) => (await visitor.call(listPayouts)).body.data[0]
const deskOf = async (visitor: TestVisitor) => (await visitor.call(getPayoutMethods)).body.data

test('closed loop: what came by a card goes back to it first, also beyond what was asked before; then winnings go where the player likes', async () => {
  const { visitor, player_id } = await payee(t, { deposited: 50_000 })
  await playFor(t, player_id, { staked: 50_000n, won: 90_000n })
  const refused = await askToAccount(visitor, 10_000, accounts.success)
  expect(refused.body).toMatchObject({ error: 'payout-goes-back-first', label: '•••• 4242', amount_minor: 50_000 })
  await askToCard(visitor, 30_000)
  expect((await askToAccount(visitor, 10_000, accounts.success)).body).toMatchObject({
    error: 'payout-goes-back-first',
    amount_minor: 20_000,
  })
  await askToCard(visitor, 20_000)
  expect((await askToAccount(visitor, 10_000, accounts.success)).body.data).toMatchObject({
    status: 'approved',
    destination: 'UA88 •••• 0001',
  })
})

const payTo = (visitor: TestVisitor, instrumentId: string, amount: number) =>
  visitor.call(requestPayout, { body: { methodId: 1, amount, requisites: { instrumentId } } })

const secondCard = { instrument: { token: 'test-card-3220', label: '•••• 3220' } }
const depositByBoth = async () => {
  const { visitor, player_id } = await payee(t, {})
  const first = await completeDeposit(t, visitor, 10_000)
  const second = await beginDeposit(visitor, 10_000)
  await postWebhook(t, messageOf(second, 10_000, secondCard))
  await playFor(t, player_id, { staked: 20_000n, won: 90_000n })
  const destinations = async () => (await deskOf(visitor)).methods.find(({ id }) => id === 1)?.destinations ?? []
  const cards = await destinations()
  const [one = '', other = ''] = ['•••• 4242', '•••• 3220'].map((label) => cards.find((card) => card.label === label)?.id)
  const owed = async () => (await destinations()).map(({ owed: minor }) => minor)
  return { visitor, first, one, other, owed }
}

test('closed loop: what is left to go back to each of two cards may be paid out below the minimum, and then winnings leave as well', async () => {
  const { visitor, one, other, owed } = await depositByBoth()
  for (const card of [one, other]) expect((await payTo(visitor, card, 7_000)).body.success).toBe(true)
  expect(await owed()).toEqual([3_000, 3_000])
  expect((await payTo(visitor, one, 10_000)).body).toMatchObject({ error: 'payout-goes-back-first', amount_minor: 3_000 })
  expect((await payTo(visitor, one, 2_999)).body.error).toBe('payout-below-minimum')
  for (const card of [one, other]) expect((await payTo(visitor, card, 3_000)).body.success).toBe(true)
  expect(await owed()).toEqual([0, 0])
  expect((await askToAccount(visitor, 10_000, accounts.success)).body.success).toBe(true)
})

test('closed loop: a deposit that its bank took back is not owed to its card again', async () => {
  const { visitor, first, one, other, owed } = await depositByBoth()
  await disputeDeposit(t, first, 'lost', 10_000)
  expect((await owed()).toSorted((a, b) => a - b)).toEqual([0, 10_000])
  expect((await payTo(visitor, other, 10_000)).body.success).toBe(true)
  expect((await askToAccount(visitor, 10_000, accounts.success)).body.success).toBe(true)
  expect((await payTo(visitor, one, 5_000)).body.success).toBe(true)
})

test('closed loop: a card whose payout failed is owed no more until it pays in again, and a few kopecks that failed free it of nothing', async () => {
  const { visitor, player_id } = await payee(t, {})
  const failing = { instrument: { token: 'test-card-9979', label: '•••• 9979' } }
  const deposit = async () => postWebhook(t, messageOf(await beginDeposit(visitor, 10_000), 10_000, failing))
  const wrongWay = async () => (await askToAccount(visitor, 10_000, accounts.success)).body
  const fails = async (amount: number) => {
    await askToCard(visitor, amount)
    await t.jobs.runDue(t.house)
    expect(await newest(visitor)).toMatchObject({ amount, status: 'failed' })
  }
  await deposit()
  await playFor(t, player_id, { staked: 9_999n, won: 0n })
  await fails(1)
  await playFor(t, player_id, { staked: 0n, won: 90_000n })
  expect(await wrongWay()).toMatchObject({ error: 'payout-goes-back-first', amount_minor: 10_000 })
  await fails(10_000)
  expect((await wrongWay()).success).toBe(true)
  t.clock.advance(60_000)
  await deposit()
  expect(await wrongWay()).toMatchObject({ error: 'payout-goes-back-first', amount_minor: 20_000 })
})

test('closed loop: a balance below the minimum that its card did not take may go to an account, and no more than that', async () => {
  const { visitor, player_id } = await payee(t, {})
  const failing = { instrument: { token: 'test-card-9979', label: '•••• 9979' } }
  await postWebhook(t, messageOf(await beginDeposit(visitor, 10_000), 10_000, failing))
  await playFor(t, player_id, { staked: 6_000n, won: 0n })
  const toAccount = async (amount: number) => (await askToAccount(visitor, amount, accounts.success)).body
  expect(await toAccount(4_000)).toMatchObject({ error: 'payout-goes-back-first', amount_minor: 10_000 })
  await askToCard(visitor, 4_000)
  await t.jobs.runDue(t.house)
  expect(await newest(visitor)).toMatchObject({ amount: 4_000, status: 'failed' })
  await playFor(t, player_id, { staked: 0n, won: 90_000n })
  expect(await toAccount(10_000)).toMatchObject({ error: 'payout-goes-back-first', amount_minor: 10_000 })
  await playFor(t, player_id, { staked: 90_000n, won: 0n })
  expect((await toAccount(4_000)).success).toBe(true)
})
