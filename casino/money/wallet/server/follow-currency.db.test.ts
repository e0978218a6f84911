import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { updateProfileEndpoint } from '#casino/players/profile/contract.ts'
import { updateLimits } from '#casino/players/responsible-play/contract.ts'
import { gamblerWith, playRound, type Gambler } from '#casino/players/responsible-play/testing/play-house.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { houseAccount, purseOf } from './account.ts'
import { balanceOf, readPlayerBalance } from './balances.ts'
import { readNetResult } from './net-result.ts'
import { post } from './post.ts'
import { reverse } from './reverse.ts'
import { settleMany, takeStake } from './stakes.ts'
import { takeBack } from './take-back.ts'
import { trialBalance } from './trial-balance.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse()
})
afterAll(async () => {
  expect((await trialBalance(t.house)).drift).toEqual([])
  await t.close()
})

const choose = async ({ visitor }: Gambler, currency_id: number) =>
  (await visitor.call(updateProfileEndpoint, { body: { currency_id } })).body
/** Rounds of a player who has changed to dollars. */
const inDollars =
  ({ player_id }: Gambler) =>
  (nonce: number, stake: bigint) =>
    playRound(t, player_id, nonce, stake, 0n, 'USD')

const give = (player_id: bigint, purse: string, asset: string, amount_minor: bigint): Promise<unknown> =>
  inTransaction(t.house.db, (tx) =>
    post(tx, t.house, {
      key: `test:${player_id}:${purse}:${asset}:${amount_minor}`,
      reason: 'deposit',
      postings: [{ from: houseAccount('test', asset), to: purseOf(player_id, purse, asset), amount_minor }],
    }),
  )

const changeToDollars = async (player: Gambler): Promise<void> => {
  expect((await choose(player, 1)).success).toBe(true)
  await give(player.player_id, 'main', 'USD', 5_000n)
}

interface Limit {
  readonly type: 'stake' | 'loss'
  readonly period: '24-hours' | '7-days'
  readonly amount: number
}

/** Who had limits in hryvnias, staked all of their cash, and has changed to dollars. */
const changedAfterRound = async (limits: readonly Limit[], staked: bigint, won = 0n): Promise<Gambler> => {
  const player = await gamblerWith(t, staked)
  await player.visitor.call(updateLimits, { body: { limits: [...limits] } })
  await playRound(t, player.player_id, 1, staked, won)
  await changeToDollars(player)
  return player
}

test.each([
  ['bonus money', 'bonus:7', 'UAH'],
  ['a free bet', 'free-bet:7', 'UAH'],
  ['free spins', 'free-spins:7', 'UAH'],
  ['the money box', 'box', 'UAH'],
  ['an amount held in the money box', 'box-hold:7', 'UAH'],
])('A-046: %s in the currency keeps it', async (_what, purse, asset) => {
  const player = await gamblerWith(t, 0n)
  await give(player.player_id, purse, asset, 1n)
  expect(await choose(player, 1)).toMatchObject({ success: false, error: 'currency-in-use' })
})

test('A-046, GN-003: cash, a payout on its way, points and play money keep nobody in a currency: they wait in it', async () => {
  const player = await gamblerWith(t, 700n)
  for (const purse of ['demo', 'hold', 'piggy']) await give(player.player_id, purse, 'UAH', 100n)
  expect((await choose(player, 1)).success).toBe(true)
  expect(await balanceOf(t.house.db, purseOf(player.player_id, 'main', 'UAH'))).toBe(700n)
  expect(await readPlayerBalance(t.house.db, player.player_id, 'UAH')).toMatchObject({ currency: 'USD', balance: 0 })
})

test('RP-002, A-046: cash is staked in the current currency alone, also by a game that was opened before', async () => {
  const player = await gamblerWith(t, 700n)
  await choose(player, 1)
  await expect(playRound(t, player.player_id, 1, 100n)).rejects.toMatchObject({ code: 'stake-other-currency' })
  await choose(player, 2)
  await playRound(t, player.player_id, 2, 100n)
})

test('RP-002: a limit that is set for the first time counts what was staked before in another currency', async () => {
  const player = await gamblerWith(t, 42_001n)
  await playRound(t, player.player_id, 1, 42_001n)
  await changeToDollars(player)
  const limits = [{ type: 'stake' as const, period: '24-hours' as const, amount: 2_000 }]
  await player.visitor.call(updateLimits, { body: { limits } })
  // 420.01 UAH are a little more than 10 USD: 10.01 of the 20 are used.
  const round = inDollars(player)
  await expect(round(2, 1_000n)).rejects.toMatchObject({ code: 'limit-reached' })
  await round(3, 999n)
})

test('RP-007: what play brought is told of all currencies together, in the one that is played in', async () => {
  const player = await gamblerWith(t, 84_000n)
  await playRound(t, player.player_id, 1, 84_000n, 42_000n)
  await changeToDollars(player)
  await inDollars(player)(2, 500n)
  const since = new Date(t.clock.now().getTime() - 3_600_000)
  expect(await readNetResult(t.house.db, player.player_id, since, 'UAH')).toMatchObject({
    currency: 'USD',
    staked: 2_500,
    won: 1_000,
    net: -1_500,
  })
})

test('RP-002, A-046: what was staked before the change still counts after it', async () => {
  const player = await changedAfterRound([{ type: 'stake', period: '24-hours', amount: 84_000 }], 42_000n)
  // 840 UAH are 20 USD; 10 of them are used.
  const round = inDollars(player)
  await expect(round(2, 1_001n)).rejects.toMatchObject({ code: 'limit-reached' })
  await round(3, 1_000n)
  await expect(round(4, 1n)).rejects.toMatchObject({ code: 'limit-reached' })
})

test('RP-002, A-046: a win that a corrected result takes back after the change is a loss for the limits again', async () => {
  const player = await changedAfterRound([{ type: 'loss', period: '24-hours', amount: 84_000 }], 42_000n, 84_000n)
  const from = purseOf(player.player_id, 'main', 'UAH')
  await inTransaction(t.house.db, (tx) => takeBack(tx, t.house, { key: `corrected:${player.player_id}`, from, wanted_minor: 84_000n }))
  // 840 UAH are 20 USD; 10 of them are lost.
  const round = inDollars(player)
  await expect(round(2, 1_001n)).rejects.toMatchObject({ code: 'limit-reached' })
  await round(3, 1_000n)
})

test('RP-002, A-046: what a bet wins after the change counts against losses, in the currency that limits are in by now', async () => {
  const player = await gamblerWith(t, 42_000n)
  const limits = [{ type: 'loss' as const, period: '24-hours' as const, amount: 84_000 }]
  await player.visitor.call(updateLimits, { body: { limits } })
  const name = `bet-of:${player.player_id}`
  const bet = { owner_id: player.player_id, purse: 'main', asset: 'UAH', game: 'sport', key: name, reference: name }
  await inTransaction(t.house.db, (tx) => takeStake(tx, t.house, { ...bet, amount_minor: 42_000n }))
  expect((await choose(player, 1)).success).toBe(true)
  await give(player.player_id, 'main', 'USD', 5_000n)
  const won = { ...bet, key: `${name}:won`, reference: `${name}:won`, outcome: 'win', stake_minor: 42_000n, amount_minor: 63_000n } as const
  await inTransaction(t.house.db, (tx) => settleMany(tx, t.house, [won]))
  // 840 UAH are 20 USD, and 5 more were won than staked.
  const round = inDollars(player)
  await expect(round(2, 2_501n)).rejects.toMatchObject({ code: 'limit-reached' })
  await round(3, 2_500n)
})

test('RP-002, A-046: a round that is reversed after the change uses nothing of the limits', async () => {
  const player = await changedAfterRound([{ type: 'stake', period: '24-hours', amount: 42_000 }], 42_000n)
  const { rows } = await t.house.pool.query<{ id: bigint }>(`select id from money_wallet.transactions where scope = $1`, [player.player_id])
  const command = { key: `reversed:${player.player_id}`, transaction: rows[0]?.id ?? 0n, actor: 'operator:anna', reason: 'test' }
  await inTransaction(t.house.db, (tx) => reverse(tx, t.house, command))
  await inDollars(player)(2, 1_000n)
})

test('RP-002, A-046: what does not divide at the rate counts against the player: a change of currency makes no room', async () => {
  const player = await changedAfterRound(
    [
      { type: 'stake', period: '24-hours', amount: 84_000 },
      { type: 'loss', period: '7-days', amount: 84_000 },
    ],
    42_001n,
  )
  // 420.01 UAH are a little more than 10 USD: 10.01 of the 20 are used.
  const round = inDollars(player)
  await expect(round(2, 1_000n)).rejects.toMatchObject({ code: 'limit-reached' })
  await round(3, 999n)
})
