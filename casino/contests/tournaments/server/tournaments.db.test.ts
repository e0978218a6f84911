import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { contestCards } from '#casino/campaigns/boards/server/api.ts'
import { endCampaign, publishCampaign, writeDraft } from '#casino/campaigns/campaigns/server/api.ts'
import { closeBalanced, settleRound } from '#casino/contests/races/testing/race-house.ts'
import { coolOff } from '#casino/players/responsible-play/contract.ts'
import { restrictByHouse } from '#casino/players/responsible-play/server/api.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { fundedPlayer, type FundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { balanceOf, fundAccount, purseOf } from '#casino/money/wallet/server/api.ts'
import { getMessages } from '#casino/messages/notifications/contract.ts'
import {
  getBestAttempts,
  getGames,
  getHasWins,
  getHistory,
  getOwn,
  getNotices,
  getOwnHistory,
  getTournament,
  getTournamentById,
  getWinners,
  increaseAttempt,
  subscribe,
  subscribeNotices,
  unsubscribeNotices,
} from '../contract.ts'
import { demoTournaments } from './demo-campaigns.ts'
import { actsIn, decider, game, jump, league, now, streak } from '../testing/tournament-house.ts'

// A house for each test: a tournament has days of its own, and only one of them runs at a time.
let t: TestHouse
beforeEach(async () => {
  t = await createTestHouse({ now })
})
afterEach(() => closeBalanced(t))

const { publish, moveTo, playersWith, playerWith } = actsIn(() => t)
const main = (player: { readonly id: bigint }) => balanceOf(t.house.db, purseOf(player.id, 'main', 'UAH'))
const fundsLeft = async (): Promise<bigint> => {
  const { rows } = await sql<{ name: string }>`select name from campaigns_boards.boards`.execute(t.house.db)
  const balances = await Promise.all(
    rows.flatMap(({ name }) => ['UAH', 'USD', 'EUR', 'USDT'].map((asset) => balanceOf(t.house.db, fundAccount(name, asset)))),
  )
  return balances.reduce((sum, balance) => sum + balance, 0n)
}

test('API-061, EN-046, EN-047a, TO-008, RTM-013: a tournament of stages: points and prizes by ranges, its games, and a table that rounds move, on a channel that is everybody’s', async () => {
  const id = await publish(league)
  await moveTo('2026-12-01T13:00:00Z')
  const player = await playerWith(5)
  const { body } = await player.visitor.call(getTournament)
  expect(body.data).toMatchObject({
    id,
    state: 'active',
    tournamentMode: 'points',
    isTournamentGame: null,
    promoData: { dateStart: league.starts_at, dateEnd: league.ends_at, leaderboard: [] },
    mainTableData: { title: 'Карпатська ліга', winners: [], counts: 'places' },
    jackpot: null,
    prizes: { '1': 300_000, '2-3': 150_000, '4-10': 40_000 },
    additionalPrizes: { '1-3': [{ type: 'free-spins', text: '30 фріспінів' }] },
    activeStageData: { stageTitle: 'Підніжжя', stagePoints: { '1': 100, '2-5': 60 }, stagePrizes: { '1': 60_000, '2-5': 20_000 } },
    board: { winners: [{ place: 1, points: 500, profile: { login: player.login } }] },
    playerData: { activeStageData: { place: 1, points: 500 }, mainTableData: null, completedStagesData: [] },
  })
  expect(league.boards[1]?.spec.games).toContain(body.data?.randomGameSlug)
  const moved = t.published.filter(({ channel, message }) => channel.startsWith('tournament:') && message.event === 'positions')
  const ask = async (channel: string) => (await player.visitor.raw('POST', '/rest/realtime/subscription-token/', { channel })).statusCode
  expect([await ask(moved[0]?.channel ?? ''), await ask('tournament:999999')]).toEqual([200, 403])
  // Asked about a game it says whether rounds of it count; asked by a mode, whether that is its.
  const gameId = (await t.visitor().call(getGames, { query: { tournamentId: id, limit: 1 } })).body.data[0]?.id ?? 0
  const asked = async (query: object) => (await t.visitor().call(getTournament, { query })).body.data
  expect(await asked({ gameId, type: 'points' })).toMatchObject({ id, isTournamentGame: true, playerData: null })
  expect([await asked({ gameId: 999_999 }), await asked({ type: 'coefficients' })]).toEqual([null, null])
})

test('TO-010, EN-048: the player stands between their neighbours', async () => {
  await publish(league)
  await moveTo('2026-12-01T13:00:00Z')
  const players = await playersWith([9, 8, 7, 6, 5, 4, 3])
  const { body } = await (players[4] as FundedPlayer).visitor.call(getTournament)
  expect(body.data?.playerData?.activeStageDataWithCompetitors.map(({ place, points, profile }) => [place, points, profile.login])).toEqual(
    [3, 4, 5, 6, 7].map((place) => [place, (10 - place) * 100, players[place - 1]?.login]),
  )
})

test('TO-004, RTM-048: a stage pays its places and feeds the whole; the next stage counts anew; the end pays the main prizes and leaves no fund', async () => {
  const id = await publish(league)
  await moveTo('2026-12-01T13:00:00Z')
  const [first, second] = [await playerWith(9), await playerWith(5)]
  // Both are counted among the contests, although nobody stands in the table of the whole yet.
  expect(await contestCards({ house: t.house, language: 'uk', player_id: null })).toMatchObject([{ playersCount: 2 }])
  const before = await main(first)
  await moveTo('2026-12-02T12:00:10Z')
  expect((await main(first)) - before).toBe(60_000n)
  const between = (await first.visitor.call(getTournamentById, { params: { id } })).body.data
  expect(between).toMatchObject({
    activeStageData: { stageTitle: 'Полонина' },
    board: { winners: [], isSubscribed: false },
    playerData: { mainTableData: { place: 1, points: 100 }, completedStagesData: [{ stageTitle: 'Підніжжя', place: 1, prize: 60_000 }] },
  })
  // To whoever follows the whole: what the page shows of the stage is the next one.
  expect(t.published.filter(({ message }) => message.event === 'stageChanged').at(-1)).toMatchObject({
    channel: `tournament:${between?.mainTableData.id}`,
    message: {
      type: 'tournament',
      data: { kind: 'tournament', id: between?.mainTableData.id, stage: between?.board.id, titles: { uk: 'Полонина' } },
    },
  })
  const win = t.published.find(({ channel, message }) => channel === `player:#${first.id}` && message.event === 'playerWin')
  expect(win?.message.data).toMatchObject({ place: 1, titles: { uk: 'Карпатська ліга: Підніжжя', en: 'Carpathian league: Foothills' } })
  // The second wins the second stage; the whole is a tie of 100 + 60, and who won the later of the two stands higher.
  await settleRound(t, second, { win_minor: 90_000, slug: game })
  await settleRound(t, first, { win_minor: 2_000, slug: game })
  await t.drain()
  await moveTo('2026-12-03T12:00:10Z')
  const paid = await main(second)
  await moveTo('2026-12-04T12:00:10Z')
  expect((await main(second)) - paid).toBe(300_000n)
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
  expect((await sql`select state from campaigns_campaigns.campaigns`.execute(t.house.db)).rows).toMatchObject([{ state: 'settled' }])
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

test('TO-007, API-068, API-074: winners by coefficients or points, or the paid places alone; an unknown type is 400', async () => {
  const id = await publish(jump)
  await moveTo('2026-12-01T13:00:00Z')
  await playersWith(Array.from({ length: 12 }, (_, index) => index + 1))
  const ask = async (query: object) => (await t.visitor().call(getWinners, { params: { id }, query })).body.data
  expect(await ask({ type: 'points' })).toHaveLength(12)
  for (const type of ['points', 'coefficients']) expect(await ask({ type, prizeOnly: true })).toHaveLength(10)
  // Asked for no type, the tournament's own.
  expect(await ask({})).toEqual(await ask({ type: 'coefficients' }))
  expect((await ask({ type: 'coefficients' }))[0]).toMatchObject({ place: 1, coefficient: 1_200 })
  expect((await t.visitor().raw('GET', `/rest/tournaments/${id}/winners/?type=nothing`)).statusCode).toBe(400)
  expect(
    (await t.visitor().call(getBestAttempts, { params: { id }, query: { limit: 3 } })).body.data.map(({ coefficient }) => coefficient),
  ).toEqual([1_200, 1_100, 1_000])
  expect((await t.visitor().call(getBestAttempts, { params: { id: 999 } })).status).toBe(404)
})

test('TO-006, decision 0083: who takes a break while a tournament runs is out of it, of its next stage too, and is told so', async () => {
  const id = await publish(league)
  const [rested, other] = [await fundedPlayer(t, 1_000_000n), await fundedPlayer(t, 1_000_000n)]
  await moveTo('2026-12-01T13:00:00Z')
  for (const { visitor } of [rested, other])
    expect((await visitor.call(subscribe, { params: { id } })).body).toMatchObject({ success: true })
  expect((await rested.visitor.call(coolOff, { body: { days: 1 } })).body).toMatchObject({ success: true })
  await t.drain()
  // The break is over, and the second stage has begun.
  await moveTo('2026-12-02T13:00:10Z')
  const asked = async (player: FundedPlayer) => {
    const visitor = await enterAs(t, player.id)
    const { success } = (await visitor.call(subscribe, { params: { id } })).body
    await settleRound(t, player, { win_minor: 9_000 })
    await t.drain()
    const { board, playerData } = (await visitor.call(getTournamentById, { params: { id } })).body.data
    return { success, isOut: board.isOut, isSubscribed: playerData?.isSubscribed, stage: playerData?.activeStageData?.points ?? 0 }
  }
  expect(await asked(rested)).toEqual({ success: false, isOut: true, isSubscribed: false, stage: 0 })
  expect(await asked(other)).toEqual({ success: true, isOut: false, isSubscribed: true, stage: 900 })
  expect((await (await enterAs(t, rested.id)).call(subscribe, { params: { id } })).body).toMatchObject({ error: 'tournament-left' })
})

test('TO-006, decision 0083: who took a break before a tournament began may come back to all of it', async () => {
  const [later] = demoTournaments(new Date('2026-12-04T12:00:00Z'))
  if (!later) throw new Error('there is no league')
  const id = await publish(later)
  const player = await fundedPlayer(t, 1_000_000n)
  for (const step of ['takes part', 'takes a break', 'comes back'] as const) {
    if (step === 'takes a break') {
      await player.visitor.call(coolOff, { body: { days: 1 } })
      await t.drain()
      t.clock.advance(86_400_000)
    } else expect((await (await enterAs(t, player.id)).call(subscribe, { params: { id } })).body).toMatchObject({ success: true })
  }
  await moveTo('2026-12-04T13:00:00Z')
  await settleRound(t, player, { win_minor: 9_000 })
  await t.drain()
  const { board, playerData } = (await (await enterAs(t, player.id)).call(getTournamentById, { params: { id } })).body.data
  expect([board.isOut, playerData?.isSubscribed, playerData?.activeStageData?.points]).toEqual([false, true, 900])
})

test('TO-006, API-070, API-071: subscribing takes part; one attempt more is free once those before are played out, and no more than there are', async () => {
  const id = await publish(jump)
  const player = await fundedPlayer(t, 1_000_000n)
  expect((await player.visitor.call(subscribe, { params: { id } })).body.data).toEqual({ isSubscribed: true })
  expect((await t.visitor().call(subscribe, { params: { id } })).status).toBe(401)
  // Its calls are answered when they are asked by GET, too.
  const other = await fundedPlayer(t, 1_000n)
  expect((await other.visitor.raw('GET', `/rest/tournaments/${id}/subscribe/`)).json()).toMatchObject({ data: { isSubscribed: true } })
  expect((await other.visitor.call(getTournamentById, { params: { id } })).body.data.playerData).toMatchObject({ isSubscribed: true })
  await moveTo('2026-12-01T13:00:00Z')
  expect((await player.visitor.call(getTournamentById, { params: { id } })).body.data.playerData).toMatchObject({ isSubscribed: true })
  expect((await player.visitor.call(increaseAttempt, { params: { id } })).body).toMatchObject({
    success: false,
    error: 'tournament-no-attempt',
  })
  expect((await player.visitor.raw('GET', `/rest/tournaments/${id}/increase-attempt/`)).json()).toMatchObject({
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

test('TO-006, API-072, reliability 12: everybody who signed up hears that it begins, until they say no; who may not play is not called to it', async () => {
  const id = await publish(streak)
  const [hears, quiet, silent] = [await fundedPlayer(t, 1_000n), await fundedPlayer(t, 1_000n), await fundedPlayer(t, 1_000n)]
  const [too, resting, closed] = [await fundedPlayer(t, 1_000n), await fundedPlayer(t, 1_000n), await fundedPlayer(t, 1_000n)]
  for (const { visitor } of [hears, too, quiet, silent, resting, closed]) await visitor.call(subscribe, { params: { id } })
  await resting.visitor.call(coolOff, { body: { days: 7 } })
  await restrictByHouse(t.house, { player_id: closed.id, kind: 'unverified', is_set: true }, async () => undefined)
  expect((await quiet.visitor.call(unsubscribeNotices)).body.success).toBe(true)
  expect((await silent.visitor.raw('GET', '/rest/tournaments/notify/unsubscribe/')).json()).toMatchObject({ success: true })
  expect((await t.visitor().call(unsubscribeNotices)).status).toBe(401)
  // Who changed their mind hears of it as if they had never said no.
  const wants = async ({ visitor }: FundedPlayer) => (await visitor.call(getNotices)).body.data.isSubscribed
  await hears.visitor.call(unsubscribeNotices)
  expect([await wants(hears), await wants(quiet)]).toEqual([false, false])
  expect((await hears.visitor.call(subscribeNotices)).body.success).toBe(true)
  expect([await wants(hears), await wants(quiet)]).toEqual([true, false])
  await moveTo(new Date(new Date(streak.starts_at).getTime() + 1_000).toISOString())
  const { rows } = await sql<{ player_id: bigint }>`
    select player_id from kernel.facts where kind = 'contests/tournaments.own-tournament-began'`.execute(t.house.db)
  expect(rows.map(({ player_id }) => player_id)).toEqual([hears.id, too.id, closed.id])
  const told = async ({ id: player_id }: FundedPlayer) =>
    (await (await enterAs(t, player_id)).call(getMessages)).body.data.filter(({ title }) => title.includes('Поспіль')).length
  expect([await told(hears), await told(too), await told(quiet), await told(silent)]).toEqual([1, 1, 0, 0])
  expect([await told(resting), await told(closed)]).toEqual([0, 0])
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
