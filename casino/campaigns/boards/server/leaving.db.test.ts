import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { closeBalanced } from '#casino/contests/races/testing/race-house.ts'
import { RoundSettled } from '#casino/games/play/events.ts'
import { fundedPlayer, type FundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { coolOff } from '#casino/players/responsible-play/contract.ts'
import { BetSettled } from '#casino/sportsbook/bets/events.ts'
import { balanceOf, purseOf } from '#casino/money/wallet/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { NewFact } from '#kernel/facts/fact.ts'
import type { BoardSpec } from '../board-spec.ts'
import { lockUnpaidBoard, type BoardRow } from './board-store.ts'
import { boardView } from './board-view.ts'
import { boardsOfGame } from './boards-of-game.ts'
import { closeBoard, closingSteps } from './close-board.ts'
import { createBoard } from './create-board.ts'
import { joinBoard, leaveBoard } from './join-board.ts'
import { keepTime } from './keep-time.ts'
import { tableOf } from './live-table.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ now: '2026-12-01T12:00:00Z' })
})
afterAll(() => closeBalanced(t))

const game = 'golden-orchard'
const plain: BoardSpec = {
  games: [game],
  stakes: { UAH: { min_minor: 1_000, max_minor: 10_000 } },
  score: { kind: 'multiple', within_attempt: 'sum' },
  attempts: 1,
  rounds_per_attempt: 5,
  extra_attempts: 0,
  entry: 'play',
  prizes: [],
}
const of_bets = { games: [], bets: { kinds: ['single' as const], least_odds_thousandths: 1_500 } }

const hour_ms = 3_600_000

const made = async (given: Partial<BoardSpec>, starts_at: Date, for_hours: number, feeds: bigint | null = null): Promise<BoardRow> => {
  const ends_at = new Date(starts_at.getTime() + for_hours * hour_ms)
  const title = { uk: 'День', ru: 'День', en: 'The day' }
  const board = await inTransaction(t.house.db, (tx) =>
    createBoard(tx, t.house, { owner: 'contests/races', title, spec: { ...plain, ...given }, starts_at, ends_at, feeds }),
  )
  if (!board) throw new Error('the board was not made')
  return board
}
/** One of its own day, which begins in so many hours; what ran before is over. */
const boardOf = (given: Partial<BoardSpec> = {}, in_hours = 0, for_hours = 12): Promise<BoardRow> => {
  t.clock.advance(24 * hour_ms)
  return made(given, new Date(t.clock.now().getTime() + in_hours * hour_ms), for_hours)
}

let number = 0
const roundOf = ({ id }: FundedPlayer, win_minor: number): NewFact => {
  number += 1
  const data = { mode: 'money' as const, currency: 'UAH', stake_minor: 1_000, win_minor, slug: game, command: {} }
  return RoundSettled({ round_id: `1-${number}`, owner_id: Number(id), seed_id: 1, nonce: number, ...data }, id) as NewFact
}
const betOf = ({ id }: FundedPlayer, paid_minor: number): NewFact => {
  number += 1
  const bet = { bet_id: number, bet_type: 'single' as const, currency: 'UAH', stake_minor: 1_000, odds_thousandths: 2_000, correction: 0 }
  return BetSettled({ ...bet, paid_minor, result: paid_minor > 0 ? 'won' : 'lost' }, id) as NewFact
}
/** Happens, and is read by nobody yet. */
const happens = async (fact: NewFact) => {
  t.clock.advance(1_000)
  await inTransaction(t.house.db, (tx) => announce(tx, t.house, [fact]))
}
const play = async (player: FundedPlayer, win_minor: number) => {
  await happens(roundOf(player, win_minor))
  await t.drain()
}
const entryOf = async ({ id }: BoardRow, player: FundedPlayer) => (await tableOf(t.house, id)).entries.get(player.id)
const seenBy = (board: BoardRow, { id: player_id }: FundedPlayer) => boardView({ house: t.house, language: 'uk', player_id }, board)

test.each([
  ['rounds', {}, roundOf],
  ['bets', of_bets, betOf],
] as const)(
  'RA-002, TO-008: nobody is out for the %s alone that went badly: who left a board that runs does not come back to it',
  async (...of) => {
    const [, spec, factOf] = of
    const board = await boardOf(spec)
    const player = await fundedPlayer(t, 1_000n)
    await happens(factOf(player, 3_000))
    await t.drain()
    // The loss is in sight, and not read yet.
    await happens(factOf(player, 0))
    expect(await leaveBoard(t.house, board.id, player.id)).toBe('done')
    await t.drain()
    expect(await joinBoard(t.house, board.id, player.id)).toBe('left')
    await happens(factOf(player, 9_000))
    await t.drain()
    expect(await entryOf(board, player)).toMatchObject({ is_in: false, points: 300, rounds: 1 })
    expect(await seenBy(board, player)).toMatchObject({ isSubscribed: false, isOut: true, playerData: null })
    const told = t.published.findLast(({ channel, message }) => channel === `player:#${player.id}` && message.type === 'tournament')
    expect(told?.message.data).toMatchObject({ isSubscribed: false, isOut: true })
  },
)

test('RA-002: who is out before their first round does not wait for a good one either', async () => {
  const board = await boardOf()
  const player = await fundedPlayer(t, 1_000n)
  expect(await leaveBoard(t.house, board.id, player.id)).toBe('done')
  await happens(roundOf(player, 50_000))
  expect(await joinBoard(t.house, board.id, player.id)).toBe('left')
  await t.drain()
  expect(await entryOf(board, player)).toMatchObject({ is_in: false, points: 0 })
})

test('a game tells of the board that counts its rounds whoever is on it or would enter it by playing, and nobody who is out of it', async () => {
  const board = await boardOf()
  const [out, on, new_to_it] = [await fundedPlayer(t, 1_000n), await fundedPlayer(t, 1_000n), await fundedPlayer(t, 1_000n)]
  await play(on, 2_000)
  await leaveBoard(t.house, board.id, out.id)
  const told = async ({ id: player_id }: FundedPlayer) =>
    (await boardsOfGame({ house: t.house, language: 'uk', player_id }, game)).map(({ key }) => key)
  const chip = `race:${board.id}`
  expect([await told(on), await told(new_to_it), await told(out)]).toEqual([[chip], [chip], []])
})

test('RA-002, RP-003, decision 0083: a break takes its player out of a board that runs, to the end: no place, no prize, no way back', async () => {
  const board = await boardOf({ prizes: [{ places: '1', amounts: { UAH: 5_000, USD: 100, EUR: 100, USDT: 100 } }] })
  const [rested, other] = [await fundedPlayer(t, 1_000n), await fundedPlayer(t, 1_000n)]
  await play(rested, 9_000)
  await play(other, 2_000)
  expect((await rested.visitor.call(coolOff, { body: { days: 1 } })).body).toMatchObject({ success: true })
  await t.drain()
  expect(await seenBy(board, rested)).toMatchObject({ isSubscribed: false, isOut: true, winners: [{ profile: { login: other.login } }] })
  // What was begun before the break and settles in it counts for nothing either.
  await play(rested, 50_000)
  expect(await entryOf(board, rested)).toMatchObject({ is_in: false, points: 900 })
  const cash = ({ id }: FundedPlayer) => balanceOf(t.house.db, purseOf(id, 'main', 'UAH'))
  const before = [await cash(rested), await cash(other)]
  t.clock.advance(13 * hour_ms)
  await keepTime(t.house)
  await t.drain()
  expect([await cash(rested), await cash(other)]).toEqual([before[0], (before[1] ?? 0n) + 5_000n])
})

test('RP-003, decision 0083: who takes a break when a contest is over, and not paid yet, keeps their place and is paid', async () => {
  const board = await boardOf({ prizes: [{ places: '1', amounts: { UAH: 5_000, USD: 100, EUR: 100, USDT: 100 } }] }, 0, 1)
  const player = await fundedPlayer(t, 1_000n)
  await play(player, 9_000)
  t.clock.set(board.ends_at.toISOString())
  expect((await player.visitor.call(coolOff, { body: { days: 1 } })).body).toMatchObject({ success: true })
  await t.drain()
  expect(await entryOf(board, player)).toMatchObject({ is_in: true, points: 900 })
  const cash = () => balanceOf(t.house.db, purseOf(player.id, 'main', 'UAH'))
  const before = await cash()
  t.clock.advance(6_000)
  await keepTime(t.house)
  await t.drain()
  expect((await cash()) - before).toBe(5_000n)
})

test('RA-002: who comes back from a break while the board still runs stays out of it', async () => {
  const board = await boardOf({ entry: 'subscribe' }, 0, 48)
  const player = await fundedPlayer(t, 1_000n)
  expect(await joinBoard(t.house, board.id, player.id)).toBe('done')
  await player.visitor.call(coolOff, { body: { days: 1 } })
  await t.drain()
  expect(await joinBoard(t.house, board.id, player.id)).toBe('play-closed')
  t.clock.advance(24 * hour_ms)
  expect(await joinBoard(t.house, board.id, player.id)).toBe('left')
})

test('RA-002: before the start one may change one’s mind, once it has begun not any more', async () => {
  const board = await boardOf({}, 1)
  const [back, gone] = [await fundedPlayer(t, 1_000n), await fundedPlayer(t, 1_000n)]
  for (const player of [back, gone])
    expect([await joinBoard(t.house, board.id, player.id), await leaveBoard(t.house, board.id, player.id)]).toEqual(['done', 'done'])
  expect(await seenBy(board, back)).toMatchObject({ isSubscribed: false, isOut: false })
  expect(await joinBoard(t.house, board.id, back.id)).toBe('done')
  t.clock.advance(hour_ms)
  expect(await joinBoard(t.house, board.id, gone.id)).toBe('left')
  await play(back, 2_000)
  await play(gone, 2_000)
  expect([await entryOf(board, back), await entryOf(board, gone)]).toMatchObject([{ points: 200 }, { is_in: false, points: 0 }])
})

test('a stage that is closed and a player who joins its contest lock the boards in the same order: one waits for the other, and no deadlock undoes either', async () => {
  const whole = await boardOf({ games: [] })
  const stage = await made({ points_for_places: [{ places: '1', points: 10 }] }, whole.starts_at, 1, whole.id)
  const [first, late] = [await fundedPlayer(t, 1_000n), await fundedPlayer(t, 1_000n)]
  await play(first, 9_000)
  t.clock.advance(hour_ms)
  let joining: Promise<string> | undefined
  const claim: (typeof closingSteps)['claim'] = async (tx, id) => {
    const board = await lockUnpaidBoard(tx, id)
    joining = joinBoard(t.house, whole.id, late.id)
    await vi.waitFor(async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(t.house.db)
      expect(rows).toHaveLength(1)
    }, 20_000)
    // Whoever waits holds nothing that the closing still needs.
    await sql`select from campaigns_boards.boards where id = ${whole.id} for update nowait`.execute(tx)
    return board
  }
  expect(await inTransaction(t.house.db, (tx) => closeBoard(tx, t.house, Number(stage.id), { ...closingSteps, claim }))).toBe(true)
  expect(await joining).toBe('done')
  expect([await entryOf(whole, first), await entryOf(whole, late)]).toMatchObject([{ points: 10 }, { is_in: true, points: 0 }])
})

test.each([
  ['round', {}, roundOf],
  ['bet', of_bets, betOf],
] as const)('TO-006: a %s from before one’s own word to take part counts for nothing, however late it is read', async (...of) => {
  const [, spec, factOf] = of
  const board = await boardOf({ ...spec, entry: 'subscribe' })
  const player = await fundedPlayer(t, 1_000n)
  await happens(factOf(player, 90_000))
  t.clock.advance(10)
  expect(await joinBoard(t.house, board.id, player.id)).toBe('done')
  await happens(factOf(player, 2_000))
  await t.drain()
  expect(await entryOf(board, player)).toMatchObject({ points: 200, rounds: 1 })
})

test('TO-006: a bet that stood well when its player joined counts for nothing, one placed afterwards does; what becomes of a bet that counts is taken over', async () => {
  const board = await boardOf({ ...of_bets, entry: 'subscribe' })
  const player = await fundedPlayer(t, 1_000n)
  const placedAt = (placed_at: string, fact: NewFact): NewFact => ({ ...fact, data: { ...(fact.data as object), placed_at } })
  const before = t.clock.now().toISOString()
  t.clock.advance(10)
  expect(await joinBoard(t.house, board.id, player.id)).toBe('done')
  const after = t.clock.now().toISOString()
  for (const fact of [placedAt(before, betOf(player, 90_000)), placedAt(after, betOf(player, 2_000))]) await happens(fact)
  await t.drain()
  expect(await entryOf(board, player)).toMatchObject({ points: 200, rounds: 1 })
  // Counted while bets did not say when they were placed: its correction does.
  const known = betOf(player, 3_000)
  await happens(known)
  await t.drain()
  expect(await entryOf(board, player)).toMatchObject({ points: 500, rounds: 2 })
  const corrected = { ...known, data: { ...(known.data as object), paid_minor: 0, result: 'lost', correction: 1 } }
  await happens(placedAt(before, corrected))
  await t.drain()
  expect(await entryOf(board, player)).toMatchObject({ points: 200, rounds: 2 })
})

test('TO-006: a round of steps that stood well when its player joined counts for nothing, one begun afterwards does', async () => {
  const board = await boardOf({ entry: 'subscribe' })
  const player = await fundedPlayer(t, 1_000n)
  const begun_at = t.clock.now().toISOString()
  t.clock.advance(10)
  expect(await joinBoard(t.house, board.id, player.id)).toBe('done')
  for (const [begun, win_minor] of [
    [begun_at, 90_000],
    [t.clock.now().toISOString(), 2_000],
  ] as const) {
    const fact = roundOf(player, win_minor)
    await happens({ ...fact, data: { ...fact.data, begun_at: begun } })
  }
  await t.drain()
  expect(await entryOf(board, player)).toMatchObject({ points: 200, rounds: 1 })
})

test.each([
  ['by playing', { entry: 'play' }],
  ['by one’s own word', { entry: 'subscribe' }],
] as const)(
  'TO-006: on a board that one joins %s a round of steps that was begun before the start counts for nothing',
  async (_how, spec) => {
    const board = await boardOf(spec, 1)
    const player = await fundedPlayer(t, 1_000n)
    if (spec.entry === 'subscribe') expect(await joinBoard(t.house, board.id, player.id)).toBe('done')
    const begun_before = t.clock.now().toISOString()
    t.clock.advance(hour_ms)
    for (const [begun_at, win_minor] of [
      [begun_before, 90_000],
      [t.clock.now().toISOString(), 2_000],
    ] as const) {
      const fact = roundOf(player, win_minor)
      await happens({ ...fact, data: { ...fact.data, begun_at } })
    }
    await t.drain()
    expect(await entryOf(board, player)).toMatchObject({ points: 200, rounds: 1 })
  },
)
