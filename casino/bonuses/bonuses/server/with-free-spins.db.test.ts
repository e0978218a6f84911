import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { cancelFreeSpins, getFreeSpins } from '#casino/bonuses/free-spins/contract.ts'
import { disputeDeposit, messageOf, postWebhook, refundAsOperator } from '#casino/money/cash-desk/testing/sandbox.ts'
import { openFreeSpins, settleFreeSpin } from '#casino/money/wallet/server/api.ts'
import { knownDraw } from '#casino/money/wallet/testing/known-draw.ts'
import { sha256 } from '#casino/money/wallet/testing/sha256.ts'
import { closeBalanced } from '#casino/money/wallet/testing/wallet-house.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { brandNames, brandOf } from '#kernel/brand/brand.ts'
import * as calls from '../contract.ts'
import { freeSpinsCount } from '../rules.ts'
import type { BonusTerms } from '../terms.ts'
import { amounts, beginWith, depositWith, fundOfTerms, offered, play, publish, stands, welcome } from '../testing/offered-bonus.ts'
import { faultsOfTerms } from './check-terms.ts'
import { demoTerms } from './demo-terms.ts'

let t: TestHouse
let visitor: TestVisitor
let player_id = 0n
const free_spins: NonNullable<BonusTerms['free_spins']> = {
  games: ['golden-orchard'],
  number: 5,
  portions: 2,
  days_to_play: 3,
  stake: { UAH: 200, USD: 20, EUR: 20, USDT: 200_000 },
  wins: 'cash',
}
const fixed = { trigger: 'registration', amount: { kind: 'fixed', amounts: amounts(5_000) } } as const
beforeAll(async () => {
  t = await createTestHouse({ pool_size: 16 })
  await publish(t, { ...welcome, free_spins })
  await publish(t, { ...welcome, ...fixed, slug: 'with-wins', free_spins: { ...free_spins, wins: 'bonus' } })
})
afterAll(() => closeBalanced(t))
beforeEach(async () => {
  const registered = await registerPlayer(t)
  visitor = registered.visitor
  player_id = registered.player_id
})

const spins = async () => (await visitor.call(getFreeSpins, {})).body.data
let nonce = 0
const spin = async (win_minor: bigint) => {
  nonce += 1
  const [open] = await openFreeSpins(t.house.db, player_id, t.clock.now())
  await settleFreeSpin(t.house, {
    free_spins_id: open?.free_spins_id ?? 0n,
    owner_id: player_id,
    asset: 'UAH',
    key: `spin-${nonce}`,
    request_hash: sha256(`spin ${nonce}`),
    reference: `round:bonus-spins:${nonce}`,
    game: 'golden-orchard',
    stake_minor: 200n,
    draw: knownDraw(win_minor),
  })
}
const cancel = (id: number) => visitor.call(calls.cancelBonus, { params: { id } })

test('a deposit bonus brings its free spins with it, out of the same fund, and giving the bonus up keeps those whose wins are cash', async () => {
  const before = await fundOfTerms(t, 'welcome')
  const { id, keyTerms, longTerms } = await offered(visitor, 'welcome')
  expect(keyTerms[0]?.text).toContain('10 фріспінів')
  expect(longTerms.join(' ')).toContain('по 5 на день')
  expect(await spins()).toEqual([])
  await depositWith(t, visitor, 20_000, id)
  expect(await fundOfTerms(t, 'welcome')).toBe(before - 20_000 - 10 * 200)
  expect(await spins()).toMatchObject([{ title: 'Вітальний', currentFs: 5, total: 10, portions: 2, winsTo: 'cash' }])
  await spin(700n)
  expect(await stands(t, player_id, id)).toEqual([20_700, 20_000])
  await cancel(id)
  expect(await spins()).toMatchObject([{ status: 'active', currentFs: 4, won: 700 }])
})

test.each(['refunded', 'lost to its payer’s bank'])(
  'free spins that a deposit’s bonus brought end when the deposit is %s, though their wins are cash; what they won stays',
  async (how) => {
    const { id } = await offered(visitor, 'welcome')
    const { payment, form } = (await beginWith(visitor, 20_000, id)).data
    const deposit = { payment_id: payment?.id ?? '', token: form?.paymentId ?? '' }
    await postWebhook(t, messageOf(deposit, 20_000))
    await t.drain()
    await spin(700n)
    // The bonus itself may be over by then.
    if (how !== 'refunded') await cancel(id)
    expect(await spins()).toMatchObject([{ status: 'active', currentFs: 4, won: 700 }])
    await (how === 'refunded' ? refundAsOperator(t, deposit.payment_id, null) : disputeDeposit(t, deposit, 'lost', 20_000))
    await t.drain()
    expect(await spins()).toMatchObject([{ status: 'complete', currentFs: 0, played: 1, won: 700 }])
    expect(await openFreeSpins(t.house.db, player_id, t.clock.now())).toEqual([])
  },
)

test('wins that go to the bonus stand in its purse, and free spins of a bonus that is given up end with it', async () => {
  const { id } = await offered(visitor, 'with-wins')
  await visitor.call(calls.applyBonus, { params: { id } })
  await spin(700n)
  expect(await stands(t, player_id, id)).toEqual([0, 5_700])
  await cancel(id)
  expect(await spins()).toMatchObject([{ status: 'complete', currentFs: 0, played: 1 }])
  expect(await stands(t, player_id, id)).toEqual([0, 0])
})

test('a bonus without money whose free spins may still win for it gives way to no other; once they are over, it does', async () => {
  const { id } = await offered(visitor, 'with-wins')
  await visitor.call(calls.applyBonus, { params: { id } })
  await play(t, player_id, 5_000n)
  const next = await offered(visitor, 'welcome')
  await depositWith(t, visitor, 20_000, next.id)
  const states = async () =>
    Promise.all([id, next.id].map(async (one) => (await visitor.call(calls.getBonusInfo, { params: { id: one } })).body.data.status))
  expect(await states()).toEqual(['applied', 'sleeping'])
  await spin(700n)
  expect(await stands(t, player_id, id)).toEqual([20_000, 700])
  for (const left of [20_000n, 700n]) await play(t, player_id, left)
  await visitor.call(cancelFreeSpins, { params: { id: (await spins())[0]?.id ?? 0 } })
  await visitor.call(calls.activateBonus, { params: { id: next.id } })
  expect(await states()).toEqual(['complete', 'applied'])
})

test('free spins that no game takes, or that the budget does not hold, are not published; gifts bring none', () => {
  const faults = (changes: Partial<BonusTerms>) => faultsOfTerms(t.house, { ...welcome, free_spins, ...changes })
  expect(faults({})).toEqual([])
  expect(faults({ free_spins: { ...free_spins, stake: amounts(200) } })).toContain(
    'free_spins: golden-orchard takes no stake of 200 in USDT',
  )
  expect(faults({ budget: amounts(101_999) })).toContain('budget: UAH does not hold a single bonus')
  expect(faults({ trigger: 'gift', amount: { kind: 'given', most: amounts(100) } })).toEqual([
    'free_spins: a gift brings none; they are a prize of their own',
  ])
})

test('the welcome of every brand brings exactly what registration announces', () => {
  for (const name of brandNames) {
    const brand = brandOf(name)
    const terms = demoTerms(brand, t.house.jurisdiction).find(({ trigger }) => trigger === 'first-deposit')
    const { free_spins: announced, money_minor } = brand.welcome
    expect([name, terms && freeSpinsCount(terms), terms?.amount]).toMatchObject([name, announced, { most: { UAH: money_minor } }])
  }
})

test('AU-012: the gift of a link is for who registered by it, and for nobody else', async () => {
  await publish(t, { ...welcome, ...fixed, slug: 'linked', gift_id: 'ua-welcome', free_spins })
  const titles = async (wanted: object) => {
    const registered = await registerPlayer(t, wanted)
    await t.drain()
    return (await registered.visitor.call(calls.getAvailable, {})).body.data.map(({ terms }) => terms)
  }
  expect(await titles({ gift_id: 'ua-welcome' })).toContain('linked')
  expect(await titles({ gift_id: 'vlk-welcome' })).not.toContain('linked')
  expect(await titles({})).not.toContain('linked')
})
