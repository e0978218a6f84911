import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestHouse } from '#apps/testing/test-house.ts'
import { football } from '#engines/sport/football/football.ts'
import type { MatchResult } from '#engines/sport/match-result.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { getEvent, getEvents, getSports, getTournament, searchEvents } from '../contract.ts'
import {
  createCatalogueHouse,
  footballAfter,
  footballResult,
  marketOf,
  publishedMatch,
  settle,
  somebodyWaits,
  update,
} from '../testing/catalogue-house.ts'
import { decide, insertDecision, type DecisionKind } from './decision-store.ts'
import { lockMarkets, quotesOf } from './quotes.ts'
import { restateEvent } from './restate-event.ts'
import { settledMarkets } from './settled-markets.ts'
import { settleEvent, voidMarkets, withdrawResult, withdrawVoid } from './settle-event.ts'
import { tellNow } from './tell-changes.ts'

let testing: TestHouse
beforeAll(async () => {
  testing = await createCatalogueHouse()
})
afterAll(() => testing.close())

const main = 'result:count=regular'
const kinds = (settlements: readonly { readonly kind: string }[] | null) => settlements?.map(({ kind }) => kind)

test('API-134, SP-010: anybody sees published events with their odds, by sport, live or not, page by page, and never a chance behind a price', async () => {
  const id = await publishedMatch(testing, 'test:list')
  const visitor = testing.visitor()
  const { body } = await visitor.call(getEvents, { query: { sport: 'football', live: false, limit: 10 } })
  const card = body.data.find((one) => one.id === Number(id))
  expect(card).toMatchObject({ state: 'scheduled', isOpen: true, isSimulated: true, home: { name: 'Rivne' }, away: { name: 'Kherson' } })
  expect(card?.main?.outcomes.map(({ outcome }) => outcome)).toEqual(['home', 'draw', 'away'])
  for (const { odds } of card?.main?.outcomes ?? []) expect(odds).toBeGreaterThan(1000)
  expect((await visitor.call(getEvents, { query: { live: true } })).body).toMatchObject({ data: [], total: 0 })
  expect((await visitor.call(getEvents, { query: { sport: 'tennis' } })).body.total).toBe(0)
  expect((await visitor.call(getEvents, { query: { offset: 500 } })).body.data).toEqual([])
  const view = (await visitor.call(getEvent, { params: { id: Number(id) } })).body.data
  expect(view.markets.length).toBeGreaterThan(80)
  expect(JSON.stringify(view)).not.toMatch(/millionths|probabilit/)
  expect((await visitor.call(getSports)).body.data).toMatchObject([{ slug: 'football', live: 0 }])
  expect((await visitor.call(searchEvents, { query: { text: 'kher riv' } })).body.data.map((one) => one.id)).toContain(Number(id))
  expect((await visitor.call(searchEvents, { query: { text: 'herson' } })).body.data).toEqual([])
  expect((await visitor.call(getEvent, { params: { id: 999_999 } })).body).toMatchObject({ success: false, error: 'sport-event-unknown' })
})

test('a market has a new version whenever its price moves, and the same one while it does not; what is left out is closed', async () => {
  const id = await publishedMatch(testing, 'test:versions')
  const before = await marketOf(testing, id, main)
  const { plainFixture } = football
  await update(testing, id, { chances: football.chances(plainFixture, football.start(plainFixture)) })
  expect((await marketOf(testing, id, main)).version).toBe(before.version)
  const goal = footballAfter({ type: 'goal', side: 'home', at_s: 30 }, { type: 'minute-over', half: 1, minute: 1, at_s: 60 })
  await update(testing, id, { state: 'live', chances: football.chances(plainFixture, goal) })
  const after = await marketOf(testing, id, main)
  expect(after.version).toBe(before.version + 1)
  expect(after.odds[0]).toBeLessThan(before.odds[0] ?? 0)
  expect((await marketOf(testing, id, 'next-goal:count=regular,number=1')).state).toBe('closed')
  expect((await marketOf(testing, id, 'next-goal:count=regular,number=2')).state).toBe('open')
})

test('chances that move while the price stands are there for cash-outs, and pages hear nothing of them', async () => {
  const id = await publishedMatch(testing, 'test:still-price')
  const key = 'draw-no-bet:count=regular'
  const push = (...chances: readonly (readonly [won: number, returned: number])[]) => {
    const outcomes = chances.map(([won_millionths, returned_millionths], index) => ({
      outcome: index === 0 ? 'home' : 'away',
      odds_thousandths: 1_900,
      won_millionths,
      returned_millionths,
    }))
    return update(testing, id, { markets: [{ type: 'draw-no-bet', specifiers: { count: 'regular' }, is_suspended: false, outcomes }] })
  }
  const chancesNow = async () => {
    const { id: market_id } = await marketOf(testing, id, key)
    const quote = (await quotesOf(testing.house.db, testing.clock.now(), [market_id])).get(market_id)
    return quote?.outcomes.map(({ won_millionths, returned_millionths }) => [won_millionths, returned_millionths])
  }
  await push([350_000, 300_000], [350_000, 300_000])
  const { version } = await marketOf(testing, id, key)
  await tellNow(testing.house)
  testing.published.length = 0
  await push([50_000, 900_000], [50_000, 900_000])
  expect(await chancesNow()).toEqual([
    [50_000, 900_000],
    [50_000, 900_000],
  ])
  await push([49_500, 901_000], [49_500, 901_000])
  expect((await chancesNow())?.[0]).toEqual([50_000, 900_000])
  await push([49_500, 902_000], [49_500, 902_000])
  expect((await chancesNow())?.[0]).toEqual([49_500, 902_000])
  expect((await marketOf(testing, id, key)).version).toBe(version)
  await tellNow(testing.house)
  const told = testing.published.filter(({ channel }) => channel === `sport-event:${id}`)
  expect(told.map(({ message }) => message.data)).toMatchObject([{ markets: [] }])
})

test('no bet is taken on a market of an event that is stopped, stale, late or over', async () => {
  const id = await publishedMatch(testing, 'test:gates', '2026-12-01T12:30:00.000Z')
  const { id: market_id } = await marketOf(testing, id, main)
  const stateAt = async (now: string) => (await quotesOf(testing.house.db, new Date(now), [market_id])).get(market_id)?.state
  expect(await stateAt('2026-12-01T12:29:59.999Z')).toBe('open')
  expect(await stateAt('2026-12-01T12:30:00.000Z')).toBe('suspended')
  await update(testing, id, { state: 'live' })
  expect(await stateAt('2026-12-01T12:40:00.000Z')).toBe('open')
  await update(testing, id, { is_stopped: true })
  expect(await stateAt('2026-12-01T12:40:00.000Z')).toBe('suspended')
  await update(testing, id, { is_stopped: false, is_stale: true })
  expect(await stateAt('2026-12-01T12:40:00.000Z')).toBe('suspended')
  await update(testing, id, { is_stale: false })
  await settle(testing, id, footballResult([0, 0], [1, 0], 'h'), true)
  expect(await stateAt('2026-12-01T12:40:00.000Z')).toBe('settled')
})

test('a result settles what is decided, the final one everything; a correction and a void change what comes out differently and can be taken back', async () => {
  const id = await publishedMatch(testing, 'test:settled')
  await update(testing, id, { state: 'live' })
  await settle(testing, id, { counts: { 'half:1': { home: 1, away: 0 } }, orders: { regular: 'h' }, winners: [], method: null }, false)
  expect(kinds((await marketOf(testing, id, 'result:count=half:1')).settlements)).toEqual(['won', 'lost', 'lost'])
  expect(kinds((await marketOf(testing, id, 'next-goal:count=regular,number=1')).settlements)).toEqual(['won', 'lost', 'lost'])
  expect((await marketOf(testing, id, main)).settlements).toBeNull()

  await settle(testing, id, footballResult([1, 0], [1, 1], 'ha'), true)
  const drawn = await marketOf(testing, id, main)
  expect([drawn.state, kinds(drawn.settlements)]).toEqual(['settled', ['lost', 'won', 'lost']])
  const half = await marketOf(testing, id, 'result:count=half:1')

  await settle(testing, id, footballResult([1, 0], [2, 1], 'hah'), true)
  const corrected = await marketOf(testing, id, main)
  expect(kinds(corrected.settlements)).toEqual(['won', 'lost', 'lost'])
  expect((await marketOf(testing, id, 'result:count=half:1')).settled_revision).toBe(half.settled_revision)
  const changed = await settledMarkets(testing.house.db, id, corrected.settled_revision)
  expect(changed.find(({ market_id }) => market_id === corrected.id)?.settlements?.get('home')).toEqual({ kind: 'won' })
  expect(changed.map(({ market_id }) => market_id)).not.toContain(half.id)

  const { house } = testing
  const winner = async () => (await testing.visitor().call(getEvent, { params: { id: Number(id) } })).body.data.winner
  expect(await winner()).toBe('home')
  await tellNow(house)
  const told = testing.published.filter(({ channel }) => channel === `sport-event:${id}`)
  expect(told.at(-1)?.message.data).toMatchObject({ state: 'ended', winner: 'home' })
  await inTransaction(house.db, (tx) => voidMarkets(tx, house, id, [main]))
  expect(kinds((await marketOf(testing, id, main)).settlements)).toEqual(['void', 'void', 'void'])
  await inTransaction(house.db, (tx) => withdrawVoid(tx, house, id, [main]))
  expect(kinds((await marketOf(testing, id, main)).settlements)).toEqual(['won', 'lost', 'lost'])
  await inTransaction(house.db, (tx) => withdrawResult(tx, house, id))
  const open = await marketOf(testing, id, main)
  expect([open.state, open.settlements]).toEqual(['closed', null])
  expect(await winner()).toBeNull()
  await settle(testing, id, footballResult([1, 0], [2, 1], 'hah'), true)
  expect(kinds((await marketOf(testing, id, main)).settlements)).toEqual(['won', 'lost', 'lost'])
})

test('a result that is taken back twice stops bets once: prices that came in between stay open', async () => {
  const { house } = testing
  const id = await publishedMatch(testing, 'test:withdrawn-twice')
  const chances = football.chances(football.plainFixture, football.start(football.plainFixture))
  const again = () => inTransaction(house.db, (tx) => withdrawResult(tx, house, id))
  const stateNow = async () =>
    (await quotesOf(house.db, testing.clock.now(), [(await marketOf(testing, id, main)).id])).values().next().value?.state
  await update(testing, id, { state: 'live' })
  await settle(testing, id, footballResult([0, 0], [1, 0], 'h'), true)
  await again()
  await update(testing, id, { is_stopped: false, chances })
  expect(await stateNow()).toBe('open')
  expect(await again()).toEqual([])
  expect(await stateNow()).toBe('open')
})

test('a cancelled match whose void is taken back is what it was: one that had not begun takes no bets until it says that it did', async () => {
  const { house } = testing
  const backOf = async (id: bigint, now: string) => {
    await inTransaction(house.db, (tx) => voidMarkets(tx, house, id, null))
    await inTransaction(house.db, (tx) => withdrawVoid(tx, house, id, null))
    const chances = football.chances(football.plainFixture, football.start(football.plainFixture))
    await update(testing, id, { is_stopped: false, chances })
    const { state } = (await testing.visitor().call(getEvent, { params: { id: Number(id) } })).body.data
    const { id: market_id } = await marketOf(testing, id, main)
    return [state, (await quotesOf(house.db, new Date(now), [market_id])).get(market_id)?.state]
  }
  const before = await publishedMatch(testing, 'test:back-before', '2026-12-01T12:30:00.000Z')
  expect(await backOf(before, '2026-12-01T12:29:00.000Z')).toEqual(['scheduled', 'open'])
  expect(await backOf(before, '2026-12-01T12:31:00.000Z')).toEqual(['scheduled', 'suspended'])
  const running = await publishedMatch(testing, 'test:back-running', '2026-12-01T11:30:00.000Z')
  const score = { home: 0, away: 0 }
  const play = { period: 'half:1', clockSeconds: 60, isRunning: true, pace: 1, at: '2026-12-01T11:31:00.000Z', score, parts: [] }
  await update(testing, running, { state: 'live', play: { ...play, points: null, serving: null, stats: [] } })
  expect(await backOf(running, '2026-12-01T12:00:00.000Z')).toEqual(['live', 'open'])
})

test('what two people of the house decided is not taken back by a producer that tells the event in whole without it', async () => {
  const { house } = testing
  const [settled, market, event] = [
    await publishedMatch(testing, 'test:hand-settled'),
    await publishedMatch(testing, 'test:hand-market'),
    await publishedMatch(testing, 'test:hand-event'),
  ]
  const result = footballResult([1, 0], [1, 0], 'h')
  const byHand = async (event_id: bigint, kind: DecisionKind, { key = null }: { readonly key?: string | null } = {}) => {
    const given = { event_id, kind, result: kind === 'settle' ? result : null, market_key: key, revision: 0 }
    await inTransaction(house.db, async (tx) => {
      const id = await insertDecision(tx, { ...given, proposed_by: 'anna', reason: 'test', proposed_at: testing.clock.now() })
      const keys = key === null ? null : [key]
      if (kind === 'settle') await settleEvent(tx, house, event_id, result, true)
      else await (kind === 'void' ? voidMarkets(tx, house, event_id, keys) : withdrawVoid(tx, house, event_id, keys))
      await decide(tx, id, 'borys', true, testing.clock.now())
    })
  }
  const stateNow = async (id: bigint) => (await testing.visitor().call(getEvent, { params: { id: Number(id) } })).body.data.state
  const half: MatchResult = { counts: { 'half:1': { home: 1, away: 0 } }, orders: { regular: 'h' }, winners: [], method: null }
  const restated = (id: bigint, told: MatchResult | null = null) => {
    const voids = { is_cancelled: false, market_keys: [] }
    return inTransaction(house.db, (tx) => restateEvent(tx, house, id, { result: told, is_final: false, voids }))
  }
  await byHand(settled, 'settle')
  await byHand(market, 'void', { key: main })
  await byHand(event, 'void')
  for (const id of [settled, market, event]) expect(await restated(id)).toEqual([])
  // A producer that is back tells half of it, once or twice, and not its end.
  for (let time = 0; time < 2; time += 1) {
    expect(await restated(settled, half)).toEqual([])
    await settle(testing, settled, half, false)
  }
  expect(kinds((await marketOf(testing, settled, main)).settlements)).toEqual(['won', 'lost', 'lost'])
  expect([await stateNow(settled), await stateNow(event)]).toEqual(['ended', 'cancelled'])
  expect(kinds((await marketOf(testing, market, main)).settlements)).toEqual(['void', 'void', 'void'])
  // Taken back by hand and voided by the producer, it is the producer's again.
  for (const id of [market, event]) {
    await byHand(id, 'withdraw-void', { key: id === market ? main : null })
    await inTransaction(house.db, (tx) => voidMarkets(tx, house, id, id === market ? [main] : null))
    await restated(id)
    expect((await marketOf(testing, id, main)).settlements).toBeNull()
  }
  expect(await stateNow(event)).toBe('scheduled')
  await settle(testing, settled, footballResult([0, 0], [0, 1], 'a'), true)
  await restated(settled)
  expect((await marketOf(testing, settled, main)).settlements).toBeNull()
})

test('the same result twice announces nothing twice, and one for an unknown event settles nothing', async () => {
  const id = await publishedMatch(testing, 'test:twice')
  const result = footballResult([0, 0], [0, 2], 'aa')
  await settle(testing, id, result, true)
  const first = await marketOf(testing, id, main)
  await settle(testing, id, result, true)
  expect((await marketOf(testing, id, main)).version).toBe(first.version)
  expect(await inTransaction(testing.house.db, (tx) => settleEvent(tx, testing.house, 999_999n, result, true))).toBeUndefined()
})

test('a bet that is being placed holds its market: a settlement waits for it, and a bet after it sees that it is settled', async () => {
  const id = await publishedMatch(testing, 'test:locked')
  const { id: market_id } = await marketOf(testing, id, main)
  const now = testing.clock.now()
  const order: string[] = []
  let settling: Promise<void> | undefined
  await inTransaction(testing.house.db, async (tx) => {
    expect((await lockMarkets(tx, now, [market_id])).get(market_id)?.state).toBe('open')
    settling = settle(testing, id, footballResult([0, 0], [1, 0], 'h'), true).then(() => void order.push('settled'))
    await somebodyWaits(testing)
    expect((await quotesOf(tx, now, [market_id])).get(market_id)?.state).toBe('open')
    order.push('placed')
  })
  await settling
  expect(order).toEqual(['placed', 'settled'])
  const after = await inTransaction(testing.house.db, (tx) => lockMarkets(tx, now, [market_id]))
  expect(after.get(market_id)?.state).toBe('settled')
})

test('pages hear of changes in the order of versions: each message says on which version it stands', async () => {
  const id = await publishedMatch(testing, 'test:told')
  await tellNow(testing.house)
  testing.published.length = 0
  const before = (await testing.visitor().call(getEvent, { params: { id: Number(id) } })).body.data.version
  await update(testing, id, { state: 'live' })
  await update(testing, id, { is_stopped: true })
  await tellNow(testing.house)
  const own = testing.published.filter(({ channel }) => channel === `sport-event:${id}`)
  expect(own.map(({ message }) => message.data)).toMatchObject([
    { id: Number(id), since: before, version: before + 2, isOpen: false, state: 'live' },
  ])
  const list = testing.published.find(({ channel }) => channel === 'sport-list:football')
  expect(list?.message.data).toMatchObject({ sport: 'football', events: [{ id: Number(id), isOpen: false }] })
})

test('SP-010: a tournament has its table by finished matches, with results and what is to come', async () => {
  const { body } = await testing.visitor().call(getEvents, { query: {} })
  const tournament = body.data[0]?.tournament.id ?? 0
  const page = (await testing.visitor().call(getTournament, { params: { id: tournament } })).body.data
  expect(page.results.length).toBeGreaterThan(0)
  // Scoreboards of these matches were never told, so nothing of them counts.
  expect(page.table).toEqual([])
  expect((await testing.visitor().call(getTournament, { params: { id: 999_999 } })).body).toMatchObject({
    error: 'sport-tournament-unknown',
  })
})

test('a tournament has its top scorers by finished matches: nobody of one that still runs, and as corrected', async () => {
  const id = await publishedMatch(testing, 'test:scorers')
  const goal = (side: 'home' | 'away', name: string, type = 'goal') => ({
    type,
    side,
    clockSeconds: 60,
    period: 'half:1',
    score: { home: 1, away: 0 },
    ...(name !== '' && { scorer: { uk: `У. ${name}`, ru: `Р. ${name}`, en: name } }),
  })
  const happenings = [
    goal('home', 'Yarven'),
    goal('away', 'Talmik'),
    goal('home', 'Yarven'),
    goal('home', ''),
    goal('home', 'Korden', 'corner'),
  ]
  await update(testing, id, { state: 'live', happenings })
  const tournament = (await testing.visitor().call(getEvent, { params: { id: Number(id) } })).body.data.tournament.id
  const scorers = async () =>
    (await testing.visitor().call(getTournament, { params: { id: tournament } })).body.data.scorers.map(
      ({ place, name, competitor, goals }) => [place, name, competitor.name, goals],
    )
  await settle(testing, id, footballResult([3, 1], [3, 1], 'hahh'), false)
  expect(await scorers()).toEqual([])
  await settle(testing, id, footballResult([3, 1], [3, 1], 'hahh'), true)
  const both = [
    [1, 'У. Yarven', 'Rivne', 2],
    [2, 'У. Talmik', 'Kherson', 1],
  ]
  expect(await scorers()).toEqual(both)
  await inTransaction(testing.house.db, (tx) => withdrawResult(tx, testing.house, id))
  expect(await scorers()).toEqual([])
  await sql`delete from sportsbook_catalogue.happenings where event_id = ${id} and happening ->> 'side' = 'away'`.execute(testing.house.db)
  await settle(testing, id, footballResult([3, 0], [3, 0], 'hhh'), true)
  expect(await scorers()).toEqual(both.slice(0, 1))
  // Its timeline is folded later; who scored stays.
  await sql`delete from sportsbook_catalogue.happenings where event_id = ${id}`.execute(testing.house.db)
  await settle(testing, id, footballResult([2, 0], [3, 0], 'hhh'), true)
  expect(await scorers()).toEqual(both.slice(0, 1))
})
