import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { boardById, createBoard, endBoard, shownTable, type BoardSpec } from '#casino/campaigns/boards/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { silentPublisher } from '#kernel/realtime/testing/silent-publisher.ts'
import { lineOf, type Figure } from '../figures.ts'
import { namePlayers } from '../wallet/name-players.ts'
import { openRaceSite } from './race-site.ts'

const players = 100_000
const budgets_ms = { rebuilt: 1_000, ended: 10_000 }

const amount = 100
const specOf = (paid: number): BoardSpec => ({
  games: [],
  stakes: {},
  score: { kind: 'multiple', within_attempt: 'sum' },
  attempts: 1,
  rounds_per_attempt: 100,
  extra_attempts: 0,
  entry: 'play',
  prizes: [{ places: `1-${paid}`, amounts: { UAH: amount, USD: amount, EUR: amount, USDT: amount } }],
})

/** Players with wallets, and points on each of the boards, written as registration and counting would write them. */
const fill = async (owner_url: string, board_ids: readonly bigint[]): Promise<void> => {
  await namePlayers(owner_url, players)
  const client = new pg.Client({ connectionString: owner_url })
  await client.connect()
  await client.query(`select money_wallet.open_wallet(id, 'UAH', array['main']) from generate_series(1, $1::bigint) id`, [players])
  await client.query(
    `insert into campaigns_boards.entries (board_id, player_id, rounds, attempts, points, reached_at, joined_at)
     select id, n, 1, '[1]', 1 + n * 7919 % 50000, now(), now() from unnest($1::bigint[]) id, generate_series(1, $2::bigint) n`,
    [board_ids.map(String), players],
  )
  await client.query('update campaigns_boards.boards set revision = 1 where id = any($1::bigint[])', [board_ids.map(String)])
  await client.query('analyze')
  await client.end()
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start_ms = performance.now()
  await work()
  return performance.now() - start_ms
}

const figure = (what: string, took_ms: number, budget_ms: number): Figure => ({
  what,
  measured: `${(took_ms / 1_000).toFixed(2)} s`,
  baseline: '',
  ratio: '',
  budget: `<= ${budget_ms / 1_000} s`,
  holds: took_ms <= budget_ms,
})

const makeBoard = async (house: House, paid: number): Promise<bigint> => {
  const title = { uk: 'Великий турнір', ru: 'Большой турнир', en: 'A large tournament' }
  const window = { starts_at: new Date(Date.now() - 3_600_000), ends_at: new Date(Date.now() + 3_600_000) }
  const board = await inTransaction(house.db, (tx) =>
    createBoard(tx, house, { owner: 'contests/tournaments', title, ...window, spec: specOf(paid) }),
  )
  if (!board) throw new Error('the board was not made')
  return board.id
}

/** From the announcement of the end until everybody has their prize, with every slice's readers running as in a house. */
const end = async (house: House, id: bigint): Promise<void> => {
  await inTransaction(house.db, (tx) => endBoard(tx, house, id))
  house.facts.wake()
  while ((await boardById(house.db, id))?.paid_at === null) await wait(20)
}

/** Tournaments of 100,000 players of whom so many are paid: one is read into memory as at a start, then each is ended. */
export const measureLargeBoard = async (paid_places: readonly number[] = [2_000, 10_000, 100_000]): Promise<readonly Figure[]> => {
  // One player in twenty has a page open.
  const site = await openRaceSite(4_286, 0, {
    ...silentPublisher,
    kept: async (channels) => channels.map((name) => name.endsWith('00') || /[2468]0$/.test(name)),
  })
  try {
    const ids: bigint[] = []
    for (const paid of paid_places) ids.push(await makeBoard(site.house, paid))
    await fill(site.owner_url, ids)
    const [first = 0n] = ids
    const rebuilt_ms = await timed(() => shownTable(site.house, { id: first, paid_at: null }))
    const figures = [figure('a board of 100,000 rows rebuilt in memory', rebuilt_ms, budgets_ms.rebuilt)]
    for (const [index, paid] of paid_places.entries()) {
      const ended_ms = await timed(() => end(site.house, ids[index] ?? 0n))
      figures.push(figure(`a tournament of 100,000 players ended, ${paid.toLocaleString('en')} places paid`, ended_ms, budgets_ms.ended))
    }
    return figures
  } finally {
    await site.stop()
  }
}

if (import.meta.main) {
  for (const one of await measureLargeBoard()) console.log(lineOf(one))
  process.exit(0)
}
