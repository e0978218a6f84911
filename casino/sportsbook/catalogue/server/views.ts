import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import type { Competitor, EventCard, EventView, Market } from '../contract.ts'
import { isEventOpen, mainKeysOf, ownState, winnerOf } from '../rules.ts'
import { happeningsOf, type EventRow } from './event-store.ts'
import { mainMarkets, marketsOfEvents, type MarketRow } from './market-store.ts'

export interface Viewer {
  readonly house: House
  readonly language: Language
}

export const marketView = (market: MarketRow): Market => {
  const { specifiers, settlements, odds } = market
  const { count, line_quarters, number } = specifiers
  return {
    id: Number(market.id),
    key: market.key,
    type: market.type,
    specifiers: {
      ...(count !== undefined && { count }),
      ...(line_quarters !== undefined && { line_quarters }),
      ...(number !== undefined && { number }),
    },
    state: ownState(market),
    version: market.version,
    outcomes: market.outcomes.map((outcome, index) => {
      const settlement = settlements?.[index]
      return { outcome, odds: odds[index] ?? null, ...(settlement && { settlement }) }
    }),
  }
}

export const competitorView = ({ id, name, short, crest }: EventRow['home'], language: Language): Competitor => ({
  id,
  name: name[language],
  short,
  crest,
})

/** The main market of an event in a list, while it is on offer or after the event has ended. */
const mainOf = (event: EventRow, markets: readonly MarketRow[]): Market | null => {
  const offered = markets.filter(({ state }) => state !== 'closed')
  const found = mainKeysOf(event.sport).flatMap((key) => offered.find((market) => market.key === key) ?? [])[0]
  return found ? marketView(found) : null
}

export const cardOf = ({ house, language }: Viewer, event: EventRow, main: readonly MarketRow[]): EventCard => ({
  id: Number(event.id),
  sport: event.sport,
  category: event.category[language],
  tournament: { id: Number(event.tournament_id), name: event.tournament[language] },
  season: event.season,
  round: event.round,
  home: competitorView(event.home, language),
  away: competitorView(event.away, language),
  startsAt: event.starts_at.toISOString(),
  state: event.state,
  isSimulated: event.is_simulated,
  isOpen: isEventOpen(event, house.clock.now()),
  version: Number(event.version),
  play: event.play,
  winner: winnerOf(event),
  main: mainOf(event, main),
  marketCount: event.market_count,
})

/** Events with their main markets for lists. */
export const cardsOf = async (viewer: Viewer, events: readonly EventRow[]): Promise<EventCard[]> => {
  const keys = [...new Set(events.flatMap(({ sport }) => mainKeysOf(sport)))]
  const markets = await mainMarkets(
    viewer.house.db,
    events.map(({ id }) => id),
    keys,
  )
  const byEvent = Map.groupBy(markets, ({ event_id }) => event_id)
  return events.map((event) => cardOf(viewer, event, byEvent.get(event.id) ?? []))
}

export const eventView = async (viewer: Viewer, event: EventRow): Promise<EventView> => {
  const { db } = viewer.house
  const [markets, happenings] = await Promise.all([marketsOfEvents(db, [event.id]), happeningsOf(db, event.id)])
  return { ...cardOf(viewer, event, markets), markets: markets.map(marketView), happenings }
}
