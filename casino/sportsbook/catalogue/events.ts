import { Type } from 'typebox'
import { defineFact } from '#kernel/facts/fact.ts'

const EventId = Type.Integer({ minimum: 1 })
/** How often settlements of this event changed until then, this change counted. */
const Revision = Type.Integer({ minimum: 1 })

/** Events can be looked at and, as far as they are open, bet on. One fact for a whole batch. */
export const EventsPublished = defineFact('sportsbook/catalogue.events-published', Type.Object({ event_ids: Type.Array(EventId) }))

/**
 * Markets of an event have a settlement, or another one than before: those whose `settled_revision` is this revision. Whoever hears of
 * it late reads what is true by then (`settledMarkets`).
 */
export const MarketsSettled = defineFact('sportsbook/catalogue.markets-settled', Type.Object({ event_id: EventId, revision: Revision }))

/** Markets of an event that were settled are not any more: a result was taken back. They carry this revision. */
export const SettlementWithdrawn = defineFact(
  'sportsbook/catalogue.settlement-withdrawn',
  Type.Object({ event_id: EventId, revision: Revision }),
)

/** An event is over: its result is final, or it was called off. Its markets were settled in the same transaction. */
export const EventEnded = defineFact(
  'sportsbook/catalogue.event-ended',
  Type.Object({ event_id: EventId, how: Type.Enum(['ended', 'cancelled']) }),
)
