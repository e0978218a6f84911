import type { MarketChances } from '#engines/sport/chances/market-chances.ts'
import { marketTypeOf, type MarketTypeId, type Specifiers } from '#engines/sport/markets/market-types.ts'
import { marketKey } from '#engines/sport/markets/settle-market.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { inMillionths, pricesOf, type ChangedMargins } from '../pricing.ts'
import type { Happening, Play } from '../contract.ts'
import { changesOf, type EventChanged } from './changes.ts'
import { addHappenings, changeEvents, overEvents } from './event-store.ts'
import { changedMargins } from './margins.ts'
import { writePrices, type MarketPrices } from './market-store.ts'

/** A market with odds set by its producer, which are used as they are. */
export interface PricedMarket {
  readonly type: MarketTypeId
  readonly specifiers: Specifiers
  readonly is_suspended: boolean
  readonly outcomes: readonly {
    readonly outcome: string
    readonly odds_thousandths: number | null
    readonly won_millionths: number
    readonly returned_millionths: number
  }[]
}

/** Changes of an event. `markets` lists everything on offer: markets not listed are closed. Left out: no change. */
export interface EventUpdate {
  readonly event_id: bigint
  readonly sport: string
  readonly state?: 'scheduled' | 'live'
  readonly is_stopped?: boolean
  readonly is_stale?: boolean
  readonly play?: Play
  readonly happenings?: readonly Happening[]
  /** With probabilities of a model, to which this casino's margins are applied. */
  readonly chances?: readonly MarketChances[]
  readonly markets?: readonly PricedMarket[]
}

const byChances = (changed: ChangedMargins, { event_id, sport }: EventUpdate, market: MarketChances, position: number): MarketPrices => {
  const kept = market.outcomes.map(inMillionths)
  return {
    event_id,
    key: marketKey(market.type, market.specifiers),
    type: market.type,
    specifiers: market.specifiers,
    position,
    state: 'open',
    outcomes: market.outcomes.map(({ outcome }) => outcome),
    odds: pricesOf(changed, sport, market),
    won: kept.map(({ won }) => won),
    returned: kept.map(({ returned }) => returned),
  }
}

/** In the order of the market type's outcomes, whatever their order in the message; missing outcomes are not offered. */
const asGiven = ({ event_id }: EventUpdate, market: PricedMarket, position: number): MarketPrices => {
  const { type, specifiers } = market
  const outcomes = marketTypeOf(type).outcomes(specifiers)
  const given = new Map(market.outcomes.map((one) => [one.outcome, one]))
  return {
    event_id,
    key: marketKey(type, specifiers),
    type,
    specifiers,
    position,
    state: market.is_suspended ? 'suspended' : 'open',
    outcomes,
    odds: outcomes.map((outcome) => given.get(outcome)?.odds_thousandths ?? null),
    won: outcomes.map((outcome) => given.get(outcome)?.won_millionths ?? 0),
    returned: outcomes.map((outcome) => given.get(outcome)?.returned_millionths ?? 0),
  }
}

/** A market without any odds is not offered. */
const isOffered = ({ odds }: MarketPrices): boolean => odds.some((one) => one !== null)

const pricesIn = (changed: ChangedMargins, update: EventUpdate): MarketPrices[] => {
  const own = update.chances?.map((market, position) => byChances(changed, update, market, position)) ?? []
  const given = update.markets?.map((market, position) => asGiven(update, market, position)) ?? []
  return [...own, ...given].filter(isOffered)
}

const opens = ({ state, is_stopped, chances, markets }: EventUpdate): boolean =>
  state !== undefined || is_stopped !== undefined || chances !== undefined || markets !== undefined

/**
 * What may still be told of events that ended or were cancelled: scoreboard and timeline. Producers go on after somebody of the house
 * voided a match, and are late: nothing of that may open bets again on what was settled. Only what takes the end back does
 * (`withdrawResult`, `withdrawVoid`).
 */
const withoutOpening = async (tx: Tx, updates: readonly EventUpdate[]): Promise<readonly EventUpdate[]> => {
  const over = await overEvents(
    tx,
    updates.filter(opens).map(({ event_id }) => event_id),
  )
  if (over.size === 0) return updates
  return updates.map((update) => {
    if (!over.has(update.event_id)) return update
    const { state: _state, is_stopped: _stopped, chances: _chances, markets: _markets, ...told } = update
    return told
  })
}

/**
 * Writes changes of several events, each listed once, in a few statements. Their rows must be locked (`lockEvents`). Events that are over
 * stay so, and offer nothing. Returns the changes to publish after the commit.
 */
export const updateEvents = async (tx: Tx, house: House, given: readonly EventUpdate[]): Promise<EventChanged[]> => {
  if (given.length === 0) return []
  const updates = await withoutOpening(tx, given)
  const priced = updates.filter(({ chances, markets }) => chances || markets)
  const changed = priced.length > 0 ? await changedMargins(tx, house) : new Map()
  const markets = await writePrices(
    tx,
    priced.map(({ event_id }) => event_id),
    priced.flatMap((update) => pricesIn(changed, update)),
  )
  const told = updates.flatMap(({ event_id, happenings = [] }) => (happenings.length > 0 ? [{ event_id, happenings }] : []))
  await addHappenings(tx, told)
  const events = await changeEvents(
    tx,
    updates.map(({ event_id, state, is_stopped, is_stale, play }) => ({
      event_id,
      ...(state && { state }),
      ...(is_stopped !== undefined && { is_stopped }),
      ...(is_stale !== undefined && { is_stale }),
      ...(play && { play }),
    })),
  )
  return changesOf(events, markets, new Map(told.map(({ event_id, happenings }) => [event_id, happenings])))
}
