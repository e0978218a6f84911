import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { statementsOf } from '#apps/testing/statements-of.ts'
import type { TestHouse } from '#apps/testing/test-house.ts'
import { getPrizes } from '#casino/bonuses/prizes/contract.ts'
import { registerPlayer, type RegisteredPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { coolOff } from '#casino/players/responsible-play/contract.ts'
import { fundAccount, balanceOf } from '#casino/money/wallet/server/api.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { withdrawResult } from '#casino/sportsbook/catalogue/server/api.ts'
import { footballResult, settle, update } from '#casino/sportsbook/catalogue/testing/catalogue-house.ts'
import { closeBalanced, createBetHouse } from '#casino/sportsbook/bets/testing/bet-house.ts'
import { getSportBonuses } from '#casino/sportsbook/sport-bonuses/contract.ts'
import { simulatedMatch } from '#casino/sportsbook/simulator/testing/simulated-match.ts'
import type { MatchResult } from '#engines/sport/match-result.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { getAustinMajor, getLeagueLeaders, getNationalLeague, getSportActivity, predict } from '../contract.ts'
import { budgetOf, closes_after_ms, levelTerms, matches_a_day, week_ms, type Contest } from '../rules.ts'
import { chooseMatches, weekAt } from './choose-matches.ts'
import { closeWeeks } from './give-awards.ts'
import { awardsOf, standings } from './store.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createBetHouse()
})
afterAll(() => closeBalanced(t))

/** Each test has a week of its own, from Tuesday noon in Kyiv on. */
let week = 0
const tuesday_ms = Date.parse('2026-12-01T10:00:00Z')
beforeEach(() => {
  week += 1
  t.clock.set(new Date(tuesday_ms + week * week_ms).toISOString())
})

/** Matches of one evening, `day` days from now, chosen for their contest; gives them in order. */
const evening = async (contest: Contest, day = 0): Promise<bigint[]> => {
  const sport = contest === 'austin-major' ? 'esports' : 'football'
  const ids: bigint[] = []
  for (let index = 0; index < matches_a_day; index += 1) {
    const starts_at = new Date(t.clock.now().getTime() + day * 86_400_000 + (6 * 60 + index) * 60_000)
    ids.push((await simulatedMatch(t, { sport, starts_at })).event_id)
  }
  await chooseMatches(t.house)
  return ids
}
const guess = ({ visitor }: RegisteredPlayer, event_id: bigint, outcome: 'home' | 'draw' | 'away') =>
  visitor.call(predict, { body: { eventId: Number(event_id), outcome } })
const majorOf = async ({ visitor }: RegisteredPlayer) => (await visitor.call(getAustinMajor)).body.data
const leagueOf = async ({ visitor }: RegisteredPlayer) => (await visitor.call(getNationalLeague)).body.data
const activityOf = async ({ visitor }: RegisteredPlayer) => (await visitor.call(getSportActivity)).body.data
const ended = async (event_id: bigint, winner: 'home' | 'away'): Promise<void> => {
  const result: MatchResult = { counts: {}, orders: {}, winners: [winner], method: null }
  await settle(t, event_id, result, true)
  await t.drain()
}
test('API-132, SA-040: a guess is taken until its match begins and may be changed; nobody guesses on what is not of the week, or late', async () => {
  const player = await registerPlayer(t)
  const [first = 0n, second = 0n] = await evening('national-league')
  const other = await simulatedMatch(t)
  expect((await guess(player, first, 'draw')).body).toMatchObject({ success: true, data: { predictionLevel: null } })
  expect((await guess(player, first, 'home')).body.success).toBe(true)
  expect((await leagueOf(player)).predictions).toEqual([{ eventId: Number(first), outcome: 'home', isRight: null }])
  expect((await guess(player, other.event_id, 'home')).status).toBe(404)
  await update(t, second, { state: 'live' })
  expect((await guess(player, second, 'home')).body.error).toBe('prediction-too-late')
  t.clock.advance(6 * 3_600_000)
  expect((await guess(player, first, 'away')).body.error).toBe('prediction-too-late')
  expect((await leagueOf(player)).predictions).toEqual([{ eventId: Number(first), outcome: 'home', isRight: null }])
  expect((await t.visitor().call(predict, { body: { eventId: Number(first), outcome: 'home' } })).body.success).toBe(false)
})

test('API-254, EN-103, SA-027: the major shows its levels with their prizes, the matches of its evenings and the guesses of who asks', async () => {
  const player = await registerPlayer(t)
  const ids = await evening('austin-major')
  expect((await guess(player, ids[0] ?? 0n, 'draw')).body.error).toBe('prediction-outcome-unknown')
  await guess(player, ids[0] ?? 0n, 'away')
  const major = await majorOf(player)
  expect(major.events.map(({ eventId, canPredict }) => [eventId, canPredict])).toEqual(ids.map((id) => [Number(id), true]))
  expect(major.settings.prizeSettings.map(({ level, right, left, prize }) => [level, right, left, prize])).toEqual([
    ['silver', 5, 300, { amount: 5_000, currency: 'UAH', exponent: 2 }],
    ['gold', 10, 100, { amount: 10_000, currency: 'UAH', exponent: 2 }],
    ['global', 16, 30, { amount: 30_000, currency: 'UAH', exponent: 2 }],
  ])
  expect(major.settings.achievements).toEqual([{ streak: 3 }, { streak: 5 }, { streak: 8 }])
  expect(major.playerData).toEqual({
    predictionLevel: null,
    right: 0,
    prizes: [],
    predictions: [{ eventId: Number(ids[0]), outcome: 'away', isRight: null }],
    longestStreak: 0,
  })
  const guest = (await t.visitor().call(getAustinMajor)).body.data
  expect([guest.events.length, guest.playerData.predictions]).toEqual([matches_a_day, []])
})

test('API-131, SP-009, SA-028: right guesses raise to a level, its free bet comes once, and a corrected result takes it not away', async () => {
  const [player, wrong] = [await registerPlayer(t), await registerPlayer(t)]
  const ids = await evening('austin-major')
  const more = await evening('austin-major', 1)
  const five = [...ids, ...more].slice(0, levelTerms.silver.right)
  expect(await activityOf(player)).toMatchObject({
    predictionLevel: null,
    next: { level: 'silver', right: 5, left: 300, prize: { amount: 5_000 } },
    toPredict: { 'austin-major': 2 * matches_a_day, 'national-league': 0 },
  })
  expect((await t.visitor().call(getSportActivity)).status).toBe(401)
  for (const id of five) {
    await guess(player, id, 'home')
    await guess(wrong, id, 'away')
  }
  for (const id of five.slice(1)) await ended(id, 'home')
  expect([(await majorOf(player)).playerData.predictionLevel, (await player.visitor.call(getPrizes)).body.data]).toEqual([null, []])
  await ended(five[0] ?? 0n, 'home')
  await t.drain()
  expect(await activityOf(player)).toMatchObject({ predictionLevel: 'silver', right: 5, next: { level: 'gold', right: 10 }, points: 0 })
  expect((await activityOf(wrong)).predictionLevel).toBeNull()
  const { playerData, settings } = await majorOf(player)
  expect(playerData).toMatchObject({ predictionLevel: 'silver', right: 5, longestStreak: 5, prizes: [{ level: 'silver' }] })
  expect(settings.prizeSettings[0]?.left).toBe(299)
  expect((await player.visitor.call(getSportBonuses)).body.data).toMatchObject([{ status: 'init', amount: 5_000 }])
  expect((await majorOf(wrong)).playerData).toMatchObject({ predictionLevel: null, right: 0, longestStreak: 0 })
  // Taken back, and told again: the level's prize is there once.
  await inTransaction(t.house.db, (tx) => withdrawResult(tx, t.house, five[0] ?? 0n))
  await t.drain()
  expect((await majorOf(player)).playerData).toMatchObject({ predictionLevel: null, right: 4, prizes: [{ level: 'silver' }] })
  await ended(five[0] ?? 0n, 'home')
  expect((await player.visitor.call(getSportBonuses)).body.data).toHaveLength(1)
})

test('SA-028, API-132: sixteen right guesses of a week raise from silver to gold and global, each with its own free bet', async () => {
  let player = await registerPlayer(t)
  const reached: (string | null)[] = []
  const answered: (string | null)[] = []
  for (let day = 0; day < 4; day += 1) {
    const ids = await evening('austin-major')
    const answers = []
    for (const id of ids) answers.push((await guess(player, id, 'home')).body.data.predictionLevel)
    answered.push(...new Set(answers))
    for (const id of ids) await settle(t, id, { counts: {}, orders: {}, winners: ['home'], method: null }, true)
    await t.drain()
    reached.push((await majorOf(player)).playerData.predictionLevel)
    t.clock.advance(86_400_000)
    player = { ...player, visitor: await enterAs(t, player.player_id) }
  }
  expect(reached).toEqual([null, 'silver', 'gold', 'global'])
  // A guess answers with the level that there is so far.
  const [next = 0n] = await evening('austin-major')
  answered.push((await guess(player, next, 'home')).body.data.predictionLevel)
  expect(answered).toEqual([null, null, 'silver', 'gold', 'global'])
  const bonuses = (await player.visitor.call(getSportBonuses)).body.data
  expect(bonuses.map(({ amount }) => amount).toSorted((one, other) => one - other)).toEqual([5_000, 10_000, 30_000])
})

test('EN-112, SP-009, SA-041: the league counts a point for each right guess; the first of its table get their free bets when the week is closed, the rest is back', async () => {
  const players = [await registerPlayer(t), await registerPlayer(t), await registerPlayer(t), await registerPlayer(t)]
  const [best, second, third, none] = players as [RegisteredPlayer, RegisteredPlayer, RegisteredPlayer, RegisteredPlayer]
  const [one = 0n, other = 0n, last = 0n] = await evening('national-league')
  const { events, prizes } = await leagueOf(best)
  expect(prizes.map(({ amount, currency }) => [amount, currency])).toEqual([
    [50_000, 'UAH'],
    [30_000, 'UAH'],
    [20_000, 'UAH'],
  ])
  const { home, away, startsAt } = events[0]?.event ?? {}
  expect(home?.name).not.toBe(away?.name)
  expect(events[0]).toMatchObject({ eventId: Number(one), teams: { home: home?.name, away: away?.name }, start: startsAt })
  expect(startsAt).toBe(new Date(t.clock.now().getTime() + 6 * 3_600_000).toISOString())
  for (const [player, outcomes] of [
    [best, ['home', 'home', 'home']],
    [second, ['home', 'home', 'away']],
    [third, ['home', 'home', 'away']],
    [none, ['away', 'away', 'away']],
  ] as const) {
    t.clock.advance(1_000)
    await guess(player, one, outcomes[0])
    await guess(player, other, outcomes[1])
    await guess(player, last, outcomes[2])
  }
  for (const id of [one, other, last]) {
    await settle(t, id, footballResult([0, 0], [1, 0], 'h'), true)
    await t.drain()
  }
  expect([await leagueOf(best), await leagueOf(none)]).toMatchObject([
    { points: 3, place: 1 },
    { points: 0, place: null },
  ])
  expect((await leagueOf(second)).predictions).toEqual([
    { eventId: Number(one), outcome: 'home', isRight: true },
    { eventId: Number(other), outcome: 'home', isRight: true },
    { eventId: Number(last), outcome: 'away', isRight: false },
  ])
  expect(await activityOf(second)).toMatchObject({ predictionLevel: null, points: 2, place: 2, toPredict: { 'national-league': 1 } })
  const { body } = await third.visitor.call(getLeagueLeaders)
  expect(body.data.map(({ place, login, points, isOwn }) => [place, login, points, isOwn])).toEqual([
    [1, best.login, 3, false],
    [2, second.login, 2, false],
    [3, third.login, 2, true],
  ])
  const monday = new Date(tuesday_ms + week * week_ms - 86_400_000).toISOString().slice(0, 10)
  const fund = fundAccount(`national-league:${monday}`, 'UAH')
  expect(await balanceOf(t.house.db, fund)).toBe(budgetOf('national-league', 'UAH'))
  t.clock.advance(6 * 86_400_000)
  await closeWeeks(t.house)
  expect(await balanceOf(t.house.db, fund)).toBe(budgetOf('national-league', 'UAH'))
  t.clock.advance(closes_after_ms)
  await closeWeeks(t.house)
  await closeWeeks(t.house)
  await t.drain()
  const ids = players.map(({ player_id }) => player_id)
  const awards = await awardsOf(t.house.db, 'national-league', monday, ids)
  expect(awards.toSorted((left, right) => (left.name < right.name ? -1 : 1))).toEqual(
    [best, second, third].map(({ player_id }, index) => ({ player_id, name: `place-${index + 1}` })),
  )
  expect(await balanceOf(t.house.db, fund)).toBe(0n)
  const prizesOf = async ({ player_id }: RegisteredPlayer) =>
    (await (await enterAs(t, player_id)).call(getSportBonuses)).body.data.map(({ amount, status }) => [amount, status])
  expect([await prizesOf(best), await prizesOf(second), await prizesOf(third), await prizesOf(none)]).toEqual([
    [[50_000, 'init']],
    [[30_000, 'init']],
    [[20_000, 'init']],
    [],
  ])
})

test('SA-041: the table of the league has a hundred places at a time, and the next ones after them', async () => {
  const [event = 0n] = await evening('national-league')
  await sql`
    with made as (
      insert into players_accounts.players (login, currency, country, language, created_at)
      select 'league-' || n, 'UAH', 'UA', 'uk', now() from generate_series(1, 103) n returning id)
    insert into sportsbook_predictions.predictions (event_id, player_id, outcome, predicted_at, is_right)
    select ${event}, id, 'home', ${t.clock.now()}, true from made`.execute(t.house.db)
  const table = async (query: object) => (await t.visitor().call(getLeagueLeaders, { query })).body
  const first = await table({})
  expect([first.data.length, first.data.at(-1)?.place, first.total, first.hasMore]).toEqual([100, 100, 103, true])
  const rest = await table({ offset: 100 })
  expect([rest.data.map(({ place }) => place), rest.hasMore]).toEqual([[101, 102, 103], false])
  // Whoever stands below them finds their own place; no more of the table is read than is shown.
  const last = await registerPlayer(t)
  await sql`
    insert into sportsbook_predictions.predictions (event_id, player_id, outcome, predicted_at, is_right)
    values (${event}, ${last.player_id}, 'home', ${new Date(t.clock.now().getTime() + 1)}, true)`.execute(t.house.db)
  expect(await leagueOf(last)).toMatchObject({ points: 1, place: 104 })
  const { week: monday } = weekAt('national-league', t.clock.now())
  expect((await standings(t.house.db, 'national-league', monday, 2, 101)).map(({ place }) => place)).toEqual([102, 103])
})

test('who takes a break guesses nothing; an evening that has begun, or has too few matches, is left alone', async () => {
  const resting = await registerPlayer(t)
  const [event = 0n] = await evening('austin-major')
  await resting.visitor.call(coolOff, { body: { days: 1 } })
  await resting.visitor.arrive()
  expect((await guess(resting, event, 'home')).body.success).toBe(false)
  t.clock.advance(86_400_000)
  await simulatedMatch(t, { sport: 'esports', starts_at: new Date(t.clock.now().getTime() + 6 * 3_600_000) })
  await chooseMatches(t.house)
  expect((await majorOf(await registerPlayer(t))).events).toHaveLength(matches_a_day)
  t.clock.advance(5.5 * 3_600_000)
  await evening('austin-major')
  expect((await majorOf(await registerPlayer(t))).events).toHaveLength(matches_a_day)
})

test('the markets of a match are looked at where players guess at it, and not for any other that ends', async () => {
  const [id = 0n] = await evening('austin-major')
  const { event_id: other } = await simulatedMatch(t)
  await t.drain()
  const looksAfter = async (event_id: bigint): Promise<number> => {
    const said = await statementsOf(() => ended(event_id, 'home'))
    return said.filter((text) => text.includes('where m.market_id')).length
  }
  expect(await looksAfter(other)).toBe(0)
  expect(await looksAfter(id)).toBeGreaterThan(0)
})
