import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { getRows } from '#casino/campaigns/boards/contract.ts'
import { keepTime } from '#casino/campaigns/boards/server/api.ts'
import { endCampaign, publishCampaign, writeDraft, type CampaignDocument } from '#casino/campaigns/campaigns/server/api.ts'
import { closeBalanced, settleRound } from '#casino/contests/races/testing/race-house.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { fundedPlayer, type FundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { balanceOf, fundAccount, purseOf } from '#casino/money/wallet/server/api.ts'
import {
  getBestAttempts,
  getGames,
  getHasWins,
  getHistory,
  getNext,
  getNextOne,
  getOwn,
  getOwnHistory,
  getOwnPromoHistory,
  getPromoData,
  getPromoWinners,
  getTournament,
  getTournamentById,
  getWinners,
  increaseAttempt,
  subscribe,
  unsubscribeNotices,
} from '../contract.ts'
import { demoTournaments } from './demo-campaigns.ts'

const decider = { actor: 'operator:anna', reason: 'a test' }
const game = 'golden-orchard'

// A house for each test: a tournament has days of its own, and only one of them runs at a time.
let t: TestHouse
beforeEach(async () => {
  t = await createTestHouse({ now: '2026-12-01T12:00:00Z' })
})
afterEach(() => closeBalanced(t))

type Demo = readonly [CampaignDocument, CampaignDocument, CampaignDocument, CampaignDocument]
const [league, jump, , streak] = demoTournaments(new Date('2026-12-01T12:00:00Z')) as unknown as Demo

const publish = async (document: CampaignDocument): Promise<number> => {
  await writeDraft(t.house, document)
  const outcome = await publishCampaign(t.house, document.slug, decider)
  if (!outcome.campaign) throw new Error(outcome.faults.join('; '))
  return Number(outcome.campaign.id)
}

/** The clock moves, and what the calendar has for that moment happens. */
const moveTo = async (moment: string): Promise<void> => {
  t.clock.set(moment)
  await keepTime(t.house)
  await t.drain()
  // What waited for its stages.
  await keepTime(t.house)
  await t.drain()
}

/** Players of one round each, in this order, who won so many times their stake. */
const playersWith = async (multiples: readonly number[]) => {
  const players: FundedPlayer[] = []
  for (const multiple of multiples) {
    const player = await fundedPlayer(t, 100_000n)
    await settleRound(t, player, { win_minor: multiple * 1_000, slug: game })
    players.push(player)
  }
  await t.drain()
  return players
}
const playerWith = async (multiple: number): Promise<FundedPlayer> => (await playersWith([multiple]))[0] as FundedPlayer
const main = (player: { readonly id: bigint }) => balanceOf(t.house.db, purseOf(player.id, 'main', 'UAH'))
const fundsLeft = async (): Promise<bigint> => {
  const { rows } = await sql<{ name: string }>`select name from campaigns_boards.boards`.execute(t.house.db)
  const balances = await Promise.all(
    rows.flatMap(({ name }) => ['UAH', 'USD', 'EUR', 'USDT'].map((asset) => balanceOf(t.house.db, fundAccount(name, asset)))),
  )
  return balances.reduce((sum, balance) => sum + balance, 0n)
}

test('API-061, EN-046, EN-047, TO-008: a tournament of stages: points and prizes by ranges, its games, and a table that rounds move', async () => {
  const id = await publish(league)
  await moveTo('2026-12-01T13:00:00Z')
  const player = await playerWith(5)
  const { body } = await player.visitor.call(getTournament)
  expect(body.data).toMatchObject({
    id,
    state: 'active',
    tournamentMode: 'points',
    prizes: { '1': 300_000, '2-3': 150_000, '4-10': 40_000 },
    activeStageData: { stageTitle: 'Підніжжя', stagePoints: { '1': 100, '2-5': 60 }, stagePrizes: { '1': 60_000, '2-5': 20_000 } },
    board: { winners: [{ place: 1, points: 500, profile: { login: player.login } }] },
    playerData: { activeStageData: { place: 1, points: 500 }, mainTableData: null, completedStagesData: [] },
  })
  expect(league.boards[1]?.spec.games).toContain(body.data?.randomGameSlug)
  const moved = t.published.filter(({ channel, message }) => channel.startsWith('tournament:') && message.event === 'positions')
  expect(moved.length).toBeGreaterThan(0)
  const other = await player.visitor.call(getTournament, { query: { gameId: 999_999 } })
  expect(other.body.data).toBeNull()
})

test('TO-010, EN-048: the player stands between their neighbours', async () => {
  await publish(league)
  await moveTo('2026-12-01T13:00:00Z')
  const players = await playersWith([9, 8, 7, 6, 5, 4, 3])
  const { body } = await (players[4] as FundedPlayer).visitor.call(getTournament)
  expect(body.data?.playerData?.activeStageDataWithCompetitors.map(({ place, points }) => [place, points])).toEqual([
    [3, 700],
    [4, 600],
    [5, 500],
    [6, 400],
    [7, 300],
  ])
})

test('TO-004, RTM-048: a stage pays its places and feeds the whole; the next stage counts anew; the end pays the main prizes and leaves no fund', async () => {
  const id = await publish(league)
  await moveTo('2026-12-01T13:00:00Z')
  const [first, second] = [await playerWith(9), await playerWith(5)]
  const before = await main(first)
  await moveTo('2026-12-02T12:00:10Z')
  expect((await main(first)) - before).toBe(60_000n)
  const between = (await first.visitor.call(getTournamentById, { params: { id } })).body.data
  expect(between).toMatchObject({
    activeStageData: { stageTitle: 'Полонина' },
    board: { winners: [], isSubscribed: false },
    playerData: { mainTableData: { place: 1, points: 100 }, completedStagesData: [{ stageTitle: 'Підніжжя', place: 1, prize: 60_000 }] },
  })
  expect(t.published.filter(({ message }) => message.event === 'stageChanged').length).toBeGreaterThan(0)
  const win = t.published.find(({ channel, message }) => channel === `player:#${first.id}` && message.event === 'playerWin')
  expect(win?.message.data).toMatchObject({ place: 1, titles: { uk: 'Карпатська ліга: Підніжжя', en: 'Carpathian league: Foothills' } })
  // The second wins the second stage; the whole is a tie of 100 + 60, and who had it earlier stands higher.
  await settleRound(t, second, { win_minor: 90_000, slug: game })
  await settleRound(t, first, { win_minor: 2_000, slug: game })
  await t.drain()
  await moveTo('2026-12-03T12:00:10Z')
  const paid = await main(first)
  await moveTo('2026-12-04T12:00:10Z')
  expect((await main(first)) - paid).toBe(300_000n)
  expect(await fundsLeft()).toBe(0n)
  const { body } = await t.visitor().call(getHistory)
  expect(body.data).toMatchObject([
    {
      winners: [
        { place: 1, prize: 300_000 },
        { place: 2, prize: 150_000 },
      ],
    },
  ])
  expect((await t.visitor().call(getTournament)).body.data).toBeNull()
  const [campaign] = (await sql<{ state: string }>`select state from campaigns_campaigns.campaigns`.execute(t.house.db)).rows
  expect(campaign?.state).toBe('settled')
})

test('TO-015, API-058, API-059, API-060: the player’s tournaments, those with a prize, and those that are over', async () => {
  await publish(jump)
  await moveTo('2026-12-01T13:00:00Z')
  const [winner, loser] = [await playerWith(9), await playerWith(0)]
  expect((await winner.visitor.call(getHasWins)).body.data).toBe(false)
  await moveTo('2026-12-03T12:00:10Z')
  // Days later they are signed in anew.
  const [won, lost] = [await enterAs(t, winner.id), await enterAs(t, loser.id)]
  expect((await won.call(getHasWins)).body.data).toBe(true)
  expect((await won.call(getOwn, { query: { winner: true } })).body.data).toMatchObject([{ slug: 'high-jump', place: 1, prize: 100_000 }])
  expect((await lost.call(getOwn)).body.data).toMatchObject([{ slug: 'high-jump', place: null, prize: 0 }])
  expect((await lost.call(getOwn, { query: { winner: true } })).body.data).toEqual([])
  expect((await lost.call(getOwnHistory)).body.data).toHaveLength(1)
  expect((await t.visitor().call(getOwn)).status).toBe(401)
})

/** Players with points on a board, each one less than the one before, written as the counting of rounds would. */
const fillBoard = async (board_id: number, count: number): Promise<void> => {
  await sql`
    with known as (
      insert into players_accounts.players (login, currency, country, language, created_at)
      select 'many-' || n, 'UAH', 'UA', 'uk', now() from generate_series(1, ${count}::integer) n returning id, substr(login, 6)::integer as n
    ), board as (
      update campaigns_boards.boards set revision = revision + 1 where id = ${board_id} returning id, revision, starts_at
    )
    insert into campaigns_boards.entries (board_id, player_id, rounds, attempts, points, reached_at, best_multiple, joined_at, revision)
    select board.id, known.id, 1, jsonb_build_array(10000 - n), 10000 - n, starts_at, 10000 - n, starts_at, revision from known, board`.execute(
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

test('TO-005, API-063, API-064, API-073: games of a tournament page by page; its history to everybody, one unless asked for more, and to its player ten', async () => {
  const id = await publish(jump)
  for (let count = 0; count < 10; count += 1) await publish({ ...jump, slug: `jump-${count}` })
  const long = await publish({ ...jump, slug: 'long-jump', ends_at: '2026-12-09T12:00:00Z' })
  const games = async (query: object) => (await t.visitor().call(getGames, { query: { tournamentId: id, ...query } })).body.data
  const all = await games({})
  expect(all.map(({ slug }) => slug).toSorted()).toEqual(jump.boards.flatMap(({ spec }) => spec.games).toSorted())
  expect(await games({ limit: 1, offset: 1 })).toEqual(all.slice(1, 2))
  expect((await t.visitor().call(getGames, { query: { tournamentId: 999 } })).status).toBe(404)
  await moveTo('2026-12-01T13:00:00Z')
  const player = await playerWith(9)
  await fillBoard((await player.visitor.call(getTournamentById, { params: { id: long } })).body.data.board.id, 31)
  const leaders = async (query: object) => (await t.visitor().call(getPromoWinners, { query: { slug: 'long-jump', ...query } })).body.data
  expect([(await leaders({})).length, (await leaders({ offset: 30 })).length]).toEqual([30, 2])
  await moveTo('2026-12-03T12:00:10Z')
  const history = async (query: object) => (await t.visitor().call(getHistory, { query })).body
  expect(await history({})).toMatchObject({ data: [{ winners: [{ place: 1, profile: { login: player.login } }] }] })
  expect((await history({ limit: 50 })).data).toHaveLength(11)
  expect((await history({ limit: 50, offset: 1 })).data).toHaveLength(10)
  const own = await enterAs(t, player.id)
  expect((await own.call(getOwnHistory)).body.data).toHaveLength(1)
  expect((await own.call(getOwnPromoHistory)).body.data).toHaveLength(10)
  expect((await own.call(getOwnPromoHistory, { query: { offset: 10 } })).body.data).toHaveLength(1)
  expect((await own.call(getOwnPromoHistory, { query: { limit: 1, offset: 1 } })).body.data).toHaveLength(1)
  expect((await t.visitor().call(getOwnPromoHistory)).status).toBe(401)
})

test('TO-007, API-068, API-074: winners by coefficients or points, or the paid places alone; an unknown type is 400', async () => {
  const id = await publish(jump)
  await moveTo('2026-12-01T13:00:00Z')
  await playersWith(Array.from({ length: 12 }, (_, index) => index + 1))
  const ask = async (query: object) => (await t.visitor().call(getWinners, { params: { id }, query })).body.data
  expect(await ask({ type: 'points' })).toHaveLength(12)
  expect(await ask({ type: 'points', prizeOnly: true })).toHaveLength(10)
  expect((await ask({ type: 'coefficients' }))[0]).toMatchObject({ place: 1, coefficient: 1_200 })
  expect((await t.visitor().raw('GET', `/rest/tournaments/${id}/winners/?type=nothing`)).statusCode).toBe(400)
  expect(
    (await t.visitor().call(getBestAttempts, { params: { id }, query: { limit: 3 } })).body.data.map(({ coefficient }) => coefficient),
  ).toEqual([1_200, 1_100, 1_000])
  expect((await t.visitor().call(getBestAttempts, { params: { id: 999 } })).status).toBe(404)
})

test('API-062, API-069: dates and leaderboard of the promo tournament that runs, thirty rows unless asked for more', async () => {
  const id = await publish(jump)
  await moveTo('2026-12-01T13:00:00Z')
  await fillBoard((await t.visitor().call(getTournamentById, { params: { id } })).body.data.board.id, 31)
  const promo = (await t.visitor().call(getPromoData)).body.data
  expect(promo).toMatchObject({ dateStart: jump.starts_at, dateEnd: jump.ends_at })
  expect(promo?.leaderboard).toHaveLength(30)
  expect((await t.visitor().call(getPromoWinners)).body.data).toHaveLength(30)
  expect((await t.visitor().call(getPromoWinners, { query: { offset: 30 } })).body.data).toMatchObject([{ place: 31 }])
  expect((await t.visitor().call(getPromoWinners, { query: { slug: 'another' } })).body.data).toEqual([])
})

test('TO-002, API-065, API-066, API-067: what has not begun, and what begins within a day', async () => {
  await publish(streak)
  const card = { slug: 'streak', state: 'soon', isStartingSoon: true }
  expect((await t.visitor().call(getNextOne)).body.data).toMatchObject(card)
  expect((await t.visitor().call(getNext, { query: { type: 'small' } })).body.data).toMatchObject([card])
  expect((await t.visitor().raw('GET', '/rest/tournaments-promo/next-tournaments/')).json()).toMatchObject({ data: [card] })
})

test('TO-006, API-070, API-071: subscribing takes part; one attempt more is free once those before are played out, and no more than there are', async () => {
  const id = await publish(jump)
  const player = await fundedPlayer(t, 1_000_000n)
  expect((await player.visitor.call(subscribe, { params: { id } })).body.data).toEqual({ isSubscribed: true })
  expect((await t.visitor().call(subscribe, { params: { id } })).status).toBe(401)
  await moveTo('2026-12-01T13:00:00Z')
  expect((await player.visitor.call(getTournamentById, { params: { id } })).body.data.playerData).toMatchObject({ isSubscribed: true })
  expect((await player.visitor.call(increaseAttempt, { params: { id } })).body).toMatchObject({
    success: false,
    error: 'tournament-no-attempt',
  })
  for (let round = 0; round < 95; round++) await settleRound(t, player, { win_minor: 1_000, slug: game })
  await t.drain()
  expect((await player.visitor.call(increaseAttempt, { params: { id } })).body.data).toEqual({ attempts: 4 })
  for (let round = 0; round < 30; round++) await settleRound(t, player, { win_minor: round === 29 ? 50_000 : 0, slug: game })
  await t.drain()
  expect((await player.visitor.call(getTournamentById, { params: { id } })).body.data.board.playerData).toMatchObject({
    points: 5_000,
    roundsPlayed: 120,
  })
  expect((await player.visitor.call(increaseAttempt, { params: { id } })).body).toMatchObject({ error: 'tournament-no-attempt' })
  await moveTo('2026-12-03T12:00:10Z')
  expect((await (await enterAs(t, player.id)).call(subscribe, { params: { id } })).body).toMatchObject({ error: 'tournament-closed' })
})

test('TO-006, API-072: who signed up hears that it begins, until they say no', async () => {
  const id = await publish(streak)
  const [hears, quiet] = [await fundedPlayer(t, 1_000n), await fundedPlayer(t, 1_000n)]
  for (const { visitor } of [hears, quiet]) await visitor.call(subscribe, { params: { id } })
  expect((await quiet.visitor.call(unsubscribeNotices)).body.success).toBe(true)
  await moveTo(new Date(new Date(streak.starts_at).getTime() + 1_000).toISOString())
  const { rows } = await sql<{ player_id: bigint }>`
    select player_id from kernel.facts where kind = 'contests/tournaments.own-tournament-began'`.execute(t.house.db)
  expect(rows.map(({ player_id }) => player_id)).toEqual([hears.id])
})

test('an operator ends a tournament before its time: places are paid as they stand, later rounds count for nothing, the rest returns', async () => {
  await publish(jump)
  await moveTo('2026-12-01T13:00:00Z')
  const player = await playerWith(9)
  const before = await main(player)
  expect((await endCampaign(t.house, 'high-jump', decider)).campaign).not.toBeNull()
  await t.drain()
  expect((await t.visitor().call(getTournament)).body.data).toBeNull()
  const own = { slug: 'high-jump', state: 'closed', endsAt: t.clock.now().toISOString(), prize: 100_000 }
  expect((await player.visitor.call(getOwnHistory)).body.data).toMatchObject([own])
  const late = await playerWith(90)
  await t.drain()
  expect((await main(player)) - before).toBe(100_000n)
  expect(await main(late)).toBe(100_000n - 1_000n + 90_000n)
  expect(await fundsLeft()).toBe(0n)
  expect((await endCampaign(t.house, 'high-jump', decider)).campaign).toBeNull()
})

test('TO-014, EN-046: a tournament may have a pot beside its places: it falls by a round of its games, its winner is told, and no place moves', async () => {
  const [draw] = jump.draws ?? []
  const [outcome] = draw?.spec.outcomes ?? []
  if (!draw || !outcome) throw new Error('the demo has a jackpot')
  const certain = { ...draw, spec: { ...draw.spec, outcomes: [{ ...outcome, stock: 2, weight: 2 }], nothing_weight: 0 } }
  const id = await publish({ ...jump, draws: [certain] })
  await moveTo('2026-12-01T12:05:00Z')
  const player = await fundedPlayer(t, 10_000n)
  const shown = async () => (await player.visitor.call(getTournamentById, { params: { id } })).body.data
  expect((await shown()).jackpot).toMatchObject({ currentSum: 40_000, weight: 2, total: 2, left: 2 })
  await settleRound(t, player, { win_minor: 0 })
  await t.drain()
  expect(await balanceOf(t.house.db, purseOf(player.id, 'main', 'UAH'))).toBe(10_000n - 1_000n + 40_002n)
  expect((await shown()).jackpot).toMatchObject({ currentSum: 40_000, left: 1 })
  expect((await shown()).board.playerData?.points ?? 0).toBe(0)
  expect(t.published.find(({ message }) => message.event === 'jackpotWin')).toMatchObject({
    channel: `player:#${player.id}`,
    message: { type: 'tournament', data: { win: { winner: player.login, amount: 40_002, currency: 'UAH' } } },
  })
  const faulty = { ...jump, slug: 'two-jackpots', draws: [certain, { ...certain, name: 'other' }] }
  await writeDraft(t.house, faulty)
  const outcome_of_faulty = await publishCampaign(t.house, 'two-jackpots', decider)
  expect('faults' in outcome_of_faulty && outcome_of_faulty.faults).toContain(
    'draws: a tournament has one at most, called jackpot, for rounds, with one pot',
  )
})
