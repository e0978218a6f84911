import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { liftProtectionEndpoint, protectAccountEndpoint } from '#casino/players/profile/contract.ts'
import { coolOff } from '#casino/players/responsible-play/contract.ts'
import { ContactChanged, PasswordChanged } from '#casino/sign-in/one-time-codes/events.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { mainBalanceOf } from '#casino/money/cash-desk/testing/balance.ts'
import { completeDeposit, disputeDeposit, listen } from '#casino/money/cash-desk/testing/sandbox.ts'
import { trialBalance } from '#casino/money/wallet/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import { chooseTurboCashout, getPayoutMethods, getTurboCashout, listPayouts } from '../contract.ts'
import { accounts, askToAccount, askToCard, payee, playFor } from '../testing/payee.ts'
import { approvePayout, listReview, rejectPayout, showPayout } from './review.ts'

let t: TestHouse
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openhouse-payouts-'))
  t = await createTestHouse({ env: { DATA_FOLDER: folder } })
  await listen(t)
})
afterAll(async () => {
  const { drift } = await trialBalance(t.house)
  await t.close()
  await rm(folder, { recursive: true, force: true })
  expect(drift).toEqual([])
})

const [anna, borys] = ['anna', 'borys'].map((name) => ({ actor: `operator:${name}`, reason: 'Перевірено' })) as [
  { actor: string; reason: string },
  { actor: string; reason: string },
]
const newest = async (visitor: TestVisitor) => (await visitor.call(listPayouts)).body.data[0]
const reasonsOf = async (id: string): Promise<readonly string[] | undefined> => {
  const { rows } = await sql<{ risk_reasons: string[] }>`select risk_reasons from money_payouts.payouts where id = ${id}`.execute(
    t.house.db,
  )
  return rows[0]?.risk_reasons
}

test('API-090, PR-011: whoever has not shown who they are is refused with what is missing, which was told from the first deposit on', async () => {
  const { visitor } = await registerPlayer(t)
  await completeDeposit(t, visitor, 50_000)
  const missing = [
    { kind: 'contact', state: 'missing' },
    { kind: 'identity', state: 'missing' },
  ]
  expect((await visitor.call(getPayoutMethods)).body.data.needs).toEqual(missing)
  const [payment] = (await sql<{ id: string }>`select id::text from money_cash_desk.payments order by id desc limit 1`.execute(t.house.db))
    .rows
  const page = (await visitor.raw('GET', `/rest/page/cash/payment/${payment?.id}/`)).json() as {
    data: { components: { type: string; data: object }[] }
  }
  expect(page.data.components).toContainEqual(expect.objectContaining({ type: 'payout-needs', data: { needs: missing } }))
  expect((await askToCard(visitor, 20_000)).body.error).toBe('payout-needs-more')
  expect(await mainBalanceOf(visitor)).toBe(50_000)
})

test('PR-011, API-284: a protected account asks who its player is for each payout, also soon after the sign-in, and to be protected no more', async () => {
  const { visitor, player_id } = await payee(t, { won: 90_000n })
  t.clock.advance(60_000)
  expect((await askToAccount(visitor, 10_000, accounts.success)).body.success).toBe(true)
  expect((await visitor.call(protectAccountEndpoint)).body.success).toBe(true)
  const asked = await askToAccount(visitor, 10_000, accounts.success)
  expect([asked.status, asked.body.error, await mainBalanceOf(visitor)]).toEqual([403, 'proof-needed', 80_000])
  expect((await visitor.call(liftProtectionEndpoint)).body.error).toBe('proof-needed')
  expect((await visitor.call(chooseTurboCashout, { body: { optIn: true } })).body.error).toBe('proof-needed')
  const anew = await enterAs(t, player_id)
  expect((await askToAccount(anew, 10_000, accounts.success)).body.success).toBe(true)
  expect((await anew.call(liftProtectionEndpoint)).body.success).toBe(true)
  t.clock.advance(60_000)
  expect((await askToAccount(anew, 10_000, accounts.success)).body.success).toBe(true)
})

test('an account in another name, or of which the bank knows nothing, is looked at by a person', async () => {
  for (const iban of [accounts.other_name, 'UA083052990000000000000000002']) {
    const { visitor } = await payee(t, { won: 90_000n })
    const { body } = await askToAccount(visitor, 30_000, iban)
    expect(body.data).toMatchObject({ status: 'review', holder: 'house', canCancel: true })
    expect(await reasonsOf(body.data.id)).toContain('method-not-own')
  }
})

test('a sum over 24 hours above the limit, a password or a confirmed contact changed today and a deposit that was never played are named', async () => {
  const rich = await payee(t, { won: 9_000_000n })
  expect((await askToAccount(rich.visitor, 4_000_000, accounts.success)).body.data.status).toBe('approved')
  const second = await askToAccount(rich.visitor, 1_000_001, accounts.success)
  expect([second.body.data.status, await reasonsOf(second.body.data.id)]).toEqual([
    'review',
    expect.arrayContaining(['above-automatic-limit']),
  ])

  for (const factOf of [
    (player_id: bigint) => PasswordChanged({ player_id: String(player_id), way: 'restored' }, player_id),
    (player_id: bigint) => ContactChanged({ player_id: String(player_id), kind: 'phone' }, player_id),
  ]) {
    const robbed = await payee(t, { won: 90_000n })
    await inTransaction(t.house.db, (tx) => announce(tx, t.house, [factOf(robbed.player_id)]))
    const third = await askToAccount(robbed.visitor, 30_000, accounts.success)
    expect([third.body.data.status, await reasonsOf(third.body.data.id)]).toEqual(['review', expect.arrayContaining(['account-changed'])])
  }

  const unplayed = await payee(t, { deposited: 20_000 })
  await askToCard(unplayed.visitor, 20_000)
  await playFor(t, unplayed.player_id, { staked: 0n, won: 40_000n })
  const fourth = await askToAccount(unplayed.visitor, 30_000, accounts.success)
  expect([fourth.body.data.status, await reasonsOf(fourth.body.data.id)]).toEqual([
    'review',
    expect.arrayContaining(['deposit-not-played']),
  ])
})

test('while a bank asks a deposit back a person looks, and the money does not leave by itself', async () => {
  const { visitor } = await payee(t, {})
  const deposit = await completeDeposit(t, visitor, 50_000)
  await disputeDeposit(t, deposit, 'opened', 50_000)
  const { data } = (await askToCard(visitor, 20_000)).body
  expect([data.status, await reasonsOf(data.id)]).toEqual(['review', expect.arrayContaining(['dispute-open'])])
})

test('reliability 12: whoever takes a break from play is paid all the same, at once', async () => {
  const { visitor, player_id } = await payee(t, { won: 90_000n })
  await visitor.call(coolOff, { body: { days: 7 } })
  const { body } = await askToAccount(await enterAs(t, player_id), 30_000, accounts.success)
  expect(body.data.status).toBe('approved')
})

test('reliability 22: the queue names its reasons; an operator approves with actor and reason, and the payout leaves', async () => {
  const { visitor, player_id } = await payee(t, { won: 90_000n })
  const { id } = (await askToAccount(visitor, 30_000, accounts.other_name)).body.data
  expect(await listReview(t.house)).toMatch(new RegExp(`^${id}\\t.*method-not-own`, 'm'))
  expect(await approvePayout(BigInt(id), anna)(t.house)).toContain('leaves now')
  await expect(approvePayout(BigInt(id), borys)(t.house)).rejects.toThrow('waits for nobody')
  await t.drain()
  await t.jobs.runDue(t.house)
  expect((await newest(visitor))?.status).toBe('paid')
  expect(await showPayout(BigInt(id))(t.house)).toMatch(/review[\s\S]*approved[\s\S]*processing[\s\S]*paid/)
  const { rows } = await sql`
    select actor, action, reason from kernel.audit where subject = ${`player:${player_id}`} and action like 'money/payouts%'`.execute(
    t.house.db,
  )
  expect(rows).toEqual([{ actor: 'operator:anna', action: 'money/payouts.approve-payout', reason: 'Перевірено' }])
})

test('reliability 22: a large payout needs two people, and one person is one, however often they say it', async () => {
  const { visitor } = await payee(t, { won: 90_000_000n })
  const { id } = (await askToAccount(visitor, 20_000_000, accounts.success)).body.data
  expect(await approvePayout(BigInt(id), anna)(t.house)).toContain('somebody else')
  expect(await approvePayout(BigInt(id), anna)(t.house)).toContain('somebody else')
  expect((await newest(visitor))?.status).toBe('review')
  expect(await approvePayout(BigInt(id), borys)(t.house)).toContain('leaves now')
  // Of two voices at once the second counts the first.
  for (let round = 0; round < 6; round++) {
    const player = await payee(t, { won: 90_000_000n })
    const { id: other } = (await askToAccount(player.visitor, 20_000_000, accounts.success)).body.data
    const said = await Promise.all([anna, borys].map((by) => approvePayout(BigInt(other), by)(t.house)))
    expect(said.filter((words) => words.includes('leaves now'))).toHaveLength(1)
  }
})

test('reliability 22: whoever approved a large payout under a name with capitals is not a second person', async () => {
  const { visitor } = await payee(t, { won: 90_000_000n })
  const { id } = (await askToAccount(visitor, 20_000_000, accounts.success)).body.data
  await approvePayout(BigInt(id), { ...anna, actor: 'operator:Anna' })(t.house)
  expect(await approvePayout(BigInt(id), anna)(t.house)).toContain('somebody else')
  expect(await approvePayout(BigInt(id), borys)(t.house)).toContain('leaves now')
})

test('while payouts are stopped an operator reads so in the list, and that what they approve waits', async () => {
  const { visitor } = await payee(t, { won: 90_000n })
  const { id } = (await askToAccount(visitor, 30_000, accounts.other_name)).body.data
  expect(await listReview(t.house)).not.toContain('stopped')
  await sql`insert into kernel.marks (name, value) values ('money/wallet.payouts-frozen', 'a test')`.execute(t.house.db)
  const [listed, approved] = [await listReview(t.house), await approvePayout(BigInt(id), anna)(t.house)]
  await t.drain()
  await t.jobs.runDue(t.house)
  const { status } = (await newest(visitor)) ?? {}
  await sql`delete from kernel.marks where name = 'money/wallet.payouts-frozen'`.execute(t.house.db)
  expect(listed).toMatch(new RegExp(`^Payouts are stopped.*\\n(?:.*\\n)*${id}\\t`))
  expect(approved).toContain('Payouts are stopped')
  expect(status).toBe('approved')
})

test('a rejected payout is back on the balance, and the player reads why', async () => {
  const { visitor } = await payee(t, { won: 90_000n })
  const { id } = (await askToAccount(visitor, 30_000, accounts.other_name)).body.data
  expect(await rejectPayout(BigInt(id), { actor: 'operator:anna', reason: 'Рахунок на інше ім’я' })(t.house)).toContain(
    'back on the balance',
  )
  expect(await newest(visitor)).toMatchObject({ status: 'rejected', reason: 'house', message: 'Рахунок на інше ім’я' })
  expect(await mainBalanceOf(visitor)).toBe(90_000)
  await expect(rejectPayout(BigInt(id), anna)(t.house)).rejects.toThrow('waits for nobody')
  await expect(approvePayout(999_999n, anna)(t.house)).rejects.toThrow('There is no payout')
})

test('SA-055, RT-050: with turbo cashout more is decided at once, for 30 days or until it is turned off', async () => {
  const { visitor } = await payee(t, { won: 90_000_000n })
  expect((await visitor.call(getTurboCashout)).body.data).toMatchObject({
    optedIn: false,
    limit: 20_000_000,
    usualLimit: 5_000_000,
    till: null,
  })
  expect((await askToAccount(visitor, 5_000_001, accounts.success)).body.data.status).toBe('review')
  expect((await visitor.call(chooseTurboCashout, { body: { optIn: true } })).body.data).toMatchObject({ optedIn: true })
  expect((await askToAccount(visitor, 5_000_001, accounts.success)).body.data.status).toBe('approved')
  await visitor.call(chooseTurboCashout, { body: { optIn: false } })
  expect((await askToAccount(visitor, 5_000_001, accounts.success)).body.data.status).toBe('review')
  const page = await visitor.raw('GET', '/rest/page/turbo-cashout/')
  expect(page.json()).toMatchObject({ data: { components: [{ type: 'turbo-cashout', data: { optedIn: false } }] } })
  // It ends by itself.
  await visitor.call(chooseTurboCashout, { body: { optIn: true } })
  t.clock.advance(30 * 86_400_000)
  const { player_id } = await payee(t, { won: 1n })
  expect((await (await enterAs(t, player_id)).call(getTurboCashout)).body.data.optedIn).toBe(false)
  const later = await registerPlayer(t)
  expect((await later.visitor.call(chooseTurboCashout, { body: { optIn: true } })).body.error).toBe('payout-needs-more')
})
