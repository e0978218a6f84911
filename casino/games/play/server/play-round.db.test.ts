import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { balanceOf, purseOf } from '#casino/money/wallet/server/api.ts'
import { fundedPlayer, type FundedPlayer } from '../testing/funded-player.ts'
import { slug, spin, start } from '../testing/start-and-spin.ts'
import { getGameEndpoint, getRoundEndpoint, listRoundsEndpoint, recordPlayStartEndpoint, startGameEndpoint } from '../contract.ts'
import { getSeedsEndpoint, rotateSeedsEndpoint } from '../fairness-contract.ts'
import { GameStarted } from '../events.ts'

let t: TestHouse
let player: FundedPlayer
beforeAll(async () => {
  t = await createTestHouse({ seed: true })
})
beforeEach(async () => {
  player = await fundedPlayer(t, 100_000n)
})
afterAll(() => t.close())

const mainBalance = () => balanceOf(t.house.db, purseOf(player.id, 'main', 'UAH'))
/** Every start in the log, whoever's it is. */
const startsTold = async () =>
  (await t.house.pool.query(`select player_id, data from kernel.facts where kind = $1 order by position`, [GameStarted.kind])).rows

describe('a round', () => {
  test('GA-023: takes the stake, pays the win, and stands in the history at once and verifiably', async () => {
    const { session } = await start(player.visitor)
    const { body } = await spin(player.visitor, session)
    const { round, balance_minor } = body.data
    expect(BigInt(balance_minor)).toBe(100_000n - 1_000n + BigInt(round.win_minor))
    expect(await mainBalance()).toBe(BigInt(balance_minor))
    await t.drain()
    const listed = await player.visitor.call(listRoundsEndpoint)
    expect(listed.body.data).toMatchObject([{ id: round.id, stake_minor: 1_000, win_minor: round.win_minor, mode: 'money' }])
    const told = await player.visitor.call(getRoundEndpoint, { params: { id: round.id } })
    expect(told.body.data).toMatchObject({ events: round.events, server_seed: null })
  })

  test('what a player played is nobody else’s to see: neither the list, nor the file, nor one round, nor the seeds', async () => {
    const { session, fairness } = await start(player.visitor)
    const { round } = (await spin(player.visitor, session)).body.data
    await t.drain()
    const seen = { next_server_seed_hash: fairness.next_server_seed_hash }
    const own = (await player.visitor.call(rotateSeedsEndpoint, { body: seen })).body.data
    expect(own.retired).toHaveLength(1)
    const { visitor } = await fundedPlayer(t, 100_000n)
    expect((await visitor.call(listRoundsEndpoint)).body).toMatchObject({ data: [], total: 0 })
    expect((await visitor.raw('GET', '/rest/player/rounds/?format=csv')).body).not.toContain(round.id)
    const unknown = await visitor.call(getRoundEndpoint, { params: { id: round.id } })
    expect([unknown.status, unknown.body.error]).toEqual([404, 'round-unknown'])
    expect((await visitor.call(getSeedsEndpoint)).body.data.retired).toEqual([])
    expect((await player.visitor.call(getRoundEndpoint, { params: { id: round.id } })).status).toBe(200)
  })

  test('the history is of the moments that were asked for: from the first one on, and up to the last one without it', async () => {
    const { session } = await start(player.visitor)
    const { at } = (await spin(player.visitor, session)).body.data.round
    await t.drain()
    const later = new Date(Date.parse(at) + 1).toISOString()
    const count = async (query: { from?: string; to?: string }) => (await player.visitor.call(listRoundsEndpoint, { query })).body.total
    expect([await count({ from: at }), await count({ from: later }), await count({ to: at }), await count({ to: later })]).toEqual([
      1, 0, 0, 1,
    ])
  })

  test('the history as a file has the words, the separators and the clock of the page', async () => {
    const { session } = await start(player.visitor)
    const { round } = (await spin(player.visitor, session)).body.data
    await t.drain()
    const fileIn = async (language: string) =>
      (await player.visitor.raw('GET', '/rest/player/rounds/?format=csv', undefined, { 'x-language': language })).body.split('\r\n')
    const [head, newest] = await fileIn('uk')
    expect(head).toBe('\uFEFFНомер раунду;Час (Київ);Гра;Режим;Валюта;Ставка;Виплата;Підсумок')
    expect(newest).toMatch(
      new RegExp(`^${round.id};\\d{2}\\.\\d{2}\\.\\d{4} \\d{2}:\\d{2}:\\d{2};[^;]+;Гроші;UAH;\\d+,\\d{2};\\d+,\\d{2};-?\\d+,\\d{2}$`),
    )
    expect((await fileIn('en'))[0]).toBe('\uFEFFRound number,Time (Kyiv),Game,Mode,Currency,Stake,Return,Net result')
  })

  test('the same key again gives the same round and moves nothing; another request with it is 409', async () => {
    const { session } = await start(player.visitor)
    const first = await spin(player.visitor, session, { key: 'k' })
    const again = await spin(player.visitor, session, { key: 'k' })
    expect(again.body.data).toEqual(first.body.data)
    const demo = await start(player.visitor, false)
    const elsewhere = await start(player.visitor, true, 'cossack-treasure')
    for (const other of [
      await spin(player.visitor, session, { key: 'k', stake: 2_000 }),
      await spin(player.visitor, elsewhere.session, { key: 'k', game: 'cossack-treasure' }),
    ])
      expect(other.status).toBe(409)
    // The demo has books of its own, and keys of its own.
    expect((await spin(player.visitor, demo.session, { key: 'k' })).body.data.round.mode).toBe('demo')
    expect(await mainBalance()).toBe(BigInt(first.body.data.balance_minor))
  })

  test('the longest keys are told apart to their last letter', async () => {
    const { session } = await start(player.visitor)
    const [one, other] = [
      await spin(player.visitor, session, { key: `${'k'.repeat(254)}1` }),
      await spin(player.visitor, session, { key: `${'k'.repeat(254)}2` }),
    ]
    expect([one.body.data.round.nonce, other.body.data.round.nonce]).toEqual([0, 1])
  })

  test('50 at once with one key are one round; 50 with keys of their own are 50, nonces without a gap', async () => {
    const { session } = await start(player.visitor)
    const same = await Promise.all(Array.from({ length: 50 }, () => spin(player.visitor, session, { key: 'one', stake: 100 })))
    expect(new Set(same.map(({ body }) => body.data.round.id)).size).toBe(1)
    const many = await Promise.all(Array.from({ length: 50 }, () => spin(player.visitor, session, { stake: 100 })))
    expect(many.map(({ body }) => body.data.round.nonce).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 50 }, (_, index) => index + 1),
    )
  })

  test('GA-002, RO-003, API-017: a guest who asks for money plays demo, and a demo round leaves money alone', async () => {
    const guest = t.visitor()
    const game = await start(guest, true)
    expect(game.isMoney).toBe(false)
    const { body } = await spin(guest, game.session)
    expect(body.data.round.mode).toBe('demo')
    const demo = await start(player.visitor, false)
    await spin(player.visitor, demo.session)
    expect(await mainBalance()).toBe(100_000n)
  })

  test.each([
    ['below the minimum', 20, 'stake-below-minimum', /ставка — [\d,]+\s₴/],
    ['above the maximum', 1_000_000, 'stake-above-maximum', /ставка — 400\s₴/],
    ['off the grid', 300, 'stake-off-grid', /[а-яії]/],
  ])('a stake %s is refused with a text, and nothing moves', async (_, stake, code, said) => {
    const { session } = await start(player.visitor)
    const { status, body } = await spin(player.visitor, session, { stake })
    expect([status, body.success, body.error]).toEqual([200, false, code])
    expect(body.message).toMatch(said)
    expect(await mainBalance()).toBe(100_000n)
  })

  test.each([-100, 1.5, 0, 2 ** 60])('a stake of %s is no stake at all: 422', async (stake) => {
    const { session } = await start(player.visitor)
    expect((await spin(player.visitor, session, { stake })).status).toBe(422)
  })

  test('a stake above the balance is refused, uses no nonce, and the next stake that fits is played', async () => {
    const poor = await fundedPlayer(t, 150n)
    const { session } = await start(poor.visitor)
    expect((await spin(poor.visitor, session, { stake: 200 })).body.error).toBe('insufficient-funds')
    expect((await spin(poor.visitor, session, { stake: 100 })).body.data.round.nonce).toBe(0)
  })

  test("another player's session, a forged one, another game's and an old one play nothing", async () => {
    const { session } = await start(player.visitor)
    const other = await fundedPlayer(t, 100_000n)
    for (const [visitor, token, game] of [
      [other.visitor, session, slug],
      [player.visitor, `${session.slice(0, -3)}abc`, slug],
      [player.visitor, 'nonsense', slug],
      [player.visitor, session, 'carpathian-nights'],
    ] as const)
      expect((await spin(visitor, token, { game })).body.error).toBe('game-session-ended')
    t.clock.advance(12 * 60 * 60 * 1000)
    const late = await spin(player.visitor, session)
    expect([late.status, late.body.error]).toEqual([200, 'game-session-ended'])
    expect(await mainBalance()).toBe(100_000n)
  })

  test('reliability 14: a game’s token is of the session that it was given in: in another session of the same player it plays nothing', async () => {
    const { session } = await start(player.visitor)
    const elsewhere = await enterAs(t, player.id)
    expect((await spin(elsewhere, session)).body.error).toBe('game-session-ended')
    expect((await spin(elsewhere, (await start(elsewhere)).session)).body.success).toBe(true)
    expect((await spin(player.visitor, session)).body.success).toBe(true)
  })

  test('GA-001: without a slug the house answers failure, and a game that nobody knows is 404', async () => {
    for (const [nameless, status] of [
      ['/rest/game/', 404],
      ['/rest/game//', 422],
    ] as const) {
      const answer = await player.visitor.raw('GET', nameless)
      expect([answer.statusCode, answer.json()], nameless).toMatchObject([status, { success: false }])
    }
    const { session } = await start(player.visitor)
    expect((await spin(player.visitor, session, { game: 'no-such-game' })).status).toBe(404)
    expect((await player.visitor.call(getGameEndpoint, { params: { slug: 'no-such-game' } })).status).toBe(404)
  })

  test('a round costs one turn on one connection beside the session check', async () => {
    const { session } = await start(player.visitor)
    await spin(player.visitor, session)
    let queries = 0
    const { Client } = await import('pg')
    const query = Client.prototype.query
    Client.prototype.query = function (this: InstanceType<typeof Client>, ...args: unknown[]) {
      queries += 1
      return Reflect.apply(query, this, args)
    } as typeof query
    try {
      await spin(player.visitor, session)
    } finally {
      Client.prototype.query = query
    }
    expect(queries).toBeLessThanOrEqual(2)
  })

  test('GA-015: a start is announced with its mode', async () => {
    const before = await startsTold()
    await start(player.visitor)
    expect((await startsTold()).slice(before.length)).toEqual([{ player_id: player.id, data: { slug, mode: 'money_play' } }])
  })

  test('API-046, GA-015: a play that began after a registration is recorded with its mode; a guest’s is counted and kept nowhere', async () => {
    const record = (visitor: TestVisitor, type: string, game = slug) =>
      visitor.raw('POST', '/rest/player/game-play-start/', { slug: game, type, source: 'game_play' })
    const counted = async () =>
      (await t.house.metrics.registry.getSingleMetric('openhouse_play_starts_total')?.get())?.values[0]?.value ?? 0
    const guest = await t.arrive()
    const [told_before, counted_before] = [await startsTold(), await counted()]
    for (const type of ['money_play', 'demo_play'])
      for (const visitor of [player.visitor, guest]) expect((await record(visitor, type)).json()).toEqual({ success: true })
    expect((await startsTold()).slice(told_before.length)).toEqual(
      ['money_play', 'demo_play'].map((mode) => ({ player_id: player.id, data: { slug, mode } })),
    )
    expect((await counted()) - counted_before).toBe(4)
    expect([(await record(guest, 'money_play', 'no-such-game')).statusCode, (await record(guest, 'free_play')).statusCode]).toEqual([
      404, 422,
    ])
  })

  test('a game that is opened again and again is one start in the log that only grows; without end it is refused', async () => {
    const before = await startsTold()
    const starts = async () => (await startsTold()).length - before.length
    for (let opened = 0; opened < 3; opened++) await start(player.visitor)
    await player.visitor.call(recordPlayStartEndpoint, { body: { slug, type: 'money_play', source: 'game_play' } })
    expect(await starts()).toBe(1)
    await start(player.visitor, false)
    expect(await starts()).toBe(2)
    t.clock.advance(5 * 60_000)
    await start(player.visitor)
    expect(await starts()).toBe(3)
    const open = () => player.visitor.call(startGameEndpoint, { params: { slug }, query: { isMoney: true } })
    const answers = await Promise.all(Array.from({ length: 70 }, open))
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
    expect(await starts()).toBe(3)
    t.clock.advance(10 * 60_000)
    expect((await open()).status).toBe(200)
  })

  test('reliability 11: the last round is told again at the next start', async () => {
    const { session } = await start(player.visitor)
    const { body } = await spin(player.visitor, session)
    await t.drain()
    expect((await start(player.visitor)).lastRound).toEqual(body.data.round)
  })
})

test('RP-002: under a licence with a least time a second tab cannot play faster, with money or in the demo; after it, it can', async () => {
  const gb = await createTestHouse({ seed: true, env: { JURISDICTION: 'gb' } })
  try {
    const { visitor } = await fundedPlayer(gb, 100_000n)
    const [one, other] = [await start(visitor), await start(visitor, false, 'cossack-treasure')]
    expect((await spin(visitor, one.session)).body).toMatchObject({ success: true })
    const sooner = await spin(visitor, other.session, { game: 'cossack-treasure' })
    expect(sooner.body).toMatchObject({ success: false, error: 'too-soon', retry_after_ms: 2_500 })
    gb.clock.set('2026-12-01T12:00:02.500Z')
    expect((await spin(visitor, other.session, { game: 'cossack-treasure' })).body).toMatchObject({ success: true })
    const guest = gb.visitor()
    const { session } = await start(guest, false)
    expect((await spin(guest, session)).body).toMatchObject({ success: true })
    expect((await spin(guest, session)).body).toMatchObject({ success: false, error: 'too-soon' })
  } finally {
    await gb.close()
  }
})
