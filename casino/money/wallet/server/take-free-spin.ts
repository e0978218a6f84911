import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { BalanceChanged } from '../events.ts'
import type { PursePart } from './round-stakes.ts'
import { settleSpin, type FreeSpinRound } from './settle-free-spin.ts'

/**
 * Takes a free spin whose win comes later, inside the caller's transaction: `settleMany` pays it to the purse that is named here, and it goes
 * where the wins of these spins go. A repeat moves nothing. Refusals as `settleFreeSpin`.
 */
export const takeFreeSpin = async (tx: Tx, house: House, spin: Omit<FreeSpinRound, 'draw'>): Promise<readonly PursePart[]> => {
  await settleSpin(tx, house, spin, () => ({ win_minor: 0n, fact: null, answer: {} }))
  await announce(tx, house, [BalanceChanged({ reason: 'free-spins' }, spin.owner_id)])
  return [{ purse: `free-spins:${spin.free_spins_id}`, amount_minor: spin.stake_minor }]
}
