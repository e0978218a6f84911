import { isDeepStrictEqual } from 'node:util'
import type { MatchResult } from '#engines/sport/match-result.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { EventChanged } from './changes.ts'
import { decisionsOf, type DecisionRow } from './decision-store.ts'
import { eventById, type EventRow } from './event-store.ts'
import { marketsOfEvents } from './market-store.ts'
import { voidMarkets, withdrawResult, withdrawVoid } from './settle-event.ts'

/** All voids of an event. */
export interface Voids {
  readonly is_cancelled: boolean
  readonly market_keys: readonly string[]
}

/** What a producer says of an event in whole. */
export interface Restated {
  readonly result: MatchResult | null
  readonly is_final: boolean
  /** Left out: it says nothing of voids. */
  readonly voids?: Voids
}

interface DecidedByHand {
  readonly result: MatchResult | null
  readonly is_cancelled: boolean
  readonly keys: ReadonlySet<string>
}

const nothing: DecidedByHand = { result: null, is_cancelled: false, keys: new Set() }

const afterDecision = (hand: DecidedByHand, { kind, result, market_key }: DecisionRow): DecidedByHand => {
  if (kind === 'settle' || kind === 'withdraw-result') return { ...hand, result }
  const is_void = kind === 'void'
  if (market_key === null) return { ...hand, is_cancelled: is_void, keys: is_void ? hand.keys : nothing.keys }
  const others = [...hand.keys].filter((key) => key !== market_key)
  return { ...hand, keys: new Set(is_void ? [...others, market_key] : others) }
}

const restateVoids = async (tx: Tx, house: House, event: EventRow, voids: Voids, hand: DecidedByHand): Promise<EventChanged[]> => {
  const { id, state } = event
  if (voids.is_cancelled) return (await voidMarkets(tx, house, id, null)) ?? []
  if (hand.is_cancelled && state === 'cancelled') return []
  const now_void = (await marketsOfEvents(tx, [id])).flatMap(({ key, is_voided }) => (is_voided ? [key] : []))
  const stays = new Set([...voids.market_keys, ...now_void.filter((key) => hand.keys.has(key))])
  // Of a cancelled event every market is void: all come back, and then those that stay void are void again.
  const gone = state === 'cancelled' ? null : now_void.filter((key) => !stays.has(key))
  const more = gone === null ? [...stays] : [...stays].filter((key) => !now_void.includes(key))
  return [
    ...(gone === null || gone.length > 0 ? ((await withdrawVoid(tx, house, id, gone)) ?? []) : []),
    ...(more.length > 0 ? ((await voidMarkets(tx, house, id, more)) ?? []) : []),
  ]
}

/**
 * Takes back what an event has and its producer, who tells it in whole, does not say any more: the message that took it back was lost.
 * Voids what it says is void. Its offers and its result are for `updateEvents` and `settleEvent`, after this. What two people of the house
 * decided (`decide-by-hand.ts`) is not taken back by what is merely not said, be it the end of a match of which a part is told: they settled or
 * voided it because the producer did not.
 */
export const restateEvent = async (tx: Tx, house: House, event_id: bigint, restated: Restated): Promise<EventChanged[]> => {
  const event = await eventById(tx, event_id)
  if (!event) return []
  const { result, is_final, voids } = restated
  const has_gone = result === null ? event.result !== null : event.is_final && !is_final
  if (!has_gone && !voids) return []
  const hand = (await decisionsOf(tx, event_id)).reduce(afterDecision, nothing)
  const changes = voids ? await restateVoids(tx, house, event, voids, hand) : []
  const is_decided = isDeepStrictEqual(event.result, hand.result)
  return has_gone && !is_decided ? [...changes, ...((await withdrawResult(tx, house, event_id)) ?? [])] : changes
}
