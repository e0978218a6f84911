import { afterAll, beforeAll, expect, test } from 'vitest'
import { slices } from '#apps/server/slices.ts'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { getEvent, getEvents, type Fixture } from '#casino/sportsbook/catalogue/contract.ts'
import { voidMarkets, withdrawVoid } from '#casino/sportsbook/catalogue/server/api.ts'
import { football } from '#engines/sport/football/football.ts'
import type { MatchResult } from '#engines/sport/match-result.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { contributionsTo } from '#kernel/extensions.ts'
import { operatorCommands } from '#kernel/operator/commands.ts'
import { readCommand } from '#kernel/operator/read-command.ts'
import type { FeedBody, FeedMessage } from '../message.ts'
import { applyMessages } from './apply-messages.ts'
import { checkSilence, confirmSequences, heard } from './producers.ts'
import { wantedSnapshots } from './stream-store.ts'
import { stopWatching } from './watch.ts'

let testing: TestHouse
beforeAll(async () => {
  testing = await createTestHouse({ only: ['sportsbook/catalogue', 'sportsbook/feed'] })
  // Silence is looked for by the tests' hands, at their own time.
  stopWatching(testing.house)
})
afterAll(() => testing.close())

const named = (name: string) => ({ uk: name, ru: name, en: name })
const fixture: Fixture = {
  sport: { slug: 'football', name: named('Football'), position: 10 },
  category: { ref: 'c', name: named('C'), position: 1 },
  tournament: { ref: 't', name: named('T'), position: 1 },
  home: { ref: 'h', name: named('Home'), short: 'HOM', crest: null },
  away: { ref: 'a', name: named('Away'), short: 'AWA', crest: null },
  season: '1',
  round: 1,
  startsAt: '2026-12-01T13:00:00.000Z',
}
const { plainFixture } = football
const start = football.start(plainFixture)
const scored = [{ type: 'goal', side: 'home', at_s: 30 } as const, { type: 'minute-over', half: 1, minute: 1, at_s: 60 } as const].reduce(
  (state, event) => football.apply(plainFixture, state, event),
  start,
)
const before: FeedBody = { type: 'odds-change', live: false, chances: football.chances(plainFixture, start) }
const after: FeedBody = { type: 'odds-change', live: true, chances: football.chances(plainFixture, scored) }
const result: MatchResult = {
  counts: {
    regular: { home: 1, away: 0 },
    'half:1': { home: 1, away: 0 },
    'half:2': { home: 0, away: 0 },
    corners: { home: 1, away: 1 },
    cards: { home: 0, away: 0 },
  },
  orders: { regular: 'h' },
  winners: ['home'],
  method: null,
}

const producer = { name: 'test', is_simulated: true }
const at = (event: string, bodies: readonly FeedBody[], from = 1): FeedMessage[] =>
  bodies.map((body, index) => ({ event, sequence: from + index, ...body }))
const send = (messages: readonly FeedMessage[]) => applyMessages(testing.house, producer, messages)

let offset = 0
/** The event that was published last, as everybody sees it. */
const newest = async () => {
  const { body } = await testing.visitor().call(getEvents, { query: {} })
  return body.data.toSorted((one, other) => other.id - one.id)[0]
}
const viewOf = async (id: number) => (await testing.visitor().call(getEvent, { params: { id } })).body.data
const name = () => `match-${++offset}`

test('messages take effect once and in order, whatever order they come in and however often', async () => {
  const ref = name()
  const [one, two, three, four] = at(ref, [{ type: 'fixture', fixture }, before, { type: 'bet-stop' }, after])
  expect(await send([one!, two!])).toMatchObject({ applied: 2 })
  const { id, version } = (await newest())!
  expect(await send([one!, two!])).toMatchObject({ applied: 0, ignored: 2, wanted: [] })
  expect(await viewOf(id)).toMatchObject({ version, isOpen: true, state: 'scheduled' })

  expect(await send([four!])).toMatchObject({ applied: 0, waiting: 1, wanted: [ref] })
  expect(await viewOf(id)).toMatchObject({ isOpen: false, state: 'scheduled' })
  expect(await wantedSnapshots(testing.house.db, 'test')).toEqual([ref])
  expect(await send([three!, three!])).toMatchObject({ applied: 2, waiting: 0, wanted: [] })
  expect(await viewOf(id)).toMatchObject({ isOpen: true, state: 'live' })
  expect(await wantedSnapshots(testing.house.db, 'test')).toEqual([])
})

test('a stop holds bets until new prices come, or until it is taken back', async () => {
  const ref = name()
  await send(at(ref, [{ type: 'fixture', fixture }, after]))
  const { id } = (await newest())!
  await send(at(ref, [{ type: 'bet-stop' }], 3))
  expect((await viewOf(id)).isOpen).toBe(false)
  await send(at(ref, [{ type: 'rollback', of: 'bet-stop' }], 4))
  expect((await viewOf(id)).isOpen).toBe(true)
})

test('a snapshot stands for everything up to its sequence, and one from before is late', async () => {
  const ref = name()
  await send(at(ref, [{ type: 'fixture', fixture }, before]))
  const { id } = (await newest())!
  const snapshot: FeedBody = {
    ...after,
    type: 'snapshot',
    fixture,
    live: true,
    is_stopped: false,
    result: null,
    is_final: false,
  } as FeedBody
  await send(at(ref, [after], 9))
  expect((await viewOf(id)).isOpen).toBe(false)
  expect(await send(at(ref, [snapshot], 8))).toMatchObject({ applied: 2, wanted: [] })
  expect(await viewOf(id)).toMatchObject({ isOpen: true, state: 'live' })
  expect(await send(at(ref, [snapshot], 5))).toMatchObject({ applied: 0, ignored: 1 })
})

test('a result settles, its rollback takes that back, and a result for an event nobody announced waits', async () => {
  const ref = name()
  await send(at(ref, [{ type: 'fixture', fixture }, after, { type: 'result', result, is_final: true }]))
  const { body } = await testing.visitor().call(getEvents, { query: {} })
  expect(body.data.some(({ home }) => home.name === 'nobody')).toBe(false)
  const { rows } = await testing.house.pool.query<{ id: string }>(
    `select event_id::text as id from sportsbook_feed.streams where ref = $1`,
    [ref],
  )
  const id = Number(rows[0]?.id)
  const settled = await viewOf(id)
  expect(settled.state).toBe('ended')
  // Its producer told no score beside the result.
  expect(settled.play).toMatchObject({ score: { home: 1, away: 0 }, parts: [{ name: 'half:1' }, { name: 'half:2' }], isRunning: false })
  expect(settled.markets.find(({ key }) => key === 'result:count=regular')?.outcomes.map(({ settlement }) => settlement?.kind)).toEqual([
    'won',
    'lost',
    'lost',
  ])
  await send(at(ref, [{ type: 'rollback', of: 'result' }], 4))
  const back = await viewOf(id)
  expect([back.state, back.isOpen]).toEqual(['live', false])
  expect(back.markets.every(({ state }) => state !== 'settled')).toBe(true)

  const unknown = name()
  expect(await send(at(unknown, [{ type: 'result', result, is_final: true }], 1))).toMatchObject({
    applied: 0,
    waiting: 1,
    wanted: [unknown],
  })
})

const stateOf = async (id: number) => {
  const { state, isOpen, markets } = await viewOf(id)
  return [state, isOpen, markets.every((market) => market.state === 'settled'), markets.length]
}
const endsOf = async (id: number): Promise<unknown[]> => {
  const { rows } = await testing.house.pool.query<{ data: { event_id: number; how: string } }>(
    `select data from kernel.facts where kind = 'sportsbook/catalogue.event-ended'`,
  )
  return rows.filter(({ data }) => data.event_id === id).map(({ data }) => data.how)
}

test('a match that was cancelled stays so whatever its producer goes on to tell, and takes no bets', async () => {
  const ref = name()
  await send(at(ref, [{ type: 'fixture', fixture }, before]))
  const { id } = (await newest())!
  await inTransaction(testing.house.db, (tx) => voidMarkets(tx, testing.house, BigInt(id), null))
  const cancelled = await stateOf(id)
  expect(cancelled.slice(0, 3)).toEqual(['cancelled', false, true])
  // The prices after the goal have a market that was not there before: goal number two.
  await send(at(ref, [{ type: 'bet-stop' }, after, { type: 'result', result, is_final: true }, after], 3))
  expect(await stateOf(id)).toEqual(cancelled)
  expect(await endsOf(id)).toEqual(['cancelled'])
  // What was told meanwhile is not lost where the void is taken back after all.
  await inTransaction(testing.house.db, (tx) => withdrawVoid(tx, testing.house, BigInt(id), null))
  const { state, markets } = await viewOf(id)
  expect([state, markets.find(({ key }) => key === 'result:count=regular')?.outcomes[0]?.settlement?.kind]).toEqual(['ended', 'won'])
})

test('late prices and a second snapshot do not open a match again that has ended, and it ends once', async () => {
  const ref = name()
  await send(at(ref, [{ type: 'fixture', fixture }, before, after, { type: 'result', result, is_final: true }]))
  const { rows } = await testing.house.pool.query<{ id: string }>(
    `select event_id::text as id from sportsbook_feed.streams where ref = $1`,
    [ref],
  )
  const id = Number(rows[0]?.id)
  const ended = await stateOf(id)
  expect(ended.slice(0, 3)).toEqual(['ended', false, true])
  await send(at(ref, [{ ...after, chances: football.chances(plainFixture, start) } as FeedBody], 5))
  const snapshot = { type: 'snapshot', fixture, live: true, is_stopped: false, result, is_final: true, chances: [] } as const
  await send(at(ref, [snapshot], 6))
  expect(await stateOf(id)).toEqual(ended)
  expect(await endsOf(id)).toEqual(['ended'])
})

test('a snapshot takes back what it does not have any more: a final result that is a partial one again, and the result of a match that did not begin', async () => {
  const [partial, none] = [name(), name()]
  const half: MatchResult = { ...result, counts: { 'half:1': { home: 1, away: 0 } }, winners: [] }
  const idOf = async (ref: string): Promise<number> => {
    const { rows } = await testing.house.pool.query<{ id: string }>(
      `select event_id::text as id from sportsbook_feed.streams where ref = $1`,
      [ref],
    )
    return Number(rows[0]?.id)
  }
  const final: FeedBody = { type: 'result', result, is_final: true }
  const snapshotWith = (of: FeedBody, told: MatchResult | null, live: boolean): FeedBody =>
    ({ ...of, type: 'snapshot', fixture, live, is_stopped: false, result: told, is_final: false }) as FeedBody
  await send([...at(partial, [{ type: 'fixture', fixture }, after, final]), ...at(none, [{ type: 'fixture', fixture }, before, final])])
  await send([...at(partial, [snapshotWith(after, half, true)], 5), ...at(none, [snapshotWith(before, null, false)], 5)])
  const view = await viewOf(await idOf(partial))
  const kindsOf = (key: string) =>
    view.markets.find((market) => market.key === key)?.outcomes.map(({ settlement }) => settlement?.kind ?? null)
  expect([view.state, view.isOpen]).toEqual(['live', true])
  expect(kindsOf('result:count=regular')).toEqual([null, null, null])
  expect(kindsOf('result:count=half:1')).toEqual(['won', 'lost', 'lost'])
  const waiting = await viewOf(await idOf(none))
  expect([waiting.state, waiting.isOpen, waiting.markets.every(({ state }) => state === 'open')]).toEqual(['scheduled', true, true])
})

test('a match that two people settled is not opened again by its producer, who was silent and knows it half played; what it says of the end counts', async () => {
  const ref = name()
  const provider = { name: 'provider', is_simulated: false }
  const tell = (bodies: readonly FeedBody[], from: number) => applyMessages(testing.house, provider, at(ref, bodies, from))
  const operator = (actor: string, ...words: readonly string[]): Promise<string> =>
    readCommand(contributionsTo(slices, operatorCommands), ['sport', ...words, '--actor', actor, '--reason', 'the referee said so'])(
      testing.house,
    )
  await tell([{ type: 'fixture', fixture }, after], 1)
  const { id } = (await newest())!
  const said = await operator('anna', 'settle', String(id), '--result', JSON.stringify(result))
  await operator('borys', 'approve', /decision (\d+)/.exec(said)?.[1] ?? '')
  const settled = await stateOf(id)
  expect(settled.slice(0, 3)).toEqual(['ended', false, true])
  const half: MatchResult = { ...result, counts: { 'half:1': { home: 1, away: 0 } }, winners: [] }
  const snapshot = { ...after, type: 'snapshot', fixture, live: true, is_stopped: false, result: half, is_final: false } as FeedBody
  await tell([snapshot], 3)
  expect(await stateOf(id)).toEqual(settled)
  // Nor when it tells the half by itself, and then the whole once more.
  await tell([{ type: 'result', result: half, is_final: false }, snapshot], 4)
  expect(await stateOf(id)).toEqual(settled)
  const lost: MatchResult = { ...result, counts: { ...result.counts, regular: { home: 1, away: 2 } }, winners: ['away'] }
  await tell([{ type: 'result', result: lost, is_final: true }], 6)
  const { markets } = await viewOf(id)
  expect(markets.find(({ key }) => key === 'result:count=regular')?.outcomes[0]?.settlement?.kind).toBe('lost')
})

test('events of a producer that falls silent take no bets until it shows that nothing is missing', async () => {
  const ref = name()
  await send(at(ref, [{ type: 'fixture', fixture }, after]))
  const { id } = (await newest())!
  await heard(testing.house, 'test')
  testing.clock.advance(19_000)
  await checkSilence(testing.house)
  expect((await viewOf(id)).isOpen).toBe(true)
  testing.clock.advance(2_000)
  await checkSilence(testing.house)
  expect((await viewOf(id)).isOpen).toBe(false)
  await heard(testing.house, 'test')
  expect((await viewOf(id)).isOpen).toBe(false)
  expect(await confirmSequences(testing.house, 'test', [{ event: ref, sequence: 3 }])).toEqual([ref])
  expect((await viewOf(id)).isOpen).toBe(false)
  expect(await confirmSequences(testing.house, 'test', [{ event: ref, sequence: 2 }])).toEqual([])
  expect((await viewOf(id)).isOpen).toBe(true)
})

test('names of two producers never meet, and a fixture that is taken back is void', async () => {
  const ref = name()
  const other = { name: 'other', is_simulated: false }
  const moved = { ...fixture, home: { ...fixture.home, name: named('Elsewhere') } }
  await applyMessages(testing.house, other, at(ref, [{ type: 'fixture', fixture: moved }, before]))
  const { id, home, isSimulated } = (await newest())!
  expect([home.name, isSimulated]).toEqual(['Elsewhere', false])
  await applyMessages(testing.house, other, at(ref, [{ type: 'rollback', of: 'fixture' }], 3))
  const view = await viewOf(id)
  expect(view.state).toBe('cancelled')
  expect(view.markets.every(({ outcomes }) => outcomes.every(({ settlement }) => settlement?.kind === 'void'))).toBe(true)
})
