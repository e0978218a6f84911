import { sql } from 'kysely'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { football, type FootballEvent, type FootballState } from '#engines/sport/football/football.ts'
import type { MatchResult } from '#engines/sport/match-result.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { lockEvents } from '../server/event-store.ts'
import { marketsOfEvents, type MarketRow } from '../server/market-store.ts'
import { publishFixtures } from '../server/publish-fixtures.ts'
import { settleEvent } from '../server/settle-event.ts'
import { tellChanges } from '../server/tell-changes.ts'
import { updateEvents, type EventUpdate } from '../server/update-events.ts'
import type { Fixture } from '../contract.ts'

const named = (name: string) => ({ uk: name, ru: name, en: name })

export const footballFixture = (home: string, away: string, startsAt: string): Fixture => ({
  sport: { slug: 'football', name: { uk: 'Футбол', ru: 'Футбол', en: 'Football' }, position: 10 },
  category: { ref: 'test:north', name: named('North'), position: 10 },
  tournament: { ref: 'test:league', name: named('Test League'), position: 10 },
  home: { ref: `test:${home}`, name: named(home), short: home.slice(0, 3).toUpperCase(), crest: null },
  away: { ref: `test:${away}`, name: named(away), short: away.slice(0, 3).toUpperCase(), crest: null },
  season: '1',
  round: 1,
  startsAt,
})

/** A house at noon UTC of 1 December 2026 with these slices beside the catalogue. */
export const createCatalogueHouse = (more: readonly string[] = []): Promise<TestHouse> =>
  createTestHouse({ only: ['sportsbook/catalogue', ...more] })

/** A football match that begins at 13:00 UTC, with every market open before it. */
export const publishedMatch = async (
  test: TestHouse,
  ref = 'test:1',
  startsAt = '2026-12-01T13:00:00.000Z',
  { home, away }: { readonly home: string; readonly away: string } = { home: 'Rivne', away: 'Kherson' },
): Promise<bigint> => {
  const { house } = test
  return inTransaction(house.db, async (tx) => {
    const fixture = footballFixture(home, away, startsAt)
    const [event] = await publishFixtures(tx, house, [{ producer: 'test', ref, is_simulated: true, fixture }])
    if (!event) throw new Error('the match was not published')
    const { plainFixture } = football
    const chances = football.chances(plainFixture, football.start(plainFixture))
    await updateEvents(tx, house, [{ event_id: event.id, sport: 'football', chances }])
    return event.id
  })
}

export const update = (test: TestHouse, event_id: bigint, change: Partial<EventUpdate>): Promise<void> =>
  inTransaction(test.house.db, async (tx) => {
    await lockEvents(tx, [event_id])
    return updateEvents(tx, test.house, [{ event_id, sport: 'football', ...change }])
  }).then((changes) => tellChanges(test.house, changes))

export const settle = (test: TestHouse, event_id: bigint, result: MatchResult, is_final: boolean): Promise<void> =>
  inTransaction(test.house.db, (tx) => settleEvent(tx, test.house, event_id, result, is_final)).then((changes) =>
    tellChanges(test.house, changes ?? []),
  )

/** A final result by its goals at half time and at the end, in the order of `order`. */
export const footballResult = (half: readonly [number, number], full: readonly [number, number], order: string): MatchResult => ({
  counts: {
    'half:1': { home: half[0], away: half[1] },
    'half:2': { home: full[0] - half[0], away: full[1] - half[1] },
    regular: { home: full[0], away: full[1] },
    corners: { home: 5, away: 4 },
    cards: { home: 1, away: 2 },
  },
  orders: { regular: order },
  winners: full[0] === full[1] ? [] : [full[0] > full[1] ? 'home' : 'away'],
  method: null,
})

/** Football after some events, for prices in play. */
export const footballAfter = (...events: readonly FootballEvent[]): FootballState =>
  events.reduce((state: FootballState, event) => football.apply(football.plainFixture, state, event), football.start(football.plainFixture))

export const marketOf = async (test: TestHouse, event_id: bigint, key: string): Promise<MarketRow> => {
  const found = (await marketsOfEvents(test.house.db, [event_id])).find((market) => market.key === key)
  if (!found) throw new Error(`the event has no market ${key}`)
  return found
}

/** Until a transaction of this database waits for a lock. */
export const somebodyWaits = async (test: TestHouse): Promise<void> => {
  const waiting = sql`select from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())
    union all select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  while ((await waiting.execute(test.house.db)).rows.length === 0);
}
