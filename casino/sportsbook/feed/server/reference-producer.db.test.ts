import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { getEvent, getEvents } from '#casino/sportsbook/catalogue/contract.ts'
import { referenceProducer, type ApiDocument, type Body, type Carry, type Message } from '../testing/reference-producer.ts'
import { checkSilence } from './producers.ts'
import { stopWatching } from './watch.ts'

const key = 'ab'.repeat(32)
let t: TestHouse
let provider: ReturnType<typeof referenceProducer>
beforeAll(async () => {
  t = await createTestHouse({ only: ['sportsbook/catalogue', 'sportsbook/feed'], env: { SPORT_PRODUCERS: `acme:${key}` } })
  // Silence is looked for by the tests' hands, at their own time.
  stopWatching(t.house)
  await t.app.ready()
  const carry: Carry = async ({ method, path, headers, body }) =>
    (await t.app.inject({ method, url: path, headers, ...(body !== undefined && { payload: body }) })).json()
  const document = t.app.swagger() as ApiDocument
  provider = referenceProducer({ document, name: 'acme', key, carry, now_s: () => Math.floor(t.clock.now().getTime() / 1000) })
})
afterAll(() => t.close())

const named = (name: string) => ({ uk: name, ru: name, en: name })
const fixtureOf = (event: string): Body => ({
  type: 'fixture',
  fixture: {
    sport: { slug: 'football', name: named('Football'), position: 10 },
    category: { ref: 'c', name: named('C'), position: 1 },
    tournament: { ref: 't', name: named('T'), position: 1 },
    home: { ref: `h-${event}`, name: named(`Home ${event}`), short: 'HOM', crest: null },
    away: { ref: `a-${event}`, name: named(`Away ${event}`), short: 'AWA', crest: null },
    season: '1',
    round: 1,
    startsAt: new Date(t.clock.now().getTime() + 3_600_000).toISOString(),
  },
})
const odds = (home: number, live = false): Body => {
  const outcomes = [
    { outcome: 'home', odds: home },
    { outcome: 'draw', odds: 3_400 },
    { outcome: 'away', odds: 3_300 },
  ]
  return { type: 'odds-change', live, markets: [{ type: 'result', specifiers: { count: 'regular' }, outcomes }] }
}
const ended = (home: number, away: number): Body => ({
  type: 'result',
  isFinal: true,
  result: { counts: { regular: { home, away } }, orders: {}, winners: home === away ? [] : [home > away ? 'home' : 'away'], method: null },
})

let events = 0
/** An event of its own for each test, told until it has prices. */
const begun = async (): Promise<{ event: string; id: number }> => {
  const event = `acme:${(events += 1)}`
  await provider.push([provider.next(event, fixtureOf(event)), provider.next(event, odds(2_000))])
  const { body } = await t.visitor().call(getEvents, { query: { limit: 50 } })
  return { event, id: body.data.find(({ home }) => home.name === `Home ${event}`)?.id ?? 0 }
}
const view = async (id: number) => (await t.visitor().call(getEvent, { params: { id } })).body.data
const priceOf = async (id: number) => (await view(id)).markets[0]?.outcomes.map((one) => one.odds)
const settledOf = async (id: number) => (await view(id)).markets[0]?.outcomes.map(({ settlement }) => settlement?.kind)

test('SP-010: the document says everything that a producer signs by', () => {
  const calls = Object.entries((t.app.swagger() as { paths: Record<string, Record<string, { description?: string }>> }).paths)
  const doors = calls.filter(([path]) => path.includes('sport-feed')).flatMap(([, methods]) => Object.values(methods))
  expect(doors).toHaveLength(2)
  for (const { description } of doors)
    for (const said of ['X-Feed-Producer', 'X-Feed-Time', 'X-Signature', 'HMAC-SHA256', 'five minutes']) expect(description).toContain(said)
})

test('messages that come out of order wait; the house says whose are missing, and the missing one or a snapshot opens the event again', async () => {
  const { event, id } = await begun()
  const [third, fourth] = [provider.next(event, { type: 'bet-stop' }), provider.next(event, odds(2_200, true))]
  expect((await provider.push([fourth])).data).toMatchObject({ applied: 0, waiting: 1, wanted: [event] })
  expect((await view(id)).isOpen).toBe(false)
  expect((await provider.push([third])).data).toMatchObject({ wanted: [] })
  expect([(await view(id)).state, (await view(id)).isOpen, await priceOf(id)]).toEqual(['live', true, [2_200, 3_400, 3_300]])

  const lost = provider.next(event, odds(2_300, true))
  await provider.push([provider.next(event, odds(2_400, true))])
  expect((await view(id)).isOpen).toBe(false)
  expect(await provider.answerWanted()).toEqual([event])
  expect([(await view(id)).isOpen, await priceOf(id)]).toEqual([true, [2_400, 3_400, 3_300]])
  // What was lost comes at last: late, and nothing comes of it.
  expect((await provider.push([lost])).data).toMatchObject({ applied: 0, ignored: 1, wanted: [] })
  expect(await priceOf(id)).toEqual([2_400, 3_400, 3_300])
  expect(await provider.answerWanted()).toEqual([])
})

test('messages that are doubled count once, and of two that contradict each other under one sequence the first is taken', async () => {
  const { event, id } = await begun()
  const dearer = provider.next(event, odds(2_500))
  const sent = await provider.push([dearer, dearer, { ...dearer, ...odds(9_000) }])
  expect(sent.data).toMatchObject({ applied: 1, ignored: 2 })
  const { version } = await view(id)
  expect((await provider.push([dearer])).data).toMatchObject({ applied: 0, ignored: 1, wanted: [] })
  expect((await provider.push([{ ...dearer, ...odds(9_000) }])).data).toMatchObject({ applied: 0, ignored: 1 })
  expect([(await view(id)).version, await priceOf(id)]).toEqual([version, [2_500, 3_400, 3_300]])
})

test('a result that is taken back and told otherwise settles as the last one alone, also for who only had a snapshot', async () => {
  const [told, snapped] = [await begun(), await begun()]
  for (const body of [ended(1, 0), { type: 'rollback', of: 'result' } as const, ended(0, 0)])
    await provider.push([provider.next(told.event, body)])
  expect(await settledOf(told.id)).toEqual(['lost', 'won', 'lost'])
  provider.next(snapped.event, ended(1, 0))
  provider.next(snapped.event, { type: 'rollback', of: 'result' })
  await provider.push([provider.next(snapped.event, ended(0, 0))])
  expect(await provider.answerWanted()).toEqual([snapped.event])
  expect(await settledOf(snapped.id)).toEqual(['lost', 'won', 'lost'])
})

test('whose rollback of a result is lost takes it back by a snapshot', async () => {
  const { event, id } = await begun()
  await provider.push([provider.next(event, ended(1, 0))])
  expect([(await view(id)).state, await settledOf(id)]).toEqual(['ended', ['won', 'lost', 'lost']])
  provider.next(event, { type: 'rollback', of: 'result' })
  await provider.push([provider.next(event, odds(2_600))])
  expect(await provider.answerWanted()).toEqual([event])
  const { state, isOpen } = await view(id)
  expect([state, isOpen, await settledOf(id), await priceOf(id)]).toEqual([
    'scheduled',
    true,
    [undefined, undefined, undefined],
    [2_600, 3_400, 3_300],
  ])
})

test('whose void is lost, or its rollback, says so by a snapshot: of a market and of the whole event', async () => {
  const { event, id } = await begun()
  const voids = ['void', 'void', 'void']
  const open = [undefined, undefined, undefined]
  const markets = [{ type: 'result', specifiers: { count: 'regular' } }]
  /** The first message is lost, and a snapshot stands for both. */
  const lost = async (body: Body, then: Body = { type: 'bet-stop' }): Promise<unknown[]> => {
    provider.next(event, body)
    await provider.push([provider.next(event, then)])
    expect(await provider.answerWanted()).toEqual([event])
    const { state, isOpen } = await view(id)
    return [state, isOpen, await settledOf(id)]
  }
  expect(await lost({ type: 'void', markets })).toEqual(['scheduled', false, voids])
  expect(await lost({ type: 'rollback', of: 'void', markets }, odds(2_000))).toEqual(['scheduled', true, open])
  expect(await lost({ type: 'void', markets: null })).toEqual(['cancelled', false, voids])
  expect(await lost({ type: 'rollback', of: 'void' }, odds(2_000))).toEqual(['scheduled', true, open])
  // What it told in time is not changed by a snapshot that says the same.
  await provider.push([provider.next(event, { type: 'void', markets })])
  expect(await lost({ type: 'bet-stop' })).toEqual(['scheduled', false, voids])
})

test('a producer that falls silent suspends its events, and opens those that it stands with', async () => {
  const [one, other] = [await begun(), await begun()]
  t.clock.advance(21_000)
  await checkSilence(t.house)
  expect([(await view(one.id)).isOpen, (await view(other.id)).isOpen]).toEqual([false, false])
  await provider.stand(one.event)
  expect([(await view(one.id)).isOpen, (await view(other.id)).isOpen]).toEqual([true, false])
  await provider.answerWanted()
  expect((await view(other.id)).isOpen).toBe(true)
})

test('however messages are lost, doubled and mixed up, the house ends with what the producer knows', async () => {
  const { event, id } = await begun()
  let seed = 20_261_123
  const random = (below: number): number => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff
    return (seed >>> 8) % below
  }
  const told: Message[] = Array.from({ length: 40 }, (_, index) =>
    provider.next(event, index % 7 === 6 ? { type: 'bet-stop' } : odds(1_500 + 10 * index, true)),
  )
  const sent = told.flatMap((message) => Array.from({ length: random(3) }, () => message))
  while (sent.length > 0) {
    const some = Array.from({ length: Math.min(sent.length, 1 + random(4)) }, () => sent.splice(random(Math.min(sent.length, 6)), 1)[0])
    expect((await provider.push(some as Message[])).success).toBe(true)
    if (random(5) === 0) await provider.answerWanted()
  }
  await provider.stand(event)
  await provider.push([provider.next(event, odds(3_000, true))])
  await provider.answerWanted()
  expect([(await view(id)).isOpen, await priceOf(id)]).toEqual([true, [3_000, 3_400, 3_300]])
  expect(provider.truthOf(event)?.markets[0]?.outcomes[0]?.odds).toBe(3_000)
})
