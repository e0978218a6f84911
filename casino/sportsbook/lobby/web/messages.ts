import type { EventDelta, ListDelta } from '#casino/sportsbook/catalogue/contract.ts'
import { takeListDelta } from './live-cards.ts'
import { takeDelta } from './live-event.ts'

/** Messages about events of sport: of one event, or of all that changed in a sport. */
export const handle = (message: { readonly event?: string; readonly data: unknown }): void => {
  if (message.event === 'changed') takeDelta(message.data as EventDelta)
  if (message.event === 'list') takeListDelta(message.data as ListDelta)
}
