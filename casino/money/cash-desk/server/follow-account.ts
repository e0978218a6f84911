import { sql } from 'kysely'
import { CurrencyChanged } from '#casino/players/profile/events.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'
import { ErasureAsked, PlayerErased } from '#casino/players/personal-data/events.ts'
import { onInTransaction, type InTransactionHandler } from '#kernel/facts/reactions.ts'
import { refuse } from '../contract.ts'
import { holdDepositControls } from './deposit-controls.ts'

/** Does the house still wait for a word about a deposit of this player? */
const hasWaitingDeposit = async (db: Executor, player_id: bigint): Promise<boolean> => {
  const { rows } = await sql`
    select from money_cash_desk.payments where player_id = ${player_id} and state in ('created', 'pending') limit 1`.execute(db)
  return rows.length > 0
}

/** A deposit on its way would arrive in a currency that the player has left. The lock keeps new ones from beginning meanwhile. */
const refuseWhileWaiting: InTransactionHandler<typeof CurrencyChanged.schema> = async ({ data }, tx) => {
  const player_id = BigInt(data.player_id)
  await holdDepositControls(tx, player_id)
  if (await hasWaitingDeposit(tx, player_id)) refuse('currency-deposit-waits')
}

/** The same for an account that is to be erased: its deposit would arrive nowhere. */
const refuseErasureWhileWaiting = async (tx: Tx, player_id: bigint): Promise<void> => {
  await holdDepositControls(tx, player_id)
  if (await hasWaitingDeposit(tx, player_id)) refuse('erasure-deposit-waits')
}

export const accountReactions = [
  onInTransaction(CurrencyChanged, refuseWhileWaiting),
  onInTransaction(ErasureAsked, ({ data }, tx) => refuseErasureWhileWaiting(tx, BigInt(data.player_id))),
  onInTransaction(PlayerErased, ({ data }, tx) => refuseErasureWhileWaiting(tx, BigInt(data.player_id))),
]
