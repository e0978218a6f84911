import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { EventsPublished } from '../events.ts'
import { putFixtures, type PublishedFixture, type PutEvent } from './fixture-store.ts'

/**
 * Inserts events into the catalogue, or reschedules those that have not started. New ones are announced with one fact for the whole
 * batch.
 */
export const publishFixtures = async (tx: Tx, house: House, published: readonly PublishedFixture[]): Promise<PutEvent[]> => {
  const events = await putFixtures(tx, published)
  const event_ids = events.filter(({ is_new }) => is_new).map(({ id }) => Number(id))
  if (event_ids.length > 0) await announce(tx, house, [EventsPublished({ event_ids })])
  return events
}
