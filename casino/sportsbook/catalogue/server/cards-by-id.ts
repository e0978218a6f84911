import type { EventCard } from '../contract.ts'
import { eventsByIds } from './event-store.ts'
import { cardsOf, type Viewer } from './views.ts'

/** Events by id as list cards in the visitor's language, for lists of other slices. */
export const cardsById = async (viewer: Viewer, ids: readonly bigint[]): Promise<Map<number, EventCard>> =>
  new Map((await cardsOf(viewer, await eventsByIds(viewer.house.db, ids))).map((card) => [card.id, card]))
