import type { MatchResult } from '#engines/sport/match-result.ts'
import { marketTypes, marketTypeOf, type MarketTypeId, type Specifiers } from '#engines/sport/markets/market-types.ts'
import { settleMarket } from '#engines/sport/markets/settle-market.ts'
import type { Settlement } from '#engines/sport/markets/settlement.ts'

export type EventState = 'scheduled' | 'live' | 'ended' | 'cancelled'
export type MarketState = 'open' | 'suspended' | 'closed' | 'settled'

/** The fields of an event that decide whether it takes bets. */
export interface EventGates {
  readonly state: EventState
  readonly starts_at: Date
  readonly is_stopped: boolean
  readonly is_stale: boolean
  readonly is_held: boolean
}

/**
 * Whether an event takes bets at all. An event that should have started but was not reported as started takes none: nobody may bet
 * on a running match at pre-match odds.
 */
export const isEventOpen = ({ state, starts_at, is_stopped, is_stale, is_held }: EventGates, now: Date): boolean => {
  if (is_stopped || is_stale || is_held) return false
  return state === 'live' || (state === 'scheduled' && now < starts_at)
}

/** Who won an event that has ended; null where nobody did, or where that is not told. Of a fight the score does not say it. */
export const winnerOf = ({ state, result }: { readonly state: EventState; readonly result: Pick<MatchResult, 'winners'> | null }) => {
  const [winner, ...others] = (state === 'ended' && result?.winners) || []
  return others.length === 0 && (winner === 'home' || winner === 'away') ? winner : null
}

/** The state of a market by itself; a market that an operator holds is suspended. */
export const ownState = ({ state, is_held }: { readonly state: MarketState; readonly is_held: boolean }): MarketState =>
  is_held && state === 'open' ? 'suspended' : state

/** The state that counts for bets: the market's state, restricted by that of its event. */
export const stateForBets = (own: MarketState, is_event_open: boolean): MarketState =>
  own === 'open' && !is_event_open ? 'suspended' : own

export const isMarketType = (type: string): type is MarketTypeId => Object.hasOwn(marketTypes, type)

/** Whether the result of this market is already known. Before the end only completed parts are. */
const isDecided = (type: MarketTypeId, specifiers: Specifiers, result: MatchResult): boolean => {
  const market = marketTypeOf(type)
  if (market.kind === 'score') return result.counts[specifiers.count ?? ''] !== undefined
  return market.happened(result, specifiers) !== null
}

/**
 * One settlement per outcome, or null while the market is undecided. When the event has ended, markets on parts that were never
 * completed are void.
 */
export const settlementsOf = (
  market: { readonly type: MarketTypeId; readonly specifiers: Specifiers; readonly outcomes: readonly string[] },
  result: MatchResult,
  is_final: boolean,
): readonly Settlement[] | null => {
  const { type, specifiers, outcomes } = market
  if (!is_final && !isDecided(type, specifiers, result)) return null
  return outcomes.map((outcome) => settleMarket(type, specifiers, outcome, result))
}

/** The main market shown in lists: the first of these types that the event has. */
const mainKeys: Readonly<Record<string, readonly string[]>> = {
  football: ['result:count=regular', 'winner'],
  'ice-hockey': ['result:count=regular', 'winner'],
}
const otherwise = ['winner', 'result:count=regular'] as const

export const mainKeysOf = (sport: string): readonly string[] => mainKeys[sport] ?? otherwise

/** Odds, settlements and the timeline of an event are deleted this long after its end; the event, its score and its seed are kept. */
export const markets_kept_days = 7
export const most_days_ahead = 7
export const events_limit = 50
export const most_events = 200
export const search_limit = 20
