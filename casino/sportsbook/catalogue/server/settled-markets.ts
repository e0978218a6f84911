import type { Settlement } from '#engines/sport/markets/settlement.ts'
import type { Executor } from '#kernel/database/database.ts'
import { marketsOfRevision } from './market-store.ts'

export interface SettledMarket {
  readonly market_id: bigint
  /** By outcome; null: the settlement was rolled back. */
  readonly settlements: ReadonlyMap<string, Settlement> | null
}

/**
 * Markets whose settlement was changed by this revision of an event, in their current state. A market that a later revision changed
 * again is found only under that revision, so reading each revision once gives the final state.
 */
export const settledMarkets = async (db: Executor, event_id: number | bigint, revision: number): Promise<SettledMarket[]> =>
  (await marketsOfRevision(db, BigInt(event_id), revision)).map(({ id, outcomes, settlements }) => ({
    market_id: id,
    settlements: settlements && new Map(settlements.map((settlement, index) => [outcomes[index] ?? '', settlement])),
  }))
