import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestHouse } from '#apps/testing/test-house.ts'
import { bettor, choiceOf, closeBalanced, createBetHouse, placed } from '#casino/sportsbook/bets/testing/bet-house.ts'
import { voidMarkets, withdrawResult, withdrawVoid } from '#casino/sportsbook/catalogue/server/api.ts'
import { footballResult, publishedMatch, settle } from '#casino/sportsbook/catalogue/testing/catalogue-house.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { getSportWins } from '../contract.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createBetHouse()
})
afterAll(() => closeBalanced(t))

test('SP-017, SP-018, API-133, RTM-051, EN-110, EN-111: a won bet worth looking at is in the feed and told to everybody once; a lost and a small one are not', async () => {
  const player = await bettor(t)
  const event = await publishedMatch(t, 'test:feed')
  const home = await choiceOf(t, event, 'home')
  const large = await placed(player, [home], 100_000)
  await placed(player, [home], 1_000)
  await placed(player, [await choiceOf(t, event, 'away')], 100_000)
  await settle(t, event, footballResult([0, 0], [1, 0], 'h'), true)
  await t.drain()
  const { body } = await t.visitor().call(getSportWins)
  expect(body.data).toMatchObject([
    { id: String(large.id), betType: 'single', coefficient: home.odds, winAmount: home.odds * 100, currency: 'UAH', login: player.login },
  ])
  expect(body.settings).toEqual({
    viewMinCoefficientSingle: 2_500,
    viewMinCoefficientMulti: 5_000,
    viewMinWinSingle: 100_000,
    viewMinWinMulti: 200_000,
    maxLimit: 20,
    delaySeconds: 4,
  })
  const told = t.published.filter(({ message }) => message.type === 'sportBettingWin')
  expect(told.map(({ channel, message }) => [channel, message.data])).toEqual([['wins', body.data[0]]])
  // A correction is no second win.
  await settle(t, event, footballResult([0, 0], [0, 1], 'a'), true)
  await settle(t, event, footballResult([0, 0], [1, 0], 'h'), true)
  await t.drain()
  // Nor is a result that was taken back and came again.
  await inTransaction(t.house.db, (tx) => withdrawResult(tx, t.house, event))
  await t.drain()
  await settle(t, event, footballResult([0, 0], [1, 0], 'h'), true)
  await t.drain()
  expect(t.published.filter(({ message }) => message.type === 'sportBettingWin')).toHaveLength(told.length)
})

test('EN-110: a bet that was given back and won after all is in the feed and told once', async () => {
  const player = await bettor(t)
  const event = await publishedMatch(t, 'test:feed:after-all')
  const { id } = await placed(player, [await choiceOf(t, event, 'home')], 100_000)
  const shown = async () => (await t.visitor().call(getSportWins)).body.data.filter((win) => win.id === String(id)).length
  for (const change of [voidMarkets, withdrawVoid]) {
    await inTransaction(t.house.db, (tx) => change(tx, t.house, event, null))
    await t.drain()
    expect(await shown()).toBe(0)
  }
  await settle(t, event, footballResult([0, 0], [1, 0], 'h'), true)
  await t.drain()
  expect(await shown()).toBe(1)
  for (const change of [voidMarkets, withdrawVoid]) {
    await inTransaction(t.house.db, (tx) => change(tx, t.house, event, null))
    await t.drain()
  }
  const told = t.published.filter(({ message }) => message.type === 'sportBettingWin' && (message.data as { id: string }).id === String(id))
  expect(told).toHaveLength(1)
})

test('EN-110: a win that a corrected result took back is in the feed no more, and is again, without being told twice, once it is a win after all', async () => {
  const player = await bettor(t)
  const event = await publishedMatch(t, 'test:feed:corrected')
  const [home, away] = [await choiceOf(t, event, 'home'), await choiceOf(t, event, 'away')]
  const bets = [await placed(player, [home], 100_000), await placed(player, [away], 100_000)]
  const ids = bets.map(({ id }) => String(id))
  const shown = async () => {
    const { data } = (await t.visitor().call(getSportWins)).body
    return ids.map((id) => data.find((win) => win.id === id)?.winAmount)
  }
  const result = async (goals: readonly [number, number], order: string) => {
    await settle(t, event, footballResult([0, 0], goals, order), true)
    await t.drain()
    return shown()
  }
  expect(await result([1, 0], 'h')).toEqual([home.odds * 100, undefined])
  expect(await result([0, 1], 'a')).toEqual([undefined, away.odds * 100])
  expect(await result([1, 0], 'h')).toEqual([home.odds * 100, undefined])
  const told = t.published.filter(({ message }) => message.type === 'sportBettingWin' && ids.includes((message.data as { id: string }).id))
  expect(told.map(({ message }) => (message.data as { id: string }).id)).toEqual(ids.slice(0, 1))
  expect(await result([0, 0], '')).toEqual([undefined, undefined])
})

test('EN-110, SP-014, CN-042: an express that won is told as multi; the newest twenty are in the feed, the newest first', async () => {
  const player = await bettor(t)
  const events = [await publishedMatch(t, 'test:feed:multi:1'), await publishedMatch(t, 'test:feed:multi:2')]
  const choices = [await choiceOf(t, events[0] ?? 0n, 'home'), await choiceOf(t, events[1] ?? 0n, 'home')]
  const bet = await placed(player, choices, 100_000)
  for (const event of events) await settle(t, event, footballResult([0, 0], [1, 0], 'h'), true)
  await t.drain()
  const feed = async () => (await t.visitor().call(getSportWins)).body.data
  const product = choices.reduce((odds, choice) => (odds * choice.odds) / 1000, 1000)
  const [newest] = await feed()
  expect(newest).toMatchObject({ id: String(bet.id), betType: 'multi', coefficient: Math.floor(product), winAmount: bet.most })
  await sql`
    insert into sportsbook_win_feed.wins
    select 1000000 + n, player_id, bet_type, coefficient, win_minor, currency, measured_minor, at + n * interval '1 second'
      from sportsbook_win_feed.wins, generate_series(1, 21) n where bet_id = ${bet.id}`.execute(t.house.db)
  expect((await feed()).map(({ id }) => Number(id))).toEqual(Array.from({ length: 20 }, (_, index) => 1_000_021 - index))
  await sql`delete from sportsbook_win_feed.wins where bet_id > 1000000`.execute(t.house.db)
})

test('EN-110: an express with a void leg is told at what it paid, and is not in the feed by odds that it never had', async () => {
  const player = await bettor(t)
  const events = [
    await publishedMatch(t, 'test:feed:void:1'),
    await publishedMatch(t, 'test:feed:void:2'),
    await publishedMatch(t, 'test:feed:void:3'),
  ]
  const choices = await Promise.all(events.map((event) => choiceOf(t, event, 'home')))
  const large = await placed(player, choices, 150_000)
  const small = await placed(player, choices, 1_000)
  expect(small.odds).toBeGreaterThan(5_000)
  const [won, ...called_off] = events
  for (const event of called_off) await inTransaction(t.house.db, (tx) => voidMarkets(tx, t.house, event, null))
  await settle(t, won ?? 0n, footballResult([0, 0], [1, 0], 'h'), true)
  await t.drain()
  const { data } = (await t.visitor().call(getSportWins)).body
  expect(data.find(({ id }) => id === String(large.id))?.coefficient).toBe(choices[0]?.odds)
  expect(data.some(({ id }) => id === String(small.id))).toBe(false)
})

test('RTM-013: the channel of wins is everybody’s, and there is one', async () => {
  const ask = async (channel: string) => {
    const visitor = t.visitor()
    await visitor.raw('GET', '/rest/init/')
    return (await visitor.raw('POST', '/rest/realtime/subscription-token/', { channel })).statusCode
  }
  expect([await ask('wins'), await ask('wins:1'), await ask('wins\u0000')]).toEqual([200, 403, 403])
})
