import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { refuse } from '../contract.ts'
import { BalanceChanged, balancesChanged } from '../events.ts'
import { callBegin, callEnd, type NewFreeSpins } from './free-spins-store.ts'

/**
 * Gives free spins inside the caller's transaction: their worth (number × stake) leaves its fund. Idempotent by number; false when they
 * were given before. Who may have them (audience, jurisdiction) is the caller's to ask. Refusals: `insufficient-funds` when the fund does
 * not hold them; `idempotency-key-reused` (409) for other terms.
 */
export const beginFreeSpins = async (tx: Tx, house: House, spins: NewFreeSpins): Promise<boolean> => {
  const outcome = await callBegin(tx, spins, house.clock.now())
  if (outcome === 'key-reused') throw new Refusal('idempotency-key-reused', {}, 409)
  if (outcome === 'insufficient-funds') return refuse('insufficient-funds')
  if (outcome === 'begun') await announce(tx, house, [BalanceChanged({ reason: 'free-spins' }, spins.player_id)])
  return outcome === 'begun'
}

/** Free spins that ended now, and how many of them were not played. */
interface EndedFreeSpins {
  readonly free_spins_id: bigint
  readonly unused: number
}

/** Ends free spins inside the caller's transaction; what is left of their worth goes back to its fund. Those that had ended are left out. */
export const endFreeSpins = async (tx: Tx, house: House, ids: readonly bigint[]): Promise<EndedFreeSpins[]> => {
  const ended = await callEnd(tx, ids, house.clock.now())
  await announce(tx, house, balancesChanged('free-spins', [...new Set(ended.map(({ player_id }) => player_id))]))
  return ended.map(({ free_spins_id, unused }) => ({ free_spins_id, unused }))
}
