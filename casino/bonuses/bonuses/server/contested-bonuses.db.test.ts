import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { disputeDeposit, messageOf, postWebhook, refundAsOperator } from '#casino/money/cash-desk/testing/sandbox.ts'
import { closeBalanced } from '#casino/money/wallet/testing/wallet-house.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { updateProfileEndpoint } from '#casino/players/profile/contract.ts'
import { inTransaction } from '#kernel/database/database.ts'
import * as calls from '../contract.ts'
import {
  amounts,
  beginWith,
  depositWith,
  emptyFund,
  endOffer,
  fundOfTerms,
  gift,
  offered,
  publish,
  stake,
  stands,
  welcome,
} from '../testing/offered-bonus.ts'
import { expireBonuses, finishWagered } from './end-bonuses.ts'
import { grantList } from './grant-list.ts'
import { bonusesByIds } from './store.ts'

let t: TestHouse
let visitor: TestVisitor
let player_id = 0n
beforeAll(async () => {
  t = await createTestHouse({ pool_size: 16 })
  await publish(t, welcome)
  await publish(t, { ...welcome, slug: 'hello', trigger: 'registration', amount: { kind: 'fixed', amounts: amounts(5_000) } })
  await publish(t, gift)
})
afterAll(() => closeBalanced(t))
beforeEach(async () => {
  const registered = await registerPlayer(t)
  visitor = registered.visitor
  player_id = registered.player_id
})

const apply = async (id: number) => (await visitor.call(calls.applyBonus, { params: { id } })).body
const cancel = async (id: number) => (await visitor.call(calls.cancelBonus, { params: { id } })).body
const restore = async (id: number) => (await visitor.call(calls.restoreBonus, { params: { id } })).body
const info = async (id: number) => (await visitor.call(calls.getBonusInfo, { params: { id } })).body.data
const events = (id: number) =>
  t.published
    .filter(({ channel, message }) => channel === `player:#${player_id}` && message.type === 'bonus')
    .map(({ message }) => message)
    .filter(({ data }) => (data as { readonly id: number }).id === id)
const slugsOffered = async () => (await visitor.call(calls.getAvailable, {})).body.data.map(({ terms }) => terms)

/** A paid deposit with a bonus, which its payer's bank may take back. */
const disputable = async (bonus_id: number) => {
  const { payment, form } = (await beginWith(visitor, 20_000, bonus_id)).data
  const deposit = { payment_id: payment?.id ?? '', token: form?.paymentId ?? '' }
  await postWebhook(t, messageOf(deposit, 20_000))
  await t.drain()
  return async (state: 'opened' | 'lost') => {
    await disputeDeposit(t, deposit, state, 20_000)
    await t.drain()
  }
}

test('BO-018c, RTM-034: a bonus is rejected when the payer’s bank takes its deposit back, and not before', async () => {
  const { id } = await offered(visitor, 'welcome')
  const dispute = await disputable(id)
  await dispute('opened')
  expect(await info(id)).toMatchObject({ status: 'applied' })
  await dispute('lost')
  expect(await info(id)).toMatchObject({ status: 'rejected' })
  expect(await stands(t, player_id, id)).toEqual([0, 0])
  expect(events(id).map((message) => message['event'])).toEqual(['assigned', 'applied', 'rejected'])
  expect(events(id).at(-1)).toMatchObject({ data: { id, activeBonusId: null } })
})

test.each([
  ['had back', true],
  ['given up', false],
] as const)(
  'a bonus that was %s before it began goes with its deposit all the same, when the payer’s bank takes that back',
  async (_what, is_back) => {
    const before = await fundOfTerms(t, 'welcome')
    await apply((await offered(visitor, 'hello')).id)
    const { id } = await offered(visitor, 'welcome')
    const dispute = await disputable(id)
    expect(await info(id)).toMatchObject({ status: 'sleeping' })
    await cancel(id)
    if (is_back) await restore(id)
    await dispute('lost')
    expect([(await info(id)).status, await fundOfTerms(t, 'welcome')]).toEqual(['rejected', before])
    for (const ask of [restore, apply]) expect(await ask(id)).toMatchObject({ success: false, error: 'bonus-ended' })
  },
)

test('a bonus is rejected when an operator gives its deposit back, with the last of it: a part of it leaves the bonus', async () => {
  const { id } = await offered(visitor, 'welcome')
  const payment_id = await depositWith(t, visitor, 20_000, id)
  const refund = async (amount: bigint | null) => {
    await refundAsOperator(t, payment_id, amount)
    await t.drain()
  }
  await refund(15_000n)
  expect([(await info(id)).status, await stands(t, player_id, id)]).toEqual(['applied', [5_000, 20_000]])
  await refund(null)
  expect([(await info(id)).status, await stands(t, player_id, id)]).toEqual(['rejected', [0, 0]])
})

test('of two bonuses for a first deposit, chosen with two deposits that were begun together, one is given', async () => {
  await publish(t, { ...welcome, slug: 'welcome-tables' })
  const ids = [(await offered(visitor, 'welcome')).id, (await offered(visitor, 'welcome-tables')).id]
  const begun = await Promise.all(ids.map(async (id) => (await beginWith(visitor, 20_000, id)).data))
  for (const { payment, form } of begun)
    await postWebhook(t, messageOf({ payment_id: payment?.id ?? '', token: form?.paymentId ?? '' }, 20_000))
  await t.drain()
  const states = await Promise.all(ids.map(async (id) => (await info(id)).status))
  expect(states.toSorted()).toEqual(['applied', 'assigned'])
  expect(await slugsOffered()).not.toContain('welcome-tables')
  await endOffer(t, 'welcome-tables')
})

test('a bonus of another currency than the player’s own now is not begun; back in its own it is', async () => {
  const change = (currency_id: number) => visitor.call(updateProfileEndpoint, { body: { currency_id } })
  const anna = { actor: 'operator:anna', reason: 'a test' }
  await grantList(t.house, 'gift', `list-${player_id}`, [{ player_id, amount_minor: 3_000n }], anna)
  const { id } = await offered(visitor, 'gift')
  await change(1)
  expect(await apply(id)).toMatchObject({ success: false, error: 'bonus-other-currency', currency: 'UAH' })
  expect(await info(id)).toMatchObject({ status: 'assigned', currency: 'UAH', amount: 3_000 })
  await change(2)
  expect((await apply(id)).data).toMatchObject({ status: 'applied' })
})

test('who gives a bonus up in the moment in which it becomes cash reads that it has ended, and has the cash', async () => {
  const { id } = await offered(visitor, 'hello')
  await apply(id)
  for (const win of [6_000n, 5_000n]) await stake(t, player_id, 5_000n, win)
  const isWaiting = async (): Promise<boolean> => {
    const { rows } = await sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
      t.house.db,
    )
    return rows.length > 0
  }
  const given_up = await inTransaction(t.house.db, async (tx) => {
    await finishWagered(tx, t.house, [BigInt(id)])
    const asked = cancel(id)
    await expect.poll(isWaiting).toBe(true)
    return { asked }
  })
  expect(await given_up.asked).toMatchObject({ success: false, error: 'bonus-ended' })
  expect([(await info(id)).status, await stands(t, player_id, id)]).toEqual(['complete', [6_000, 0]])
})

test('an offer that was given up does not come back once its version has ended', async () => {
  await publish(t, { ...welcome, slug: 'gone', trigger: 'registration', amount: { kind: 'fixed', amounts: amounts(5_000) } })
  const { id } = await offered(visitor, 'gone')
  await cancel(id)
  expect(await info(id)).toMatchObject({ canRestore: true })
  await endOffer(t, 'gone')
  expect([await info(id), await restore(id)]).toMatchObject([{ canRestore: false }, { success: false, error: 'bonus-ended' }])
})

test('who has taken an offer without a deposit is not offered its next version, also while theirs waits its turn; who has not, is', async () => {
  const again = { ...welcome, slug: 'again', trigger: 'registration', amount: { kind: 'fixed', amounts: amounts(5_000) } } as const
  await publish(t, again)
  const [asleep, untaken] = [await registerPlayer(t), await registerPlayer(t)]
  await apply((await offered(visitor, 'again')).id)
  await asleep.visitor.call(calls.applyBonus, { params: { id: (await offered(asleep.visitor, 'hello')).id } })
  const second = { params: { id: (await offered(asleep.visitor, 'again')).id } }
  expect((await asleep.visitor.call(calls.applyBonus, second)).body).toMatchObject({ data: { status: 'sleeping' } })
  const before = await offered(untaken.visitor, 'again')
  await publish(t, again)
  expect(await slugsOffered()).not.toContain('again')
  expect((await asleep.visitor.call(calls.getAvailable, {})).body.data.map(({ terms }) => terms)).not.toContain('again')
  expect((await offered(untaken.visitor, 'again')).id).not.toBe(before.id)
  await endOffer(t, 'again')
})

test('a bonus that was chosen with a deposit is kept for it when its offer runs out before the deposit is confirmed, or has brought it; others expire', async () => {
  const minute_ms = 60_000
  const ends_at = new Date(t.clock.now().getTime() + 10 * minute_ms).toISOString()
  await publish(t, { ...welcome, slug: 'ending', ends_at })
  const [unpaid, idle] = [await registerPlayer(t), await registerPlayer(t)]
  const ids: number[] = []
  for (const who of [visitor, unpaid.visitor, idle.visitor]) ids.push((await offered(who, 'ending')).id)
  const [id = 0, theirs = 0] = ids
  t.clock.advance(5 * minute_ms)
  const { payment, form } = (await beginWith(visitor, 20_000, id)).data
  await beginWith(unpaid.visitor, 20_000, theirs)
  t.clock.advance(8 * minute_ms)
  await expireBonuses(t.house)
  const states = async () => (await bonusesByIds(t.house.db, ids.map(BigInt))).map(({ state }) => state)
  expect(await states()).toEqual(['assigned', 'assigned', 'expired'])
  await postWebhook(t, messageOf({ payment_id: payment?.id ?? '', token: form?.paymentId ?? '' }, 20_000))
  await expireBonuses(t.house)
  await t.drain()
  expect(await states()).toEqual(['applied', 'assigned', 'expired'])
  t.clock.advance(60 * minute_ms)
  await t.jobs.send('money/cash-desk.expire-payments', {})
  await t.jobs.runDue(t.house)
  await expireBonuses(t.house)
  expect(await states()).toEqual(['applied', 'expired', 'expired'])
  t.clock.advance(-73 * minute_ms)
})

test('of an offer whose budget is given out none is begun, and one that was given up is not had back: the refusal says that all are gone; promised ones begin', async () => {
  const lucky = await registerPlayer(t)
  await publish(t, { ...welcome, slug: 'few', trigger: 'registration', amount: { kind: 'fixed', amounts: amounts(5_000) } })
  const late = (await offered(visitor, 'few')).id
  await emptyFund(t, 'few', lucky.player_id)
  const gone = { success: false, error: 'bonus-none-left', message: 'Усі бонуси цієї пропозиції вже роздано.' }
  expect(await apply(late)).toMatchObject(gone)
  expect([(await info(late)).status, await stands(t, player_id, late)]).toEqual(['assigned', [0, 0]])
  const anna = { actor: 'operator:anna', reason: 'a test' }
  await publish(t, { ...gift, slug: 'thanks' })
  await grantList(t.house, 'thanks', `list-${player_id}`, [{ player_id, amount_minor: 3_000n }], anna)
  const given = (await offered(visitor, 'thanks')).id
  await cancel(given)
  await emptyFund(t, 'thanks', lucky.player_id)
  expect(await restore(given)).toMatchObject(gone)
  const promised = (await offered(lucky.visitor, 'thanks')).id
  expect((await lucky.visitor.call(calls.applyBonus, { params: { id: promised } })).body).toMatchObject({ data: { status: 'applied' } })
  await endOffer(t, 'few')
})
