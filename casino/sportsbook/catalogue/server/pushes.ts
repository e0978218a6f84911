import { push } from '#kernel/facts/pushes.ts'
import { EventsChangedByHand } from '../events.ts'
import { mainKeysOf } from '../rules.ts'
import { eventsByIds } from './event-store.ts'
import { mainMarkets } from './market-store.ts'
import { publicationsOf } from './tell-changes.ts'

/**
 * What an operator changed in another process, which has no readers: lists get the event with its main markets as they stand; pages of the
 * event, which know of no version before this one, read it again.
 */
export const pushes = [
  push(EventsChangedByHand, async (facts, house) => {
    const events = await eventsByIds(house.db, [...new Set(facts.flatMap(({ data }) => data.event_ids))].map(BigInt))
    const keys = [...new Set(events.flatMap(({ sport }) => mainKeysOf(sport)))]
    const markets = Map.groupBy(
      await mainMarkets(
        house.db,
        events.map(({ id }) => id),
        keys,
      ),
      ({ event_id }) => event_id,
    )
    return publicationsOf(
      house,
      events.map((event) => ({ event, since: event.version, markets: markets.get(event.id) ?? [], happenings: [] })),
    )
  }),
]
