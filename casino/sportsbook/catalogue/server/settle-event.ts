import { isDeepStrictEqual } from 'node:util'
import type { MatchResult } from '#engines/sport/match-result.ts'
import { voided } from '#engines/sport/markets/settlement.ts'
import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { EventEnded, MarketsSettled, SettlementWithdrawn } from '../events.ts'
import { settlementsOf } from '../rules.ts'
import { changesOf, type EventChanged } from './changes.ts'
import { changeEvents, eventById, lockEvents, type EventChange, type EventRow } from './event-store.ts'
import { marketsOfEvents, settleMarkets, type MarketRow, type MarketSettlement } from './market-store.ts'
import { keepScorers } from './scorer-store.ts'

/** Undefined for an unknown event. */
const locked = async (tx: Tx, event_id: bigint): Promise<{ event: EventRow; markets: MarketRow[] } | undefined> => {
  await lockEvents(tx, [event_id])
  const event = await eventById(tx, event_id)
  return event && { event, markets: await marketsOfEvents(tx, [event_id]) }
}

interface SettlementChange {
  readonly event: EventRow
  readonly settled: readonly MarketSettlement[]
  readonly change: Omit<EventChange, 'event_id' | 'revisions'>
}

/** Stores changed settlements as one revision of the event and appends the facts: settled markets first, then rolled-back ones. */
const write = async (tx: Tx, house: House, { event, settled, change }: SettlementChange): Promise<EventChanged[]> => {
  const revision = event.revision + 1
  const markets = await settleMarkets(tx, revision, settled)
  const events = await changeEvents(tx, [{ event_id: event.id, ...change, revisions: settled.length > 0 ? 1 : 0 }])
  const data = { event_id: Number(event.id), revision }
  const is_over = change.state === 'ended' || change.state === 'cancelled'
  await announce(tx, house, [
    ...(settled.some(({ settlements }) => settlements !== null) ? [MarketsSettled(data)] : []),
    ...(settled.some(({ settlements }) => settlements === null) ? [SettlementWithdrawn(data)] : []),
    ...(is_over && event.state !== change.state ? [EventEnded({ event_id: data.event_id, how: change.state })] : []),
  ])
  return changesOf(events, markets)
}

const differs = (market: MarketRow, { settlements, is_voided }: Pick<MarketSettlement, 'settlements' | 'is_voided'>): boolean =>
  market.is_voided !== is_voided || !isDeepStrictEqual(market.settlements, settlements)

/** The settlement of each market by a result. Markets that were voided by hand stay void. */
const byResult = (markets: readonly MarketRow[], result: MatchResult, is_final: boolean): MarketSettlement[] =>
  markets.flatMap((market): MarketSettlement[] => {
    if (market.is_voided) return []
    const settlements = settlementsOf(market, result, is_final)
    return settlements && differs(market, { settlements, is_voided: false }) ? [{ id: market.id, settlements, is_voided: false }] : []
  })

/**
 * Settles what a result decides: before the end, markets on completed parts; with `is_final`, all markets, those on parts that were
 * never completed as void. A corrected result changes only the markets that come out differently; repeating a result changes
 * nothing. A part that is told after a final result corrects its own markets alone: the event keeps the final one, which says the rest, until
 * it is taken back. An event that is cancelled stays so: its result is kept for the case that the void is withdrawn. Undefined for an unknown
 * event.
 */
export const settleEvent = async (
  tx: Tx,
  house: House,
  event_id: bigint,
  result: MatchResult,
  is_final: boolean,
): Promise<EventChanged[] | undefined> => {
  const found = await locked(tx, event_id)
  if (!found) return undefined
  const { event, markets } = found
  const settled = byResult(markets, result, is_final)
  const is_over = event.state === 'ended' || event.state === 'cancelled'
  const ends = is_final && !is_over ? { state: 'ended' as const, ended_at: house.clock.now() } : {}
  if (is_final) await keepScorers(tx, event_id)
  const stands = event.is_final && !is_final ? {} : { result, is_final }
  return write(tx, house, { event, settled, change: { ...stands, ...ends } })
}

/**
 * Withdraws the result of an event: all its settlements are rolled back, and it takes no bets until new odds arrive. Voided markets
 * stay void. Without a result nothing changes: a repeated message must not suspend bets that new odds have reopened.
 */
export const withdrawResult = async (tx: Tx, house: House, event_id: bigint): Promise<EventChanged[] | undefined> => {
  const found = await locked(tx, event_id)
  if (!found) return undefined
  const { event, markets } = found
  if (event.result === null) return []
  const settled = markets.flatMap(({ id, state, is_voided }): MarketSettlement[] =>
    state === 'settled' && !is_voided ? [{ id, settlements: null, is_voided: false }] : [],
  )
  return write(tx, house, {
    event,
    settled,
    change: { state: event.state === 'ended' ? 'live' : event.state, is_stopped: true, result: null, is_final: false },
  })
}

/** Voids markets of an event, or cancels the whole event when `keys` is null. All stakes on them are returned. */
export const voidMarkets = async (
  tx: Tx,
  house: House,
  event_id: bigint,
  keys: readonly string[] | null,
): Promise<EventChanged[] | undefined> => {
  const found = await locked(tx, event_id)
  if (!found) return undefined
  const { event, markets } = found
  const settled = markets.flatMap((market): MarketSettlement[] => {
    if (keys && !keys.includes(market.key)) return []
    const settlements = market.outcomes.map(() => voided)
    return differs(market, { settlements, is_voided: true }) ? [{ id: market.id, settlements, is_voided: true }] : []
  })
  const change = keys === null && event.state !== 'cancelled' ? { state: 'cancelled' as const, ended_at: house.clock.now() } : {}
  return write(tx, house, { event, settled, change })
}

/**
 * Whether an event had begun when it was cancelled. In doubt it had not: the next prices say so if it did, and until then nobody bets on
 * a running match at the prices of before.
 */
const hadBegun = ({ result, play, starts_at }: EventRow, now: Date): boolean => result !== null || (play !== null && now >= starts_at)

/** Cancels a void: what the result decides is settled again, the rest is open. */
export const withdrawVoid = async (
  tx: Tx,
  house: House,
  event_id: bigint,
  keys: readonly string[] | null,
): Promise<EventChanged[] | undefined> => {
  const found = await locked(tx, event_id)
  if (!found) return undefined
  const { event, markets } = found
  const settled = markets.flatMap((market): MarketSettlement[] => {
    if (!market.is_voided || (keys && !keys.includes(market.key))) return []
    const settlements = event.result ? settlementsOf(market, event.result, event.is_final) : null
    return [{ id: market.id, settlements, is_voided: false }]
  })
  const running = hadBegun(event, house.clock.now()) ? ('live' as const) : ('scheduled' as const)
  const reopened = event.is_final ? ('ended' as const) : running
  const change = event.state === 'cancelled' && keys === null ? { state: reopened, is_stopped: true } : {}
  return write(tx, house, { event, settled, change })
}
