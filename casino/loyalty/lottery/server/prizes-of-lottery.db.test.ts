import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { getPrizes } from '#casino/bonuses/prizes/contract.ts'
import type { CampaignDocument } from '#casino/campaigns/campaigns/server/api.ts'
import { endCampaign } from '#casino/campaigns/campaigns/server/api.ts'
import { shelfView } from '#casino/campaigns/shelves/server/api.ts'
import { closeBalanced } from '#casino/contests/races/testing/race-house.ts'
import { balanceOf, fundAccount, houseAccount, post, purseOf, type Account } from '#casino/money/wallet/server/api.ts'
import { registerPlayer, type RegisteredPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { restrictByHouse } from '#casino/players/responsible-play/server/api.ts'
import { choosePrize, getLevelPrizes, getLottery, getTickets, openBox, spinLotteryWheel, takePromoTicket } from '../contract.ts'
import { horseshoeAsset, spins_asset, stars_asset, ticketAsset } from '../rules.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { actsIn, decider } from '../testing/lottery-house.ts'
import { demoLottery } from './demo-campaigns.ts'
import { moveToShelves } from './former-shelves.ts'
import { giftsLeft } from './gift-store.ts'
import { shelfOfLottery } from './lotteries.ts'

const money = (UAH: number) => ({ UAH, USD: UAH, EUR: UAH, USDT: UAH })
const title = { uk: 'Гроші', ru: 'Деньги', en: 'Money' }

/** A lottery of sure things: each draw brings ten hryvnias; level 1 has two prizes of twenty, level 2 one of free spins. */
const sure = (document: CampaignDocument, change: object = {}): CampaignDocument => ({
  ...document,
  tracks: [],
  draws: (document.draws ?? []).map((draw) => ({
    ...draw,
    spec: { ...draw.spec, outcomes: [{ name: 'ten', title, weight: 1, stock: 50, money: money(1_000) }], nothing_weight: 0 },
  })),
  settings: {
    ...document.settings,
    levels: [1, 2, 3].map((id) => ({ id, prizes: [{ id, cost: 4, stock: 3, money: money(2_000) }] })),
    promo: { type: 'gold', stock: 2, code: 'HORSESHOE' },
    ...change,
  },
})

let t: TestHouse
let campaign_id: bigint
const { publish, give, playerWithStars, points, lotteryOf, buy, bought, scratch } = actsIn(() => t)
beforeAll(async () => {
  t = await createTestHouse({ now: '2026-12-01T12:00:00Z', pool_size: 8 })
  const made = await publish(sure)
  expect(made.faults).toEqual([])
  campaign_id = made.id
})
afterAll(() => closeBalanced(t))

const copper = horseshoeAsset(1)
const playerWith = async (asset: string, amount: number): Promise<RegisteredPlayer> => {
  const player = await registerPlayer(t)
  await give(player, asset, amount)
  return player
}
const cash = ({ player_id }: RegisteredPlayer) => balanceOf(t.house.db, purseOf(player_id, 'main', 'UAH'))
const fund = () => balanceOf(t.house.db, fundAccount(shelfOfLottery(campaign_id), 'UAH'))
const choose = ({ visitor }: RegisteredPlayer, prizeId: number, count = 1) => visitor.call(choosePrize, { body: { prizeId, count } })
const spin = ({ visitor }: RegisteredPlayer, id: number, key?: string) =>
  visitor.call(spinLotteryWheel, { params: { id }, body: {}, ...(key && { key }) })
const restrict = ({ player_id }: RegisteredPlayer) =>
  restrictByHouse(t.house, { player_id, kind: 'undesirable', is_set: true }, async () => undefined)

test('API-170, LO-004: a player reads the prizes of a level with their cost and what is left; an unknown level is 404, and a guest has them with the lottery alone', async () => {
  const { visitor } = await registerPlayer(t)
  const of = (id: number) => visitor.call(getLevelPrizes, { params: { id } })
  const prizeOf = (id: number) => [
    {
      id,
      cost: 4,
      prize: { type: 'money', text: expect.stringContaining('20'), picture: 'gift' },
      left: 3,
      stock: 3,
      had: 0,
      mostEach: null,
    },
  ]
  for (const id of [1, 2, 3]) expect((await of(id)).body.data).toEqual(prizeOf(id))
  expect((await of(4)).status).toBe(404)
  const guest = t.visitor()
  expect((await guest.call(getLevelPrizes, { params: { id: 1 } })).status).toBe(401)
  expect((await guest.call(getLottery)).body.data?.levels.map(({ prizes }) => prizes)).toEqual([1, 2, 3].map(prizeOf))
})

test('API-173, LO-007: prizes are taken for horseshoes of their level, all or none; too few horseshoes, too few prizes and unknown ones are refused and cost nothing', async () => {
  const player = await playerWith(copper, 11)
  await give(player, horseshoeAsset(2), 40)
  expect((await choose(player, 1, 3)).body).toMatchObject({ success: false, error: 'lottery-few-horseshoes' })
  const { body } = await choose(player, 1, 2)
  expect(body).toMatchObject({ success: true, data: { count: 2, prize: { type: 'money' } } })
  expect([await points(player, copper), await cash(player)]).toEqual([3n, 4_000n])
  expect((await choose(player, 2, 4)).body).toMatchObject({ success: false, error: 'lottery-few-prizes' })
  expect((await choose(player, 99)).status).toBe(404)
  expect([await points(player, horseshoeAsset(2)), await cash(player)]).toEqual([40n, 4_000n])
  expect((await player.visitor.call(getPrizes)).body.total).toBe(2)
})

test('a lottery that was published before its prizes stood on a shelf has as many of them as were left, once', async () => {
  const id = 999_001n
  await sql`insert into loyalty_lottery.stock (campaign_id, item, left_count) values (${id}, 'prize:1', 2), (${id}, 'promo', 5)`.execute(
    t.house.db,
  )
  const shelf = shelfOfLottery(id)
  const item = { id: 1, cost: 4, stock: 3, money: money(2_000) }
  const left = async () => (await shelfView({ house: t.house, language: 'uk', player_id: null }, shelf, [item]))[0]?.left
  expect(await left()).toBe(0)
  await moveToShelves(t.house)
  await moveToShelves(t.house)
  expect([await left(), await giftsLeft(t.house.db, id)]).toEqual([2, 5])
})

test('API-173: one key chooses once, and of many choices at once no more are given than there are', async () => {
  const player = await playerWith(horseshoeAsset(3), 100)
  const key = 'the-same-choice'
  await Promise.all([1, 2, 3].map(() => player.visitor.call(choosePrize, { body: { prizeId: 3, count: 1 }, key })))
  expect([await points(player, horseshoeAsset(3)), await cash(player)]).toEqual([96n, 2_000n])
  const raced = await Promise.all(Array.from({ length: 5 }, () => choose(player, 3)))
  expect(raced.filter(({ body }) => body.success)).toHaveLength(2)
  expect(raced.filter(({ body }) => body.error === 'lottery-few-prizes')).toHaveLength(3)
  expect([await points(player, horseshoeAsset(3)), await cash(player)]).toEqual([88n, 6_000n])
})

test('API-174, LO-007: a random prize of a level costs its horseshoes and comes out of its box; with too few it is refused', async () => {
  const player = await playerWith(copper, 9)
  const open = () => player.visitor.call(openBox, { body: { levelId: 1 } })
  expect((await lotteryOf(player)).levels[0]).toMatchObject({ id: 1, has: 9, boxCost: 5, box: { outcomes: [{ weight: 1, stock: 50 }] } })
  expect((await open()).body.data).toEqual({
    outcome: 'Гроші',
    prize: expect.objectContaining({ type: 'money' }),
    isGone: false,
    fairCode: expect.stringMatching(/:\d+$/),
  })
  expect([await points(player, copper), await cash(player)]).toEqual([4n, 1_000n])
  expect((await open()).body).toMatchObject({ success: false, error: 'lottery-few-horseshoes' })
  expect([await points(player, copper), await cash(player)]).toEqual([4n, 1_000n])
})

test('API-172, LO-006: a spin stops at a sector and brings its prize, once for its key; without a spin, and on another wheel, it is refused', async () => {
  const player = await playerWith(spins_asset, 2)
  const { wheel } = await lotteryOf(player)
  expect(wheel).toMatchObject({ spins: 2, odds: { outcomes: [{ title: 'Гроші' }] } })
  expect((await spin(player, wheel.id + 1_000)).status).toBe(404)
  const { body } = await spin(player, wheel.id, 'a-spin')
  expect(body.data).toMatchObject({ sector: 0, spins: 1, prize: { type: 'money' }, isGone: false })
  await spin(player, wheel.id, 'a-spin')
  expect([await points(player, spins_asset), await cash(player)]).toEqual([1n, 1_000n])
  const raced = await Promise.all(Array.from({ length: 4 }, () => spin(player, wheel.id)))
  expect(raced.filter(({ body: { success } }) => success)).toHaveLength(1)
  expect((await spin(player, wheel.id)).body).toMatchObject({ success: false, error: 'lottery-no-spin' })
  expect(await cash(player)).toBe(2_000n)
})

test('LO-002: a ticket that was paid and could not be drawn is used up, and the next call draws it, once', async () => {
  const player = await playerWithStars(10)
  const { visitor, player_id } = player
  const [ticket] = await bought(player, 'regular')
  const id = ticket?.id ?? 0
  const draw_id = (await lotteryOf(player)).tickets.find(({ type }) => type === 'regular')?.odds.id ?? 0
  const fund_of_draw = fundAccount(`draw:${draw_id}`, 'UAH')
  const set_aside = await balanceOf(t.house.db, fund_of_draw)
  const aside = houseAccount('test', 'UAH')
  const move = (key: string, from: Account, to: Account) =>
    inTransaction(t.house.db, (tx) => post(tx, t.house, { key, reason: 'test', postings: [{ from, to, amount_minor: set_aside }] }))
  // The second of the two transactions fails, as it does when its process dies.
  await move('away', fund_of_draw, aside)
  expect((await scratch(player, id)).body.success).toBe(false)
  expect([await points(player, ticketAsset('regular')), await cash(player)]).toEqual([0n, 0n])
  await move('back', aside, fund_of_draw)
  const taps = await Promise.all([1, 2, 3].map(() => scratch(player, id)))
  expect(taps.some(({ body }) => body.success)).toBe(true)
  expect((await visitor.call(getTickets)).body.data).toMatchObject([{ id, prize: { type: 'money' } }])
  expect(await balanceOf(t.house.db, purseOf(player_id, 'main', 'UAH'))).toBe(1_000n)
  expect((await scratch(player, id)).body).toMatchObject({ success: false, error: 'lottery-ticket-used' })
})

test('API-175, LO-008: the gift ticket comes once to each player who knows its code, while any are left', async () => {
  const [one, other, late] = [await registerPlayer(t), await registerPlayer(t), await registerPlayer(t)]
  const take = ({ visitor }: RegisteredPlayer, code?: string) => visitor.call(takePromoTicket, { body: code === undefined ? {} : { code } })
  expect((await lotteryOf(one)).promo).toEqual({ type: 'gold', isTaken: false, needsCode: true, left: 2 })
  for (const code of [undefined, 'WRONG']) expect((await take(one, code)).body).toMatchObject({ error: 'lottery-promo-code' })
  const taps = await Promise.all(Array.from({ length: 5 }, () => take(one, ' horseshoe ')))
  expect(taps.filter(({ body }) => body.success).map(({ body }) => body.data.ticket)).toMatchObject([{ type: 'gold', source: 'promo' }])
  expect((await take(one, 'HORSESHOE')).body).toMatchObject({ success: false, error: 'lottery-promo-taken' })
  expect(await lotteryOf(one)).toMatchObject({ unusedTickets: { gold: 1 }, promo: { isTaken: true, left: 1 } })
  expect((await take(other, 'HORSESHOE')).body.success).toBe(true)
  expect((await take(late, 'HORSESHOE')).body).toMatchObject({ success: false, error: 'lottery-promo-given-out' })
  expect((await lotteryOf(late)).unusedTickets.gold).toBe(0)
  // Who has theirs is told so, also when none is left.
  expect((await take(one, 'HORSESHOE')).body).toMatchObject({ success: false, error: 'lottery-promo-taken' })
})

test('GN-010: whom the house restricted buys, scratches, chooses, opens, spins and takes nothing, pays nothing, and is told why', async () => {
  const player = await playerWithStars(100)
  await give(player, copper, 20)
  await give(player, spins_asset, 2)
  const { wheel } = await lotteryOf(player)
  const [ticket] = await bought(player, 'regular')
  await restrict(player)
  const { visitor } = player
  const refused = [
    (await buy(player, 'regular')).body,
    (await scratch(player, ticket?.id ?? 0)).body,
    (await choose(player, 1)).body,
    (await visitor.call(openBox, { body: { levelId: 1 } })).body,
    (await spin(player, wheel.id)).body,
    (await visitor.call(takePromoTicket, { body: { code: 'HORSESHOE' } })).body,
  ]
  expect(refused.map(({ error }) => error)).toEqual(Array.from({ length: 6 }, () => 'lottery-play-closed'))
  expect(refused.every(({ message }) => message?.startsWith('Гра для вас зараз закрита'))).toBe(true)
  expect([await points(player, stars_asset), await points(player, copper), await points(player, spins_asset)]).toEqual([90n, 20n, 2n])
})

test('what could not be kept is not published: settings, draws paid with something else, and prizes beyond the budget', async () => {
  const faults = async (change: (document: CampaignDocument) => CampaignDocument) =>
    (await publish((document) => change({ ...document, slug: 'another-lottery' }))).faults
  expect(await faults((document) => ({ ...document, budget: money(40_000_000) }))).toEqual(
    expect.arrayContaining([expect.stringMatching(/^budget: UAH promises/)]),
  )
  // The budget covers the draws, and not the prizes of levels beside them.
  expect(await faults((document) => ({ ...sure(document), budget: money(7 * 50_000) }))).toHaveLength(4)
  expect(await faults((document) => ({ ...document, draws: document.draws?.slice(1) ?? [] }))).toEqual(['draws: there is no regular'])
  expect(await faults((document) => ({ ...sure(document), settings: {} }))).not.toEqual([])
  const track = demoLottery(t.clock.now()).tracks?.[0]
  if (!track) throw new Error('the demo lottery has no track')
  expect(await faults((document) => ({ ...document, tracks: [{ ...track, name: 'other' }] }))).toEqual([
    expect.stringMatching(/^tracks: a lottery has one at most/),
  ])
  // Of the track, or of one of its steps alone: stars that nobody could take.
  const [step, ...others] = track.spec.steps
  if (!step) throw new Error('the track of the demo lottery has no step')
  for (const change of [{ claim: 'by-hand' as const }, { steps: [{ ...step, claim: 'by-hand' as const }, ...others] }])
    expect(await faults((document) => ({ ...document, tracks: [{ ...track, spec: { ...track.spec, ...change } }] }))).toContain(
      `tracks: what ${step.name} of stars brings is taken by hand, for which lottery has no call`,
    )
  const dear = await faults((document) => ({
    ...document,
    draws: (document.draws ?? []).map((draw) => ({
      ...draw,
      spec: { ...draw.spec, attempt: { asset: draw.spec.attempt?.asset ?? '', amount: 2 } },
    })),
  }))
  expect(dear.filter((fault) => fault.includes('is paid with one'))).toHaveLength(4)
  const same = [1, 1, 2].map((id, index) => ({ id, prizes: [{ id: index + 1, cost: 1, stock: 1, money: money(1) }] }))
  expect(await faults((document) => sure(document, { levels: same }))).toContain('settings: two levels have the same id')
  const wrong = await faults((document) => ({
    ...document,
    draws: (document.draws ?? []).map((draw) => ({ ...draw, spec: { ...draw.spec, attempt: { asset: 'tokens', amount: 1 } } })),
  }))
  expect(wrong).toHaveLength(7)
  const twice = [1, 2, 3].map((id) => ({ id, prizes: [{ id: 1, cost: 1, stock: 1, money: money(1) }] }))
  expect(await faults((document) => sure(document, { levels: twice }))).toEqual(['settings: two prizes have the same id'])
})

test('GN-010: prizes of levels are set aside when the lottery is published, and what nobody chose goes back when it is over; tickets and stars stay, and nothing is done with them before the next one begins', async () => {
  const player = await playerWithStars(60)
  await buy(player, 'super')
  const left = (await lotteryOf(player)).levels.map(({ prizes }) => prizes[0]?.left ?? 0)
  expect(await fund()).toBe(BigInt(left.reduce((sum, count) => sum + count, 0)) * 2_000n)
  await endCampaign(t.house, 'lucky-horseshoe', decider)
  await t.drain()
  expect(await fund()).toBe(0n)
  expect((await player.visitor.call(getLottery)).body.data).toBeNull()
  expect((await buy(player, 'regular')).body).toMatchObject({ success: false, error: 'lottery-closed' })
  expect(await points(player, stars_asset)).toBe(10n)
  // The next lottery takes them, from its start on and not before.
  const later = (iso: string) => new Date(Date.parse(iso) + 3_600_000).toISOString()
  const next = await publish((document) => sure({ ...document, starts_at: later(document.starts_at), ends_at: later(document.ends_at) }))
  expect(next.faults).toEqual([])
  await give(player, spins_asset, 1)
  await give(player, copper, 10)
  const coming = await lotteryOf(player)
  expect(coming).toMatchObject({ state: 'soon', balanceStars: 10, unusedTickets: { super: 1 } })
  const [ticket] = (await player.visitor.call(getTickets)).body.data
  const acts = async () => [
    (await buy(player, 'regular')).body.error,
    (await scratch(player, ticket?.id ?? 0)).body.error,
    (await choose(player, 1)).body.error,
    (await player.visitor.call(openBox, { body: { levelId: 1 } })).body.error,
    (await spin(player, coming.wheel.id)).body.error,
    (await player.visitor.call(takePromoTicket, { body: { code: 'HORSESHOE' } })).body.error,
  ]
  expect(await acts()).toEqual(Array.from({ length: 6 }, () => 'lottery-closed'))
  expect([await points(player, stars_asset), await points(player, copper), await points(player, spins_asset)]).toEqual([10n, 10n, 1n])
  t.clock.advance(3_600_000)
  expect(await acts()).toEqual(Array.from({ length: 6 }, () => undefined))
})
