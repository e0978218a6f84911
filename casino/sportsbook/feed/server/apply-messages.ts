import {
  lockEvents,
  publishFixtures,
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
import { inOrder, type Ordered } from '../ordering.ts'
import { keepWaiting, lockStreams, takeWaiting, writeStreams, type StreamRow } from './stream-store.ts'

export interface Applied {
  readonly applied: number
  /** Late or told twice: nothing came of them. */
  readonly ignored: number
  /** They came before one that is missing. */
  readonly waiting: number
  /** Events that the whole is wanted of. */
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

/** Names of two producers never meet: what one calls "league-1" is not what the other does. */
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

/** Events that fixtures and snapshots bring, put into the catalogue: ids by name. */
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

/** What a message says of prices, scoreboard and stops; null when it says nothing of them. */
const changeIn = (message: FeedMessage): Omit<EventUpdate, 'event_id' | 'sport'> | null => {
  switch (message.type) {
    case 'odds-change':
      return { ...toldIn(message), ...offerIn(message), is_stopped: false, ...(message.live && { state: 'live' }) }
    case 'bet-stop':
      return { ...toldIn(message), is_stopped: true }
    case 'result':
      return message.play || message.happenings ? toldIn(message) : null
    case 'snapshot':
      return { ...toldIn(message), ...offerIn(message), is_stopped: message.is_stopped, ...(message.live && { state: 'live' }) }
    case 'rollback':
      return message.of === 'bet-stop' ? { is_stopped: false } : null
    default:
      return null
  }
}

/** What a message does to settlements; undefined when nothing. */
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

/** Changes of one event, one after the other, as one, for as long as nothing is settled in between. */
const merged = (one: EventUpdate, next: Omit<EventUpdate, 'event_id' | 'sport'>): EventUpdate => {
  const happenings = [...(one.happenings ?? []), ...(next.happenings ?? [])]
  return { ...one, ...next, ...(happenings.length > 0 && { happenings }) }
}

/** Kinds of messages that settlements hang on. */
const settling: ReadonlySet<FeedMessage['type']> = new Set(['result', 'void', 'snapshot', 'rollback'])

interface Known {
  readonly event_id: bigint
  readonly sport: string
  readonly due: readonly FeedMessage[]
  readonly is_stale: boolean
}

/**
 * Applies what is due of events that the catalogue has: all their prices in one statement; then what is settled, event by event. A
 * settlement stands at the place of its message, because prices before it concern markets that it finds open.
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
      const change = changeIn(message)
      if (change) update = merged(update, change)
      if (!settling.has(message.type)) continue
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
    // What nobody has announced cannot be priced or settled: its messages wait for the fixture.
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
 * Applies messages of one producer, in any order, any number of times: each takes effect once, after the one before it, in one
 * transaction with the mark of how far its event was told. Where one is missing, the event takes no bets until it comes, or a
 * snapshot in its place.
 */
export const applyMessages = async (house: House, producer: Producer, messages: readonly FeedMessage[]): Promise<Applied> => {
  if (messages.length === 0) return { applied: 0, ignored: 0, waiting: 0, wanted: [] }
  const { changes, ...applied } = await inTransaction(house.db, (tx) => applyInTransaction(tx, house, producer, messages))
  tellChanges(house, changes)
  if (changes.length > 0) house.facts.wake()
  return applied
}
