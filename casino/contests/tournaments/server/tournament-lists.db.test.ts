import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { getRows } from '#casino/campaigns/boards/contract.ts'
import { closeBalanced } from '#casino/contests/races/testing/race-house.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import {
  getBestAttempts,
  getGames,
  getHistory,
  getNext,
  getNextOne,
  getOwn,
  getOwnHistory,
  getOwnPromoHistory,
  getPromoData,
  getPromoWinners,
  getTournamentById,
  getWinners,
} from '../contract.ts'
import { actsIn, jump, now, streak } from '../testing/tournament-house.ts'

// A house for each test: a tournament has days of its own, and only one of them runs at a time.
let t: TestHouse
beforeEach(async () => {
  t = await createTestHouse({ now })
})
afterEach(() => closeBalanced(t))

const { publish, moveTo, playerWith } = actsIn(() => t)

/** Players with points on a board, each one less than the one before, written as the counting of rounds would. */
const fillBoard = async (board_id: number, count: number): Promise<void> => {
  await sql`
    with known as (
      insert into players_accounts.players (login, currency, country, language, created_at)
      select 'many-' || n, 'UAH', 'UA', 'uk', now() from generate_series(1, ${count}::integer) n returning id, substr(login, 6)::integer as n
    ), board as (
      update campaigns_boards.boards set revision = revision + 1 where id = ${board_id} returning id, starts_at
    )
    insert into campaigns_boards.entries (board_id, player_id, rounds, attempts, points, reached_at, best_multiple, joined_at)
    select board.id, known.id, 1, jsonb_build_array(10000 - n), 10000 - n, starts_at, 10000 - n, starts_at from known, board`.execute(
    t.house.db,
  )
}

test('TO-003, CN-006, CN-017: of more than five hundred places lists show the first five hundred, a hundred rows of a table unless asked for more', async () => {
  const id = await publish(jump)
  await moveTo('2026-12-01T13:00:00Z')
  const guest = t.visitor()
  const board_id = (await guest.call(getTournamentById, { params: { id } })).body.data.board.id
  await fillBoard(board_id, 510)
  for (const type of ['points', 'coefficients']) {
    const { data } = (await guest.call(getWinners, { params: { id }, query: { type } })).body
    expect([data.length, data[0]?.place, data.at(-1)?.place, data.at(-1)?.profile.login]).toEqual([500, 1, 500, 'many-500'])
  }
  const placesOf = async (query: { limit: number; offset: number }) => [
    (await guest.call(getPromoWinners, { query })).body.data.map(({ place }) => place),
    (await guest.call(getBestAttempts, { params: { id }, query })).body.data.map(({ place }) => place),
  ]
  const last = [499, 500]
  expect(await placesOf({ limit: 30, offset: 498 })).toEqual([last, last])
  expect(await placesOf({ limit: 500, offset: 500 })).toEqual([[], []])
  const { data, total } = (await guest.call(getRows, { params: { id: board_id } })).body
  expect([data.length, total]).toEqual([100, 510])
})

test('TO-005, CN-008, CN-009, CN-011, API-058, API-060, API-063, API-064, API-069, API-073: games of a tournament page by page; its history to everybody, one unless asked for more, and to its player ten', async () => {
  const id = await publish(jump)
  for (let count = 0; count < 10; count += 1) await publish({ ...jump, slug: `jump-${count}` })
  const settings = { ...jump.settings, provider: 'netgame' }
  const long = await publish({ ...jump, slug: 'long-jump', ends_at: '2026-12-09T12:00:00Z', settings })
  const games = async (query: object) => (await t.visitor().call(getGames, { query: { tournamentId: id, ...query } })).body.data
  const all = await games({})
  expect(all.map(({ slug }) => slug).toSorted()).toEqual(jump.boards.flatMap(({ spec }) => spec.games).toSorted())
  expect(await games({ limit: 1, offset: 1 })).toEqual(all.slice(1, 2))
  expect((await t.visitor().call(getGames, { query: { tournamentId: 999 } })).status).toBe(404)
  await moveTo('2026-12-01T13:00:00Z')
  const player = await playerWith(9)
  await fillBoard((await player.visitor.call(getTournamentById, { params: { id: long } })).body.data.board.id, 31)
  const leaders = async (query: object) => (await t.visitor().call(getPromoWinners, { query })).body.data.length
  for (const query of [{ slug: 'long-jump' }, { provider: 'netgame' }])
    expect([await leaders(query), await leaders({ ...query, offset: 30 })]).toEqual([30, 2])
  expect([await leaders({ slug: 'long-jump', limit: 3 }), await leaders({ provider: 'nobody' })]).toEqual([3, 0])
  await moveTo('2026-12-03T12:00:10Z')
  const history = async (query: object) => (await t.visitor().call(getHistory, { query })).body
  expect(await history({})).toMatchObject({ data: [{ winners: [{ place: 1, profile: { login: player.login } }] }] })
  expect((await history({ limit: 50 })).data).toHaveLength(11)
  expect((await history({ limit: 50, offset: 1 })).data).toHaveLength(10)
  const own = await enterAs(t, player.id)
  const finished = async (query: object) => (await own.call(getOwnHistory, { query })).body.data.map(({ slug }) => slug)
  expect(await finished({})).toHaveLength(1)
  expect((await finished({ limit: 50 })).length).toBe(11)
  expect(await finished({ limit: 2, offset: 1 })).toEqual((await finished({ limit: 50 })).slice(1, 3))
  // With the one that still runs.
  const mine = async (query: object) => (await own.call(getOwn, { query })).body.data
  expect([(await mine({})).length, (await mine({ limit: 5, offset: 10 })).length]).toEqual([12, 2])
  expect((await own.call(getOwnPromoHistory)).body.data).toHaveLength(10)
  expect((await own.call(getOwnPromoHistory, { query: { offset: 10 } })).body.data).toHaveLength(1)
  expect((await own.call(getOwnPromoHistory, { query: { limit: 1, offset: 1 } })).body.data).toHaveLength(1)
  expect((await t.visitor().call(getOwnPromoHistory)).status).toBe(401)
})

test('API-062, API-069: dates and leaderboard of the promo tournament that runs, thirty rows unless asked for more', async () => {
  const id = await publish(jump)
  await moveTo('2026-12-01T13:00:00Z')
  await fillBoard((await t.visitor().call(getTournamentById, { params: { id } })).body.data.board.id, 31)
  const gameId = (await t.visitor().call(getGames, { query: { tournamentId: id, limit: 1 } })).body.data[0]?.id ?? 0
  const promoOf = async (query: object) => (await t.visitor().call(getPromoData, { query })).body.data
  expect(await promoOf({ gameId: 999_999 })).toBeNull()
  const promo = await promoOf({})
  expect(await promoOf({ gameId })).toEqual(promo)
  expect(promo).toMatchObject({ dateStart: jump.starts_at, dateEnd: jump.ends_at })
  expect(promo?.leaderboard).toHaveLength(30)
  expect((await t.visitor().call(getPromoWinners)).body.data).toHaveLength(30)
  expect((await t.visitor().call(getPromoWinners, { query: { offset: 30 } })).body.data).toMatchObject([{ place: 31 }])
  expect((await t.visitor().call(getPromoWinners, { query: { slug: 'another' } })).body.data).toEqual([])
})

test('TO-002, API-065, API-066, API-067: what has not begun, and what begins within a day', async () => {
  await publish(streak)
  const card = { slug: 'streak', state: 'soon', isStartingSoon: true }
  await publish({ ...streak, slug: 'later', starts_at: '2026-12-04T12:00:00Z', ends_at: '2026-12-05T12:00:00Z' })
  const later = { slug: 'later', state: 'soon', isStartingSoon: false }
  expect((await t.visitor().call(getNextOne)).body.data).toMatchObject(card)
  const next = async (query: object) => (await t.visitor().call(getNext, { query })).body.data
  expect(await next({})).toMatchObject([card, later])
  expect([await next({ limit: 1 }), await next({ offset: 1 }), await next({ type: 'small' })]).toMatchObject([[card], [later], [card]])
  const promo = async (query: string) => (await t.visitor().raw('GET', `/rest/tournaments-promo/next-tournaments/${query}`)).json()
  expect([await promo(''), await promo('?limit=1&offset=1'), await promo('?type=small')]).toMatchObject([
    { data: [card, later] },
    { data: [later] },
    { data: [card] },
  ])
})
