import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestHouse } from '#apps/testing/test-house.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { PlayerErased } from '#casino/players/personal-data/events.ts'
import { selfExclude } from '#casino/players/responsible-play/contract.ts'
import { PlayerSelfExcluded } from '#casino/players/responsible-play/events.ts'
import { restrictByHouse } from '#casino/players/responsible-play/server/api.ts'
import { recordPlayStartEndpoint } from '#casino/games/play/contract.ts'
import { fundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { balanceOf, houseAccount, post, purseOf } from '#casino/money/wallet/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import { drainFacts } from '#kernel/facts/dispatcher.ts'
import type { House } from '#kernel/house.ts'
import { getPastRaces, getWinners, subscribe } from '#casino/contests/races/contract.ts'
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
} from '#casino/contests/races/testing/race-house.ts'
import { openBoards } from './board-store.ts'
import { foldBoards } from './fold-moves.ts'
import { tableOf, tablesKept, topRows } from './live-table.ts'

let t: TestHouse
let begun: BegunRace
beforeAll(async () => {
  t = await createRaceHouse()
})
afterAll(() => closeBalanced(t))
beforeEach(async () => {
  begun = await beginRace(t)
})

/** Who takes part in this race and whatever came after it, with what has moved until now. */
const entries = async () => {
  await foldBoards(
    t.house,
    (await openBoards(t.house.db)).map(({ id }) => id),
  )
  const { rows } = await sql`
      select board_id, player_id, rounds, points, attempts, alerted, reached_at from campaigns_boards.entries
       where board_id in (select id from campaigns_boards.boards where starts_at >= ${begun.at(0)}) and left_at is null
        order by 1, 2`.execute(t.house.db)
  return rows
}

/** Sends every reader back to the beginning of the log. */
const forgetCheckpoints = async (): Promise<void> => {
  const owner = new pg.Client({ connectionString: t.owner_url })
  await owner.connect()
  await owner.query(`update kernel.checkpoints set tx = '0', position = 0 where reader = 'campaigns/boards'`)
  await owner.end()
}

/** The same database in a process that has just started: nothing in memory. */
const restarted = (house: House): House => ({ ...house })

test('RA-005a: facts that are read twice change nothing, while the race runs and after it was paid', async () => {
  const player = await playerWithMultiple(t, 6)
  await settleRound(t, player, { stake_minor: 100, win_minor: 0 })
  await t.drain()
  const counted = await entries()
  await forgetCheckpoints()
  await t.drain()
  expect(await entries()).toEqual(counted)
  await moveTo(t, begun.over)
  const paid = await balanceOf(t.house.db, purseOf(player.id, 'main', 'UAH'))
  await forgetCheckpoints()
  await t.drain()
  expect(await entries()).toEqual(counted)
  expect(await balanceOf(t.house.db, purseOf(player.id, 'main', 'UAH'))).toBe(paid)
})

test('a restart in the middle: the table stands again from the database, and what was not read yet is counted', async () => {
  const first = await playerWithMultiple(t, 4)
  await t.drain()
  const second = await playerWithMultiple(t, 9)
  const { id } = await activeRace(t.visitor())
  const house = restarted(t.house)
  const before = await topRows(house, await tableOf(house, BigInt(id)), 10)
  expect(before.map(({ profile }) => profile.login)).toEqual([first.login])
  await drainFacts(house)
  const after = await topRows(house, await tableOf(house, BigInt(id)), 10)
  expect(after.map(({ profile, points }) => [profile.login, points])).toEqual([
    [second.login, 900],
    [first.login, 400],
  ])
  // A process that counted nothing itself shows the same.
  expect((await activeRace(t.visitor())).winners).toEqual(after)
})

test('a batch of many players and rounds is a handful of statements', async () => {
  const players = await Promise.all(Array.from({ length: 12 }, () => fundedPlayer(t, 100_000n)))
  for (const player of players) for (let round = 0; round < 5; round++) await settleRound(t, player, { win_minor: round * 1_000 })
  await t.drain()
  const rows = await entries()
  expect(rows).toHaveLength(12)
  for (const row of rows) expect(row).toMatchObject({ rounds: 5, points: 1_000n, attempts: [1_000] })
})

test('A-067, RTM-049: a stake below the minimum is not counted, one above the maximum is, and each is told once', async () => {
  const player = await fundedPlayer(t, 100_000n)
  await settleRound(t, player, { stake_minor: 200, win_minor: 20_000 })
  await settleRound(t, player, { stake_minor: 200, win_minor: 20_000 })
  await settleRound(t, player, { stake_minor: 20_000, win_minor: 40_000 })
  await settleRound(t, player, { stake_minor: 20_000, win_minor: 0 })
  await t.drain()
  const { id, playerData } = await activeRace(player.visitor)
  expect(playerData).toMatchObject({ points: 200, roundsPlayed: 2 })
  const channel = `player:#${player.id}`
  const called = { titles: { uk: 'Степовий вітер', ru: 'Степной ветер', en: 'Steppe wind' }, link: '/races/' }
  expect(toldOf(t, 'min-alert')).toEqual([{ channel, data: { kind: 'race', id, stake: 400, currency: 'UAH', exponent: 2, ...called } }])
  expect(toldOf(t, 'max-alert')).toEqual([{ channel, data: { kind: 'race', id, stake: 10_000, currency: 'UAH', exponent: 2, ...called } }])
})

test('reliability 12: who excludes themselves leaves the race and its prizes, and nobody else does', async () => {
  const excluded = await playerWithMultiple(t, 9)
  const other = await playerWithMultiple(t, 2)
  await t.drain()
  const before = await balanceOf(t.house.db, purseOf(excluded.id, 'main', 'UAH'))
  const fact = PlayerSelfExcluded({ player_id: String(excluded.id), till: '2027-12-01T12:00:00Z' }, excluded.id)
  await inTransaction(t.house.db, (tx) => announce(tx, t.house, [fact]))
  await t.drain()
  expect((await activeRace(t.visitor())).winners).toMatchObject([{ place: 1, profile: { login: other.login } }])
  await moveTo(t, begun.over)
  expect(await balanceOf(t.house.db, purseOf(excluded.id, 'main', 'UAH'))).toBe(before)
  expect(toldOf(t, 'playerWin').map(({ channel }) => channel)).toEqual([`player:#${other.id}`])
})

test('reliability 12: while an exclusion lasts nobody gets into a race, by their own word or by a game that their page says it started', async () => {
  const excluded = await playerWithMultiple(t, 9)
  await t.drain()
  const { id } = await activeRace(t.visitor())
  await excluded.visitor.call(selfExclude, { body: { months: 6, isConfirmed: true } })
  await t.drain()
  const again = await enterAs(t, excluded.id)
  expect((await again.call(subscribe, { params: { id } })).body.error).toBe('race-play-closed')
  const newcomer = await fundedPlayer(t, 100_000n)
  await newcomer.visitor.call(selfExclude, { body: { months: 6, isConfirmed: true } })
  await (await enterAs(t, newcomer.id)).call(recordPlayStartEndpoint, { body: { slug: race_game, type: 'money_play' } })
  await t.drain()
  expect(await activeRace(t.visitor())).toMatchObject({ playersCount: 0, winners: [] })
})

test('reliability 12, decision 0029: an account that is too young or erased leaves the races that are not over', async () => {
  const youngster = await playerWithMultiple(t, 9)
  const erased = await playerWithMultiple(t, 7)
  const other = await playerWithMultiple(t, 2)
  await t.drain()
  await restrictByHouse(t.house, { player_id: youngster.id, kind: 'youngster', is_set: true }, async () => undefined)
  await restrictByHouse(t.house, { player_id: other.id, kind: 'unverified', is_set: true }, async () => undefined)
  await inTransaction(t.house.db, async (tx) => {
    await post(tx, t.house, {
      key: 'paid-out',
      reason: 'payout',
      postings: [
        {
          from: purseOf(erased.id, 'main', 'UAH'),
          to: houseAccount('test', 'UAH'),
          amount_minor: await balanceOf(tx, purseOf(erased.id, 'main', 'UAH')),
        },
      ],
    })
    await announce(tx, t.house, [PlayerErased({ player_id: String(erased.id) }, erased.id)])
  })
  await t.drain()
  expect((await activeRace(t.visitor())).winners.map(({ profile }) => profile.login)).toEqual([other.login])
})

test('however many races that are over are looked at, few of their tables stay in memory', async () => {
  for (let hour = 2; hour <= 24; hour += 2) await moveTo(t, begun.at(hour * 60 * 60 * 1000 + 5_000))
  const visitor = t.visitor()
  const { data: past } = (await visitor.call(getPastRaces, { query: { limit: 11 } })).body
  for (const { id } of past) expect((await visitor.call(getWinners, { params: { id } })).body.success).toBe(true)
  expect(past).toHaveLength(11)
  // Eight of those that are over, beside those that run or come.
  expect(tablesKept(t.house) - (await openBoards(t.house.db)).length).toBeLessThanOrEqual(8)
})

test('demo rounds, other games and other currencies of nobody count for nothing', async () => {
  const player = await fundedPlayer(t, 100_000n)
  await settleRound(t, player, { slug: 'european-roulette', win_minor: 30_000 })
  await t.drain()
  expect(await entries()).toEqual([])
})

test('RA-003, RA-004: three attempts of twenty rounds, then nothing more', async () => {
  const player = await fundedPlayer(t, 1_000_000n)
  for (let round = 1; round <= 62; round++)
    await settleRound(t, player, { win_minor: round === 62 ? 900_000 : round <= 20 ? 1_000 : 2_000 })
  await t.drain()
  const race = await activeRace(player.visitor)
  expect(race.playerData).toMatchObject({ points: 4_000, roundsPlayed: 60 })
  expect(race.outplayAttempts.map(({ status, points }) => [status, points])).toEqual([
    ['finished', 2_000],
    ['finished', 4_000],
    ['finished', 4_000],
  ])
})

test('RTM-045, RTM-046: moved rows are told to the race and to the player; the table carries places and nobody’s id', async () => {
  const player = await playerWithMultiple(t, 3)
  await t.drain()
  const { id } = await activeRace(t.visitor())
  const row = { place: 1, profile: { login: player.login }, roundsPlayed: 1, points: 300 }
  const [positions] = toldOf(t, 'positions')
  expect(positions).toEqual({ channel: `race:${id}`, data: { kind: 'race', id, winners: [row], playersCount: 1 } })
  const bets = toldOf(t, 'bet')
  expect(bets.find(({ channel }) => channel === `race:${id}`)?.data).toEqual({ kind: 'race', id, rows: [row] })
  expect(bets.find(({ channel }) => channel === `player:#${player.id}`)?.data).toMatchObject({ rows: [row], isSubscribed: true })
})

test('RTM-046: a process that dies before it told who moved leaves it to the next one, which tells the player their own row', async () => {
  const player = await playerWithMultiple(t, 3)
  await t.drain()
  const told = t.published.length
  await settleRound(t, player, { win_minor: 9_000 })
  const publish: House['realtime']['publish'] = (publications) =>
    publications.some(({ message }) => message.event === 'bet') ? Promise.reject(new Error('killed')) : Promise.resolve()
  await expect(drainFacts({ ...t.house, realtime: { ...t.house.realtime, publish } })).rejects.toThrow('killed')
  await drainFacts(restarted(t.house))
  const own = t.published.slice(told).find(({ channel, message }) => channel === `player:#${player.id}` && message.event === 'bet')
  expect(own?.message.data).toMatchObject({ rows: [{ points: 1_200, roundsPlayed: 2 }] })
})

test('RTM-013: a race’s channel is everybody’s, a race that is not there is nobody’s', async () => {
  const { id } = await activeRace(t.visitor())
  const ask = async (channel: string) => {
    const visitor = t.visitor()
    await visitor.raw('GET', '/rest/init/')
    return (await visitor.raw('POST', '/rest/realtime/subscription-token/', { channel })).statusCode
  }
  expect(await ask(`race:${id}`)).toBe(200)
  expect(await ask('race:999999')).toBe(403)
  expect(await ask('race:1 or 1=1')).toBe(403)
})
