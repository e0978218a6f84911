import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { keepTime, teamLeaders } from '#casino/campaigns/boards/server/api.ts'
import { publishCampaign, writeDraft } from '#casino/campaigns/campaigns/server/api.ts'
import { closeBalanced, settleRound } from '#casino/contests/races/testing/race-house.ts'
import { fundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { balanceOf, purseOf } from '#casino/money/wallet/server/api.ts'
import { getConfrontation, getLeaderboard, joinTeam } from '../contract.ts'
import { confrontationOf } from './confrontations.ts'
import { demoConfrontation } from './demo-campaigns.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ now: '2026-12-01T12:00:00Z' })
  await writeDraft(t.house, demoConfrontation(t.clock.now()))
  const outcome = await publishCampaign(t.house, 'sun-and-moon', { actor: 'operator:anna', reason: 'a test' })
  expect(outcome.campaign).not.toBeNull()
  t.clock.set('2026-12-01T13:00:00Z')
})
afterAll(() => closeBalanced(t))

const main = (player: { readonly id: bigint }) => balanceOf(t.house.db, purseOf(player.id, 'main', 'UAH'))

test('SA-012, SA-013, API-225, API-226, API-227, EN-102, RTM-064: a team is joined once, its points move, and its members share the fund by rank', async () => {
  const [sun, star, moon] = [await fundedPlayer(t, 100_000n), await fundedPlayer(t, 100_000n), await fundedPlayer(t, 100_000n)]
  expect((await t.visitor().call(getConfrontation)).body.data).toMatchObject({
    ownTeam: null,
    teams: [{ id: 1, totalPoints: 0 }, { id: 2 }],
  })
  const join = async (player: typeof sun, teamId: number) => (await player.visitor.call(joinTeam, { body: { teamId } })).body
  expect([await join(sun, 1), await join(star, 1), await join(moon, 2)].map(({ success }) => success)).toEqual([true, true, true])
  for (const team of [1, 2]) expect(await join(sun, team)).toMatchObject({ success: false, error: 'confrontation-team-chosen' })
  expect(await join(await fundedPlayer(t, 1_000n), 3)).toMatchObject({ success: false })
  // The best single player is of the other team: what counts is the sum.
  for (const [player, win_minor, rounds] of [
    [sun, 10_000, 2],
    [star, 3_000, 1],
    [moon, 10_000, 2],
  ] as const)
    for (let round = 0; round < rounds; round++) await settleRound(t, player, { win_minor })
  await t.drain()
  const { body } = await star.visitor.call(getConfrontation)
  expect(body.data).toMatchObject({
    ownTeam: 1,
    teams: [
      { id: 1, totalPoints: 23, players: 2 },
      { id: 2, totalPoints: 20, players: 1 },
    ],
    board: { playerData: { points: 3, place: 3 } },
  })
  const lines = (...members: readonly (readonly [{ login: string }, number])[]) =>
    members.map(([{ login }, points], index) => ({ place: index + 1, points, profile: { login } }))
  const [of_sun, of_moon] = [lines([sun, 20], [star, 3]), lines([moon, 20])]
  // While it runs one sees one's own team, and one's place in it: that is what brings a prize.
  expect(body.data?.standing).toMatchObject({ team: 1, place: 2, members: of_sun })
  expect((await moon.visitor.call(getConfrontation)).body.data?.standing).toMatchObject({ team: 2, place: 1, members: of_moon })
  expect((await t.visitor().call(getConfrontation)).body.data?.standing).toBeNull()
  const told = t.published.findLast(({ message }) => message.type === 'confrontation')
  expect(told?.message.data).toMatchObject({
    teams: [
      { id: 1, totalPoints: 23, players: 2, members: of_sun },
      { id: 2, totalPoints: 20, players: 1, members: of_moon },
    ],
  })
  expect((await t.visitor().call(getLeaderboard, { query: { teamId: 1 } })).body.data).toMatchObject([
    { place: 1, points: 20, profile: { login: sun.login } },
    { place: 2, points: 3, profile: { login: star.login } },
  ])
  const before = await Promise.all([sun, star, moon].map(main))
  t.clock.set('2026-12-04T12:00:10Z')
  await keepTime(t.house)
  await t.drain()
  const after = await Promise.all([sun, star, moon].map(main))
  expect(after.map((balance, index) => balance - (before[index] ?? 0n))).toEqual([200_000n, 75_000n, 0n])
  expect((await star.visitor.call(getConfrontation)).body.data?.standing).toBeNull()
})

test('CN-007, API-227: ten rows of a team unless asked for more, those of the other team not among them', async () => {
  await writeDraft(t.house, { ...demoConfrontation(t.clock.now()), slug: 'sea-and-sky' })
  await publishCampaign(t.house, 'sea-and-sky', { actor: 'operator:anna', reason: 'a test' })
  t.clock.advance(10_000)
  const { data } = (await t.visitor().call(getConfrontation)).body
  await sql`
    with known as (
      insert into players_accounts.players (login, currency, country, language, created_at)
      select 'kombat-' || n, 'UAH', 'UA', 'uk', now() from generate_series(1, 24) n returning id, substr(login, 8)::integer as n
    ), board as (
      update campaigns_boards.boards set revision = revision + 1 where id = ${data?.board.id} returning id, starts_at
    )
    insert into campaigns_boards.entries (board_id, player_id, team, rounds, attempts, points, reached_at, best_multiple, joined_at)
    select board.id, known.id, 1 + n % 2, 1, jsonb_build_array(100 - n), 100 - n, starts_at, 0, starts_at from known, board`.execute(
    t.house.db,
  )
  const rows = async (query: { limit?: number; offset?: number }) =>
    (await t.visitor().call(getLeaderboard, { query: { teamId: 1, ...query } })).body.data.map(({ place, points }) => [place, points])
  const all = Array.from({ length: 12 }, (_, index) => [index + 1, 98 - 2 * index])
  expect(await rows({})).toEqual(all.slice(0, 10))
  expect(await rows({ offset: 10 })).toEqual(all.slice(10))
  expect(await rows({ limit: 3, offset: 1 })).toEqual(all.slice(1, 4))
  // A table that is told has ten rows of a team, whatever stands between them.
  const leaders = await teamLeaders(t.house, await confrontationOf(t.house, data?.board.id))
  expect(leaders.get(1)?.map(({ place, points }) => [place, points])).toEqual(all.slice(0, 10))
})
