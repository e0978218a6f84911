import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { applyMessages } from '#casino/sportsbook/feed/server/api.ts'
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

test.each(['/sport/', '/sport/live/', '/sport/football/', '/sport/results/', '/sport/search/', '/sport/favourites/'])(
  'RT-070: a guest reads %s, with the way to every sport',
  async (path) => {
    const { status, page } = await pageOf(path)
    expect(status).toBe(200)
    expect(page.data.components[0]?.data['sports']).toMatchObject([{ slug: 'football', name: 'Футбол', live: 1, events: 1 }])
  },
)

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
  for (const path of ['/sport/event/999999/', '/sport/event/x/', '/sport/tournament/0/', '/sport/chess/'])
    expect((await pageOf(path)).status, path).toBe(404)
})

test('what runs now stands on the first page of the site', async () => {
  const { page } = await pageOf('/')
  expect(page.data.components.find(({ type }) => type === 'sport-now')?.data).toMatchObject({
    total: 1,
    live: [{ home: { name: 'Rivne' } }],
  })
})
