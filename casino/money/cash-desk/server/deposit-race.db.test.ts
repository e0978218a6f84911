import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { trialBalance } from '#casino/money/wallet/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import { mainBalanceOf } from '../testing/balance.ts'
import { beginDeposit, completeDeposit } from '../testing/sandbox.ts'
import { applyMessage } from './apply-message.ts'
import type { PaymentMessage } from './provider.ts'
import { movePayment, type Move } from './store.ts'

const at_once = 50
/** 200 in the long form. */
const rounds = Number(process.env['RACE_ROUNDS'] ?? 10)
const amount = 12_300

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ pool_size: 16 })
})
afterAll(async () => {
  expect((await trialBalance(t.house)).drift).toEqual([])
  await t.close()
})

type MovePayment = typeof movePayment

/** The provider repeats its completion fifty times at once, half of them under ids of their own. How often did it take effect? */
const race = async (move: MovePayment): Promise<{ credited: number; facts: number; moved: number }> => {
  const { visitor, player_id } = await registerPlayer(t)
  const { payment_id, token } = await beginDeposit(visitor, amount)
  const message = (index: number): PaymentMessage => ({
    about: 'payment',
    instrument: null,
    message_id: `${payment_id}-${index % 2 === 0 ? 'same' : index}`,
    payment_id: BigInt(payment_id),
    provider_payment: token,
    state: 'completed',
    reason: null,
    amount_minor: BigInt(amount),
    currency: 'UAH',
  })
  const outcomes = await Promise.all(Array.from({ length: at_once }, (_, index) => applyMessage(t.house, 'sandbox', message(index), move)))
  const { rows } = await sql`
    select from kernel.facts where kind = 'money/cash-desk.deposit-completed' and player_id = ${player_id}`.execute(t.house.db)
  return {
    credited: await mainBalanceOf(visitor),
    facts: rows.length,
    moved: outcomes.filter((outcome) => outcome === 'moved').length,
  }
}

test('reliability, races: fifty completions of one deposit at once credit it exactly once', async () => {
  for (let round = 0; round < rounds; round++) expect(await race(movePayment)).toEqual({ credited: amount, facts: 1, moved: 1 })
  // A repeat that waits for the payment must not hold what the one before it still needs.
  const { rows } = await sql<{ deadlocks: bigint }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(t.house.db)
  expect(rows).toEqual([{ deadlocks: 0n }])
})

/** The same without its condition in the statement: it looks first, and moves then. */
const moveWithoutGuard: MovePayment = async (tx: Tx, id: bigint, move: Move) => {
  const { rows } = await sql<{ state: string }>`select state from money_cash_desk.payments where id = ${id}`.execute(tx)
  if (rows[0]?.state === move.state) return false
  await sql`update money_cash_desk.payments set state = ${move.state}, changed_at = ${move.at} where id = ${id}`.execute(tx)
  return true
}

test('mutant: without the guard of the state the same race takes effect several times within 20 rounds', async () => {
  const doubled = async (): Promise<boolean> => {
    for (let round = 0; round < 20; round++) {
      const { facts, credited } = await race(moveWithoutGuard)
      // The ledger's own key still holds the money together.
      expect(credited).toBe(amount)
      if (facts > 1) return true
    }
    return false
  }
  expect(await doubled()).toBe(true)
})

test('RTM-026: of two first deposits at once one is the first', async () => {
  for (let round = 0; round < rounds; round++) {
    const { visitor, player_id } = await registerPlayer(t)
    const begun = await Promise.all([beginDeposit(visitor, amount), beginDeposit(visitor, amount)])
    await Promise.all(
      begun.map(({ payment_id, token }) =>
        applyMessage(t.house, 'sandbox', {
          about: 'payment',
          instrument: null,
          message_id: `first-${payment_id}`,
          payment_id: BigInt(payment_id),
          provider_payment: token,
          state: 'completed',
          reason: null,
          amount_minor: BigInt(amount),
          currency: 'UAH',
        }),
      ),
    )
    const { rows } = await sql<{ is_first: boolean }>`
      select (data->>'is_first')::boolean as is_first from kernel.facts
       where kind = 'money/cash-desk.deposit-completed' and player_id = ${player_id}`.execute(t.house.db)
    expect(rows.map(({ is_first }) => is_first).toSorted()).toEqual([false, true])
    expect(await mainBalanceOf(visitor)).toBe(2 * amount)
  }
})

test('the database itself lets no payment go back, change its amount, or be removed', async () => {
  const { visitor } = await registerPlayer(t)
  const { payment_id } = await beginDeposit(visitor, amount)
  const attempts = [
    sql`update money_cash_desk.payments set amount = 1 where id = ${payment_id}`,
    sql`update money_cash_desk.payments set player_id = 1 where id = ${payment_id}`,
    sql`delete from money_cash_desk.payments where id = ${payment_id}`,
  ]
  for (const attempt of attempts) await expect(attempt.execute(t.house.db)).rejects.toThrow(/payment|cannot|never/i)
  await sql`update money_cash_desk.payments set state = 'completed' where id = ${payment_id}`.execute(t.house.db)
  await expect(sql`update money_cash_desk.payments set state = 'created' where id = ${payment_id}`.execute(t.house.db)).rejects.toThrow(
    'cannot become that',
  )
})

test('reliability 21: what a provider said stays as it was said', async () => {
  const { visitor } = await registerPlayer(t)
  await completeDeposit(t, visitor, amount)
  await expect(sql`update money_cash_desk.provider_messages set outcome = 'moved'`.execute(t.house.db)).rejects.toThrow('append-only')
  await expect(sql`delete from money_cash_desk.provider_messages`.execute(t.house.db)).rejects.toThrow('append-only')
})
