import type { Happening } from '../contract.ts'
import type { ChangedEvent } from './event-store.ts'
import type { MarketRow } from './market-store.ts'

/** Changes of one version of an event. Collected inside a transaction and published after it (`tellChanges`). */
export interface EventChanged {
  readonly event: ChangedEvent
  readonly markets: readonly MarketRow[]
  readonly happenings: readonly Happening[]
}

export const changesOf = (
  events: readonly ChangedEvent[],
  markets: readonly MarketRow[],
  happenings: ReadonlyMap<bigint, readonly Happening[]> = new Map(),
): EventChanged[] => {
  const byEvent = Map.groupBy(markets, ({ event_id }) => event_id)
  return events.map((event) => ({ event, markets: byEvent.get(event.id) ?? [], happenings: happenings.get(event.id) ?? [] }))
}
