import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { getEvent, getEvents } from '#casino/sportsbook/catalogue/contract.ts'

const key = 'ab'.repeat(32)
let testing: TestHouse
beforeAll(async () => {
  testing = await createTestHouse({ only: ['sportsbook/catalogue', 'sportsbook/feed'], env: { SPORT_PRODUCERS: `acme:${key}` } })
})
afterAll(() => testing.close())

const named = (name: string) => ({ uk: name, ru: name, en: name })
const fixture = {
  sport: { slug: 'football', name: named('Football'), position: 10 },
  category: { ref: 'c', name: named('C'), position: 1 },
  tournament: { ref: 't', name: named('T'), position: 1 },
  home: { ref: 'h', name: named('Home'), short: 'HOM', crest: null },
  away: { ref: 'a', name: named('Away'), short: 'AWA', crest: null },
  season: '1',
  round: 1,
  startsAt: '2026-12-01T13:00:00.000Z',
}
const result = {
  type: 'result',
  specifiers: { count: 'regular' },
  outcomes: [
    { outcome: 'home', odds: 2100 },
    { outcome: 'draw', odds: 3400 },
    { outcome: 'away', odds: 3300 },
  ],
}

interface Sent {
  readonly producer?: string
  readonly at_s?: number
  readonly key?: string
  readonly body?: string
}

const push = async (content: object, { producer = 'acme', at_s, key: with_key = key, body }: Sent = {}) => {
  const time = String(at_s ?? Math.floor(testing.clock.now().getTime() / 1000))
  const payload = JSON.stringify(content)
  const signature = createHmac('sha256', Buffer.from(with_key, 'hex')).update(`${time}.${payload}`).digest('hex')
  const answer = await testing.app.inject({
    method: 'POST',
    url: '/rest/sport-feed/messages/',
    headers: { 'content-type': 'application/json', 'x-feed-producer': producer, 'x-feed-time': time, 'x-signature': signature },
    payload: body ?? payload,
  })
  return {
    status: answer.statusCode,
    body: answer.json() as { success: boolean; error?: string; data?: { applied: number; wanted: string[] } },
  }
}

test('a provider pushes signed messages, and its event is there with its own prices and is called no simulation', async () => {
  const messages = [
    { event: 'm1', sequence: 1, type: 'fixture', fixture },
    { event: 'm1', sequence: 2, type: 'odds-change', live: false, markets: [result] },
  ]
  expect((await push({ messages })).body.data).toMatchObject({ applied: 2, wanted: [] })
  const { body } = await testing.visitor().call(getEvents, { query: {} })
  expect(body.data).toMatchObject([{ home: { name: 'Home' }, isSimulated: false, isOpen: true }])
  expect(body.data[0]?.main?.outcomes.map(({ odds }) => odds)).toEqual([2100, 3400, 3300])
  expect((await push({ messages: [{ ...messages[1], sequence: 9 }] })).body.data).toMatchObject({ applied: 0, wanted: ['m1'] })
  const view = (await testing.visitor().call(getEvent, { params: { id: body.data[0]?.id ?? 0 } })).body.data
  expect(view.isOpen).toBe(false)
  const snapshot = {
    event: 'm1',
    sequence: 9,
    type: 'snapshot',
    fixture,
    live: false,
    stopped: false,
    markets: [result],
    result: null,
    isFinal: false,
  }
  expect((await push({ messages: [snapshot] })).body.data).toMatchObject({ applied: 1, wanted: [] })
})

test('a wrong key, name, time or body is refused, whichever it is, and changes nothing', async () => {
  const content = { messages: [{ event: 'm2', sequence: 1, type: 'fixture', fixture }] }
  const now_s = Math.floor(testing.clock.now().getTime() / 1000)
  const tries: Sent[] = [
    { key: 'cd'.repeat(32) },
    { producer: 'world' },
    { producer: 'nobody' },
    { at_s: now_s - 3_600 },
    { at_s: now_s + 3_600 },
    { body: JSON.stringify({ messages: [] }) },
  ]
  for (const tried of tries)
    expect(await push(content, tried), JSON.stringify(tried)).toMatchObject({ status: 403, body: { error: 'sport-feed-signature' } })
  expect((await testing.visitor().call(getEvents, { query: {} })).body.total).toBe(1)
})

test('text with a NUL, which the database does not take, is refused wherever a message has text, and changes nothing', async () => {
  const bad = 'A\u0000'
  const before = (await testing.visitor().call(getEvents, { query: {} })).body.total
  const fixtures = [
    { ...fixture, season: bad },
    { ...fixture, tournament: { ...fixture.tournament, name: named(bad) } },
    { ...fixture, home: { ...fixture.home, name: named(bad) } },
    { ...fixture, away: { ...fixture.away, short: bad } },
  ]
  const results = [
    { counts: {}, orders: {}, winners: [bad], method: null },
    { counts: {}, orders: {}, winners: [], method: bad },
  ]
  const messages = [
    ...fixtures.map((one) => ({ event: 'm3', sequence: 1, type: 'fixture', fixture: one })),
    ...results.map((one) => ({ event: 'm1', sequence: 10, type: 'result', result: one, isFinal: false })),
  ]
  for (const message of messages) expect((await push({ messages: [message] })).status, JSON.stringify(message)).toBe(422)
  expect((await testing.visitor().call(getEvents, { query: {} })).body.total).toBe(before)
})

test('a market or an outcome that nobody knows is refused by name, with the whole call', async () => {
  const oddsOf = (market: object) => ({ messages: [{ event: 'm1', sequence: 10, type: 'odds-change', live: true, markets: [market] }] })
  expect((await push(oddsOf({ ...result, type: 'weather' }))).body).toMatchObject({ success: false, error: 'sport-feed-market-unknown' })
  expect((await push(oddsOf({ ...result, specifiers: {} }))).body).toMatchObject({ success: false, error: 'sport-feed-market-unknown' })
  expect((await push(oddsOf({ ...result, outcomes: [{ outcome: 'rain', odds: 2000 }] }))).body).toMatchObject({
    error: 'sport-feed-outcome-unknown',
  })
  expect((await push(oddsOf({ ...result, outcomes: [{ outcome: 'home', odds: 1000 }] }))).status).toBe(422)
  expect((await push({ messages: [] })).body.data).toMatchObject({ applied: 0, wanted: [] })
})
