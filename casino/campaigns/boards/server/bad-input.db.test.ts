import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { closeBalanced } from '#casino/contests/races/testing/race-house.ts'
import { RoundSettled } from '#casino/games/play/events.ts'
import { fundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { balanceOf, purseOf } from '#casino/money/wallet/server/api.ts'
import { registerPlayer, type RegisteredPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { selfExclude } from '#casino/players/responsible-play/contract.ts'
import { updateProfileEndpoint } from '#casino/players/profile/contract.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { NewFact } from '#kernel/facts/fact.ts'
import { currencies, type Currency } from '#kernel/money/currency.ts'
import type { BoardSpec } from '../board-spec.ts'
import { boardById, type BoardRow } from './board-store.ts'
import { closeBoard, closingSteps } from './close-board.ts'
import { boardFund, createBoard } from './create-board.ts'
import { endBoard } from './end-board.ts'
import { shownTable } from './live-table.ts'
import { joinBoard, leaveBoard } from './join-board.ts'
import { resultsOf } from './result-store.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ now: '2026-12-01T12:00:00Z' })
})
afterAll(() => closeBalanced(t))

const each = (amount: number) => ({ UAH: amount, USD: amount / 10, EUR: amount / 10, USDT: amount })
const spec: BoardSpec = {
  games: ['golden-orchard'],
  stakes: { UAH: { min_minor: 1_000, max_minor: 10_000 } },
  score: { kind: 'multiple', within_attempt: 'sum' },
  attempts: 1,
  rounds_per_attempt: 5,
  extra_attempts: 0,
  entry: 'play',
  prizes: [{ places: '1', amounts: each(5_000) }],
}

const hour_ms = 3_600_000
/** A board of the hour that begins now. What ran before is over: each test has its own. */
const boardOf = async (given: Partial<BoardSpec> = {}, { from_ms = 0, feeds = null as bigint | null } = {}): Promise<BoardRow> => {
  const starts_ms = t.clock.now().getTime() + from_ms
  const title = { uk: 'Година', ru: 'Час', en: 'The hour' }
  const window = { starts_at: new Date(starts_ms), ends_at: new Date(starts_ms + hour_ms) }
  const board = await inTransaction(t.house.db, (tx) =>
    createBoard(tx, t.house, { owner: 'contests/tournaments', title, spec: { ...spec, ...given }, feeds, ...window }),
  )
  if (!board) throw new Error('the board was not made')
  return board
}

let nonce = 0
type Round = Partial<{ mode: 'money' | 'demo'; currency: string; stake_minor: number; win_minor: number; slug: string }>
const roundOf = ({ player_id }: RegisteredPlayer, given: Round = {}): NewFact => {
  nonce += 1
  const data = { mode: 'money' as const, currency: 'UAH', stake_minor: 1_000, win_minor: 5_000, slug: 'golden-orchard', ...given }
  return RoundSettled(
    { round_id: `1-${nonce}`, owner_id: Number(player_id), seed_id: 1, nonce, command: {}, ...data },
    player_id,
  ) as NewFact
}
/** Written into the log now; read with `t.drain()`, however late that is. */
const played = (...rounds: NewFact[]) => inTransaction(t.house.db, (tx) => announce(tx, t.house, rounds))
const close = (board: BoardRow) => inTransaction(t.house.db, (tx) => closeBoard(tx, t.house, Number(board.id)))
const entryOf = async (board: BoardRow, { player_id }: RegisteredPlayer) => (await shownTable(t.house, board)).entries.get(player_id)
const cashOf = ({ player_id }: RegisteredPlayer, currency: Currency = 'UAH') => balanceOf(t.house.db, purseOf(player_id, 'main', currency))
const fundsOf = async (board: BoardRow) =>
  Promise.all((Object.keys(currencies) as Currency[]).map((currency) => balanceOf(t.house.db, boardFund(board, currency))))
const nextHour = () => t.clock.advance(2 * hour_ms)

test('play money, free spins, a stake a unit too small, another game and a currency without bounds bring no points', async () => {
  nextHour()
  const board = await boardOf()
  const player = await registerPlayer(t)
  await played(
    roundOf(player, { mode: 'demo' }),
    roundOf(player, { stake_minor: 0 }),
    roundOf(player, { stake_minor: 999 }),
    roundOf(player, { slug: 'carpathian-nights' }),
    roundOf(player, { currency: 'USD' }),
  )
  await t.drain()
  expect((await entryOf(board, player)) ?? { points: 0, rounds: 0 }).toMatchObject({ points: 0, rounds: 0 })
  await played(roundOf(player, { stake_minor: 1_000 }))
  await t.drain()
  expect(await entryOf(board, player)).toMatchObject({ points: 500, rounds: 1 })
})

test('play money and free spins enter nobody', async () => {
  nextHour()
  const board = await boardOf()
  const player = await registerPlayer(t)
  await played(roundOf(player, { mode: 'demo' }), roundOf(player, { stake_minor: 0 }))
  await t.drain()
  expect(await entryOf(board, player)).toBeUndefined()
})

test('a stage that ends during a session takes the rounds of its time, the next one those from its end on, however late they are read', async () => {
  nextHour()
  const [first, second] = [await boardOf(), await boardOf({}, { from_ms: hour_ms })]
  const player = await registerPlayer(t)
  t.clock.set(new Date(first.ends_at.getTime() - 1).toISOString())
  await played(roundOf(player, { win_minor: 2_000 }))
  t.clock.set(first.ends_at.toISOString())
  await played(roundOf(player, { win_minor: 3_000 }))
  t.clock.advance(3_000)
  await t.drain()
  expect(await entryOf(first, player)).toMatchObject({ points: 200, rounds: 1 })
  expect(await entryOf(second, player)).toMatchObject({ points: 300, rounds: 1 })
})

test('a tie at the last paid place: whoever had the points earlier is paid, of the same moment the older account, and nobody twice', async () => {
  nextHour()
  const board = await boardOf({ prizes: [{ places: '1-2', amounts: each(5_000) }] })
  const [older, younger, later] = [await registerPlayer(t), await registerPlayer(t), await registerPlayer(t)]
  await played(roundOf(younger), roundOf(older))
  t.clock.advance(1_000)
  await played(roundOf(later))
  await t.drain()
  expect(await close(board)).toBe(true)
  expect(await Promise.all([older, younger, later].map((player) => cashOf(player)))).toEqual([5_000n, 5_000n, 0n])
  expect((await resultsOf(t.house.db, [board.id], 10)).map(({ place, player_id }) => [place, player_id])).toEqual([
    [1, older.player_id],
    [2, younger.player_id],
    [3, later.player_id],
  ])
  expect(await fundsOf(board)).toEqual([0n, 0n, 0n, 0n])
})

test('who changes their currency in the middle keeps their points and is paid in the new one; every fund is empty after that', async () => {
  nextHour()
  const board = await boardOf()
  const player = await registerPlayer(t)
  await played(roundOf(player))
  await t.drain()
  const { body } = await player.visitor.call(updateProfileEndpoint, { body: { currency_id: currencies.USD.id } })
  expect(body.success).toBe(true)
  await t.drain()
  expect(await close(board)).toBe(true)
  expect([await cashOf(player), await cashOf(player, 'USD')]).toEqual([0n, 500n])
  expect(await fundsOf(board)).toEqual([0n, 0n, 0n, 0n])
})

test('a process that dies while it closes a stage leaves nothing behind; the next one feeds the table and pays, once', async () => {
  nextHour()
  const whole = await boardOf({ games: [], prizes: [] })
  const stage = await boardOf({ points_for_places: [{ places: '1', points: 10 }] }, { feeds: whole.id })
  const player = await registerPlayer(t)
  await played(roundOf(player))
  await t.drain()
  const killed = inTransaction(t.house.db, async (tx) => {
    await closeBoard(tx, t.house, Number(stage.id))
    throw new Error('killed')
  })
  await expect(killed).rejects.toThrow('killed')
  expect([await cashOf(player), await entryOf(whole, player)]).toEqual([0n, undefined])
  expect(await resultsOf(t.house.db, [stage.id], 10)).toEqual([])
  expect([await close(stage), await close(stage)]).toEqual([true, false])
  expect(await cashOf(player)).toBe(5_000n)
  expect(await entryOf(whole, player)).toMatchObject({ points: 10 })
  expect(await fundsOf(stage)).toEqual([0n, 0n, 0n, 0n])
})

/** The next places in a transaction of their own, as a board of very many is paid. */
const payNext = (board: BoardRow, at_once: number) =>
  inTransaction(t.house.db, (tx) => closeBoard(tx, t.house, Number(board.id), { ...closingSteps, at_once }))
const placesOf = async (board: BoardRow) =>
  (await resultsOf(t.house.db, [board.id], 10)).map(({ place, player_id, prize_minor }) => [place, player_id, prize_minor])

test('a board that is paid in several transactions goes on where the last one ended, whoever dies or excludes themselves in between', async () => {
  nextHour()
  const board = await boardOf({
    prizes: [
      { places: '1-2', amounts: each(5_000) },
      { places: '3-6', amounts: each(1_000) },
    ],
  })
  const players = await Promise.all(Array.from({ length: 5 }, () => registerPlayer(t)))
  // The third and the fourth have the same points, at the same moment.
  const ranked = players.toSorted((one, other) => Number(one.player_id - other.player_id))
  await played(...ranked.map((player, index) => roundOf(player, { win_minor: [9_000, 8_000, 7_000, 7_000, 1_000][index] ?? 0 })))
  await t.drain()
  const [first, second, third, fourth, fifth] = ranked as [
    RegisteredPlayer,
    RegisteredPlayer,
    RegisteredPlayer,
    RegisteredPlayer,
    RegisteredPlayer,
  ]
  const cash = () => Promise.all(ranked.map((player) => cashOf(player)))
  expect(await payNext(board, 2)).toBe(false)
  expect(await cash()).toEqual([5_000n, 5_000n, 0n, 0n, 0n])
  expect(await boardById(t.house.db, board.id)).toMatchObject({ closed_at: expect.any(Date), paid_at: null })
  // The table is final: what is played now counts no more, and nobody joins.
  await played(roundOf(fifth, { win_minor: 90_000 }))
  const killed = inTransaction(t.house.db, async (tx) => {
    await closeBoard(tx, t.house, Number(board.id), { ...closingSteps, at_once: 1 })
    throw new Error('killed')
  })
  await expect(killed).rejects.toThrow('killed')
  expect(await cash()).toEqual([5_000n, 5_000n, 0n, 0n, 0n])
  await third.visitor.call(selfExclude, { body: { months: 6, isConfirmed: true } })
  expect(await payNext(board, 1)).toBe(false)
  expect(await cash()).toEqual([5_000n, 5_000n, 0n, 1_000n, 0n])
  // The reaction to what the calls announced pays the rest.
  await t.drain()
  expect(await cash()).toEqual([5_000n, 5_000n, 0n, 1_000n, 1_000n])
  expect(await placesOf(board)).toEqual([
    [1, first.player_id, 5_000n],
    [2, second.player_id, 5_000n],
    [3, fourth.player_id, 1_000n],
    [4, fifth.player_id, 1_000n],
  ])
  expect(await fundsOf(board)).toEqual([0n, 0n, 0n, 0n])
  expect((await boardById(t.house.db, board.id))?.paid_at).toEqual(expect.any(Date))
  expect(await payNext(board, 2)).toBe(false)
})

test('who excludes themselves while they were read ahead already loses a place that was not reached; those below move up', async () => {
  nextHour()
  const board = await boardOf({ prizes: [{ places: '1-5', amounts: each(5_000) }] })
  const ranked = await Promise.all(Array.from({ length: 5 }, () => registerPlayer(t)))
  await played(...ranked.map((player, index) => roundOf(player, { win_minor: 9_000 - index * 1_000 })))
  await t.drain()
  expect([await payNext(board, 1), await payNext(board, 1)]).toEqual([false, false])
  await ranked[2]?.visitor.call(selfExclude, { body: { months: 6, isConfirmed: true } })
  expect([await payNext(board, 1), await payNext(board, 2)]).toEqual([false, true])
  expect((await placesOf(board)).map(([place, player_id]) => [place, player_id])).toEqual(
    [0, 1, 3, 4].map((index, place) => [place + 1, ranked[index]?.player_id]),
  )
  expect(await fundsOf(board)).toEqual([0n, 0n, 0n, 0n])
})

test('of equal points some may be paid in one transaction and some in the next: nobody is left out, and nobody is paid twice', async () => {
  nextHour()
  const board = await boardOf({ prizes: [{ places: '1-4', amounts: each(5_000) }] })
  const players = await Promise.all(Array.from({ length: 4 }, () => registerPlayer(t)))
  const [later, ...together] = players as [RegisteredPlayer, ...RegisteredPlayer[]]
  await played(...together.map((player) => roundOf(player)))
  t.clock.advance(1_000)
  await played(roundOf(later))
  await t.drain()
  expect(await payNext(board, 1)).toBe(false)
  await t.drain()
  expect(await Promise.all(players.map((player) => cashOf(player)))).toEqual([5_000n, 5_000n, 5_000n, 5_000n])
  expect((await placesOf(board)).map(([place]) => place)).toEqual([1, 2, 3, 4])
  expect(await fundsOf(board)).toEqual([0n, 0n, 0n, 0n])
})

test('a board whose stage is still being paid waits for the points of the last place, and is closed after it', async () => {
  nextHour()
  const whole = await boardOf({ games: [], prizes: [{ places: '1', amounts: each(5_000) }] })
  const points_for_places = [
    { places: '1', points: 10 },
    { places: '2', points: 5 },
  ]
  const stages = [
    await boardOf({ prizes: [], points_for_places }, { feeds: whole.id }),
    await boardOf({ games: ['carpathian-nights'], prizes: [], points_for_places }, { feeds: whole.id }),
  ] as const
  const [one, other] = [await registerPlayer(t), await registerPlayer(t)]
  await played(roundOf(one, { win_minor: 9_000 }), roundOf(other), roundOf(other, { slug: 'carpathian-nights' }))
  await t.drain()
  expect(await payNext(stages[1], 2)).toBe(true)
  await inTransaction(t.house.db, (tx) => endBoard(tx, t.house, whole.id))
  expect(await payNext(stages[0], 1)).toBe(false)
  expect(await payNext(whole, 1)).toBe(false)
  expect(await boardById(t.house.db, whole.id)).toMatchObject({ closed_at: null })
  await t.drain()
  // Ten for a first place, and fifteen for a second and a first one.
  expect(await Promise.all([cashOf(one), cashOf(other)])).toEqual([0n, 5_000n])
  expect(await fundsOf(whole)).toEqual([0n, 0n, 0n, 0n])
})

test('SA-013: of many wishes for either team at once one team is joined, and it stays', async () => {
  nextHour()
  const title = { uk: 'Команда', ru: 'Команда', en: 'Team' }
  const teams = [
    { id: 1, title },
    { id: 2, title },
  ]
  const board = await boardOf({ entry: 'subscribe', teams })
  const { id } = await fundedPlayer(t, 1_000n)
  const wishes = Array.from({ length: 10 }, (_, index) => 1 + (index % 2))
  const outcomes = await Promise.all(wishes.map((team) => joinBoard(t.house, board.id, id, team)))
  const team = (await shownTable(t.house, board)).entries.get(id)?.team
  expect(outcomes).toEqual(wishes.map((wished) => (wished === team ? 'done' : 'other-team')))
  // Who left and asks for either team is refused, and stays out.
  await leaveBoard(t.house, board.id, id)
  const isIn = async () => (await shownTable(t.house, board)).entries.get(id)?.is_in
  for (const wished of [1, 2]) expect([await joinBoard(t.house, board.id, id, wished), await isIn()]).toEqual(['left', false])
})

test('a board that is scheduled less than a minute ahead begins to the second: its moment does not wait for the job of the minute', async () => {
  nextHour()
  const begun = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from kernel.facts where kind = 'campaigns/boards.board-started' and data->>'board_id' = ${String(board.id)}`.execute(
      t.house.db,
    )
    return rows[0]?.count
  }
  const board = await boardOf({}, { from_ms: 20_000 })
  await t.drain()
  await t.jobs.runDue(t.house)
  expect(await begun()).toBe(0)
  t.clock.advance(20_000)
  await t.jobs.runDue(t.house)
  expect(await begun()).toBe(1)
})
