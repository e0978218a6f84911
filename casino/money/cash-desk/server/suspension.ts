import type { Executor } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { suspension_ms } from '../rules.ts'
import { chargingSince } from './store.ts'

/**
 * WA-021, A-056: until when a player pays by no other press, because a payment of the last minute is on its way; null where nothing holds
 * them up. The command that asks is not in its own way.
 */
export const suspendedUntil = async ({ clock }: House, db: Executor, player_id: bigint, but_key?: string): Promise<string | null> => {
  const since = new Date(clock.now().getTime() - suspension_ms)
  const began = await chargingSince(db, { player_id, since, but_key })
  return began ? new Date(began.getTime() + suspension_ms).toISOString() : null
}
