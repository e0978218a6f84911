import { readStakeControls } from '#casino/money/wallet/server/api.ts'
import type { Executor } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { refuse } from '../contract.ts'

/** What a player is about to deposit. */
export interface DepositIntent {
  readonly player_id: bigint
  readonly amount_minor: bigint
  readonly currency: string
}

/**
 * Asked before a deposit is accepted, and again when one is begun: may this player bring this amount in? Refuses with
 * `deposits-blocked` { till } (444, WA-017) whoever may not stake: money that cannot be played must not be taken.
 * Players without controls have no wallet, and the answer is no. Every further limit on deposits belongs here (reliability 12).
 */
export const refuseUnwantedDeposit = async (db: Executor, house: House, intent: DepositIntent): Promise<void> => {
  const controls = await readStakeControls(db, intent.player_id)
  if (!controls) return refuse('deposits-blocked', { till: null }, 444)
  const { blocked_until } = controls
  if (blocked_until === 'for-ever') return refuse('deposits-blocked', { till: null }, 444)
  if (blocked_until !== null && blocked_until > house.clock.now())
    return refuse('deposits-blocked', { till: blocked_until.toISOString() }, 444)
}
