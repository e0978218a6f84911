import { afterAll, beforeAll, expect, test } from 'vitest'
import { loseAnswer } from '#apps/testing/lose-answer.ts'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { closeBalanced } from '#casino/money/wallet/testing/wallet-house.ts'
import { mainBalanceOf } from '#casino/money/cash-desk/testing/balance.ts'
import { balanceOf, houseAccount, pursesOf } from '#casino/money/wallet/server/api.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { coolOff } from '#casino/players/responsible-play/contract.ts'
import { ErasureAsked, PlayerErased } from '#casino/players/personal-data/events.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { RoundSettled } from '#casino/games/play/events.ts'
import { breakPiggy, getPiggyInfo, getPiggyPage } from '../contract.ts'
import { boundsOf, most_rtp } from '../rules.ts'
import { gamesThatFill } from './filling-games.ts'
import { topUp } from './top-up.ts'

let t: TestHouse
let game: string
beforeAll(async () => {
  t = await createTestHouse()
  game = (await gamesThatFill(t.house, 'uk'))[0]?.slug ?? ''
})
afterAll(() => closeBalanced(t))

let batch = 0
const stake = (player_id: bigint, stake_minor: bigint, { slug = game, currency = 'UAH', house = t.house as House } = {}) =>
  inTransaction(t.house.db, (tx) => topUp(tx, house, [{ player_id, currency, game: slug, stake_minor }], `test-${++batch}`))

/** What must be staked for so much in the bank. */
const forAmount = (minor: bigint): bigint => minor * 400n
const { min, max } = boundsOf('UAH')
const info = async ({ visitor }: Awaited<ReturnType<typeof registerPlayer>>) => (await visitor.call(getPiggyInfo)).body

test('API-267, EN-080: a new bank is inactive and empty, and says from when it may be broken and how much it holds; a guest has none', async () => {
  const player = await registerPlayer(t)
  expect(await info(player)).toEqual({
    success: true,
    status: 'inactive',
    moneyBoxAmount: 0,
    minAmount: 5_000,
    maxAmount: 50_000,
    delayedAmount: 0,
    currency: 'UAH',
    exponent: 2,
    isFilling: true,
  })
  expect((await t.visitor().call(getPiggyInfo)).status).toBe(401)
})

test('API-269, MB-014: the page lists the games that fill it, none of which keeps less for the house than it gives', async () => {
  const { payload } = (await t.visitor().call(getPiggyPage)).body
  expect(payload.games.length).toBeGreaterThan(2)
  expect(payload.games.every(({ rtp }) => rtp <= most_rtp)).toBe(true)
  expect(payload.percent).toBe(0.25)
})

test('MB-014: bets in those games fill the bank up to maxAmount, and what is beyond waits; bets elsewhere bring nothing', async () => {
  const player = await registerPlayer(t)
  await stake(player.player_id, forAmount(1_000n), { slug: 'european-roulette' })
  await stake(player.player_id, forAmount(1_000n), { currency: 'sevens' })
  expect(await info(player)).toMatchObject({ status: 'inactive', moneyBoxAmount: 0 })
  await stake(player.player_id, forAmount(1_000n))
  expect(await info(player)).toMatchObject({ status: 'active', moneyBoxAmount: 1_000, delayedAmount: 0 })
  await stake(player.player_id, forAmount(max))
  expect(await info(player)).toMatchObject({ status: 'full', moneyBoxAmount: 50_000, delayedAmount: 1_000 })
  await stake(player.player_id, forAmount(max * 5n))
  expect(await info(player)).toMatchObject({ moneyBoxAmount: 50_000, delayedAmount: 50_000 })
})

test('MB-014: a settled round fills the bank by what was staked for money, whatever it won; a demo round brings nothing', async () => {
  const player = await registerPlayer(t)
  const rounds = [
    { mode: 'money', stake_minor: 40_000, win_minor: 0 },
    { mode: 'money', stake_minor: 80_000, win_minor: 500_000 },
    { mode: 'demo', stake_minor: 400_000, win_minor: 0 },
  ] as const
  const settled = rounds.map((round, nonce) =>
    RoundSettled(
      { ...round, round_id: `9-${nonce}`, owner_id: Number(player.player_id), slug: game, currency: 'UAH', seed_id: 9, nonce, command: {} },
      player.player_id,
    ),
  )
  await inTransaction(t.house.db, (tx) => announce(tx, t.house, settled))
  await t.drain()
  expect(await info(player)).toMatchObject({ status: 'active', moneyBoxAmount: 300 })
})

test('stakes smaller than what makes a unit add up', async () => {
  const player = await registerPlayer(t)
  for (let round = 0; round < 5; round++) await stake(player.player_id, 100n)
  expect(await info(player)).toMatchObject({ moneyBoxAmount: 1 })
})

test('MB-013, API-268: breaking pays what is in it to the balance, once, and empties it; what waited goes in', async () => {
  const player = await registerPlayer(t)
  await stake(player.player_id, forAmount(max + 700n))
  const answers = await Promise.all(Array.from({ length: 6 }, () => player.visitor.call(breakPiggy)))
  expect(answers.filter(({ body }) => body.success).map(({ body }) => body.paid)).toEqual([50_000])
  expect(await mainBalanceOf(player.visitor)).toBe(50_000)
  expect(await info(player)).toMatchObject({ status: 'active', moneyBoxAmount: 700, delayedAmount: 0 })
})

test('reliability 4: a repeat whose answer was lost in a crash says what the first time paid, and leaves what went in meanwhile', async () => {
  const player = await registerPlayer(t)
  await stake(player.player_id, forAmount(max + min))
  const first = await player.visitor.call(breakPiggy, { key: 'break-once-1' })
  await loseAnswer(t, 'break-once-1')
  expect((await player.visitor.call(breakPiggy, { key: 'break-once-1' })).body).toEqual(first.body)
  expect(await mainBalanceOf(player.visitor)).toBe(50_000)
})

test('MB-012, MB-013: below minAmount it is refused and nothing moves; from minAmount on it breaks and is empty', async () => {
  const player = await registerPlayer(t)
  await stake(player.player_id, forAmount(min - 1n))
  expect((await player.visitor.call(breakPiggy)).body).toMatchObject({ success: false, error: 'piggy-bank-not-ready' })
  expect(await mainBalanceOf(player.visitor)).toBe(0)
  await stake(player.player_id, forAmount(1n))
  expect((await player.visitor.call(breakPiggy)).body).toMatchObject({ paid: 5_000, status: 'broken', moneyBoxAmount: 0 })
  await stake(player.player_id, forAmount(10n))
  expect(await info(player)).toMatchObject({ status: 'active', moneyBoxAmount: 10 })
})

test('RTM-066, MB-010: a top-up is told with the amount and the status of the bank', async () => {
  const player = await registerPlayer(t)
  await t.drain()
  t.published.length = 0
  await stake(player.player_id, forAmount(max))
  await t.drain()
  const told = t.published.flatMap(({ message }) => (message.type === 'moneyBox' ? [message] : []))
  expect(told).toEqual([{ type: 'moneyBox', event: 'topUp', data: { amount: 50_000, status: 'full', delayedAmount: 0, currency: 'UAH' } }])
})

test('who takes a break is given nothing, and may break what is there', async () => {
  const player = await registerPlayer(t)
  await stake(player.player_id, forAmount(min))
  await player.visitor.call(coolOff, { body: { days: 1 } })
  await stake(player.player_id, forAmount(min))
  // A break ends the session; the player signs in again.
  const back = { ...player, visitor: await enterAs(t, player.player_id) }
  expect(await info(back)).toMatchObject({ moneyBoxAmount: 5_000, isFilling: false })
  expect((await back.visitor.call(breakPiggy)).body.paid).toBe(5_000)
})

test('a licence that forbids rewards for volume has no games that fill it, and stakes bring nothing', async () => {
  const player = await registerPlayer(t)
  const licensed = { ...t.house, jurisdiction: { ...t.house.jurisdiction, rewards_for_volume: false } }
  await stake(player.player_id, forAmount(min), { house: licensed })
  expect([await gamesThatFill(licensed, 'uk'), (await info(player)).moneyBoxAmount]).toEqual([[], 0])
})

test('who leaves is told to break a bank that is ready; what is less goes back to the house', async () => {
  const [ready, other] = [await registerPlayer(t), await registerPlayer(t)]
  const leave = (kind: typeof ErasureAsked | typeof PlayerErased, { player_id }: typeof ready) =>
    inTransaction(t.house.db, (tx) => announce(tx, t.house, [kind({ player_id: String(player_id) } as never, player_id)]))
  await stake(ready.player_id, forAmount(min))
  await expect(leave(ErasureAsked, ready)).rejects.toMatchObject({ code: 'piggy-bank-erasure' })
  await stake(other.player_id, forAmount(90n))
  const promotions = () => balanceOf(t.house.db, houseAccount('promotions', 'UAH'))
  const before = await promotions()
  await leave(ErasureAsked, other)
  await leave(PlayerErased, other)
  expect([await pursesOf(t.house.db, other.player_id), (await promotions()) - before]).toEqual([[], 90n])
})
