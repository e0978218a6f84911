import { sql } from 'kysely'
import type { TestHouse } from '#apps/testing/test-house.ts'
import { playerById } from '#casino/players/accounts/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { holdDepositControls } from '../server/deposit-controls.ts'
import { holdAndRequireMayDeposit } from '../server/may-deposit.ts'
import { insertPayment, type Payment } from '../server/store.ts'

/**
 * The transaction that begins a deposit, made slow where it matters: after the look at the account and before the payment
 * stands. `hold` is the real lock, or a mutant without it.
 */
export const beginSlowly = ({ house }: TestHouse, player_id: bigint, hold: typeof holdDepositControls): Promise<Payment> => {
  const at = house.clock.now()
  const intent = { player_id, amount_minor: 12_300n, currency: 'UAH', language: 'uk', request_key: 'slow' } as const
  return inTransaction(house.db, async (tx) => {
    await holdAndRequireMayDeposit(tx, house, intent, hold)
    if ((await playerById(tx, player_id))?.currency !== 'UAH') throw new Error('another currency')
    await sql`select pg_sleep(0.2)`.execute(tx)
    const made = { ...intent, provider: 'sandbox', method: 'card', bonus_id: 7n, sport_betting_bonus_id: 0n, location: null }
    return insertPayment(tx, { ...made, at, waits_until: at })
  })
}
