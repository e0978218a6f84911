import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { closeBalanced } from '#casino/money/wallet/testing/wallet-house.ts'
import { registerPlayer, type RegisteredPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { RoundSettled } from '#casino/games/play/events.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import { drainFacts } from '#kernel/facts/dispatcher.ts'
import type { NewFact } from '#kernel/facts/fact.ts'
import type { House } from '#kernel/house.ts'
import type { BoardSpec } from '../board-spec.ts'
import { countRounds } from './count-rounds.ts'
import type { BoardRow } from './board-store.ts'
import { closeBoard } from './close-board.ts'
import { createBoard } from './create-board.ts'
import { foldBoards, foldOldMoves } from './fold-moves.ts'
import { leaveBoard } from './join-board.ts'
import { movedTables, tableOf } from './live-table.ts'
import { personalData } from './personal-data.ts'
import type { CountedFact } from './rounds-that-count.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ now: '2026-12-01T12:00:00Z' })
})
afterAll(() => closeBalanced(t))

const game = 'golden-orchard'
const spec: BoardSpec = {
  games: [game],
  stakes: { UAH: { min_minor: 1_000, max_minor: 10_000 } },
  score: { kind: 'multiple', within_attempt: 'sum' },
  attempts: 2,
  rounds_per_attempt: 5,
  extra_attempts: 0,
  entry: 'play',
  prizes: [],
}

/** A board of the next hour; what ran before is over. */
const boardOf = async (given: Partial<BoardSpec> = {}): Promise<BoardRow> => {
  t.clock.advance(7_200_000)
  const starts_at = t.clock.now()
  const window = { starts_at, ends_at: new Date(starts_at.getTime() + 3_600_000) }
  const title = { uk: 'Година', ru: 'Час', en: 'The hour' }
  const board = await inTransaction(t.house.db, (tx) =>
    createBoard(tx, t.house, { owner: 'contests/tournaments', title, spec: { ...spec, ...given }, ...window }),
  )
  if (!board) throw new Error('the board was not made')
  return board
}

let nonce = 0
const roundOf = ({ player_id }: RegisteredPlayer, win_minor: number): NewFact => {
  nonce += 1
  const data = { mode: 'money' as const, currency: 'UAH', stake_minor: 1_000, win_minor, slug: game, command: {} }
  return RoundSettled({ round_id: `1-${nonce}`, owner_id: Number(player_id), seed_id: 1, nonce, ...data }, player_id) as NewFact
}
const played = (...rounds: NewFact[]) => inTransaction(t.house.db, (tx) => announce(tx, t.house, rounds))
const play = async (player: RegisteredPlayer, win_minor: number, house = t.house) => {
  t.clock.advance(1_000)
  await played(roundOf(player, win_minor))
  await drainFacts(house)
}

/** Another process on the same database: nothing in memory. */
const another = (): House => ({ ...t.house })

const entryIn = async (house: House, { id }: BoardRow, { player_id }: RegisteredPlayer) => (await tableOf(house, id)).entries.get(player_id)
const pointsIn = async (house: House, board: BoardRow, player: RegisteredPlayer) => (await entryIn(house, board, player))?.points

const stored = async ({ id }: BoardRow) => {
  const { rows } = await sql<{ points: number; rounds: number }>`
    select points::integer, rounds from campaigns_boards.entries where board_id = ${id} order by player_id`.execute(t.house.db)
  return rows
}
const movesLeft = async ({ id }: BoardRow) =>
  (await sql`select from campaigns_boards.moves where board_id = ${id}`.execute(t.house.db)).rows.length

test('rounds write no entry but a player’s first: a minute after their last one what they brought is in it, and the table stands from entries alone as it did from moves', async () => {
  const board = await boardOf()
  const player = await registerPlayer(t)
  await play(player, 2_000)
  await play(player, 3_000)
  expect(await stored(board)).toEqual([{ points: 0, rounds: 0 }])
  const before = await entryIn(another(), board, player)
  expect(before).toEqual(await entryIn(t.house, board, player))
  expect(before).toMatchObject({ points: 500, rounds: 2, attempts: [500] })
  await foldOldMoves(t.house)
  expect([await stored(board), await movesLeft(board)]).toEqual([[{ points: 0, rounds: 0 }], 2])
  t.clock.advance(60_000)
  await play(player, 1_000)
  // Who plays on is not written: how far they are is in what stays.
  await foldOldMoves(t.house)
  expect([await stored(board), await movesLeft(board)]).toEqual([[{ points: 0, rounds: 0 }], 1])
  expect(await entryIn(another(), board, player)).toMatchObject({ points: 600, rounds: 3, attempts: [600] })
  t.clock.advance(61_000)
  await foldOldMoves(t.house)
  expect([await stored(board), await movesLeft(board)]).toEqual([[{ points: 600, rounds: 3 }], 0])
  expect(await entryIn(another(), board, player)).toEqual(await entryIn(t.house, board, player))
})

test('a player’s data say how far they are now, also on a board that is over, while their entry waits', async () => {
  const board = await boardOf()
  const player = await registerPlayer(t)
  await play(player, 2_000)
  const progress = async () => (await personalData.export?.(t.house, player.player_id))?.['progress']
  const here = [{ board_id: Number(board.id), rounds: 1, points: 200 }]
  expect([await stored(board), await progress()]).toEqual([[{ points: 0, rounds: 0 }], here])
  await inTransaction(t.house.db, (tx) => closeBoard(tx, t.house, Number(board.id)))
  expect(await progress()).toEqual(here)
})

test('an earlier move never comes into the entries after a later one, whatever the clocks of two processes say', async () => {
  const board = await boardOf()
  const player = await registerPlayer(t)
  t.clock.advance(90_000)
  await play(player, 2_000)
  t.clock.advance(-90_000)
  await play(player, 3_000)
  t.clock.advance(61_000)
  await foldOldMoves(t.house)
  t.clock.advance(120_000)
  await foldOldMoves(t.house)
  expect(await stored(board)).toEqual([{ points: 500, rounds: 2 }])
})

test('two processes count in turns, each from what the other has committed', async () => {
  const board = await boardOf()
  const [first, second] = [await registerPlayer(t), await registerPlayer(t)]
  const houses = [t.house, another()] as const
  for (let round = 0; round < 4; round += 1) {
    await play(first, 2_000, houses[round % 2])
    await play(second, 1_000, houses[(round + 1) % 2])
  }
  for (const house of [...houses, another()])
    expect([await pointsIn(house, board, first), await pointsIn(house, board, second)]).toEqual([800, 400])
})

test('who follows a board and missed moves that are in the entries by now reads the whole of it anew', async () => {
  const board = await boardOf()
  const [first, second] = [await registerPlayer(t), await registerPlayer(t)]
  await play(first, 2_000)
  const slow = another()
  expect(await pointsIn(slow, board, first)).toBe(200)
  await play(first, 3_000)
  await play(second, 4_000)
  await foldBoards(t.house, [board.id])
  await play(second, 1_000)
  expect([await pointsIn(slow, board, first), await pointsIn(slow, board, second)]).toEqual([500, 500])
  const table = await tableOf(slow, board.id)
  expect([table.players, table.ranking.placeOf(first.player_id), table.ranking.placeOf(second.player_id)]).toEqual([2, 1, 2])
  // Counting begins from there too.
  await play(first, 1_000, slow)
  expect(await pointsIn(t.house, board, first)).toBe(600)
})

test('a table that was read in another life of the server is read anew, though its revision is the same', async () => {
  const board = await boardOf()
  const player = await registerPlayer(t)
  await play(player, 2_000)
  const table = await tableOf(t.house, board.id)
  // As if a crash had lost the last move, and another process had made one with its number.
  table.life = 'of a server that crashed'
  table.entries.set(player.player_id, { ...(table.entries.get(player.player_id) as never as object), points: 9_000 } as never)
  await play(player, 1_000)
  expect(await pointsIn(t.house, board, player)).toBe(300)
})

test('what a transaction counted and did not commit is nowhere, also not in memory', async () => {
  const board = await boardOf()
  const player = await registerPlayer(t)
  await play(player, 2_000)
  const at = t.clock.now()
  const round: CountedFact = {
    tx: '9000000000000',
    position: 1n,
    at,
    player_id: player.player_id,
    data: { slug: game, mode: 'money', currency: 'UAH', stake_minor: 1_000, win_minor: 7_000 },
  }
  const failing = inTransaction(t.house.db, async (tx) => {
    await countRounds([round], tx, t.house)
    throw new Error('killed')
  })
  await expect(failing).rejects.toThrow('killed')
  expect(await pointsIn(t.house, board, player)).toBe(200)
  await inTransaction(t.house.db, (tx) => countRounds([round], tx, t.house))
  // Read twice it counts once.
  await inTransaction(t.house.db, (tx) => countRounds([round], tx, t.house))
  expect(await entryIn(t.house, board, player)).toMatchObject({ points: 900, rounds: 2 })
})

test('who left is out whatever is read again or anew', async () => {
  const board = await boardOf()
  const player = await registerPlayer(t)
  await play(player, 2_000)
  expect(await leaveBoard(t.house, board.id, player.player_id)).toBe('done')
  await play(player, 3_000)
  for (const house of [t.house, another()]) {
    const table = await tableOf(house, board.id)
    expect([table.players, table.ranking.placeOf(player.player_id), table.entries.get(player.player_id)?.points]).toEqual([0, null, 200])
  }
  await foldBoards(t.house, [board.id])
  expect((await tableOf(another(), board.id)).players).toBe(0)
})

test('players who moved since a revision are told, also by who knows the table already', async () => {
  const board = await boardOf()
  const [first, second] = [await registerPlayer(t), await registerPlayer(t)]
  await play(first, 2_000)
  const { revision } = await tableOf(t.house, board.id)
  await play(second, 3_000)
  await play(second, 1_000)
  await tableOf(t.house, board.id)
  const [told] = await movedTables(t.house, [{ board_id: board.id, since: revision + 1 }])
  expect(told?.moved.map(({ player_id, points }) => [player_id, points])).toEqual([[second.player_id, 400]])
  const [all] = await movedTables(another(), [{ board_id: board.id, since: revision }])
  expect(all?.moved.map(({ player_id }) => player_id)).toEqual([first.player_id, second.player_id])
})

test('rounds for a board that nobody joined move nothing', async () => {
  const board = await boardOf({ entry: 'subscribe' })
  await play(await registerPlayer(t), 2_000)
  expect([await movesLeft(board), (await tableOf(t.house, board.id)).revision]).toEqual([0, 0])
})
