import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { closeBalanced } from '#casino/contests/races/testing/race-house.ts'
import { LiveBetSettled } from '#casino/games/live/events.ts'
import { fundedPlayer, type FundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { balanceOf, fundAccount, purseOf } from '#casino/money/wallet/server/api.ts'
import { BetSettled } from '#casino/sportsbook/bets/events.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { NewFact } from '#kernel/facts/fact.ts'
import type { BoardSpec } from '../board-spec.ts'
import type { BoardRow } from './board-store.ts'
import { closeBoard } from './close-board.ts'
import { createBoard } from './create-board.ts'
import { tableOf } from './live-table.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ now: '2026-12-01T12:00:00Z' })
})
afterAll(() => closeBalanced(t))

const each = (amount: number) => ({ UAH: amount, USD: amount, EUR: amount, USDT: amount })
const plain: BoardSpec = {
  games: [],
  stakes: { UAH: { min_minor: 1_000, max_minor: 10_000 } },
  score: { kind: 'multiple', within_attempt: 'sum' },
  attempts: 1,
  rounds_per_attempt: 3,
  extra_attempts: 0,
  entry: 'play',
  prizes: [{ places: '1', amounts: each(5_000) }],
}
const of_bets: BoardSpec = { ...plain, bets: { kinds: ['single', 'multi'], least_odds_thousandths: 1_500 } }

const minutes = (count: number) => new Date(t.clock.now().getTime() + count * 60_000)
const make = (spec: BoardSpec): Promise<BoardRow | undefined> =>
  inTransaction(t.house.db, (tx) =>
    createBoard(tx, t.house, {
      owner: 'contests/tournaments',
      title: { uk: 'Лінія', ru: 'Линия', en: 'The line' },
      spec,
      starts_at: minutes(-1),
      ends_at: minutes(60),
    }),
  )
/** One that runs for an hour from now; what ran before is over. */
const boardOf = async (spec: BoardSpec): Promise<BoardRow> => {
  t.clock.advance(2 * 3_600_000)
  const board = await make(spec)
  if (!board) throw new Error('the board was not made')
  return board
}

let number = 0
interface Bet {
  readonly id?: number
  readonly pays: number
  readonly stake?: number
  readonly kind?: 'single' | 'system'
  readonly odds?: number
  readonly correction?: number
  readonly returned?: true
  readonly free?: true
}
const tell = async (...facts: NewFact[]) => {
  t.clock.advance(1_000)
  await inTransaction(t.house.db, (tx) => announce(tx, t.house, facts))
  await t.drain()
}
const settled = ({ id }: FundedPlayer, bet: Bet): NewFact =>
  BetSettled(
    {
      bet_id: bet.id ?? ++number,
      bet_type: bet.kind ?? 'single',
      currency: 'UAH',
      stake_minor: bet.stake ?? 1_000,
      paid_minor: bet.pays,
      odds_thousandths: bet.odds ?? 2_000,
      result: bet.returned ? 'returned' : bet.pays > 0 ? 'won' : 'lost',
      correction: bet.correction ?? 0,
      ...(bet.free && { credit_purse: 'free-bet:1' }),
    },
    id,
  ) as NewFact
const settle = (player: FundedPlayer, ...bets: Bet[]) => tell(...bets.map((bet) => settled(player, bet)))
const entryOf = async ({ id }: BoardRow, player: FundedPlayer) => (await tableOf(t.house, id)).entries.get(player.id)
const pointsOf = async (board: BoardRow, player: FundedPlayer) => (await entryOf(board, player))?.points
const placeOf = async ({ id }: BoardRow, player: FundedPlayer) => (await tableOf(t.house, id)).ranking.placeOf(player.id)

test('settled sport bets move a board that counts them, as many as everybody has; others are rounds of nobody', async () => {
  const board = await boardOf(of_bets)
  const player = await fundedPlayer(t, 1_000n)
  await settle(player, { pays: 2_500 }, { pays: 0 })
  expect([await pointsOf(board, player), await placeOf(board, player)]).toEqual([250, 1])
  const others: Bet[] = [
    { pays: 9_000, stake: 999 },
    { pays: 9_000, odds: 1_499 },
    { pays: 9_000, kind: 'system' },
  ]
  await settle(player, ...others, { pays: 9_000, free: true }, { pays: 1_000, returned: true })
  expect(await pointsOf(board, player)).toBe(250)
  // The third bet that counts is the last: whoever bets on for points gets none.
  await settle(player, { pays: 3_000 }, { pays: 90_000 })
  expect(await pointsOf(board, player)).toBe(550)
})

test('points of a result that was corrected are taken back, place and prize with them; read twice or at once, it is the last result that stands', async () => {
  const board = await boardOf(of_bets)
  const [first, second] = [await fundedPlayer(t, 1_000n), await fundedPlayer(t, 1_000n)]
  await settle(first, { id: 9_001, pays: 4_000 })
  await settle(second, { id: 9_003, pays: 3_000 })
  expect([await placeOf(board, first), await placeOf(board, second)]).toEqual([1, 2])
  await settle(first, { id: 9_001, pays: 0, correction: 1 })
  expect([await pointsOf(board, first), await placeOf(board, first), await placeOf(board, second)]).toEqual([0, null, 1])
  // An earlier word that is read again changes nothing; a bet and its correction in one batch are its correction.
  await settle(first, { id: 9_001, pays: 4_000 })
  await tell(settled(first, { id: 9_002, pays: 8_000 }), settled(first, { id: 9_002, pays: 2_000, correction: 1 }))
  expect([await pointsOf(board, first), await placeOf(board, first)]).toEqual([200, 2])
  // Returned, it counts no more, and the bet after it is the second one.
  await settle(first, { id: 9_002, pays: 1_000, correction: 2, returned: true })
  await settle(first, { pays: 2_500 })
  expect(await pointsOf(board, first)).toBe(250)
  t.clock.set(board.ends_at.toISOString())
  await settle(first, { pays: 90_000 })
  expect(await pointsOf(board, first)).toBe(250)
  await inTransaction(t.house.db, (tx) => closeBoard(tx, t.house, Number(board.id)))
  // Once prizes are paid, a correction changes nothing.
  await settle(second, { id: 9_003, pays: 0, correction: 1 })
  expect(await balanceOf(t.house.db, purseOf(second.id, 'main', 'UAH'))).toBe(6_000n)
  expect(await balanceOf(t.house.db, fundAccount(board.name, 'UAH'))).toBe(0n)
})

test('a slip at a table of the live floor is a round of it; what was given back is none', async () => {
  const board = await boardOf({ ...plain, games: ['live-roulette', 'golden-orchard'] })
  const player = await fundedPlayer(t, 1_000n)
  const slip = (slug: string, win_minor: number, result: 'won' | 'lost' | 'returned') =>
    tell(
      LiveBetSettled(
        { slip_id: ++number, round_id: 1, slug, currency: 'UAH', stake_minor: 1_000, win_minor, result },
        player.id,
      ) as NewFact,
    )
  await slip('live-roulette', 36_000, 'won')
  await slip('live-roulette', 1_000, 'returned')
  await slip('live-wheel', 36_000, 'won')
  expect(await entryOf(board, player)).toMatchObject({ points: 3_600, rounds: 1 })
})

test('no board counts how much or how often somebody bets, nor rounds and bets at once', async () => {
  await expect(make({ ...of_bets, games: ['golden-orchard'] })).rejects.toThrow('not both')
  for (const kind of ['stakes', 'rounds'] as const)
    await expect(make({ ...of_bets, score: { kind, within_attempt: 'sum', most_points: 10 } })).rejects.toThrow('how many bets')
  await expect(make({ ...of_bets, extra_attempts: 1 })).rejects.toThrow('the same attempts')
})
