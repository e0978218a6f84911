import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
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

const withGrant = async () => {
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
      contributions: { slot: 100, instant: 50 },
      excluded_games: ['old-lviv'],
      most_opposite_percent: 50,
    })
  })
  return player
}

test('EN-043c: betsAmount and needBetsAmount are what was wagered of the bonus and what it asks for, and move with every round', async () => {
  const { visitor } = await withGrant()
  const game = async (slug: string) => (await visitor.call(getGameEndpoint, { params: { slug }, query: { isMoney: true } })).body.data
  expect((await game('golden-orchard')).playerInfo).toMatchObject({ betsAmount: 0, needBetsAmount: 50_000 })
  const { session } = (await visitor.call(startGameEndpoint, { params: { slug: 'golden-orchard' }, query: { isMoney: true } })).body.data
  await visitor.call(playRoundEndpoint, { params: { slug: 'golden-orchard' }, body: { session, command: { stake_minor: 400 } } })
  expect((await game('golden-orchard')).playerInfo).toMatchObject({ betsAmount: 400, needBetsAmount: 50_000 })
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
