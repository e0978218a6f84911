import { inTransaction } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { refuse } from '../contract.ts'
import { movePayout } from './move-payout.ts'
import { isCancellable } from './payout-line.ts'
import { payoutById, type PayoutRow } from './store.ts'

/**
 * Calls a payout back: its money is on the balance with the same commit. Refuses `payout-unknown` (404) what is not this player's, and
 * `payout-not-cancellable` what has left already, or where the licence forbids it.
 */
export const callBack = async (house: House, player_id: bigint, id: bigint): Promise<PayoutRow> => {
  const payout = await inTransaction(house.db, async (tx) => {
    const found = (await payoutById(tx, id, player_id)) ?? refuse('payout-unknown', {}, 404)
    if (!isCancellable(house, found)) return refuse('payout-not-cancellable')
    return (await movePayout(tx, house, id, 'cancelled', { reason: 'player' })) ?? refuse('payout-not-cancellable')
  })
  house.facts.wake()
  return payout
}
