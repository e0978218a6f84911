import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { keepTime } from '#casino/campaigns/boards/server/api.ts'
import { demoSpins, endCampaign, publishCampaign, writeDraft } from '#casino/campaigns/campaigns/server/api.ts'
import { closeBalanced, settleRound } from '#casino/contests/races/testing/race-house.ts'
import { fundedPlayer, type FundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { getConfrontation, getLeaderboard, joinTeam } from '../contract.ts'
import { demoConfrontation } from './demo-campaigns.ts'

const signed = { actor: 'operator:anna', reason: 'a test' }

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ now: '2026-12-01T12:00:00Z' })
})
afterAll(() => closeBalanced(t))

/** A confrontation that begins in so many hours and lasts for two. */
const publish = async (slug: string, begins_in_h: number): Promise<void> => {
  const [starts_at, ends_at] = [begins_in_h, begins_in_h + 2].map((hours) => new Date(+t.clock.now() + hours * 3_600_000 + 1_000))
  const { boards, ...demo } = demoConfrontation(t.clock.now())
  const additional_prizes = [{ places: '1', by_currency: demoSpins(10) }]
  await writeDraft(t.house, {
    ...demo,
    slug,
    starts_at: `${starts_at?.toISOString()}`,
    ends_at: `${ends_at?.toISOString()}`,
    boards: boards.map(({ spec, ...board }) => ({ ...board, spec: { ...spec, additional_prizes } })),
  })
  expect((await publishCampaign(t.house, slug, signed)).campaign).not.toBeNull()
}
const pass = async (ms: number): Promise<void> => {
  t.clock.advance(ms)
  await keepTime(t.house)
  await t.drain()
}
const shown = async ({ visitor }: Pick<FundedPlayer, 'visitor'> = { visitor: t.visitor() }) =>
  (await visitor.call(getConfrontation)).body.data
const join = async ({ visitor }: FundedPlayer, teamId: number) => (await visitor.call(joinTeam, { body: { teamId } })).body

test('SA-012, SA-013, API-225: from the end of a confrontation everybody sees who has won, and what', async () => {
  await publish('sun-and-moon', 0)
  await pass(2_000)
  expect(await shown()).toMatchObject({ board: { state: 'active' }, result: null, next: null })
  const players = await Promise.all(Array.from({ length: 4 }, () => fundedPlayer(t, 100_000n)))
  const [sun, star, idle, moon] = players as [FundedPlayer, FundedPlayer, FundedPlayer, FundedPlayer]
  for (const player of [sun, star, idle]) await join(player, 1)
  await join(moon, 2)
  // Of a team that wins everybody has the prize in their own currency.
  await sql`update players_accounts.players set currency = 'EUR' where id = ${star.id}`.execute(t.house.db)
  // The best single player is of the other team, and has nothing of the fund.
  for (const [player, win_minor] of [
    [sun, 10_000],
    [sun, 3_000],
    [moon, 10_000],
  ] as const)
    await settleRound(t, player, { win_minor })
  await settleRound(t, star, { win_minor: 3_000 })
  await t.drain()
  expect(await shown()).toMatchObject({ result: null })

  await pass(2 * 3_600_000)
  // Its time is over and its last rounds are counted: nobody has won yet, and nobody gets in.
  expect(await shown()).toMatchObject({ board: { state: 'closed', isSettled: false, placesTaken: null }, result: null })
  await pass(6_000)
  expect(await shown()).toMatchObject({
    ownTeam: null,
    teams: [{ totalPoints: 16 }, { totalPoints: 10 }],
    // Both who scored in the team that won, and nobody of the other.
    board: { state: 'closed', isSettled: true, placesTaken: 2 },
    next: null,
    result: {
      winner: 1,
      own: null,
      teams: [
        {
          id: 1,
          totalPoints: 16,
          players: 3,
          members: {
            hasMore: false,
            data: [
              { place: 1, points: 13, prize: 200_000, currency: 'UAH', profile: { login: sun.login } },
              { place: 2, points: 3, prize: 1_800, currency: 'EUR', profile: { login: star.login } },
            ],
          },
        },
        { id: 2, totalPoints: 10, members: { data: [{ place: 1, points: 10, prize: 0, profile: { login: moon.login } }] } },
      ],
    },
  })
  const own = await Promise.all(players.map(async (player) => (await shown(player))?.result?.own))
  expect(own).toMatchObject([
    { team: 1, place: 1, points: 13, prize: 200_000, currency: 'UAH', additional: [expect.stringContaining('10')] },
    { team: 1, place: 2, points: 3, prize: 1_800, currency: 'EUR', additional: [] },
    { team: 1, place: null, points: 0, prize: 0, additional: [] },
    { team: 2, place: 1, points: 10, prize: 0, additional: [] },
  ])
  const late = await fundedPlayer(t, 1_000n)
  expect(await join(late, 1)).toMatchObject({ success: false, error: 'confrontation-none' })
  expect(await shown(late)).toMatchObject({ ownTeam: null, result: { own: null } })
})

test('SA-013, API-226, API-227: one that is announced is joined while the last one is shown beside it, until it begins; nobody gets into one that is over', async () => {
  const over = (await shown())?.board.id
  const late = await fundedPlayer(t, 1_000n)
  await publish('sea-and-sky', 5)
  const next = (await shown())?.board.id
  expect(next).not.toBe(over)
  expect(await shown()).toMatchObject({ board: { state: 'soon' }, next: { title: expect.any(String) }, result: { id: over, winner: 1 } })
  expect(await join(late, 1)).toMatchObject({ success: true })
  const rows = async (query: { id?: number }) => (await t.visitor().call(getLeaderboard, { query: { teamId: 1, ...query } })).body.data
  expect(await rows({})).toEqual([])
  expect(await rows({ id: over ?? 0 })).toMatchObject([{ prize: 200_000 }, { prize: 1_800 }])
  await pass(5 * 3_600_000 + 2_000)
  expect(await shown()).toMatchObject({ board: { id: next, state: 'active' }, result: null, next: null })

  // An operator ends it before anybody has points: nobody has won, and nobody gets in, though its time is not over.
  await endCampaign(t.house, 'sea-and-sky', signed)
  await t.drain()
  expect(await shown(late)).toMatchObject({
    board: { id: next, state: 'closed', placesTaken: 0 },
    result: { winner: null, own: { team: 1, place: null, prize: 0 }, teams: [{ members: { data: [] } }, { members: { data: [] } }] },
  })
  expect(await join(await fundedPlayer(t, 1_000n), 1)).toMatchObject({ success: false, error: 'confrontation-none' })
})

test('API-227: a table of another contest is none of a confrontation', async () => {
  const [{ id } = { id: 0 }] = (
    await sql<{ id: number }>`
      insert into campaigns_boards.boards (id, owner, name, title, starts_at, ends_at, spec, games)
      select nextval('campaigns_boards.board_ids'), 'contests/races', 'a-race', title, starts_at, ends_at, spec, games
        from campaigns_boards.boards limit 1 returning id::int`.execute(t.house.db)
  ).rows
  const asked = await t.visitor().call(getLeaderboard, { query: { teamId: 1, id } })
  expect(asked.body).toMatchObject({ success: false, error: 'confrontation-none' })
})
