import type { Settlement } from '#engines/sport/markets/settlement.ts'
import type { Executor } from '#kernel/database/database.ts'
import { marketsOfRevision } from './market-store.ts'

export interface SettledMarket {
  readonly market_id: bigint
  /** By outcome; null: it was settled and is not any more. */
  readonly settlements: ReadonlyMap<string, Settlement> | null
}

/**
 * Markets whose settlement one revision of an event changed, as they are now. A market that a later revision changed again is found
 * with that one alone, so reading every revision once ends where the last of them alone would.
 */
export const settledMarkets = async (db: Executor, event_id: number | bigint, revision: number): Promise<SettledMarket[]> =>
  (await marketsOfRevision(db, BigInt(event_id), revision)).map(({ id, outcomes, settlements }) => ({
    market_id: id,
    settlements: settlements && new Map(settlements.map((settlement, index) => [outcomes[index] ?? '', settlement])),
  }))
