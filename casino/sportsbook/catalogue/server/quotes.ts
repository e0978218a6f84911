import type { MarketTypeId, Specifiers } from '#engines/sport/markets/market-types.ts'
import type { Settlement } from '#engines/sport/markets/settlement.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'
import { isEventOpen, ownState, stateForBets, type MarketState } from '../rules.ts'
import { gatesOfEvents, shareEventsOf, type GateRow } from './event-store.ts'
import { marketsByIds, type MarketRow } from './market-store.ts'

export interface QuotedOutcome {
  readonly outcome: string
  /** Null: not offered. */
  readonly odds_thousandths: number | null
  /** Current probabilities for cash-out, never shown on a page: the expected share of a stake that wins, and that is returned. */
  readonly won_millionths: number
  readonly returned_millionths: number
  /** Null while the market is not settled. */
  readonly settlement: Settlement | null
}

/** A market for bets. */
export interface QuotedMarket {
  readonly market_id: bigint
  readonly event_id: bigint
  readonly key: string
  readonly type: MarketTypeId
  readonly specifiers: Specifiers
  /** The effective state: only `open` markets take bets. */
  readonly state: MarketState
  readonly version: number
  readonly outcomes: readonly QuotedOutcome[]
  readonly event: GateRow
}

const quotedOf = (market: MarketRow, event: GateRow, now: Date): QuotedMarket => ({
  market_id: market.id,
  event_id: market.event_id,
  key: market.key,
  type: market.type,
  specifiers: market.specifiers,
  state: stateForBets(ownState(market), isEventOpen(event, now)),
  version: market.version,
  outcomes: market.outcomes.map((outcome, index) => ({
    outcome,
    odds_thousandths: market.odds[index] ?? null,
    won_millionths: market.won_millionths[index] ?? 0,
    returned_millionths: market.returned_millionths[index] ?? 0,
    settlement: market.settlements?.[index] ?? null,
  })),
  event,
})

const quoted = (markets: readonly MarketRow[], events: readonly GateRow[], now: Date): Map<bigint, QuotedMarket> => {
  const byId = new Map(events.map((event) => [event.id, event]))
  return new Map(
    markets.flatMap((market) => {
      const event = byId.get(market.event_id)
      return event ? [[market.id, quotedOf(market, event, now)]] : []
    }),
  )
}

/** Markets with their current odds and states. Unknown ids are left out. */
export const quotesOf = async (db: Executor, now: Date, market_ids: readonly bigint[]): Promise<Map<bigint, QuotedMarket>> => {
  const markets = await marketsByIds(db, market_ids)
  return quoted(markets, await gatesOfEvents(db, [...new Set(markets.map(({ event_id }) => event_id))]), now)
}

/**
 * The same for a bet that is being placed or cashed out, locked until the transaction ends: odds cannot change and nothing can be
 * suspended or settled meanwhile; other bets may hold the lock at the same time. So a bet is either stored before its market is
 * settled, and settled with it, or it sees that the market is settled.
 */
export const lockMarkets = async (tx: Tx, now: Date, market_ids: readonly bigint[]): Promise<Map<bigint, QuotedMarket>> => {
  const events = await shareEventsOf(tx, market_ids)
  return quoted(await marketsByIds(tx, market_ids), events, now)
}
