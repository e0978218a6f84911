import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { mainBalanceOf } from '#casino/money/cash-desk/testing/balance.ts'
import type { PayoutMessage } from '#casino/money/cash-desk/server/api.ts'
import { postWebhook } from '#casino/money/cash-desk/testing/sandbox.ts'
import { askQuote, convertMoney } from '#casino/money/exchange/contract.ts'
import { addHold } from '#casino/money/money-box/contract.ts'
import { endGrant, takeStake, trialBalance } from '#casino/money/wallet/server/api.ts'
import { fundWith, giveGrant, grantOf } from '#casino/money/wallet/testing/granted-player.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { accounts, askToAccount, payee } from '../testing/payee.ts'
import { applyPayoutMessage } from './apply-message.ts'
import { callBack } from './cancel-payout.ts'
import { movePayout } from './move-payout.ts'
import { attachProviderPayout, payoutById } from './store.ts'

let t: TestHouse
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openhouse-payouts-'))
  t = await createTestHouse({ env: { DATA_FOLDER: folder } })
})
afterAll(async () => {
  const { drift } = await trialBalance(t.house)
  await t.close()
  await rm(folder, { recursive: true, force: true })
  expect(drift).toEqual([])
})

const stateOf = async (id: string) => (await payoutById(t.house.db, BigInt(id)))?.state
const move = (id: string, state: 'processing' | 'paid') => inTransaction(t.house.db, (tx) => movePayout(tx, t.house, BigInt(id), state))

/** A payout that is with the provider. */
const sentPayout = async () => {
  const player = await payee(t, { won: 90_000n })
  const { id } = (await askToAccount(player.visitor, 30_000, accounts.silent)).body.data
  await move(id, 'processing')
  return { ...player, id }
}

const messageOf = (id: string, state: PayoutMessage['state'], changes: Partial<PayoutMessage> = {}): PayoutMessage => ({
  about: 'payout',
  message_id: `${id}-${state}`,
  payout_id: BigInt(id),
  provider_payout: `token-${id}`,
  state,
  reason: state === 'failed' ? 'declined' : null,
  amount_minor: 30_000n,
  currency: 'UAH',
  ...changes,
})
const apply = (message: PayoutMessage) => applyPayoutMessage(t.house, 'sandbox', message)

test('reliability 2: of ten payouts of the whole balance at once one is made', async () => {
  const { visitor } = await payee(t, { won: 90_000n })
  const asked = await Promise.all(Array.from({ length: 10 }, () => askToAccount(visitor, 90_000, accounts.success)))
  expect(asked.filter(({ body }) => body.success)).toHaveLength(1)
  expect(asked.filter(({ body }) => body.error === 'insufficient-funds')).toHaveLength(9)
  expect(await mainBalanceOf(visitor)).toBe(0)
})

test('of eight payouts at once those that together go beyond what rules may decide are looked at by a person', async () => {
  for (let round = 0; round < 3; round++) {
    const { visitor } = await payee(t, { won: 90_000_000n })
    const asked = await Promise.all(Array.from({ length: 8 }, () => askToAccount(visitor, 1_500_000, accounts.success)))
    expect(asked.map(({ body }) => body.data.status).filter((status) => status === 'approved')).toHaveLength(3)
  }
})

/** Stakes 100 hryvnias of cash on something that is settled later; false where there are none. */
const betAll = (player_id: bigint): Promise<boolean> =>
  inTransaction(t.house.db, (tx) =>
    takeStake(tx, t.house, {
      owner_id: player_id,
      purse: 'main',
      asset: 'UAH',
      key: `race-bet-${player_id}`,
      reference: `race-bet:${player_id}`,
      game: 'test',
      amount_minor: 10_000n,
    }),
  ).then(
    () => true,
    () => false,
  )

test('reliability 2: a payout against a bet for the same money: one of them has it', async () => {
  for (let round = 0; round < 5; round++) {
    const { visitor, player_id } = await payee(t, { won: 10_000n })
    const [has_bet, payout] = await Promise.all([betAll(player_id), askToAccount(visitor, 10_000, accounts.success)])
    expect([has_bet, payout.body.success].filter(Boolean)).toHaveLength(1)
    expect(await mainBalanceOf(visitor)).toBe(0)
  }
})

test('reliability 2: a payout, a conversion and the money box for the same money: one of them has it', async () => {
  for (let round = 0; round < 5; round++) {
    const { visitor } = await payee(t, { won: 42_000n })
    const { data: quote } = (await visitor.call(askQuote, { body: { from: 'UAH', to: 'USD', amount: 42_000 } })).body
    const holdTill = new Date(t.clock.now().getTime() + 30 * 86_400_000).toISOString()
    const answers = await Promise.all([
      askToAccount(visitor, 42_000, accounts.success),
      visitor.call(convertMoney, { body: { quoteId: quote.id } }),
      visitor.call(addHold, { body: { amount: 42_000, holdTill } }),
    ])
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
    expect(await mainBalanceOf(visitor)).toBe(0)
  }
})

test('reliability 2: a payout against a bet against a bonus that becomes cash: no more leaves than there was, and what stays is right', async () => {
  const fund = await fundWith(t, 'payout-race', 100_000n)
  for (let round = 0; round < 6; round++) {
    const { visitor, player_id } = await payee(t, { won: 10_000n })
    const grant_id = 900_000n + BigInt(round)
    await giveGrant(t, grantOf(player_id, grant_id, { fund, amount_minor: 10_000n, required_minor: 0n }))
    const converted = inTransaction(t.house.db, (tx) => endGrant(tx, t.house, { grant_id, how: 'converted' }))
    const [{ converted_minor }, has_bet, payout] = await Promise.all([
      converted,
      betAll(player_id),
      askToAccount(visitor, round % 2 === 0 ? 20_000 : 10_000, accounts.success),
    ])
    const left = 20_000 - (has_bet ? 10_000 : 0) - (payout.body.success ? payout.body.data.amount : 0)
    expect([converted_minor, await mainBalanceOf(visitor)]).toEqual([10_000n, left])
    expect(left).toBeGreaterThanOrEqual(0)
    // What a bonus has not brought yet is nobody's cash: refused, the whole of it is there to be asked for.
    if (left > 0) expect((await askToAccount(visitor, left, accounts.success)).body.success).toBe(true)
  }
})

test('WA-023: cancelling against sending: either the money is back or the payout has left, never both', async () => {
  for (let round = 0; round < 10; round++) {
    const { visitor, player_id } = await payee(t, { won: 90_000n })
    const { id } = (await askToAccount(visitor, 30_000, accounts.success)).body.data
    const [cancelled, sent] = await Promise.all([
      callBack(t.house, player_id, BigInt(id)).then(
        () => true,
        () => false,
      ),
      move(id, 'processing').then((moved) => moved !== undefined),
    ])
    expect([cancelled, sent].filter(Boolean)).toHaveLength(1)
    expect(await mainBalanceOf(visitor)).toBe(cancelled ? 90_000 : 60_000)
  }
})

test('reliability 21: fifty repeats of one message, half of them under ids of their own, take effect once', async () => {
  const { visitor, id } = await sentPayout()
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, at) => apply(messageOf(id, 'paid', { message_id: `${id}-${at % 2 ? at : 'same'}` }))),
  )
  expect(outcomes.filter((outcome) => outcome === 'moved')).toHaveLength(1)
  expect([await stateOf(id), await mainBalanceOf(visitor)]).toEqual(['paid', 60_000])
})

test('reliability 21: failed, then paid: the money that is back stays, and somebody is told to look', async () => {
  const { visitor, id } = await sentPayout()
  expect(await apply(messageOf(id, 'failed'))).toBe('moved')
  expect(await apply(messageOf(id, 'paid'))).toBe('contradicts')
  expect([await stateOf(id), await mainBalanceOf(visitor)]).toEqual(['failed', 90_000])
})

test('reliability 21: another amount, another currency, somebody else’s payout or another provider move nothing', async () => {
  const { visitor, id } = await sentPayout()
  const other = await sentPayout()
  expect(await apply(messageOf(id, 'failed', { message_id: `${id}-amount`, amount_minor: 29_999n }))).toBe('amount-differs')
  expect(await apply(messageOf(id, 'failed', { message_id: `${id}-currency`, currency: 'USD' }))).toBe('amount-differs')
  await attachProviderPayout(t.house.db, BigInt(id), `token-${id}`)
  expect(await apply(messageOf(id, 'failed', { message_id: `${id}-other`, provider_payout: 'somebody-elses' }))).toBe('amount-differs')
  expect(await apply(messageOf('999999999', 'failed'))).toBe('payment-unknown')
  expect(await applyPayoutMessage(t.house, 'nobody', messageOf(id, 'failed', { message_id: 'x' }))).toBe('payment-unknown')
  await apply(messageOf(other.id, 'paid', { message_id: 'one-message' }))
  await expect(apply(messageOf(id, 'paid', { message_id: 'one-message' }))).rejects.toThrow('webhook-message-reused')
  expect([await stateOf(id), await mainBalanceOf(visitor)]).toEqual(['processing', 60_000])
})

test('reliability 21: a payout message comes by the signed webhook alone', async () => {
  const { id } = await sentPayout()
  const message = { id: `w-${id}`, event: 'payout.paid', payout: `token-${id}`, order: id, amount: '30000', currency: 'UAH', reason: null }
  expect((await postWebhook(t, message, { signature: 'nonsense' })).statusCode).toBe(401)
  expect(await stateOf(id)).toBe('processing')
  expect((await postWebhook(t, message)).json()).toMatchObject({ outcome: 'moved' })
  expect((await postWebhook(t, message)).json()).toMatchObject({ outcome: 'nothing-new' })
  expect(await stateOf(id)).toBe('paid')
})

test('the database itself lets a payout go only where the table of states does, and never changes its amount', async () => {
  const { id } = await sentPayout()
  const write = (what: string) => sql.raw(`update money_payouts.payouts set ${what} where id = ${id}`).execute(t.house.db)
  for (const what of [`state = 'review'`, `state = 'cancelled'`, `amount = amount + 1`, `player_id = 1`])
    await expect(write(what)).rejects.toThrow('cannot become that')
  await expect(sql.raw(`delete from money_payouts.payouts where id = ${id}`).execute(t.house.db)).rejects.toThrow()
})

test('reliability 7: while the books do not balance nothing is asked for and nothing leaves', async () => {
  const { visitor } = await payee(t, { won: 90_000n })
  ;(t.jobs.waiting as unknown[]).length = 0
  const { id } = (await askToAccount(visitor, 30_000, accounts.success)).body.data
  await sql`insert into kernel.marks (name, value) values ('money/wallet.payouts-frozen', 'a test')`.execute(t.house.db)
  await t.jobs.runDue(t.house)
  expect((await askToAccount(visitor, 30_000, accounts.success)).body.error).toBe('payouts-frozen')
  expect(await stateOf(id)).toBe('approved')
  await sql`delete from kernel.marks where name = 'money/wallet.payouts-frozen'`.execute(t.house.db)
})
