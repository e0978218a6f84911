import { inTransaction } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { refuse } from '../contract.ts'
import { movePayout } from './move-payout.ts'
import { isCancellable } from './payout-line.ts'
import { holdPayout, payoutById, type PayoutRow } from './store.ts'

/**
 * Calls a payout back: its money is on the balance with the same commit; a repeat finds it called back. Refuses `payout-unknown` (404) what is
 * not this player's, and `payout-not-cancellable` what has left already, or where the licence forbids it. `key` is that of a command that
 * names no payout.
 */
export const callBack = async (house: House, player_id: bigint, id: bigint, key: string | null = null): Promise<PayoutRow> => {
  const payout = await inTransaction(house.db, async (tx) => {
    if (!(await payoutById(tx, id, player_id))) return refuse('payout-unknown', {}, 404)
    const found = await holdPayout(tx, id)
    if (found?.state === 'cancelled') return found
    if (!found || !isCancellable(house, found)) return refuse('payout-not-cancellable')
    return (await movePayout(tx, house, id, 'cancelled', { reason: 'player', cancel_key: key })) ?? refuse('payout-not-cancellable')
  })
  house.facts.wake()
  return payout
}
