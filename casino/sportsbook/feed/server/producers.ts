import { changesOf, lockEvents, markStale, tellChanges, updateEvents } from '#casino/sportsbook/catalogue/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { hearProducer, lockStreams, takeSilent, wantAll, writeStreams } from './stream-store.ts'

/** A producer that sent nothing for this long counts as silent. It should send a heartbeat every five seconds. */
const silent_after_ms = 20_000

/** Records a heartbeat of a producer. */
export const heard = async (house: House, producer: string): Promise<void> => {
  if (await hearProducer(house.db, producer, house.clock.now())) house.log.info({ producer }, 'a producer of sport events is heard again')
}

/** Suspends events of silent producers, until a message or a snapshot shows that nothing is missing. */
export const checkSilence = async (house: House): Promise<void> => {
  const since = new Date(house.clock.now().getTime() - silent_after_ms)
  const changes = await inTransaction(house.db, async (tx) => {
    const silent = await takeSilent(tx, since)
    const events = await Promise.all(
      silent.map(async (producer) => {
        const stale = await markStale(tx, producer)
        await wantAll(
          tx,
          producer,
          stale.map(({ id }) => id),
        )
        house.log.warn({ producer, events: stale.length }, 'a producer of sport events is silent: its events take no bets')
        return stale
      }),
    )
    return changesOf(events.flat(), [])
  })
  tellChanges(house, changes)
}

/**
 * Compares the last sequence numbers that a producer sent with those applied. Where they are equal nothing is missing and the event
 * takes bets again. Returns the other events, which need a snapshot.
 */
export const confirmSequences = async (
  house: House,
  producer: string,
  told: readonly { readonly event: string; readonly sequence: number }[],
): Promise<string[]> => {
  const sequences = new Map(told.map(({ event, sequence }) => [event, BigInt(sequence)]))
  const { changes, wanted } = await inTransaction(house.db, async (tx) => {
    const rows = await lockStreams(tx, producer, [...sequences.keys()].toSorted(), house.clock.now())
    const complete = rows.filter(({ ref, sequence }) => sequences.get(ref) === sequence)
    await writeStreams(
      tx,
      producer,
      complete.map((row) => ({ ...row, wants_snapshot: false })),
    )
    const events = complete.flatMap(({ event_id, sport }) => (event_id === null || sport === null ? [] : [{ event_id, sport }]))
    await lockEvents(
      tx,
      events.map(({ event_id }) => event_id),
    )
    const fresh = new Set(complete.map(({ ref }) => ref))
    return {
      changes: await updateEvents(
        tx,
        house,
        events.map((event) => ({ ...event, is_stale: false })),
      ),
      wanted: [...sequences.keys()].filter((ref) => !fresh.has(ref)),
    }
  })
  tellChanges(house, changes)
  return wanted
}
