import { Type } from 'typebox'
import { defineFact } from '#kernel/facts/fact.ts'

const EventId = Type.Integer({ minimum: 1 })
/** The event's count of settlement changes, including this one. */
const Revision = Type.Integer({ minimum: 1 })

/** Events were published. One fact for a whole batch. */
export const EventsPublished = defineFact('sportsbook/catalogue.events-published', Type.Object({ event_ids: Type.Array(EventId) }))

/**
 * Markets of an event were settled, or settled again: those whose `settled_revision` is this revision. A reaction that runs late
 * reads their current state (`settledMarkets`).
 */
export const MarketsSettled = defineFact('sportsbook/catalogue.markets-settled', Type.Object({ event_id: EventId, revision: Revision }))

/** Settlements of an event's markets were rolled back because a result was withdrawn. Those markets have this revision. */
export const SettlementWithdrawn = defineFact(
  'sportsbook/catalogue.settlement-withdrawn',
  Type.Object({ event_id: EventId, revision: Revision }),
)

/** A person of the house changed events or their markets: suspended, released, settled or voided them. They do so in a process of their own. */
export const EventsChangedByHand = defineFact(
  'sportsbook/catalogue.events-changed-by-hand',
  Type.Object({ event_ids: Type.Array(EventId) }),
)

/** An event has ended: its result is final, or it was cancelled. Its markets were settled in the same transaction. */
export const EventEnded = defineFact(
  'sportsbook/catalogue.event-ended',
  Type.Object({ event_id: EventId, how: Type.Enum(['ended', 'cancelled']) }),
)
