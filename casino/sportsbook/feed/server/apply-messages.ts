import {
  lockEvents,
  publishFixtures,
  restateEvent,
  settleEvent,
  tellChanges,
  updateEvents,
  voidMarkets,
  withdrawResult,
  withdrawVoid,
  type EventChanged,
  type EventUpdate,
} from '#casino/sportsbook/catalogue/server/api.ts'
import type { Fixture } from '#casino/sportsbook/catalogue/contract.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { FeedMessage } from '../message.ts'
import { finalBoard } from '../final-board.ts'
import { inOrder, type Ordered } from '../ordering.ts'
import { keepWaiting, lockStreams, takeWaiting, writeStreams, type StreamRow } from './stream-store.ts'

export interface Applied {
  readonly applied: number
  /** Late or repeated messages, which were ignored. */
  readonly ignored: number
  /** Messages that wait for an earlier one. */
  readonly waiting: number
  /** Events that need a snapshot. */
  readonly wanted: readonly string[]
}

export interface Producer {
  readonly name: string
  readonly is_simulated: boolean
}

interface Stream {
  readonly row: StreamRow
  readonly ordered: Ordered
}

/** Prefixes ids with the producer's name: the same id of two producers means different things. */
const ownNames = (producer: string, fixture: Fixture): Fixture => {
  const own = <T extends { readonly ref: string }>(named: T): T => ({ ...named, ref: `${producer}/${named.ref}` })
  return {
    ...fixture,
    category: own(fixture.category),
    tournament: own(fixture.tournament),
    home: own(fixture.home),
    away: own(fixture.away),
  }
}

/** Publishes events of fixtures and snapshots in the catalogue; returns ids by name. */
const publish = async (tx: Tx, house: House, producer: Producer, streams: readonly Stream[]): Promise<Map<string, bigint>> => {
  const fixtures = streams.flatMap(({ row, ordered }) => {
    const last = ordered.due.findLast((message) => message.type === 'fixture' || message.type === 'snapshot')
    return last && 'fixture' in last ? [{ ref: row.ref, fixture: ownNames(producer.name, last.fixture) }] : []
  })
  const events = await publishFixtures(
    tx,
    house,
    fixtures.map((one) => ({ ...one, producer: producer.name, is_simulated: producer.is_simulated })),
  )
  return new Map(events.map(({ ref, id }) => [ref, id]))
}

const toldIn = (message: FeedMessage): Pick<EventUpdate, 'play' | 'happenings'> => ({
  ...('play' in message && message.play && { play: message.play }),
  ...('happenings' in message && message.happenings && { happenings: message.happenings }),
})

const offerIn = (message: FeedMessage): Pick<EventUpdate, 'chances' | 'markets'> => ({
  ...('chances' in message && message.chances && { chances: message.chances }),
  ...('markets' in message && message.markets && { markets: message.markets }),
})

/** What is told with a result; the end of a match always has a score. */
const toldWith = (message: FeedMessage & { readonly type: 'result' | 'snapshot' }, at: Date): Pick<EventUpdate, 'play' | 'happenings'> => {
  const told = toldIn(message)
  const play = message.is_final && message.result && !told.play ? finalBoard(message.result, at) : null
  return play ? { ...told, play } : told
}

/** Changes of odds, scoreboard and suspension in a message; null when there are none. */
const changeIn = (message: FeedMessage, at: Date): Omit<EventUpdate, 'event_id' | 'sport'> | null => {
  switch (message.type) {
    case 'odds-change':
      return { ...toldIn(message), ...offerIn(message), is_stopped: false, ...(message.live && { state: 'live' }) }
    case 'bet-stop':
      return { ...toldIn(message), is_stopped: true }
    case 'result': {
      const told = toldWith(message, at)
      return told.play || told.happenings ? told : null
    }
    case 'snapshot':
      return {
        ...toldWith(message, at),
        ...offerIn(message),
        is_stopped: message.is_stopped,
        state: message.live ? 'live' : 'scheduled',
      }
    case 'rollback':
      return message.of === 'bet-stop' ? { is_stopped: false } : null
    default:
      return null
  }
}

/** The change of settlements in a message; undefined when there is none. */
const settlementIn = (tx: Tx, house: House, event_id: bigint, message: FeedMessage): Promise<EventChanged[] | undefined> | undefined => {
  switch (message.type) {
    case 'result':
      return settleEvent(tx, house, event_id, message.result, message.is_final)
    case 'snapshot':
      return message.result ? settleEvent(tx, house, event_id, message.result, message.is_final) : undefined
    case 'void':
      return voidMarkets(tx, house, event_id, message.market_keys)
    case 'rollback':
      if (message.of === 'result') return withdrawResult(tx, house, event_id)
      if (message.of === 'fixture') return voidMarkets(tx, house, event_id, null)
      return message.of === 'void' ? withdrawVoid(tx, house, event_id, message.market_keys) : undefined
    default:
      return undefined
  }
}

/** Merges successive changes of one event into one, as long as no settlement lies between them. */
const merged = (one: EventUpdate, next: Omit<EventUpdate, 'event_id' | 'sport'>): EventUpdate => {
  const happenings = [...(one.happenings ?? []), ...(next.happenings ?? [])]
  return { ...one, ...next, ...(happenings.length > 0 && { happenings }) }
}

/** Kinds of messages that change settlements. */
const settling: ReadonlySet<FeedMessage['type']> = new Set(['result', 'void', 'snapshot', 'rollback'])

interface Known {
  readonly event_id: bigint
  readonly sport: string
  readonly due: readonly FeedMessage[]
  readonly is_stale: boolean
}

/**
 * Applies due messages of events in the catalogue: all odds in one statement, then settlements event by event. A settlement is
 * applied at the position of its message, because earlier odds concern markets that it settles.
 */
const applyKnown = async (tx: Tx, house: House, known: readonly Known[]): Promise<EventChanged[]> => {
  await lockEvents(
    tx,
    known.map(({ event_id }) => event_id),
  )
  const changes: EventChanged[] = []
  const last: EventUpdate[] = []
  for (const { event_id, sport, due, is_stale } of known) {
    const untouched: EventUpdate = { event_id, sport, is_stale }
    let update = untouched
    let is_written = false
    for (const message of due) {
      const change = changeIn(message, house.clock.now())
      if (change) update = merged(update, change)
      if (!settling.has(message.type)) continue
      // First what is not so any more: an event that is over takes no offers.
      if (message.type === 'snapshot') changes.push(...(await restateEvent(tx, house, event_id, message)))
      changes.push(...(await updateEvents(tx, house, [update])))
      changes.push(...((await settlementIn(tx, house, event_id, message)) ?? []))
      update = untouched
      is_written = true
    }
    if (update !== untouched || !is_written) last.push(update)
  }
  changes.push(...(await updateEvents(tx, house, last)))
  return changes
}

const knownOf = (streams: readonly Stream[], published: ReadonlyMap<string, bigint>): Known[] =>
  streams.flatMap(({ row, ordered }): Known[] => {
    const event_id = row.event_id ?? published.get(row.ref)
    const fixture = ordered.due.findLast((message) => 'fixture' in message)
    const sport = row.sport ?? (fixture && 'fixture' in fixture ? fixture.fixture.sport.slug : null)
    const is_changed = ordered.due.length > 0 || ordered.waiting.length > 0
    if (event_id === undefined || sport === null || !is_changed) return []
    return [{ event_id, sport, due: ordered.due, is_stale: ordered.waiting.length > 0 }]
  })

const applyInTransaction = async (
  tx: Tx,
  house: House,
  producer: Producer,
  messages: readonly FeedMessage[],
): Promise<Applied & { changes: EventChanged[] }> => {
  const given = Map.groupBy(messages, ({ event }) => event)
  const rows = await lockStreams(tx, producer.name, [...given.keys()].toSorted(), house.clock.now())
  const waited = Map.groupBy(
    await takeWaiting(
      tx,
      producer.name,
      rows.flatMap(({ ref, wants_snapshot }) => (wants_snapshot ? [ref] : [])),
    ),
    ({ event }) => event,
  )
  const streams = rows.map((row): Stream => {
    const own = [...(waited.get(row.ref) ?? []), ...(given.get(row.ref) ?? [])]
    // Messages of an event that has not been announced wait for its fixture.
    const ordered = inOrder(Number(row.sequence), own, row.wants_snapshot)
    const has_fixture = row.event_id !== null || ordered.due[0]?.type === 'fixture' || ordered.due[0]?.type === 'snapshot'
    return { row, ordered: has_fixture ? ordered : { ...ordered, due: [], waiting: own, sequence: Number(row.sequence) } }
  })
  const published = await publish(tx, house, producer, streams)
  const known = knownOf(streams, published)
  const changes = await applyKnown(tx, house, known)
  const sports = new Map(known.map(({ event_id, sport }) => [event_id, sport]))
  const written = streams.map(({ row, ordered }): StreamRow => {
    const event_id = row.event_id ?? published.get(row.ref) ?? null
    const sport = row.sport ?? (event_id === null ? null : (sports.get(event_id) ?? null))
    return { ref: row.ref, event_id, sport, sequence: BigInt(ordered.sequence), wants_snapshot: ordered.waiting.length > 0 }
  })
  await writeStreams(tx, producer.name, written)
  await keepWaiting(
    tx,
    producer.name,
    streams.flatMap(({ ordered }) => ordered.waiting),
  )
  return {
    applied: streams.reduce((sum, { ordered }) => sum + ordered.due.length, 0),
    ignored: streams.reduce((sum, { ordered }) => sum + Math.max(0, ordered.ignored), 0),
    waiting: streams.reduce((sum, { ordered }) => sum + ordered.waiting.length, 0),
    wanted: written.flatMap(({ ref, wants_snapshot }) => (wants_snapshot ? [ref] : [])),
    changes,
  }
}

/**
 * Applies messages of one producer. They may arrive in any order and repeatedly: each is applied once, after its predecessor, in
 * one transaction with the event's last applied sequence number. While one is missing the event takes no bets, until it or a
 * snapshot arrives.
 */
export const applyMessages = async (house: House, producer: Producer, messages: readonly FeedMessage[]): Promise<Applied> => {
  if (messages.length === 0) return { applied: 0, ignored: 0, waiting: 0, wanted: [] }
  const { changes, ...applied } = await inTransaction(house.db, (tx) => applyInTransaction(tx, house, producer, messages))
  tellChanges(house, changes)
  if (changes.length > 0) house.facts.wake()
  return applied
}
