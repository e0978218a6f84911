import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { applyMessages } from '#casino/sportsbook/feed/server/api.ts'
import { footballResult, publishedMatch, settle, update } from '#casino/sportsbook/catalogue/testing/catalogue-house.ts'
import { football } from '#engines/sport/football/football.ts'

let testing: TestHouse
beforeAll(async () => {
  testing = await createTestHouse()
  const named = (name: string) => ({ uk: name, ru: name, en: name })
  const { plainFixture } = football
  const fixture = {
    sport: { slug: 'football', name: { uk: 'Футбол', ru: 'Футбол', en: 'Football' }, position: 10 },
    category: { ref: 'c', name: named('North'), position: 1 },
    tournament: { ref: 't', name: named('League'), position: 1 },
    home: { ref: 'h', name: named('Rivne'), short: 'RVE', crest: null },
    away: { ref: 'a', name: named('Kherson'), short: 'KHN', crest: null },
    season: '1',
    round: 1,
    startsAt: '2026-12-01T11:00:00.000Z',
  }
  await applyMessages(testing.house, { name: 'test', is_simulated: true }, [
    { event: 'one', sequence: 1, type: 'fixture', fixture },
    { event: 'one', sequence: 2, type: 'odds-change', live: true, chances: football.chances(plainFixture, football.start(plainFixture)) },
  ])
})
afterAll(() => testing.close())

const pageOf = async (path: string) => {
  const answer = await testing.app.inject({ url: `/rest/page${path}` })
  return { status: answer.statusCode, page: answer.json() as { data: { components: { type: string; data: Record<string, unknown> }[] } } }
}

test.each([
  '/sport/',
  '/sport/live/',
  '/sport/football/',
  '/sport/results/',
  '/sport/results/football/',
  '/sport/search/',
  '/sport/favourites/',
])('RT-070: a guest reads %s, with the way to every sport', async (path) => {
  const { status, page } = await pageOf(path)
  expect(status).toBe(200)
  expect(page.data.components[0]?.data['sports']).toMatchObject([{ slug: 'football', name: 'Футбол', live: 1, events: 1 }])
})

test('SP-010: a match and its tournament have pages, and what is not there is missing', async () => {
  const live = (await pageOf('/sport/live/')).page.data.components[0]?.data['live'] as { id: number; tournament: { id: number } }[]
  const [event] = live
  expect((await pageOf(`/sport/event/${event?.id}/`)).page.data.components[0]?.data['event']).toMatchObject({
    home: { name: 'Rivne' },
    state: 'live',
  })
  expect((await pageOf(`/sport/tournament/${event?.tournament.id}/`)).page.data.components[0]?.data['tournament']).toMatchObject({
    name: 'League',
  })
  for (const path of ['/sport/event/999999/', '/sport/event/x/', '/sport/tournament/0/', '/sport/chess/', '/sport/results/chess/'])
    expect((await pageOf(path)).status, path).toBe(404)
})

test('SP-010: a match’s page has what both sides came to before, against each other and against others, and nothing of what is still played', async () => {
  const ended = async (ref: string, home: string, away: string, score: { home: number; away: number }, hour: number) => {
    const id = await publishedMatch(testing, ref, `2026-12-01T1${hour}:00:00.000Z`, { home, away })
    const play = {
      period: 'half:2',
      clockSeconds: 5400,
      isRunning: false,
      pace: 1,
      at: '2026-12-01T12:00:00.000Z',
      score,
      parts: [],
      points: null,
      serving: null,
      stats: [],
    }
    await update(testing, id, { state: 'live', play })
    testing.clock.advance(60_000)
    await settle(testing, id, footballResult([0, 0], [score.home, score.away], 'h'.repeat(score.home) + 'a'.repeat(score.away)), true)
    return Number(id)
  }
  const first = await ended('past:1', 'Sumy', 'Poltava', { home: 2, away: 0 }, 3)
  const second = await ended('past:2', 'Poltava', 'Sumy', { home: 1, away: 1 }, 4)
  const other = await ended('past:3', 'Sumy', 'Lutsk', { home: 0, away: 1 }, 5)
  const next = await publishedMatch(testing, 'past:4', '2026-12-01T20:00:00.000Z', { home: 'Sumy', away: 'Poltava' })
  const past = (await pageOf(`/sport/event/${next}/`)).page.data.components[0]?.data['past'] as Record<string, { id: number }[]>
  const ids = (name: string) => past[name]?.map(({ id }) => id)
  expect([ids('meetings'), ids('home'), ids('away')]).toEqual([
    [second, first],
    [other, second, first],
    [second, first],
  ])
  // Of a match that is over itself only the others are shown.
  const own = (await pageOf(`/sport/event/${second}/`)).page.data.components[0]?.data['past'] as Record<string, { id: number }[]>
  expect(own['meetings']?.map(({ id }) => id)).toEqual([first])
})

test('SP-010: results of one sport have an address of their own, which says whose they are and has none of another sport', async () => {
  const named = (name: string) => ({ uk: name, ru: name, en: name })
  await applyMessages(testing.house, { name: 'test', is_simulated: true }, [
    {
      event: 'rally',
      sequence: 1,
      type: 'fixture',
      fixture: {
        sport: { slug: 'tennis', name: named('Теніс'), position: 20 },
        category: { ref: 'courts', name: named('Courts'), position: 1 },
        tournament: { ref: 'open', name: named('Open'), position: 1 },
        home: { ref: 'first', name: named('First'), short: 'FST', crest: null },
        away: { ref: 'second', name: named('Second'), short: 'SND', crest: null },
        season: '1',
        round: 1,
        startsAt: '2026-12-01T09:00:00.000Z',
      },
    },
  ])
  const resultsOf = async (path: string) => (await pageOf(path)).page.data.components[0]?.data
  const sportsIn = (results: unknown) => (results as { sport: string }[]).map(({ sport }) => sport)
  const football = await resultsOf('/sport/results/football/')
  expect(football).toMatchObject({ sport: { slug: 'football', name: 'Футбол' }, hasMore: false })
  expect(new Set(sportsIn(football?.['results']))).toEqual(new Set(['football']))
  expect(await resultsOf('/sport/results/tennis/')).toMatchObject({ sport: { slug: 'tennis' }, results: [] })
  expect(await resultsOf('/sport/results/')).toMatchObject({ sport: null, results: football?.['results'] })
})

test('what runs now stands on the first page of the site', async () => {
  const { page } = await pageOf('/')
  expect(page.data.components.find(({ type }) => type === 'sport-now')?.data).toMatchObject({
    total: 1,
    live: [{ home: { name: 'Rivne' } }],
  })
})
