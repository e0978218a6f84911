import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestHouse } from '#apps/testing/test-house.ts'
import { bettor, choiceOf, closeBalanced, createBetHouse, placed } from '#casino/sportsbook/bets/testing/bet-house.ts'
import { footballResult, publishedMatch, settle } from '#casino/sportsbook/catalogue/testing/catalogue-house.ts'
import { getLeaderboard } from '../contract.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createBetHouse()
})
afterAll(() => closeBalanced(t))

const home = footballResult([0, 0], [1, 0], 'h')
const away = footballResult([0, 0], [0, 1], 'a')
const end = async (event: bigint, result: typeof home): Promise<void> => {
  await settle(t, event, result, true)
  await t.drain()
}

test('SP-012, API-138, RT-072: the week’s best won bet of each player makes the table, whatever was staked, and a correction moves it', async () => {
  const [small, large, loser] = [await bettor(t), await bettor(t), await bettor(t)]
  const [first, second] = [await publishedMatch(t, 'test:leaders:1'), await publishedMatch(t, 'test:leaders:2')]
  const choices = [await choiceOf(t, first, 'home'), await choiceOf(t, second, 'home')]
  await placed(small, choices, 1_000)
  await placed(large, choices.slice(0, 1), 500_000)
  await placed(loser, [await choiceOf(t, second, 'away')], 1_000)
  await end(first, home)
  await end(second, home)
  const table = async () => (await small.visitor.call(getLeaderboard)).body
  const [odds = 0, other = 0] = choices.map((choice) => choice.odds)
  const { data, total, own } = await table()
  expect(data).toEqual([
    { place: 1, login: small.login, coefficient: Math.floor((odds * other) / 1000), betType: 'multi', isOwn: true },
    { place: 2, login: large.login, coefficient: odds, betType: 'single', isOwn: false },
  ])
  expect([total, own?.place]).toEqual([2, 1])
  expect((await t.visitor().call(getLeaderboard, { query: { limit: 1, offset: 1 } })).body).toMatchObject({
    data: [{ place: 2, isOwn: false }],
    hasMore: false,
    own: null,
  })
  const page = await t.app.inject({ url: '/rest/page/sport/leaderboard/' })
  expect(page.json()).toMatchObject({ data: { components: [{ type: 'sport-leaderboard' }] } })
  await end(second, away)
  expect((await table()).data.map(({ login }) => login)).toEqual(
    [loser.login, large.login].toSorted((one) => (one === loser.login ? -1 : 1)),
  )
  t.clock.set('2026-12-07T00:00:00Z')
  expect((await table()).total).toBe(0)
})

test('SP-012, API-138: a hundred places are shown unless fewer are asked for, the next ones after them, and whoever stands below finds their own', async () => {
  t.clock.set('2026-12-14T12:00:00Z')
  const last = await bettor(t)
  await sql`
    with made as (
      insert into players_accounts.players (login, currency, country, language, created_at)
      select 'leads-' || n, 'UAH', 'UA', 'uk', now() from generate_series(1, 102) n returning id, substr(login, 7)::integer as n)
    insert into sportsbook_leaderboard.wins (bet_id, player_id, bet_type, coefficient, at)
    select 1000000 + n, id, 'single', 9000 - n, ${t.clock.now()}::timestamptz from made
    union all select 2000000, ${last.id}, 'single', 1500, ${t.clock.now()}::timestamptz`.execute(t.house.db)
  const shown = (await last.visitor.call(getLeaderboard)).body
  expect([shown.data.length, shown.data[0]?.login, shown.data.at(-1)?.place, shown.total, shown.hasMore]).toEqual([
    100,
    'leads-1',
    100,
    103,
    true,
  ])
  expect(shown.own).toMatchObject({ place: 103, coefficient: 1_500, isOwn: true })
  const rest = (await last.visitor.call(getLeaderboard, { query: { offset: 100 } })).body
  expect([rest.data.map(({ place, isOwn }) => [place, isOwn]), rest.hasMore]).toEqual([
    [
      [101, false],
      [102, false],
      [103, true],
    ],
    false,
  ])
})
