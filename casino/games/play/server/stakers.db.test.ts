import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { beginGrant, bonusPurse, fillFund } from '#casino/money/wallet/server/api.ts'
import { closeBalanced } from '#casino/money/wallet/testing/wallet-house.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { getGameEndpoint, playRoundEndpoint, startGameEndpoint } from '../contract.ts'
import { fundedPlayer } from '../testing/funded-player.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ seed: true })
})
afterAll(() => closeBalanced(t))

const withGrant = async (contributions: Readonly<Record<string, number>> = { slot: 100, instant: 50 }) => {
  const player = await fundedPlayer(t, 1_000n)
  await inTransaction(t.house.db, async (tx) => {
    await fillFund(tx, t.house, { campaign: `test-${player.id}`, asset: 'UAH', step: 'test', amount_minor: 5_000n })
    await beginGrant(tx, t.house, {
      grant_id: 1_000_000n + player.id,
      player_id: player.id,
      product: 'casino',
      asset: 'UAH',
      purse: bonusPurse(1_000_000n + player.id),
      fund: `fund:test-${player.id}`,
      amount_minor: 5_000n,
      required_minor: 50_000n,
      most_stake_minor: 2_000n,
      contributions,
      excluded_games: ['old-lviv'],
      most_opposite_percent: 50,
    })
  })
  return player
}

const playMoney = async (visitor: TestVisitor, stake_minor: number): Promise<void> => {
  const params = { slug: 'golden-orchard' }
  const { session } = (await visitor.call(startGameEndpoint, { params, query: { isMoney: true } })).body.data
  await visitor.call(playRoundEndpoint, { params, body: { session, command: { stake_minor } } })
}

test('EN-043c, RTM-018: betsAmount and needBetsAmount are what was wagered of the bonus and what it asks for, and move with every round, in every window that stands open; whoever wagers no bonus is told no such thing', async () => {
  const { visitor, id } = await withGrant()
  const game = async (slug: string) => (await visitor.call(getGameEndpoint, { params: { slug }, query: { isMoney: true } })).body.data
  expect((await game('golden-orchard')).playerInfo).toMatchObject({ betsAmount: 0, needBetsAmount: 50_000 })
  await playMoney(visitor, 400)
  expect((await game('golden-orchard')).playerInfo).toMatchObject({ betsAmount: 400, needBetsAmount: 50_000 })
  const told = (player_id: bigint) =>
    t.published
      .filter(({ channel, message }) => channel === `player:#${player_id}` && message.type === 'betData')
      .map(({ message }) => message.data)
  await t.drain()
  expect(told(id)).toEqual([{ slug: 'golden-orchard', bet: 400, win: expect.any(Number), betsAmount: 400, needBetsAmount: 50_000 }])
  const other = await fundedPlayer(t, 1_000n)
  await playMoney(other.visitor, 200)
  await t.drain()
  expect(told(other.id)).toEqual([])
})

test('a game says how much of a stake counts in it, the most that goes with bonus money, and whether that is staked there at all', async () => {
  const { visitor } = await withGrant()
  const bonusIn = async (slug: string, isMoney = true) =>
    (await visitor.call(getGameEndpoint, { params: { slug }, query: { isMoney } })).body.data.bonus
  expect(await bonusIn('golden-orchard')).toMatchObject({ balance: 5_000, mostStake: 2_000, percent: 100, isStaked: true })
  expect(await bonusIn('amber-drop')).toMatchObject({ percent: 50, isStaked: true })
  expect(await bonusIn('european-roulette')).toMatchObject({ percent: 0, isStaked: false })
  expect(await bonusIn('old-lviv')).toMatchObject({ percent: 0, isStaked: false })
  expect(await bonusIn('golden-orchard', false)).toBeNull()
  expect(
    (await (await fundedPlayer(t, 100n)).visitor.call(getGameEndpoint, { params: { slug: 'golden-orchard' }, query: {} })).body.data,
  ).toMatchObject({
    bonus: null,
    freeSpins: null,
    playerInfo: { betsAmount: 0, needBetsAmount: 0 },
  })
})

test('chips on outcomes that exclude each other count nothing, also not when they are laid in one round with others', async () => {
  const { visitor } = await withGrant({ slot: 100, table: 10 })
  const params = { slug: 'european-roulette' }
  const { session } = (await visitor.call(startGameEndpoint, { params, query: { isMoney: true } })).body.data
  const wageredAfter = async (...places: readonly string[]): Promise<number | undefined> => {
    const bets = places.map((place) => ({ place, stake_minor: 100 }))
    const { body } = await visitor.call(playRoundEndpoint, { params, body: { session, command: { bets } } })
    expect(body.success).toBe(true)
    return (await visitor.call(getGameEndpoint, { params, query: { isMoney: true } })).body.data.bonus?.wagered
  }
  expect(await wageredAfter('red', 'black')).toBe(0)
  expect(await wageredAfter('red')).toBe(10)
  expect(await wageredAfter('dozen:1', 'dozen:2', 'dozen:3', 'red')).toBe(10)
})
