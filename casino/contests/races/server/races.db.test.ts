import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestHouse } from '#apps/testing/test-house.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { coolOff } from '#casino/players/responsible-play/contract.ts'
import { getPrizes } from '#casino/bonuses/prizes/contract.ts'
import { fundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { startGameEndpoint } from '#casino/games/play/contract.ts'
import { boardById, boardFund, contestsAccount } from '#casino/campaigns/boards/server/api.ts'
import { balanceOf, purseOf } from '#casino/money/wallet/server/api.ts'
import type { Currency } from '#kernel/money/currency.ts'
import { getPastRaces, getRace, getWinners, leave, subscribe } from '../contract.ts'
import {
  activeRace,
  beginRace,
  type BegunRace,
  closeBalanced,
  createRaceHouse,
  moveTo,
  playerWithMultiple,
  race_game,
  settleRound,
  toldOf,
} from '../testing/race-house.ts'

let t: TestHouse
let begun: BegunRace
beforeAll(async () => {
  t = await createRaceHouse()
})
afterAll(() => closeBalanced(t))
beforeEach(async () => {
  begun = await beginRace(t)
})

const hour_ms = 60 * 60 * 1000
const balance = (player_id: bigint) => balanceOf(t.house.db, purseOf(player_id, 'main', 'UAH'))
const fundOf = async (race_id: number, currency: Currency) =>
  balanceOf(t.house.db, boardFund((await boardById(t.house.db, race_id)) ?? { name: '' }, currency))

test('RA-001, API-075, EN-049: the active race shows its prizes, games and table; its prizes are set aside from the start', async () => {
  const race = await activeRace(t.visitor())
  expect(race).toMatchObject({
    state: 'active',
    startsAt: begun.at(0),
    endsAt: begun.ends_at,
    currency: 'UAH',
    prizeFund: 580_000,
    winners: [],
    isSubscribed: false,
    playerData: null,
  })
  expect(race.prizes[0]).toEqual({ from: 1, to: 1, amount: 200_000 })
  expect(race.games.map(({ id }) => id)).toEqual(race.gamesIds)
  expect(await fundOf(race.id, 'UAH')).toBe(580_000n)
  expect(await fundOf(race.id, 'USD')).toBe(14_500n)
})

test('RA-003, RA-005a, EN-050: from the first round to paid prizes; every hryvnia of the fund is accounted for', async () => {
  const first = await playerWithMultiple(t, 30)
  const second = await playerWithMultiple(t, 7)
  const loser = await playerWithMultiple(t, 0)
  await t.drain()
  const race = await activeRace(second.visitor)
  expect(race.winners).toEqual([
    { place: 1, profile: { login: first.login }, roundsPlayed: 1, points: 3_000 },
    { place: 2, profile: { login: second.login }, roundsPlayed: 1, points: 700 },
  ])
  expect(race).toMatchObject({ playersCount: 3, isSubscribed: true, playerData: { place: 2, points: 700 } })
  expect((await activeRace(loser.visitor)).playerData).toMatchObject({ place: null, points: 0, roundsPlayed: 1 })

  const spent_before = await balanceOf(t.house.db, contestsAccount('UAH'))
  const before = await balance(first.id)
  await moveTo(t, begun.over)
  expect((await balance(first.id)) - before).toBe(200_000n)
  expect(await balance(loser.id)).toBe(100_000n - 1_000n)
  for (const currency of ['UAH', 'USD', 'EUR', 'USDT'] as const) expect(await fundOf(race.id, currency)).toBe(0n)
  // The race's own rest came back (580,000 - 320,000), and the race after the next was funded.
  expect((await balanceOf(t.house.db, contestsAccount('UAH'))) - spent_before).toBe(580_000n - 320_000n - 580_000n)

  const { body } = await t.visitor().call(getPastRaces)
  expect(body.data[0]).toMatchObject({ id: race.id, playersCount: 3 })
  expect(body.data[0]?.winners).toMatchObject([
    { place: 1, profile: { login: first.login }, prize: 200_000, currency: 'UAH' },
    { place: 2, profile: { login: second.login }, prize: 120_000 },
  ])
  expect((await t.visitor().call(getRace, { params: { id: race.id } })).body.data).toMatchObject({ state: 'closed', isSettled: true })
})

test('API-050, PR-008, RTM-044: a prize stands in the list of prizes, says what it is for, and is told', async () => {
  const winner = await playerWithMultiple(t, 12)
  await t.drain()
  const race = await activeRace(winner.visitor)
  await moveTo(t, begun.over)
  const { body } = await winner.visitor.call(getPrizes)
  expect(body.data).toMatchObject([{ type: 'money', amount: 200_000, currency: 'UAH', title: '1 місце в гонці «Степовий вітер»' }])
  expect(t.published.filter(({ message }) => message.type === 'reward')).toHaveLength(1)
  expect(toldOf(t, 'playerWin')).toEqual([
    {
      channel: `player:#${winner.id}`,
      data: {
        kind: 'race',
        id: race.id,
        titles: { uk: 'Степовий вітер', ru: 'Степной ветер', en: 'Steppe wind' },
        place: 1,
        prize: 200_000,
        currency: 'UAH',
        exponent: 2,
        link: '/races/',
      },
    },
  ])
  expect(
    toldOf(t, 'stop')
      .map(({ channel }) => channel)
      .toSorted(),
  ).toEqual(['common', `race:${race.id}`])
})

test('RA-005a: a round at the end or after it is late, however early it is read; one before it counts, however late it is read', async () => {
  const in_time = await fundedPlayer(t, 100_000n)
  const late = await fundedPlayer(t, 100_000n)
  const { id } = await activeRace(t.visitor())
  t.clock.set(new Date(Date.parse(begun.ends_at) - 1))
  await settleRound(t, in_time, { win_minor: 5_000 })
  t.clock.set(begun.ends_at)
  await settleRound(t, late, { win_minor: 900_000 })
  // Nothing was read until the race is over and its end is told: the order of the log decides.
  await moveTo(t, begun.over)
  const [past] = (await t.visitor().call(getPastRaces)).body.data
  expect(past).toMatchObject({ id, winners: [{ profile: { login: in_time.login }, points: 500 }] })
  expect(past?.winners).toHaveLength(1)
  // The late round belongs to the race that began at that very moment.
  expect((await activeRace(t.visitor())).winners).toMatchObject([{ profile: { login: late.login } }])
})

test('RA-005a: before the waiting time for last rounds is over nothing is closed', async () => {
  const player = await playerWithMultiple(t, 3)
  const { id } = await activeRace(t.visitor())
  await moveTo(t, new Date(Date.parse(begun.over) - 1).toISOString())
  expect((await t.visitor().call(getRace, { params: { id } })).body.data).toMatchObject({ state: 'closed', isSettled: false })
  expect(await balance(player.id)).toBe(102_000n)
  await moveTo(t, begun.over)
  expect(await balance(player.id)).toBe(302_000n)
})

test('RTM-044: two races in sequence: each has its own table and pays its own prizes; points do not carry over', async () => {
  const player = await playerWithMultiple(t, 9)
  const first = await activeRace(t.visitor())
  await moveTo(t, begun.over)
  const second = await activeRace(player.visitor)
  expect(second.id).not.toBe(first.id)
  expect(second).toMatchObject({ startsAt: begun.ends_at, playerData: null, isSubscribed: false })
  await settleRound(t, player, { win_minor: 2_000 })
  await t.drain()
  expect((await activeRace(player.visitor)).playerData).toMatchObject({ place: 1, points: 200 })
  await moveTo(t, new Date(Date.parse(begun.over) + 2 * hour_ms).toISOString())
  expect((await player.visitor.call(getPrizes)).body.data).toHaveLength(2)
  const started = toldOf(t, 'start')
  const third = await activeRace(t.visitor())
  expect(started.map(({ data }) => data['id'])).toEqual([first.id, second.id, third.id])
  expect(started[0]?.data['titles']).toEqual({ uk: 'Степовий вітер', ru: 'Степной ветер', en: 'Steppe wind' })
})

test('ties: equal points, and the one who had them earlier stands higher', async () => {
  const early = await playerWithMultiple(t, 5)
  t.clock.advance(1_000)
  const later = await playerWithMultiple(t, 5)
  await t.drain()
  const race = await activeRace(t.visitor())
  expect(race.winners.map(({ profile }) => profile.login)).toEqual([early.login, later.login])
  await moveTo(t, begun.over)
  const [past] = (await t.visitor().call(getPastRaces)).body.data
  expect(past?.winners.map(({ profile, prize }) => [profile.login, prize])).toEqual([
    [early.login, 200_000],
    [later.login, 120_000],
  ])
})

test('RA-002, GA-021: starting a game of the race for money takes part; demo and other games do not', async () => {
  const player = await fundedPlayer(t, 100_000n)
  const start = (slug: string, isMoney: boolean) => player.visitor.call(startGameEndpoint, { params: { slug }, query: { isMoney } })
  await start(race_game, false)
  await start('european-roulette', true)
  await t.drain()
  expect((await activeRace(player.visitor)).isSubscribed).toBe(false)
  await start(race_game, true)
  await t.drain()
  expect(await activeRace(player.visitor)).toMatchObject({ isSubscribed: true, playersCount: 1, playerData: { place: null, points: 0 } })
})

test('EN-043d, GA-021: a game says that starting it for money takes part, if a race of its runs, and not to who left it', async () => {
  const player = await fundedPlayer(t, 100_000n)
  const saysOf = async (slug: string, isMoney: boolean, visitor = player.visitor) =>
    (await visitor.call(startGameEndpoint, { params: { slug }, query: { isMoney } })).body.data.playerInfo.race.isAutoSubscription
  expect([await saysOf(race_game, true), await saysOf(race_game, false), await saysOf('european-roulette', true)]).toEqual([
    true,
    false,
    false,
  ])
  expect(await saysOf(race_game, true, t.visitor())).toBe(false)
  await t.drain()
  const { id } = await activeRace(player.visitor)
  await player.visitor.call(leave, { params: { id } })
  expect(await saysOf(race_game, true)).toBe(false)
  await moveTo(t, begun.over)
  expect((await activeRace(t.visitor())).id).not.toBe(id)
  expect(await saysOf(race_game, true)).toBe(true)
})

test('RA-002: who leaves is out of the table and stays out to the end, however much they play and ask; the next race takes them', async () => {
  const player = await playerWithMultiple(t, 8)
  await t.drain()
  const { id } = await activeRace(t.visitor())
  expect((await player.visitor.call(leave, { params: { id } })).body.data).toEqual({ isSubscribed: false })
  await settleRound(t, player, { win_minor: 50_000 })
  await player.visitor.call(startGameEndpoint, { params: { slug: race_game }, query: { isMoney: true } })
  await t.drain()
  expect(await activeRace(player.visitor)).toMatchObject({
    isSubscribed: false,
    isOut: true,
    playerData: null,
    winners: [],
    playersCount: 0,
  })
  const refused = await player.visitor.call(subscribe, { params: { id } })
  expect(refused).toMatchObject({ status: 200, body: { success: false, error: 'race-left' } })
  expect(refused.body.message).toMatch(/не повертається/)
  await moveTo(t, begun.over)
  const { id: next, isOut } = await activeRace(player.visitor)
  expect(isOut).toBe(false)
  expect((await player.visitor.call(subscribe, { params: { id: next } })).body.data).toEqual({ isSubscribed: true })
})

test('RP-003: who is on a break or excluded comes back for their money and enters no race until it is over', async () => {
  const player = await fundedPlayer(t, 1_000n)
  const { id } = await activeRace(t.visitor())
  await player.visitor.call(coolOff, { body: { days: 1 } })
  await t.drain()
  const back = await enterAs(t, player.id)
  const refused = await back.call(subscribe, { params: { id } })
  expect(refused).toMatchObject({ status: 200, body: { success: false, error: 'race-play-closed' } })
  expect(await activeRace(back)).toMatchObject({ isSubscribed: false, playersCount: 0 })
  await moveTo(t, begun.at(24 * hour_ms + 6_000))
  const after = await enterAs(t, player.id)
  const { id: next } = await activeRace(t.visitor())
  expect((await after.call(subscribe, { params: { id: next } })).body.data).toEqual({ isSubscribed: true })
})

test('API-077: a closed race is refused by code and text, an unknown one is 404, a guest 401', async () => {
  const player = await fundedPlayer(t, 1_000n)
  const { id } = await activeRace(t.visitor())
  await moveTo(t, begun.over)
  const closed = await player.visitor.call(subscribe, { params: { id } })
  expect(closed).toMatchObject({ status: 200, body: { success: false, error: 'race-closed' } })
  expect(closed.body.message).toMatch(/завершилася/)
  expect((await player.visitor.call(subscribe, { params: { id: 999_999 } })).status).toBe(404)
  expect((await t.visitor().call(subscribe, { params: { id } })).status).toBe(401)
  expect((await t.visitor().raw('GET', '/rest/races/abc/')).statusCode).toBeLessThan(500)
})

test('reliability 18: twenty changes of mind in a minute are all; another player does not notice', async () => {
  const [player, other] = [await fundedPlayer(t, 1_000n), await fundedPlayer(t, 1_000n)]
  const { id } = await activeRace(t.visitor())
  const statuses = []
  for (let change = 0; change < 21; change++)
    statuses.push((await player.visitor.call(change % 2 === 0 ? subscribe : leave, { params: { id } })).status)
  expect([statuses.slice(0, 20).every((status) => status === 200), statuses.at(-1)]).toEqual([true, 429])
  expect((await other.visitor.call(subscribe, { params: { id } })).status).toBe(200)
})

test('API-076, CN-010, EN-050: ten winners unless asked for more, page by page', async () => {
  for (let multiple = 1; multiple <= 12; multiple++) await playerWithMultiple(t, multiple)
  await t.drain()
  const { id } = await activeRace(t.visitor())
  const ten = await t.visitor().call(getWinners, { params: { id } })
  expect(ten.body.data.map(({ points }) => points)).toEqual([1200, 1100, 1000, 900, 800, 700, 600, 500, 400, 300])
  expect(ten.body.total).toBe(12)
  expect(ten.body.data[0]).toEqual({ place: 1, profile: { login: expect.any(String) }, roundsPlayed: 1, points: 1_200 })
  const rest = await t.visitor().call(getWinners, { params: { id }, query: { offset: 10 } })
  expect(rest.body.data.map(({ place }) => place)).toEqual([11, 12])
})
