import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { updateLimits } from '#casino/players/responsible-play/contract.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { makeDeposit } from '../contract.ts'
import { readDepositControls } from './deposit-controls.ts'
import { holdAndRequireMayDeposit } from './may-deposit.ts'
import { insertPayment } from './store.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ now: '2026-12-01T12:00:00Z', pool_size: 16 })
})
afterAll(() => t.close())

type Period = '24-hours' | '7-days' | '30-days'
const limitDeposits = (visitor: TestVisitor, amount: number, period: Period = '24-hours') =>
  visitor.call(updateLimits, { body: { limits: [{ type: 'deposit', period, amount }] } })
const depositOf = (amount: number, more: { validate?: boolean } = {}) => ({ method_id: 1, currency_id: 2, amount, ...more })

/** What the player has begun to deposit, in minor units. */
const begun = async (player_id: bigint): Promise<number> => {
  const { rows } = await sql<{ sum: string }>`
    select coalesce(sum(amount), 0)::text as sum from money_cash_desk.payments where player_id = ${player_id}`.execute(t.house.db)
  return Number(rows[0]?.sum)
}

test('RP-002, WA-017: a deposit beyond the limit is 444 with what is left and when, at the check and at the payment', async () => {
  const { visitor, player_id } = await registerPlayer(t)
  await limitDeposits(visitor, 30_000)
  expect((await visitor.call(makeDeposit, { body: depositOf(20_000) })).status).toBe(200)
  for (const validate of [true, false]) {
    const { status, body } = await visitor.call(makeDeposit, { body: depositOf(15_000, { validate }) })
    const till = '2026-12-02T12:00:00.000Z'
    expect([status, body]).toMatchObject([
      444,
      { success: false, error: 'deposit-limit-exceeded', which: 'deposit-24-hours', room_minor: 10_000, till },
    ])
    expect(body.message).toContain('100')
  }
  expect((await visitor.call(makeDeposit, { body: depositOf(10_000) })).status).toBe(200)
  expect((await visitor.call(makeDeposit, { body: depositOf(5_000) })).body).toMatchObject({
    error: 'deposit-limit-reached',
    room_minor: 0,
  })
  t.clock.set('2026-12-02T12:00:00Z')
  const next_day = await enterAs(t, player_id)
  expect((await next_day.call(makeDeposit, { body: depositOf(30_000) })).status).toBe(200)
})

test('RP-001: a lower limit counts what was deposited before it', async () => {
  const { visitor } = await registerPlayer(t)
  expect((await visitor.call(makeDeposit, { body: depositOf(50_000) })).status).toBe(200)
  await limitDeposits(visitor, 40_000, '7-days')
  expect((await visitor.call(makeDeposit, { body: depositOf(5_000) })).body).toMatchObject({ error: 'deposit-limit-reached' })
})

test('RP-002: a deposit that failed leaves its room to the next one', async () => {
  const { visitor, player_id } = await registerPlayer(t)
  await limitDeposits(visitor, 30_000)
  await visitor.call(makeDeposit, { body: depositOf(30_000) })
  expect((await visitor.call(makeDeposit, { body: depositOf(30_000) })).status).toBe(444)
  await sql`update money_cash_desk.payments set state = 'failed' where player_id = ${player_id}`.execute(t.house.db)
  expect((await visitor.call(makeDeposit, { body: depositOf(30_000) })).status).toBe(200)
})

test('RP-002: a command that is repeated does not count itself', async () => {
  const { visitor, player_id } = await registerPlayer(t)
  await limitDeposits(visitor, 30_000)
  const key = randomUUID()
  const intent = { player_id, amount_minor: 30_000n, currency: 'UAH', language: 'uk', request_key: key } as const
  await visitor.call(makeDeposit, { body: depositOf(30_000), key })
  await inTransaction(t.house.db, (tx) => holdAndRequireMayDeposit(tx, t.house, intent))
  const other = inTransaction(t.house.db, (tx) => holdAndRequireMayDeposit(tx, t.house, { ...intent, request_key: randomUUID() }))
  await expect(other).rejects.toMatchObject({ code: 'deposit-limit-reached' })
})

const at_once = 15
const rounds = Number(process.env['RACE_ROUNDS'] ?? 10)

test('RP-002: of fifteen deposits at once only as many begin as the limit allows', async () => {
  for (let round = 0; round < rounds; round++) {
    const { visitor, player_id } = await registerPlayer(t)
    await limitDeposits(visitor, 50_000)
    const answers = await Promise.all(Array.from({ length: at_once }, () => visitor.call(makeDeposit, { body: depositOf(10_000) })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(await begun(player_id)).toBe(50_000)
  }
})

/** Begins deposits at once, as the use case does, under a lock or without one. */
const raceUnder = async (hold: typeof readDepositControls): Promise<number> => {
  const { visitor, player_id } = await registerPlayer(t)
  await limitDeposits(visitor, 50_000)
  const at = t.house.clock.now()
  const one = (request_key: string) =>
    inTransaction(t.house.db, async (tx) => {
      const intent = { player_id, amount_minor: 10_000n, currency: 'UAH', language: 'uk', request_key } as const
      await holdAndRequireMayDeposit(tx, t.house, intent, hold)
      const rest = { provider: 'sandbox', method: 'card', bonus_id: 0n, sport_betting_bonus_id: 0n, location: null, at, waits_until: at }
      await insertPayment(tx, { ...intent, ...rest })
    })
  await Promise.allSettled(Array.from({ length: at_once }, () => one(randomUUID())))
  return begun(player_id)
}

test('mutant: without the lock the same race goes beyond the limit within 20 rounds', async () => {
  let most = 0
  for (let round = 0; round < 20 && most <= 50_000; round++) most = Math.max(most, await raceUnder(readDepositControls))
  expect(most).toBeGreaterThan(50_000)
})

test('RP-002: no deposit begins after a lower limit was acknowledged', async () => {
  for (let round = 0; round < rounds; round++) {
    const { visitor, player_id } = await registerPlayer(t)
    const deposits = Array.from({ length: at_once }, () => visitor.call(makeDeposit, { body: depositOf(10_000) }))
    const acknowledged = limitDeposits(visitor, 0).then(() => begun(player_id))
    const stood = await acknowledged
    await Promise.all(deposits)
    expect(await begun(player_id)).toBe(stood)
  }
})
