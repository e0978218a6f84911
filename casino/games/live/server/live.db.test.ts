import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { closeBalanced } from '#casino/money/wallet/testing/wallet-house.ts'
import { fundedPlayer, type FundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { verificationOf } from '#casino/games/play/testing/verification.ts'
import { balanceOf, purseOf, setStakeControls } from '#casino/money/wallet/server/api.ts'
import { balloonHeights, heightPlace } from '#engines/live/games/above-the-clouds.ts'
import { plentySymbols } from '#engines/live/games/wheel-of-plenty.ts'
import { liveHalves } from '#engines/live/pays.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { getLiveTable, getLiveTables, listLiveSlips, placeLiveBets, watchTables, type LiveBet, type WholeTable } from '../contract.ts'
import { LiveBetSettled } from '../events.ts'
import { results_limit, tableSlugs, tableTimes, void_after_ms, watched_for_ms } from '../tables.ts'
import { drawRound, openRound, settleRound } from './move-round.ts'
import { turnFloor } from './floor.ts'

const funds = 100_000
const unit = 1_000

let t: TestHouse
let player: FundedPlayer
beforeAll(async () => {
  t = await createTestHouse()
})
afterAll(() => closeBalanced(t))
beforeEach(async () => {
  player = await fundedPlayer(t, BigInt(funds))
})

const cash = async ({ id }: FundedPlayer = player): Promise<number> => Number(await balanceOf(t.house.db, purseOf(id, 'main', 'UAH')))
const tableOf = async (slug: string, { visitor } = player): Promise<WholeTable> =>
  (await visitor.call(getLiveTable, { params: { slug } })).body.data

const look = async (...slugs: readonly string[]): Promise<void> => {
  await player.visitor.call(watchTables, { body: { slugs: [...slugs] } })
}

/** Lets the floor turn where the clock stands. */
const turn = (): Promise<void> => turnFloor(t.house)

const until = async (moment: string | null | undefined): Promise<void> => {
  t.clock.set(moment ?? t.clock.now())
  await turn()
}

/** A table whose window has just opened. */
const opened = async (slug: string): Promise<WholeTable> => {
  await look(slug)
  for (let step = 0; step < 5; step += 1) {
    await turn()
    const { round } = await tableOf(slug)
    if (round?.state === 'betting' && new Date(round.closesAt) > t.clock.now()) return tableOf(slug)
    await until(round?.state === 'betting' ? round.closesAt : round?.state === 'drawn' ? round.landsAt : round?.nextAt)
    await look(slug)
  }
  throw new Error(`${slug} did not open`)
}

const bet = (slug: string, round: string, bets: readonly LiveBet[], by = player, key?: string) =>
  by.visitor.call(placeLiveBets, { params: { slug }, body: { round, bets: [...bets] }, ...(key === undefined ? {} : { key }) })

/** Draws and pays the round in sight. */
const played = async (slug: string): Promise<WholeTable> => {
  await until((await tableOf(slug)).round?.closesAt)
  await until((await tableOf(slug)).round?.landsAt)
  return tableOf(slug)
}

const some: Readonly<Record<string, readonly LiveBet[]>> = {
  'live-roulette': ['red', 'dozen:2', 'straight:7', 'split:0-1'].map((place) => ({ place, stake_minor: unit })),
  'live-wheel': plentySymbols.map(({ id }) => ({ place: id, stake_minor: unit })),
  'live-baccarat': ['player', 'banker', 'tie', 'player-pair', 'banker-pair'].map((place) => ({ place, stake_minor: unit })),
  'live-draw': ['1-2', '3-17-40', '7-8-9-10-11-12-13-14-15-16'].map((place) => ({ place, stake_minor: 2 * unit })),
  'live-balloon': balloonHeights.slice(0, 6).map((halves) => ({ place: heightPlace(halves), stake_minor: 2 * unit })),
}

const winOf = (slug: string, drawn: readonly number[]): number =>
  (some[slug] ?? []).reduce((sum, { place, stake_minor }) => sum + (stake_minor / 2) * liveHalves(slug, place, drawn), 0)
const stakeOf = (slug: string): number => (some[slug] ?? []).reduce((sum, { stake_minor }) => sum + stake_minor, 0)

describe.each(tableSlugs)('%s', (slug) => {
  test('GA-023: players share one round, each is paid by what was drawn, and the round verifies against what was shown before its window', async () => {
    const other = await fundedPlayer(t, BigInt(funds))
    const { round } = await opened(slug)
    const committed = round?.serverSeedHash ?? ''
    expect(round).toMatchObject({ state: 'betting', drawn: null, serverSeed: null })
    for (const one of [player, other]) {
      const { body } = await bet(slug, round?.id ?? '', some[slug] ?? [], one)
      expect(body).toMatchObject({ success: true, balance_minor: funds - stakeOf(slug), data: { state: 'open', win_minor: null } })
    }
    expect((await tableOf(slug)).crowd).toMatchObject({ players: 2, places: { [some[slug]?.[0]?.place ?? '']: 2 } })

    await until(round?.closesAt)
    const closed = (await tableOf(slug)).round
    expect(closed).toMatchObject({ id: round?.id, state: 'drawn' })
    // Nobody is paid for what has not been shown yet.
    expect([await cash(), await cash(other)]).toEqual([funds - stakeOf(slug), funds - stakeOf(slug)])

    await until(closed?.landsAt)
    const table = await tableOf(slug)
    const drawn = table.round?.drawn ?? []
    const win_minor = winOf(slug, drawn)
    expect([await cash(), await cash(other)]).toEqual(Array.from({ length: 2 }, () => funds - stakeOf(slug) + win_minor))
    expect(table.results[0]).toMatchObject({ id: round?.id, drawn })
    expect((await player.visitor.call(listLiveSlips)).body.data[0]).toMatchObject({ slug, state: 'settled', win_minor, drawn })

    const revealed = { server_seed: table.round?.serverSeed ?? '', server_seed_hash: committed }
    const seeds = { slug, client_seed: slug, nonce: table.round?.number ?? 0, command: { bets: some[slug] } }
    expect(await verificationOf({ ...seeds, ...revealed, win_minor })).toMatchObject({ ok: true })
    expect(await verificationOf({ ...seeds, ...revealed, win_minor: win_minor + 1 })).toMatchObject({ ok: false, reason: 'win-differs' })
  })

  test('reliability 9: seeds of rounds are a chain, each the hash of the next', async () => {
    await opened(slug)
    const first = (await played(slug)).round
    const next = (await opened(slug)).round
    expect(next?.serverSeedHash).toBe(first?.serverSeed)
    const revealed = (await played(slug)).round?.serverSeed ?? ''
    expect(createHash('sha256').update(revealed).digest('hex')).toBe(first?.serverSeed)
  })
})

test('GA-023: a window that closed a millisecond ago takes no bet, whatever the browser shows, and one that closes in a millisecond does', async () => {
  const { round } = await opened('live-wheel')
  const closes_ms = new Date(round?.closesAt ?? '').getTime()
  t.clock.set(new Date(closes_ms - 1))
  expect((await bet('live-wheel', round?.id ?? '', [{ place: 'poppy', stake_minor: unit }])).body.success).toBe(true)
  // Nobody has turned the table: its row still says that bets are taken.
  t.clock.set(new Date(closes_ms))
  expect((await bet('live-wheel', round?.id ?? '', [{ place: 'poppy', stake_minor: unit }])).body).toMatchObject({
    success: false,
    error: 'live-window-closed',
  })
  expect(await cash()).toBe(funds - unit)
  await turn()
  expect((await bet('live-wheel', round?.id ?? '', [{ place: 'poppy', stake_minor: unit }])).body).toMatchObject({
    error: 'live-window-closed',
  })
  await until((await tableOf('live-wheel')).round?.landsAt)
})

test('the same key is one slip, also after the window and the result; other content under it is refused', async () => {
  const { round } = await opened('live-wheel')
  const bets = [{ place: 'sunflower', stake_minor: 2 * unit }]
  const first = await bet('live-wheel', round?.id ?? '', bets, player, 'one-command')
  const both = await Promise.all([1, 2].map(() => bet('live-wheel', round?.id ?? '', bets, player, 'one-command')))
  expect(both.map(({ body }) => body.data.id)).toEqual([first.body.data.id, first.body.data.id])
  expect((await bet('live-wheel', round?.id ?? '', [{ place: 'star', stake_minor: unit }], player, 'one-command')).status).toBe(409)
  await played('live-wheel')
  const late = await bet('live-wheel', round?.id ?? '', bets, player, 'one-command')
  expect(late.body.data).toMatchObject({ id: first.body.data.id, state: 'settled' })
  expect((await player.visitor.call(listLiveSlips)).body.total).toBe(1)
})

test('the same key sent twice at once is one slip and one stake, and both are told of it', async () => {
  const { round } = await opened('live-wheel')
  const bets = [{ place: 'sunflower', stake_minor: 2 * unit }]
  const before = await cash()
  const both = await Promise.all([1, 2, 3].map(() => bet('live-wheel', round?.id ?? '', bets, player, 'sent-at-once')))
  expect(both.map(({ status, body }) => [status, body.success])).toEqual([1, 2, 3].map(() => [200, true]))
  expect(new Set(both.map(({ body }) => body.data.id)).size).toBe(1)
  expect(await cash()).toBe(before - 2 * unit)
  await played('live-wheel')
})

test('refused in words, with nothing taken: places and sums that are none, more than the table takes, another table, a guest', async () => {
  const { round } = await opened('live-balloon')
  const id = round?.id ?? ''
  const refused = async (bets: readonly LiveBet[], slug = 'live-balloon') => {
    const { body } = await bet(slug, id, bets)
    return (body as { error?: string }).error
  }
  expect(await refused([{ place: 'up:123', stake_minor: unit }])).toBe('live-bet-impossible')
  expect(await refused([{ place: 'up:150', stake_minor: unit + 500 }])).toBe('live-stake-off-grid')
  expect(await refused([{ place: 'up:150', stake_minor: 5_000_000 }])).toBe('insufficient-funds')
  expect(await refused([{ place: 'red', stake_minor: unit }], 'live-roulette')).toBe('live-window-closed')
  expect(await refused([{ place: 'up:150', stake_minor: unit }], 'no-table')).toBe('live-table-unknown')
  expect((await bet('live-balloon', id, [{ place: 'up:150', stake_minor: unit }], { ...player, visitor: await t.arrive() })).status).toBe(
    401,
  )
  const rich = await fundedPlayer(t, 1_000_000n)
  const most = (await tableOf('live-balloon')).stakes.most_minor
  expect((await bet('live-balloon', id, [{ place: 'up:150', stake_minor: most }], rich)).body.success).toBe(true)
  expect((await bet('live-balloon', id, [{ place: 'up:200', stake_minor: unit }], rich)).body).toMatchObject({
    error: 'live-stake-too-high',
  })
  expect([await cash(), await cash(rich)]).toEqual([funds, 1_000_000 - most])
  await played('live-balloon')
})

test('who may not stake is refused, and what they staked before is paid all the same', async () => {
  const { round } = await opened('live-wheel')
  const bets = plentySymbols.map(({ id }) => ({ place: id, stake_minor: unit }))
  await bet('live-wheel', round?.id ?? '', bets)
  const blocked = { blocked_until: new Date(t.clock.now().getTime() + 86_400_000), session_until: null, caps: null }
  await inTransaction(t.house.db, (tx) => setStakeControls(tx, t.house, player.id, blocked))
  expect((await bet('live-wheel', round?.id ?? '', bets)).body).toMatchObject({ error: 'stakes-blocked' })
  const { drawn } = (await played('live-wheel')).round ?? {}
  expect(await cash()).toBe(
    funds - 5 * unit + bets.reduce((sum, { place }) => sum + (unit / 2) * liveHalves('live-wheel', place, drawn ?? []), 0),
  )
})

test('reliability 4: drawn and paid once, however many processes think that the table is theirs', async () => {
  const { round } = await opened('live-roulette')
  const id = BigInt(round?.id ?? 0)
  await bet('live-roulette', String(id), [
    { place: 'red', stake_minor: unit },
    { place: 'black', stake_minor: unit },
  ])
  expect(await drawRound(t.house, id)).toBe(false)
  t.clock.set(round?.closesAt ?? '')
  const draws = await Promise.all([1, 2, 3].map(() => drawRound(t.house, id)))
  expect(draws.filter(Boolean)).toHaveLength(1)
  expect(await settleRound(t.house, id)).toBe(false)
  const { round: drawn } = await tableOf('live-roulette')
  t.clock.set(drawn?.landsAt ?? '')
  const paid = await Promise.all([1, 2, 3].map(() => settleRound(t.house, id)))
  expect(paid.filter(Boolean)).toHaveLength(1)
  expect(await cash()).toBe(funds - 2 * unit + (drawn?.drawn?.[0] === 0 ? 0 : 2 * unit))
  await t.drain()
  const told = await sql<{ count: number }>`
    select count(*)::int as count from kernel.facts where kind = ${LiveBetSettled.kind} and player_id = ${player.id}`.execute(t.house.db)
  expect(told.rows[0]?.count).toBe(1)
  await Promise.all([1, 2, 3].map(() => openRound(t.house, 'live-roulette')))
  const running = await sql`select id from games_live.rounds where table_slug = 'live-roulette' and state = 'betting'`.execute(t.house.db)
  expect(running.rows).toHaveLength(1)
  await played('live-roulette')
})

test('a process that died leaves its tables after three seconds, and its round is finished by the next', async () => {
  const { round } = await opened('live-wheel')
  await bet('live-wheel', round?.id ?? '', [{ place: 'sunflower', stake_minor: unit }])
  t.clock.set(round?.closesAt ?? '')
  const held_until = new Date(t.clock.now().getTime() + 3_000)
  await sql`update games_live.tables set holder = 'another', held_until = ${held_until}`.execute(t.house.db)
  t.clock.advance(1_500)
  await turn()
  expect((await tableOf('live-wheel')).round?.state).toBe('betting')
  t.clock.advance(1_600)
  await turn()
  const { round: drawn } = await tableOf('live-wheel')
  expect(drawn).toMatchObject({ id: round?.id, state: 'drawn' })
  await until(drawn?.landsAt)
  expect((await player.visitor.call(listLiveSlips)).body.data[0]?.state).toBe('settled')
})

test('a round that nobody drew within a minute is void and every stake is back; one that was drawn is paid however late', async () => {
  const { round } = await opened('live-wheel')
  await bet('live-wheel', round?.id ?? '', [{ place: 'crown', stake_minor: 3 * unit }])
  t.clock.set(new Date(new Date(round?.closesAt ?? '').getTime() + void_after_ms))
  await turn()
  expect((await tableOf('live-wheel')).round).toMatchObject({ id: round?.id, state: 'void', drawn: null })
  expect(await cash()).toBe(funds)
  expect((await player.visitor.call(listLiveSlips)).body.data[0]).toMatchObject({ state: 'returned', win_minor: null })

  const { round: second } = await opened('live-wheel')
  await bet('live-wheel', second?.id ?? '', [{ place: 'crown', stake_minor: unit }])
  await until(second?.closesAt)
  t.clock.advance(10 * void_after_ms)
  await turn()
  expect((await tableOf('live-wheel')).results[0]).toMatchObject({ id: second?.id, state: 'settled' })
})

test('a draw with very high wins takes less, ticket by ticket, and tickets of any numbers are counted together', async () => {
  const { round, stakes } = await opened('live-draw')
  const most = (await tableOf('live-roulette')).stakes.most_minor
  expect(stakes.most_minor).toBe(most / 10)
  expect(Math.max(...stakes.chips)).toBeLessThanOrEqual(stakes.most_minor)
  const tickets = [
    { place: '1-2', stake_minor: stakes.most_minor },
    { place: '3-4', stake_minor: unit },
  ]
  expect((await bet('live-draw', round?.id ?? '', tickets)).body).toMatchObject({ error: 'live-stake-too-high' })
  expect((await bet('live-draw', round?.id ?? '', [{ place: '2-1', stake_minor: unit }])).body).toMatchObject({
    error: 'live-bet-impossible',
  })
  expect((await bet('live-draw', round?.id ?? '', tickets.slice(1))).body.success).toBe(true)
  expect((await tableOf('live-draw')).crowd).toMatchObject({ players: 1, places: { '3-4': 1 } })
  expect(await cash()).toBe(funds - unit)
  await played('live-draw')
})

test('the road of baccarat goes on behind the latest results; other tables have none; every type of bets tells its published RTP', async () => {
  const rounds = results_limit + 3
  for (let round = 0; round < rounds; round += 1) {
    await opened('live-baccarat')
    await played('live-baccarat')
  }
  const table = await tableOf('live-baccarat')
  expect(table.results).toHaveLength(results_limit)
  expect(table.earlier.length).toBeGreaterThanOrEqual(3)
  expect(new Set(table.earlier.map((drawn) => drawn.length))).toEqual(new Set([6]))
  expect((await tableOf('live-wheel')).earlier).toEqual([])
  expect(table.rtps).toEqual({ player: '98.76', banker: '98.54', tie: '95.16', pair: '97.11' })
})

test('a table rests while nobody looks, and its round in play is finished first', async () => {
  const { round } = await opened('live-balloon')
  await bet('live-balloon', round?.id ?? '', [{ place: 'up:150', stake_minor: unit }])
  await played('live-balloon')
  t.clock.advance(watched_for_ms + 60_000)
  await turn()
  const table = await tableOf('live-balloon')
  expect(table).toMatchObject({ watching: 0, round: { state: 'settled' } })
  await look('live-balloon')
  await turn()
  expect(await tableOf('live-balloon')).toMatchObject({ watching: 1, round: { state: 'betting' } })
  await played('live-balloon')
})

test('what moves is told on the channel of the table, the newest revision last; the page of the floor has every table', async () => {
  t.published.length = 0
  const { round } = await opened('live-wheel')
  await bet('live-wheel', round?.id ?? '', [{ place: 'poppy', stake_minor: unit }])
  await played('live-wheel')
  await Promise.all(t.house.slices.flatMap(({ published = [] }) => published.map((state) => state.flush(t.house))))
  const told = t.published.filter(({ channel }) => channel === 'live:live-wheel').map(({ message }) => message)
  expect(new Set(told.map(({ event }) => event))).toEqual(new Set(['round', 'crowd']))
  const revisions = told.flatMap(({ state }) => (state as { revision: number } | undefined)?.revision ?? [])
  expect(revisions).toEqual(revisions.toSorted((a, b) => a - b))
  const floor = (await player.visitor.call(getLiveTables, { headers: { 'x-language': 'en' } })).body.data
  expect(floor.map(({ slug }) => slug)).toEqual(Object.keys(tableTimes))
  expect(floor.map(({ title }) => title)).toEqual([
    'Live Roulette',
    'Wheel of Plenty',
    'Above the Clouds',
    'Live Baccarat',
    'Golden Twenty',
  ])
})

test('the database itself keeps what a round has committed to', async () => {
  await opened('live-wheel')
  await played('live-wheel')
  await expect(sql`update games_live.rounds set drawn = '{1}' where table_slug = 'live-wheel'`.execute(t.house.db)).rejects.toThrow(
    'committed',
  )
})
