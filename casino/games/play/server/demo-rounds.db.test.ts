import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { deleteOldRows } from '#kernel/personal-data/retention.ts'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { setStakeControls } from '#casino/money/wallet/server/api.ts'
import { mutate } from '#casino/money/wallet/testing/mutants.ts'
import type { GameEngine } from '#engines/game.ts'
import { engineOf } from '#engines/registry.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { getRoundEndpoint, listRoundsEndpoint, playRoundEndpoint, startGameEndpoint } from '../contract.ts'
import { getSeedsEndpoint, rotateSeedsEndpoint } from '../fairness-contract.ts'
import { demoRoundsByNetwork, demoRoundsByVisitor } from '../rules.ts'
import { fundedPlayer, type FundedPlayer } from '../testing/funded-player.ts'
import { verifyRound } from '../web/verify-round.ts'
import { playDemoRound } from './demo-round.ts'

const hour_ms = 60 * 60 * 1000
const day_ms = 24 * hour_ms

let t: TestHouse
let player: FundedPlayer
beforeAll(async () => {
  t = await createTestHouse({ seed: true })
})
afterAll(() => t.close())
// Each test begins a day later, when nothing is left of the demo that was played before.
beforeEach(async () => {
  t.clock.advance(day_ms + 1)
  await deleteOldRows(t.house)
  player = await fundedPlayer(t, 100_000n)
})
afterEach(() => vi.restoreAllMocks())

const slug = 'golden-orchard'
const start = async (visitor: TestVisitor, isMoney = false) =>
  (await visitor.call(startGameEndpoint, { params: { slug }, query: { isMoney } })).body.data
const spin = (visitor: TestVisitor, session: string, { stake = 100, key }: { readonly stake?: number; readonly key?: string } = {}) =>
  visitor.call(playRoundEndpoint, {
    params: { slug },
    body: { session, command: { stake_minor: stake } },
    ...(key ? { key } : {}),
  })

const countOf = async (table: string): Promise<number> =>
  (await t.house.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n ?? 0

/** How many rows each table of a schema has. */
const rowsOf = async (schema: string): Promise<Record<string, number>> => {
  const { rows } = await t.house.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = $1 order by 1`,
    [schema],
  )
  return Object.fromEntries(await Promise.all(rows.map(async ({ name }) => [name, await countOf(name)] as const)))
}

const demoTables = ['demo_purses', 'demo_seeds', 'demo_rounds', 'demo_visits']
const demoRows = () => Promise.all(demoTables.map((table) => countOf(`games_play.${table}`)))

/** So many demo rounds, no faster than a visitor may. */
const playMany = async (visitor: TestVisitor, session: string, count: number): Promise<void> => {
  for (let played = 0; played < count; played += 1) {
    if (played % demoRoundsByVisitor.count === 0) t.clock.advance(60_000)
    expect((await spin(visitor, session)).body.success).toBe(true)
  }
}

test('GA-023: hundreds of demo rounds leave nothing in the ledger or the log of facts, and a day later nothing at all', async () => {
  const guest = t.visitor()
  const [guests, players] = [await start(guest), await start(player.visitor)]
  // What registering brought is told before anything is counted.
  await t.drain()
  const [ledger, facts, history] = [await rowsOf('money_wallet'), await countOf('kernel.facts'), await countOf('games_play.rounds')]
  expect(Object.keys(ledger).length).toBeGreaterThan(3)
  await playMany(guest, guests.session, 250)
  await playMany(player.visitor, players.session, 250)
  await t.drain()
  expect([await rowsOf('money_wallet'), await countOf('kernel.facts'), await countOf('games_play.rounds')]).toEqual([
    ledger,
    facts,
    history,
  ])
  // Nor do they grow while they are played: of one pair two hundred rounds are kept.
  expect(await demoRows()).toEqual([2, 4, 400, 1])
  t.clock.advance(day_ms + 1)
  await deleteOldRows(t.house)
  expect(await demoRows()).toEqual([0, 0, 0, 0])
}, 120_000)

test('the sweep leaves a demo that is played, and takes its old rounds and revealed pairs', async () => {
  const { session } = await start(player.visitor)
  const old = (await spin(player.visitor, session)).body.data.round
  const { next_server_seed_hash } = (await player.visitor.call(getSeedsEndpoint)).body.data
  await player.visitor.call(rotateSeedsEndpoint, { body: { next_server_seed_hash } })
  t.clock.advance(13 * hour_ms)
  const { session: later, balance_minor } = await start(player.visitor)
  const fresh = (await spin(player.visitor, later)).body.data
  t.clock.advance(12 * hour_ms)
  await deleteOldRows(t.house)
  expect(await demoRows()).toEqual([1, 2, 1, 0])
  expect(fresh.balance_minor).toBe(balance_minor - 100 + fresh.round.win_minor)
  expect((await start(player.visitor)).balance_minor).toBe(fresh.balance_minor)
  const detail = async (id: string) => (await player.visitor.call(getRoundEndpoint, { params: { id } })).status
  expect([await detail(old.id), await detail(fresh.round.id)]).toEqual([404, 200])
})

test('GA-023: a demo round moves play money alone; the history, its detail and the next start tell it while it is kept', async () => {
  const { session, balance_minor } = await start(player.visitor)
  const { body } = await spin(player.visitor, session, { stake: 1_000 })
  const { round } = body.data
  expect(body.data.balance_minor).toBe(balance_minor - 1_000 + round.win_minor)
  const money = (await spin(player.visitor, (await start(player.visitor, true)).session)).body.data.round
  await t.drain()
  const listed = async (mode?: 'money' | 'demo') => (await player.visitor.call(listRoundsEndpoint, { query: mode ? { mode } : {} })).body
  expect((await listed()).data.map(({ id }) => id).toSorted()).toEqual([money.id, round.id].toSorted())
  expect(await listed('demo')).toMatchObject({ total: 1, data: [{ id: round.id, mode: 'demo', stake_minor: 1_000 }] })
  expect(await listed('money')).toMatchObject({ total: 1, data: [{ id: money.id, mode: 'money' }] })
  expect((await player.visitor.raw('GET', '/rest/player/rounds/?format=csv&mode=demo')).body).toContain(`${round.id};`)
  const detail = (await player.visitor.call(getRoundEndpoint, { params: { id: round.id } })).body.data
  expect(detail).toMatchObject({ ...round, server_seed: null })
  expect((await start(player.visitor)).lastRound).toEqual(round)
  const other = await fundedPlayer(t, 1n)
  expect((await other.visitor.call(getRoundEndpoint, { params: { id: round.id } })).status).toBe(404)
  expect((await other.visitor.call(listRoundsEndpoint)).body.total).toBe(0)
})

test('reliability 9: the demo is committed to before it deals, and a change of seeds reveals what it dealt from', async () => {
  const { session, fairness } = await start(player.visitor)
  const { round } = (await spin(player.visitor, session)).body.data
  expect([round.server_seed_hash, round.client_seed, round.nonce]).toEqual([fairness.server_seed_hash, fairness.client_seed, 0])
  const { next_server_seed_hash } = (await player.visitor.call(getSeedsEndpoint)).body.data
  await player.visitor.call(rotateSeedsEndpoint, { body: { next_server_seed_hash, client_seed: 'mine' } })
  const { server_seed } = (await player.visitor.call(getRoundEndpoint, { params: { id: round.id } })).body.data
  const { slug: game, command, nonce, win_minor, client_seed, server_seed_hash } = round
  const verified = await verifyRound({
    slug: game,
    command,
    nonce,
    win_minor,
    client_seed,
    server_seed: server_seed ?? '',
    server_seed_hash,
  })
  expect(verified.ok).toBe(true)
  const after = (await spin(player.visitor, session)).body.data.round
  expect([after.server_seed_hash, after.client_seed, after.nonce]).toEqual([fairness.next_server_seed_hash, 'mine', 0])
  expect((await player.visitor.call(getRoundEndpoint, { params: { id: after.id } })).body.data.server_seed).toBeNull()
})

test('reliability 4: the same key is the same demo round, to the letter, also after a change of seeds; another request with it is 409', async () => {
  const guest = t.visitor()
  const { session } = await start(guest)
  const first = await spin(guest, session, { key: 'k' })
  const again = await spin(guest, session, { key: 'k' })
  expect(again.response.body).toBe(first.response.body)
  expect((await spin(guest, session, { key: 'k', stake: 200 })).status).toBe(409)
  const mine = await start(player.visitor)
  const own = await spin(player.visitor, mine.session, { key: 'k' })
  const { next_server_seed_hash } = (await player.visitor.call(getSeedsEndpoint)).body.data
  await player.visitor.call(rotateSeedsEndpoint, { body: { next_server_seed_hash } })
  expect((await spin(player.visitor, mine.session, { key: 'k' })).response.body).toBe(own.response.body)
  expect(own.body.data.round.id).not.toBe(first.body.data.round.id)
})

test('50 demo rounds at once with one key are one; 50 with keys of their own follow each other, and the purse is their sum', async () => {
  const guest = t.visitor()
  const { session, balance_minor } = await start(guest)
  const same = await Promise.all(Array.from({ length: 50 }, () => spin(guest, session, { key: 'one' })))
  expect(new Set(same.map(({ response }) => response.body)).size).toBe(1)
  const many = await Promise.all(Array.from({ length: 50 }, () => spin(guest, session)))
  const rounds = [same[0]!, ...many].map(({ body }) => body.data.round)
  expect(rounds.map(({ nonce }) => nonce).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 51 }, (_, nonce) => nonce))
  const moved = rounds.reduce((sum, { stake_minor, win_minor }) => sum - stake_minor + win_minor, 0)
  expect((await start(guest)).balance_minor).toBe(balance_minor + moved)
})

test('two processes deal one visitor’s demo in turns: no nonce twice, none left out', async () => {
  const guest = t.visitor()
  const { session } = await start(guest)
  const { rows } = await t.house.pool.query<{ owner_id: bigint }>('select owner_id from games_play.demo_purses')
  const engine = engineOf(slug) as GameEngine
  const ask = (index: number) => ({
    session: { owner_id: rows[0]!.owner_id, slug, mode: 'demo' as const, currency: 'UAH' as const },
    engine,
    command: { stake_minor: 100 },
    stake_minor: 100,
    key: `process-${index}`,
    request_hash: Buffer.from('same'),
    ip: '203.0.113.9',
  })
  // A house of its own has turns of its own: what holds between the two is the database.
  const other = { ...t.house }
  const played = await Promise.all(Array.from({ length: 40 }, (_, index) => playDemoRound(index % 2 ? t.house : other, ask(index))))
  expect(played.map(({ round }) => round.nonce).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, nonce) => nonce))
  expect((await spin(guest, session)).body.data.round.nonce).toBe(40)
})

test('reliability 26: a demo round that is refused was never drawn, and uses no nonce', async () => {
  const guest = t.visitor()
  const { session } = await start(guest)
  await t.house.pool.query('update games_play.demo_purses set balance_minor = 150')
  const play = vi.spyOn(engineOf(slug) as GameEngine, 'play')
  expect((await spin(guest, session, { stake: 200 })).body.error).toBe('insufficient-funds')
  expect(play).not.toHaveBeenCalled()
  expect((await spin(guest, session)).body.data.round.nonce).toBe(0)
  expect(play).toHaveBeenCalledTimes(1)
})

test.each([
  ['blocked', { blocked_until: 'for-ever', session_until: null }, 'stakes-blocked'],
  ['over with the session they chose', { blocked_until: null, session_until: new Date(0) }, 'limit-reached'],
] as const)('reliability 12: a player who is %s plays no demo either, also in a game that is open', async (_, controls, error) => {
  const { session } = await start(player.visitor)
  await inTransaction(t.house.db, (tx) => setStakeControls(tx, t.house, player.id, { ...controls, caps: null }))
  expect((await spin(player.visitor, session)).body).toMatchObject({ success: false, error })
  expect(await countOf('games_play.demo_rounds')).toBe(0)
})

test('demo rounds are counted by visitor and by network: one more is told to wait, and no other visitor is', async () => {
  const guest = t.visitor()
  const { session } = await start(guest)
  const statuses: number[] = []
  for (let round = 0; round <= demoRoundsByVisitor.count; round += 1) statuses.push((await spin(guest, session)).status)
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([demoRoundsByVisitor.count, 429])
  expect((await spin(player.visitor, (await start(player.visitor)).session)).status).toBe(200)
  await t.house.pool.query(`update kernel.rate_windows set count = $1 where key like $2`, [
    demoRoundsByNetwork.count,
    `${demoRoundsByNetwork.name}:%`,
  ])
  const another = t.visitor()
  expect((await spin(another, (await start(another)).session)).status).toBe(429)
  // Money is not counted with it.
  expect((await spin(player.visitor, (await start(player.visitor, true)).session)).status).toBe(200)
})

test('a demo in another currency begins anew, and a game that was open in the old one is started again', async () => {
  const { session } = await start(player.visitor)
  await t.house.pool.query(`update games_play.demo_purses set currency = 'USD', balance_minor = 7`)
  expect((await spin(player.visitor, session)).body.error).toBe('game-session-ended')
  const anew = await start(player.visitor)
  expect([anew.currency, anew.balance_minor]).toEqual(['UAH', 100_000])
  expect((await spin(player.visitor, anew.session)).body.success).toBe(true)
})

describe('under a licence with a least time between rounds', () => {
  let gb: TestHouse
  beforeAll(async () => {
    gb = await createTestHouse({ seed: true, env: { JURISDICTION: 'gb' } })
  })
  afterAll(() => gb.close())

  const inTwoTabs = async () => {
    const { visitor } = await fundedPlayer(gb, 100_000n)
    return { visitor, demo: (await start(visitor)).session, money: (await start(visitor, true)).session }
  }

  test('RP-002: it is kept from a demo round to one for money too', async () => {
    const { visitor, demo, money } = await inTwoTabs()
    expect((await spin(visitor, demo)).body.success).toBe(true)
    expect((await spin(visitor, money)).body).toMatchObject({ error: 'too-soon', retry_after_ms: 2_500 })
    expect((await spin(visitor, demo)).body).toMatchObject({ error: 'too-soon', retry_after_ms: 2_500 })
    gb.clock.advance(2_500)
    expect((await spin(visitor, money)).body.success).toBe(true)
  })

  test('RP-002, mutant: where a demo round is not written down as a round, a second tab finds it', async () => {
    const putBack = await mutate(gb, 'begin_play_money', [['set played_at = moment', 'set played_at = s.played_at']])
    const { visitor, demo, money } = await inTwoTabs()
    await spin(visitor, demo)
    expect((await spin(visitor, money)).body.success).toBe(true)
    await putBack()
  })
})
