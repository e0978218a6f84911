import { perHouse, type House } from '#kernel/house.ts'
import type { Publication } from '#kernel/realtime/publisher.ts'
import type { EventDelta, Happening, ListDelta } from '../contract.ts'
import { isEventOpen, mainKeysOf, winnerOf } from '../rules.ts'
import type { EventChanged } from './changes.ts'
import type { ChangedEvent } from './event-store.ts'
import type { MarketRow } from './market-store.ts'
import { marketView } from './views.ts'

/** Collects changes this long: short enough that new odds reach a page within 400 ms. */
const gather_ms = 150

/** What pages are told of an event. */
interface Told {
  readonly event: ChangedEvent
  readonly since: bigint
  readonly markets: readonly MarketRow[]
  readonly happenings: readonly Happening[]
}

interface Gathered {
  event: ChangedEvent
  readonly since: bigint
  readonly markets: Map<bigint, MarketRow>
  readonly happenings: Happening[]
}

interface Telling {
  events: Map<bigint, Gathered>
  timer: NodeJS.Timeout | null
}

const tellings = perHouse((): Telling => ({ events: new Map(), timer: null }))

export const eventChannel = (id: bigint | number): string => `sport-event:${id}`
export const listChannel = (sport: string): string => `sport-list:${sport}`

const deltaOf = (house: House, { event, since, markets, happenings }: Told): EventDelta => ({
  id: Number(event.id),
  version: Number(event.version),
  since: Number(since),
  state: event.state,
  isOpen: isEventOpen(event, house.clock.now()),
  play: event.play,
  winner: winnerOf(event),
  marketCount: event.market_count,
  markets: markets.map(marketView),
  happenings,
})

const listDeltaOf = (sport: string, deltas: readonly EventDelta[]): ListDelta => ({
  sport,
  events: deltas.map(({ id, version, state, isOpen, play, winner, marketCount, markets }) => {
    const main = mainKeysOf(sport).flatMap((key) => markets.find((market) => market.key === key) ?? [])[0]
    return { id, version, state, isOpen, play, winner, marketCount, ...(main && { main }) }
  }),
})

/** One message for each event, and one for each sport. */
export const publicationsOf = (house: House, told: readonly Told[]): Publication[] => {
  const bySport = Map.groupBy(
    told.map((one) => ({ sport: one.event.sport, delta: deltaOf(house, one) })),
    ({ sport }) => sport,
  )
  return [...bySport].flatMap(([sport, some]) => {
    const deltas = some.map(({ delta }) => delta)
    return [
      ...deltas.map((delta) => ({ channel: eventChannel(delta.id), message: { type: 'sportEvent', event: 'changed', data: delta } })),
      { channel: listChannel(sport), message: { type: 'sportEvent', event: 'list', data: listDeltaOf(sport, deltas) } },
    ]
  })
}

/** Sends the collected changes at once; used at shutdown and in tests. */
export const tellNow = async (house: House): Promise<void> => {
  const telling = tellings(house)
  if (telling.timer) clearTimeout(telling.timer)
  telling.timer = null
  const gathered = [...telling.events.values()]
  telling.events = new Map()
  if (gathered.length === 0) return
  const publications = publicationsOf(
    house,
    gathered.map((one) => ({ ...one, markets: [...one.markets.values()] })),
  )
  await house.realtime.publish(publications).catch((error: unknown) => {
    // On a failure pages notice the gap in the sequence and read the event again.
    house.log.warn({ err: error }, 'changes of sport events could not be told')
  })
}

/** Publishes what a transaction changed, after its commit: collected into one message per event and one per sport. */
export const tellChanges = (house: House, changes: readonly EventChanged[]): void => {
  if (changes.length === 0) return
  const telling = tellings(house)
  for (const { event, markets, happenings } of changes) {
    const known: Gathered = telling.events.get(event.id) ?? { event, since: event.version - 1n, markets: new Map(), happenings: [] }
    known.event = event
    for (const market of markets) known.markets.set(market.id, market)
    known.happenings.push(...happenings)
    telling.events.set(event.id, known)
  }
  telling.timer ??= setTimeout(() => void tellNow(house), gather_ms)
}
