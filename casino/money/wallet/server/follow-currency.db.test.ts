import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { updateProfileEndpoint } from '#casino/players/profile/contract.ts'
import { updateLimits } from '#casino/players/responsible-play/contract.ts'
import { gamblerWith, playRound, type Gambler } from '#casino/players/responsible-play/testing/play-house.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { houseAccount, purseOf } from './account.ts'
import { post } from './post.ts'
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

test.each([
  ['money', 'main', 'UAH'],
  ['bonus money', 'bonus', 'UAH'],
  ['an amount that is held', 'hold', 'UAH'],
  ['free spins', 'free-spins:7', 'UAH'],
])('A-046: %s in the currency keeps it', async (_what, purse, asset) => {
  const player = await gamblerWith(t, 0n)
  await give(player.player_id, purse, asset, 1n)
  expect(await choose(player, 1)).toMatchObject({ success: false, error: 'currency-money-left' })
})

test('A-046: points and play money are in no currency and keep nothing', async () => {
  const player = await gamblerWith(t, 0n)
  await give(player.player_id, 'demo', 'UAH', 100n)
  expect((await choose(player, 1)).success).toBe(true)
})

test('RP-002, A-046: what was staked before the change still counts after it', async () => {
  const player = await gamblerWith(t, 42_000n)
  const limits = [{ type: 'stake' as const, period: '24-hours' as const, amount: 84_000 }]
  await player.visitor.call(updateLimits, { body: { limits } })
  await playRound(t, player.player_id, 1, 42_000n)
  expect((await choose(player, 1)).success).toBe(true)
  await give(player.player_id, 'main', 'USD', 5_000n)
  // 840 UAH are 20 USD; 10 of them are used.
  const round = inDollars(player)
  await expect(round(2, 1_001n)).rejects.toMatchObject({ code: 'limit-reached' })
  await round(3, 1_000n)
  await expect(round(4, 1n)).rejects.toMatchObject({ code: 'limit-reached' })
})

test('RP-002, A-046: what does not divide at the rate counts against the player: a change of currency makes no room', async () => {
  const player = await gamblerWith(t, 42_001n)
  const limits = [
    { type: 'stake' as const, period: '24-hours' as const, amount: 84_000 },
    { type: 'loss' as const, period: '7-days' as const, amount: 84_000 },
  ]
  await player.visitor.call(updateLimits, { body: { limits } })
  await playRound(t, player.player_id, 1, 42_001n)
  expect((await choose(player, 1)).success).toBe(true)
  await give(player.player_id, 'main', 'USD', 5_000n)
  // 420.01 UAH are a little more than 10 USD: 10.01 of the 20 are used.
  const round = inDollars(player)
  await expect(round(2, 1_000n)).rejects.toMatchObject({ code: 'limit-reached' })
  await round(3, 999n)
})
