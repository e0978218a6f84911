import { sql } from 'kysely'
import type { Tx } from '#kernel/database/database.ts'
import { refuse } from '../contract.ts'

/**
 * Nobody's money is erased: refuses `erasure-money-left` while any stands in the player's purses. `closes` ends all stakes, with
 * the erasure itself.
 */
export const refuseErasureWithMoney = async (tx: Tx, player_id: string, closes: boolean): Promise<void> => {
  const { rows } = await sql<{ outcome: 'empty' | 'money-left' }>`
    select money_wallet.close_wallet(${player_id}::bigint, ${closes}) as outcome`.execute(tx)
  if (rows[0]?.outcome !== 'empty') refuse('erasure-money-left')
}
