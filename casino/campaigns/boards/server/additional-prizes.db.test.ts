import { afterAll, beforeAll, expect, test } from 'vitest'
import { slices } from '#apps/server/slices.ts'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { closingStudio } from '#casino/bonuses/free-spins/testing/closing-studio.ts'
import { getPrizes } from '#casino/bonuses/prizes/contract.ts'
import { closeBalanced } from '#casino/contests/races/testing/race-house.ts'
import { balanceOf, purseOf } from '#casino/money/wallet/server/api.ts'
import { registerPlayer, type RegisteredPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { BoardSpec } from '../board-spec.ts'
import { getBoard } from '../contract.ts'
import { faultsOfBoard } from './additional-prizes.ts'
import type { BoardRow } from './board-store.ts'
import { closeBoard, closingSteps } from './close-board.ts'
import { boardFund, createBoard } from './create-board.ts'
import { givePoints } from '../testing/give-points.ts'

const { studio, slice } = closingStudio()

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ now: '2026-12-01T12:00:00Z', slices: [...slices, slice] })
})
afterAll(() => closeBalanced(t))

const spins = (currency: string, stake_minor: number, game = 'golden-orchard') => ({
  kind: 'free-spins',
  content: { currency, stake_minor, games: [game], number: 10, portions: 1, days_to_play: 7 },
})
const spinsByCurrency = (game?: string) => ({
  UAH: spins('UAH', 1_000, game),
  USD: spins('USD', 20, game),
  EUR: spins('EUR', 20, game),
  USDT: spins('USDT', 200_000, game),
})
const by_currency = spinsByCurrency()
const money = (UAH: number) => ({ UAH, USD: 100, EUR: 100, USDT: 1_000_000 })
const spec: BoardSpec = {
  games: [],
  stakes: {},
  score: { kind: 'multiple', within_attempt: 'sum' },
  attempts: 1,
  rounds_per_attempt: 1,
  extra_attempts: 0,
  entry: 'play',
  prizes: [{ places: '1-4', amounts: money(5_000) }],
}

/** A stage with its whole, and players who stand on it in this order. */
const stageWith = async (players: readonly RegisteredPlayer[], prizes = by_currency): Promise<BoardRow> => {
  const additional_prizes = [{ places: '1-3', by_currency: prizes }]
  const title = { uk: 'Етап', ru: 'Этап', en: 'A stage' }
  const window = { starts_at: t.clock.now(), ends_at: new Date(t.clock.now().getTime() + 3_600_000) }
  const owned = { owner: 'contests/tournaments', title, ...window }
  const stage = await inTransaction(t.house.db, async (tx) => {
    const whole = await createBoard(tx, t.house, { ...owned, spec: { ...spec, prizes: [] } })
    return createBoard(tx, t.house, { ...owned, spec: { ...spec, additional_prizes }, feeds: whole?.id ?? null })
  })
  if (!stage) throw new Error('the stage was not made')
  const points = players.map(({ player_id }, index) => ({ player_id, points: 100 - index }))
  await givePoints(t.house, stage.id, points)
  return stage
}

const assets = ['UAH', 'USD', 'EUR', 'USDT']
const fundsOf = (board: BoardRow) => Promise.all(assets.map((asset) => balanceOf(t.house.db, boardFund(board, asset))))
const prizesOf = async ({ visitor }: RegisteredPlayer) =>
  (await visitor.call(getPrizes)).body.data.map(({ type, currency, amount }) => [type, currency, amount])

test('TO-016a: additional prizes of a stage are set aside with the money, and given at its end, each winner in their currency; the rest goes back', async () => {
  const players = [await registerPlayer(t), await registerPlayer(t, { currency: 'USD' }), await registerPlayer(t)] as const
  const [first, second, third] = players
  const stage = await stageWith(players)
  // Four places of money, and three of ten spins of ten hryvnias or twenty cents.
  expect((await fundsOf(stage)).slice(0, 2)).toEqual([4n * 5_000n + 3n * 10_000n, 4n * 100n + 3n * 200n])
  expect(await inTransaction(t.house.db, (tx) => closeBoard(tx, t.house, Number(stage.id), { ...closingSteps, at_once: 2 }))).toBe(false)
  await t.drain()
  for (const winner of [first, third])
    expect(await prizesOf(winner)).toEqual([
      ['free-spins', 'UAH', 10_000],
      ['money', 'UAH', 5_000],
    ])
  expect(await prizesOf(second)).toEqual([
    ['free-spins', 'USD', 200],
    ['money', 'USD', 100],
  ])
  expect(await balanceOf(t.house.db, purseOf(first.player_id, 'main', 'UAH'))).toBe(5_000n)
  expect(await fundsOf(stage)).toEqual([0n, 0n, 0n, 0n])
})

test('free spins in a game that is closed after they were promised are given at the end, and the rest goes back', async () => {
  const player = await registerPlayer(t)
  const stage = await stageWith([player], spinsByCurrency(studio.game))
  studio.is_open = false
  try {
    expect(await inTransaction(t.house.db, (tx) => closeBoard(tx, t.house, Number(stage.id)))).toBe(true)
  } finally {
    studio.is_open = true
  }
  expect((await prizesOf(player))[0]).toEqual(['free-spins', 'UAH', 10_000])
  expect(await fundsOf(stage)).toEqual([0n, 0n, 0n, 0n])
})

test('EN-047a: what a board gives beside its money is shown before, in the words of the page and the currency of the visitor', async () => {
  const player = await registerPlayer(t, { currency: 'USD' })
  const stage = await stageWith([])
  const { body } = await player.visitor.call(getBoard, { params: { id: Number(stage.id) } })
  expect(body.data.additionalPrizes).toEqual([{ from: 1, to: 3, type: 'free-spins', text: '10 фріспінів', picture: 'slot-machine' }])
})

test('a prize that nobody gives, one in a wrong currency, and one beside no money cannot be promised', () => {
  const faults = (...additional_prizes: NonNullable<BoardSpec['additional_prizes']>) =>
    faultsOfBoard(t.house, { ...spec, additional_prizes })
  expect(faults({ places: '1-4', by_currency })).toEqual([])
  const unheard = { kind: 'unheard-of', content: { level: 1 } }
  expect(faults({ places: '1', prize: unheard })).toEqual(['additional_prizes: no slice gives prizes of the kind "unheard-of"'])
  const ticket = { kind: 'lottery-ticket', content: { type: 'silver', count: 1 } }
  expect(faults({ places: '1', prize: ticket })).toEqual([
    'additional_prizes: this is no prize of the kind "lottery-ticket": {"type":"silver","count":1}',
  ])
  expect(faults({ places: '1', by_currency: { ...by_currency, USD: spins('UAH', 1_000) } })).toEqual([
    'additional_prizes: what is named for USD is worth UAH',
  ])
  expect(faults({ places: '1', prize: spins('UAH', 1_000) })).toEqual([
    'additional_prizes: free-spins is worth UAH, so it goes by_currency',
  ])
  expect(faults({ places: '1' })).toEqual(['additional_prizes: either `prize` or `by_currency`'])
  expect(faults({ places: '1', prize: { kind: 'money', content: { currency: 'UAH', amount_minor: 1 } } })).toEqual([
    'additional_prizes: money stands in `prizes`',
  ])
  for (const places of ['5', '4-5', '3-1'])
    expect(faults({ places, by_currency })).toEqual([`additional_prizes: ${places} are not places with a prize`])
})
