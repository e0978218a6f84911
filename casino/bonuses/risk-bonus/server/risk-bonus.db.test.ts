import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import {
  amounts,
  depositWith,
  endOffer,
  fundOfTerms,
  gift,
  offered,
  play,
  publish,
  settled,
  stands,
  welcome,
} from '#casino/bonuses/bonuses/testing/offered-bonus.ts'
import { applyBonus, getAvailable, getBonusInfo } from '#casino/bonuses/bonuses/contract.ts'
import { completeDeposit, messageOf, postWebhook, refundAsOperator } from '#casino/money/cash-desk/testing/sandbox.ts'
import { closeBalanced } from '#casino/money/wallet/testing/wallet-house.ts'
import { registerPlayer, type RegisteredPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { coolOff } from '#casino/players/responsible-play/contract.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { jurisdictionOf } from '#kernel/brand/jurisdiction.ts'
import { getRiskBonus, joinRiskBonus } from '../contract.ts'
import { countCovers } from './count-covers.ts'
import { joinRisk, readRisk } from './risk-bonus.ts'

let t: TestHouse
let player: RegisteredPlayer
const risk = { ...gift, slug: 'risk', category: 'risk', amount: { kind: 'given', most: amounts(50_000) } } as const
beforeAll(async () => {
  t = await createTestHouse()
  await publish(t, risk)
  await publish(t, welcome)
})
afterAll(() => closeBalanced(t))
beforeEach(async () => {
  player = await registerPlayer(t)
})

const hour_ms = 3_600_000
const read = async () => (await player.visitor.call(getRiskBonus)).body
const join = async () => (await player.visitor.call(joinRiskBonus)).body
const deposit = (amount: number, bonus_id = 0) => depositWith(t, player.visitor, amount, bonus_id)
const later = async (hours: number) => {
  t.clock.advance(hours * hour_ms)
  player = { ...player, visitor: await enterAs(t, player.player_id) }
}
const counted = async () => {
  await Promise.all([countCovers(t.house), countCovers(t.house)])
  await t.drain()
}
const brought = async () =>
  (await player.visitor.call(getAvailable, {})).body.data.flatMap(({ category, amount }) => (category === 'risk' ? [amount] : []))

test('API-116: a cover that was asked for is set aside at once, and what was lost in the day after the first deposit comes back as a bonus', async () => {
  const before = await fundOfTerms(t, 'risk')
  expect((await read()).data).toMatchObject({ status: 'open', percent: 100, hours: 24, most: 50_000, depositBy: null, countedAt: null })
  const joined = await Promise.all([1, 2, 3].map(join))
  expect(joined.map(({ data }) => data.status)).toEqual(['joined', 'joined', 'joined'])
  expect(await fundOfTerms(t, 'risk')).toBe(before - 50_000)
  await deposit(40_000)
  const deposited_at = t.clock.now().getTime()
  expect((await read()).data).toMatchObject({
    status: 'counting',
    covered: 40_000,
    countedAt: new Date(deposited_at + 52 * hour_ms).toISOString(),
  })
  await play(t, player.player_id, 20_000n, 5_000n)
  await later(25)
  // What was lost later is the player's own.
  await play(t, player.player_id, 10_000n)
  await counted()
  await later(26)
  await counted()
  expect(await brought()).toEqual([])
  await later(1)
  await counted()
  expect([await brought(), await fundOfTerms(t, 'risk')]).toEqual([[15_000], before - 15_000])
  expect(await read()).toMatchObject({ success: false, error: 'risk-bonus-closed' })
  const { id } = await offered(player.visitor, 'risk')
  await player.visitor.call(applyBonus, { params: { id } })
  expect(await stands(t, player.player_id, id)).toEqual([15_000, 15_000])
  await counted()
  expect(await fundOfTerms(t, 'risk')).toBe(before - 15_000)
})

test.each([
  ['no more than was deposited', 10_000, 0n, [10_000]],
  ['no more than the terms allow', 90_000, 0n, [50_000]],
  ['nothing where nothing was lost', 20_000, 30_000n, []],
] as const)('a first deposit brings back %s', async (_what, amount, won, brings) => {
  const before = await fundOfTerms(t, 'risk')
  await join()
  await deposit(amount)
  await play(t, player.player_id, BigInt(amount), won)
  if (won === 0n && amount === 10_000) {
    // A second deposit of the same day is not covered.
    await deposit(20_000)
    await play(t, player.player_id, 20_000n)
  }
  await later(52)
  await counted()
  expect([await brought(), await fundOfTerms(t, 'risk')]).toEqual([brings, before - (brings[0] ?? 0)])
})

test('a first deposit with another bonus, one that the bank took back, and none in thirty days are not covered: what was set aside returns', async () => {
  const before = await fundOfTerms(t, 'risk')
  await join()
  await deposit(20_000, (await offered(player.visitor, 'welcome')).id)
  expect([(await read()).success, await fundOfTerms(t, 'risk')]).toEqual([false, before])
  player = await registerPlayer(t)
  await join()
  const paid = await completeDeposit(t, player.visitor, 20_000)
  await t.drain()
  expect((await read()).data.status).toBe('counting')
  await postWebhook(t, messageOf(paid, 20_000, { id: `lost-${paid.payment_id}`, event: 'dispute.lost' }))
  await t.drain()
  expect([(await read()).success, await fundOfTerms(t, 'risk')]).toEqual([false, before])
  player = await registerPlayer(t)
  await join()
  await later(30 * 24)
  await counted()
  expect([(await read()).success, await fundOfTerms(t, 'risk')]).toEqual([false, before])
  await deposit(20_000)
  expect((await read()).success).toBe(false)
})

test.each([
  ['played with', true],
  ['not taken yet', false],
])(
  'what a cover brought is rejected when the bank takes its deposit back after it was counted: a bonus that is %s',
  async (_what, is_begun) => {
    const before = await fundOfTerms(t, 'risk')
    await join()
    const paid = await completeDeposit(t, player.visitor, 20_000)
    await t.drain()
    await play(t, player.player_id, 20_000n)
    await later(52)
    await counted()
    const { id } = await offered(player.visitor, 'risk')
    if (is_begun) await player.visitor.call(applyBonus, { params: { id } })
    expect(await fundOfTerms(t, 'risk')).toBe(before - 20_000)
    await postWebhook(t, messageOf(paid, 20_000, { id: `lost-${paid.payment_id}`, event: 'dispute.lost' }))
    await t.drain()
    expect((await player.visitor.call(getBonusInfo, { params: { id } })).body.data.status).toBe('rejected')
    expect([await fundOfTerms(t, 'risk'), (await stands(t, player.player_id, id))[1]]).toEqual([before, 0])
  },
)

test('a deposit that an operator gives back whole is not covered any more; of one given back in part the cover stays', async () => {
  const before = await fundOfTerms(t, 'risk')
  await join()
  const { payment_id } = await completeDeposit(t, player.visitor, 20_000)
  await t.drain()
  await refundAsOperator(t, payment_id, 5_000n)
  await t.drain()
  expect(await fundOfTerms(t, 'risk')).toBeLessThan(before)
  await refundAsOperator(t, payment_id, null)
  await t.drain()
  expect(await fundOfTerms(t, 'risk')).toBe(before)
})

test('whoever has deposited is offered none; what the fund does not hold is neither shown nor promised', async () => {
  const other = await registerPlayer(t)
  await deposit(20_000)
  expect([await read(), await join()]).toMatchObject([{ error: 'risk-bonus-closed' }, { error: 'risk-bonus-deposited' }])
  await publish(t, { ...risk, budget: amounts(50_000) })
  player = await registerPlayer(t)
  expect((await join()).success).toBe(true)
  player = other
  expect([await read(), await join()]).toMatchObject([{ error: 'risk-bonus-closed' }, { error: 'risk-bonus-empty' }])
})

test('a promise outlives its terms: an ended version is not settled before what it covered is counted, under its own words', async () => {
  await publish(t, risk)
  await join()
  await publish(t, { ...risk, wagering: { ...risk.wagering, multiple: 50 } })
  await deposit(20_000)
  await play(t, player.player_id, 20_000n)
  await endOffer(t, 'risk')
  expect((await read()).data).toMatchObject({ status: 'counting', offer: { calculationFields: { wageringMultiple: 2 } } })
  await publish(t, { ...risk, slug: 'ends' })
  const late = await registerPlayer(t)
  await late.visitor.call(joinRiskBonus)
  await endOffer(t, 'ends')
  expect(await settled(t, 'ends')).toBe('ended')
  await later(52)
  await counted()
  expect(await offered(player.visitor, 'risk')).toMatchObject({ amount: 20_000, calculationFields: { wageringMultiple: 2 } })
  t.clock.advance(30 * 24 * hour_ms)
  await counted()
  expect(await settled(t, 'ends')).toBe('settled')
  await publish(t, risk)
})

test('reliability 12: who takes a break is shown none and gives no word; what was covered before waits until the break is over', async () => {
  await player.visitor.call(coolOff, { body: { days: 1 } })
  await later(0)
  expect([await read(), await join()]).toMatchObject([{ error: 'risk-bonus-closed' }, { error: 'risk-bonus-not-now' }])
  player = await registerPlayer(t)
  await join()
  await deposit(20_000)
  await play(t, player.player_id, 20_000n)
  await player.visitor.call(coolOff, { body: { days: 7 } })
  await later(52)
  await counted()
  const before = await fundOfTerms(t, 'risk')
  await later(6 * 24)
  expect(await brought()).toEqual([])
  await counted()
  expect([await brought(), await fundOfTerms(t, 'risk')]).toEqual([[20_000], before + 30_000])
})

test('where the licence forbids rewards for losses nothing is offered, promised or counted', async () => {
  await join()
  await deposit(20_000)
  await play(t, player.player_id, 20_000n)
  await later(52)
  const strict = { ...t.house, jurisdiction: jurisdictionOf('ua') }
  const asking = { house: strict, player_id: player.player_id, language: 'uk' } as const
  expect(await readRisk(asking)).toBeUndefined()
  await expect(joinRisk(asking)).rejects.toMatchObject({ code: 'risk-bonus-closed' })
  await countCovers(strict)
  expect(await brought()).toEqual([])
})
