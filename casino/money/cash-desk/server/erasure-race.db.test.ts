import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { askForErasure } from '#casino/players/personal-data/contract.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { beginSlowly } from '../testing/slow-deposit.ts'
import { holdDepositControls, readDepositControls } from './deposit-controls.ts'

const rounds = Number(process.env['RACE_ROUNDS'] ?? 6)
const job = 'players/personal-data.erase-due'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ pool_size: 16 })
})
afterAll(() => t.close())

/** A player whose time to be erased has come. */
const dueToGo = async (): Promise<bigint> => {
  const { visitor, player_id } = await registerPlayer(t)
  const { body } = await visitor.call(askForErasure, { body: { isConfirmed: true } })
  t.clock.set(body.data.dueAt)
  return player_id
}
const eraseDue = async (): Promise<void> => {
  const declared = t.house.slices.flatMap(({ jobs }) => jobs ?? []).find(({ name }) => name === job)
  await declared?.run({}, t.house)
}
const isErased = async (player_id: bigint): Promise<boolean> => {
  const { rows } = await sql`
    select from kernel.facts where kind = 'players/personal-data.player-erased' and player_id = ${player_id}`.execute(t.house.db)
  expect(rows.length).toBeLessThan(2)
  return rows.length === 1
}
const countOf = async (rows: Promise<{ rows: unknown[] }>): Promise<number> => (await rows).rows.length

/** A deposit that was begun at the last moment. Is its player erased, and the money on its way to nobody? */
const isLost = async (hold: typeof holdDepositControls): Promise<boolean> => {
  const player_id = await dueToGo()
  await Promise.all([beginSlowly(t, player_id, hold).catch(() => undefined), eraseDue()])
  const payments = await countOf(sql`select from money_cash_desk.payments where player_id = ${player_id}`.execute(t.house.db))
  return payments > 0 && (await isErased(player_id))
}

test('races: of a deposit and the erasure of its player at once one is refused', async () => {
  for (let round = 0; round < rounds; round++) expect(await isLost(holdDepositControls)).toBe(false)
})

test('mutant: without the lock of the deposit controls such a deposit is lost within 100 rounds', async () => {
  let is_lost = false
  for (let round = 0; round < 100 && !is_lost; round++) is_lost = await isLost(readDepositControls)
  expect(is_lost).toBe(true)
})

test('races: two processes erase a player once, and nobody who signs in at that moment is erased', async () => {
  const outcomes = new Set<boolean>()
  for (let round = 0; round < rounds; round++) {
    const player_id = await dueToGo()
    await Promise.all([eraseDue(), eraseDue(), enterAs(t, player_id).catch(() => undefined)])
    const is_erased = await isErased(player_id)
    const sessions = await countOf(sql`select from sign_in_sessions.sessions where player_id = ${player_id}`.execute(t.house.db))
    expect([is_erased, sessions]).toEqual(is_erased ? [true, 0] : [false, 1])
    outcomes.add(is_erased)
  }
  expect(outcomes.size).toBeGreaterThan(0)
})
