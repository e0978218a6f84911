import type { EventCard, EventView, Sport, Tournament } from '../contract.ts'
import { refuse } from '../contract.ts'
import { eventById, eventsByIds, eventsOfCompetitors, openEvents, pastEvents } from './event-store.ts'
import { kyivDay } from '#kernel/clock/kyiv-day.ts'
import { sportRows, tournamentRows } from './list-store.ts'
import { tournamentPage, tournamentView } from './tournament-page.ts'
import { cardsOf, eventView, type Viewer } from './views.ts'

const hour_ms = 3_600_000

export interface WantedEvents {
  readonly sport?: string | undefined
  readonly live?: boolean | undefined
  readonly tournament?: number | undefined
  /** Day by Kyiv time, counted from today. */
  readonly day?: number | undefined
  /** Events that start within this many hours. */
  readonly soon?: number | undefined
  /** Events that start in this interval. */
  readonly span?: { readonly from: Date; readonly until: Date } | undefined
  readonly limit: number
  readonly offset: number
}

export const readSports = async ({ house, language }: Viewer): Promise<Sport[]> =>
  (await sportRows(house.db)).map(({ slug, name, live, events }) => ({ slug, name: name[language], live, events }))

export const readTournaments = async ({ house, language }: Viewer, sport: string): Promise<Tournament[]> =>
  (await tournamentRows(house.db, { sport })).map((row) => tournamentView({ language }, row))

/** Events that have not ended: those in play first, then by start time. */
export const readEvents = async (
  viewer: Viewer,
  { sport, live, tournament, day, soon, span, limit, offset }: WantedEvents,
): Promise<{ data: EventCard[]; total: number }> => {
  const { house } = viewer
  const now = house.clock.now()
  const { rows, total } = await openEvents(house.db, {
    sport,
    live: soon === undefined ? live : false,
    tournament,
    ...(day !== undefined && kyivDay(now, day)),
    ...span,
    ...(soon !== undefined && { from: now, until: new Date(now.getTime() + soon * hour_ms) }),
    limit,
    offset,
  })
  return { data: await cardsOf(viewer, rows), total }
}

export const readEventsByIds = async (viewer: Viewer, ids: readonly bigint[]): Promise<EventCard[]> =>
  cardsOf(viewer, await eventsByIds(viewer.house.db, ids))

/** Refusal: `sport-event-unknown` (404). */
export const readEvent = async (viewer: Viewer, id: number): Promise<EventView> => {
  const event = Number.isSafeInteger(id) && id > 0 ? await eventById(viewer.house.db, id) : undefined
  return eventView(viewer, event ?? refuse('sport-event-unknown', {}, 404))
}

/** Refusal: `sport-tournament-unknown` (404). */
export const readTournament = async (viewer: Viewer, id: number) =>
  (Number.isSafeInteger(id) && id > 0 ? await tournamentPage(viewer, id) : undefined) ?? refuse('sport-tournament-unknown', {}, 404)

/** Ended events, newest first. */
export const readResults = async (
  viewer: Viewer,
  { sport, limit, offset }: Pick<WantedEvents, 'sport' | 'limit' | 'offset'>,
): Promise<{ data: EventCard[]; hasMore: boolean }> => {
  const rows = await pastEvents(viewer.house.db, { sport, limit: limit + 1, offset })
  return { data: await cardsOf(viewer, rows.slice(0, limit)), hasMore: rows.length > limit }
}

/** Recent matches of these two against each other, home or away, newest first; and the recent results of each. */
export interface Meetings {
  readonly meetings: readonly EventCard[]
  readonly home: readonly EventCard[]
  readonly away: readonly EventCard[]
}

const most_meetings = 5

export const readMeetings = async (viewer: Viewer, { home, away, id }: Pick<EventCard, 'home' | 'away' | 'id'>): Promise<Meetings> => {
  const { db } = viewer.house
  const past = async (competitors: readonly number[]): Promise<EventCard[]> =>
    (await cardsOf(viewer, await eventsOfCompetitors(db, competitors, most_meetings + 1)))
      .filter((card) => card.id !== id)
      .slice(0, most_meetings)
  const [meetings, ofHome, ofAway] = await Promise.all([past([home.id, away.id]), past([home.id]), past([away.id])])
  return { meetings, home: ofHome, away: ofAway }
}
