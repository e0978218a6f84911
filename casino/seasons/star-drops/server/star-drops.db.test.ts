import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '#apps/testing/as-owner.ts'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { endCampaign, publishCampaign, writeDraft, type CampaignDocument } from '#casino/campaigns/campaigns/server/api.ts'
import { getDrawFairness } from '#casino/campaigns/draws/contract.ts'
import { keepTime as keepTracks } from '#casino/campaigns/missions/server/api.ts'
import { closeBalanced, settleRound } from '#casino/contests/races/testing/race-house.ts'
import { fundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { balanceOf, fundAccount, houseAccount, points_purse, post, purseOf } from '#casino/money/wallet/server/api.ts'
import { registerPlayer, type RegisteredPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { restrictByHouse } from '#casino/players/responsible-play/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import {
  askSphere,
  buyMerch,
  getMerchShop,
  getStarDrops,
  openLootbox,
  spinStarWheel,
  type StarDrops,
  type StarDropsData,
} from '../contract.ts'
import { stars_asset } from '../rules.ts'
import { demoStarDrops } from './demo-campaign.ts'
import { shelfOf } from './star-drops.ts'

const money = (UAH: number) => ({ UAH, USD: UAH, EUR: UAH, USDT: UAH })
const title = { uk: 'Гроші', ru: 'Деньги', en: 'Money' }
const decider = { actor: 'operator:anna', reason: 'a test' }

/** Star drops of sure things: every draw brings ten hryvnias, and the shop has two of its first item. */
const sure = (document: CampaignDocument): CampaignDocument => ({
  ...document,
  draws: (document.draws ?? []).map((draw) => ({
    ...draw,
    spec: { ...draw.spec, outcomes: [{ name: 'ten', title, weight: 1, stock: 50, money: money(1_000) }] },
  })),
  settings: {
    merch: [
      { id: 1, cost: 30, most_each: 1, stock: 2, money: money(2_000) },
      { id: 2, cost: 60, stock: 5, money: money(3_000) },
    ],
  },
})

let t: TestHouse
let campaign_id = 0n
const publish = async (change: (document: CampaignDocument) => CampaignDocument) => {
  const document = change(demoStarDrops(t.clock.now()))
  await writeDraft(t.house, document)
  const outcome = await publishCampaign(t.house, document.slug, decider)
  if (outcome.campaign) t.clock.advance(5_000)
  return outcome.campaign ? { id: outcome.campaign.id, faults: [] } : { id: 0n, faults: outcome.faults }
}
beforeAll(async () => {
  t = await createTestHouse({ now: '2026-12-01T12:00:00Z', pool_size: 8 })
  const made = await publish(sure)
  expect(made.faults).toEqual([])
  campaign_id = made.id
})
afterAll(() => closeBalanced(t))

let number = 0
const playerWith = async (amount: number): Promise<RegisteredPlayer> => {
  const player = await registerPlayer(t)
  const postings = [
    { from: houseAccount('test', stars_asset), to: purseOf(player.player_id, points_purse, stars_asset), amount_minor: BigInt(amount) },
  ]
  await inTransaction(t.house.db, (tx) => post(tx, t.house, { key: `test-stars:${++number}`, reason: 'test', postings }))
  return player
}
const stars = ({ player_id }: Pick<RegisteredPlayer, 'player_id'>) =>
  balanceOf(t.house.db, purseOf(player_id, points_purse, stars_asset)).then(Number)
const cash = ({ player_id }: RegisteredPlayer) => balanceOf(t.house.db, purseOf(player_id, 'main', 'UAH')).then(Number)
const view = async ({ visitor }: Pick<RegisteredPlayer, 'visitor'>): Promise<StarDrops> => {
  const { data } = (await visitor.call(getStarDrops)).body
  if (!data) throw new Error('no star drops')
  return data
}
const keyed = (key?: string) => ({ body: {}, ...(key !== undefined && { key }) })
const wheel = ({ visitor }: RegisteredPlayer, key?: string) => visitor.call(spinStarWheel, keyed(key))
const box = ({ visitor }: RegisteredPlayer, key?: string) => visitor.call(openLootbox, keyed(key))
const sphere = ({ visitor }: RegisteredPlayer, key?: string) => visitor.call(askSphere, keyed(key))
const buy = ({ visitor }: RegisteredPlayer, id: number, key?: string) =>
  visitor.call(buyMerch, { body: { id }, ...(key !== undefined && { key }) })
const fund = () => balanceOf(t.house.db, fundAccount(shelfOf(campaign_id), 'UAH')).then(Number)

test('API-231, EN-105, SA-017, SA-018: a player sees their stars, what the sphere showed them and the shop; a guest is 401, and sees the page without a balance', async () => {
  const player = await playerWith(120)
  const before = await view(player)
  expect(before).toMatchObject({
    title: 'Зоряне завтра',
    state: 'active',
    balance: { stars: 120 },
    spherePrize: null,
    merchShop: [
      { id: 1, isBonusAvailable: true, cost: 30 },
      { id: 2, isBonusAvailable: true, cost: 60 },
    ],
    tasks: { steps: [{ name: 'ten' }, { name: 'thirty' }] },
  })
  expect([before.wheel.cost, before.lootbox.cost, before.sphere.cost]).toEqual([15, 40, 100])
  await sphere(player)
  expect(await view(player)).toMatchObject({ balance: { stars: 20 }, spherePrize: { type: 'money', text: expect.stringContaining('10') } })
  expect((await view(await registerPlayer(t))).spherePrize).toBeNull()
  const guest = t.visitor()
  expect((await guest.call(getStarDrops)).status).toBe(401)
  const page = (await guest.raw('GET', '/rest/page/tomorrow-game/')).json() as {
    data: { components: { type: string; data: StarDropsData }[] }
  }
  const shown = page.data.components.find(({ type }) => type === 'star-drops')?.data.starDrops
  expect(shown).toMatchObject({ title: 'Зоряне завтра', balance: { stars: 0 }, spherePrize: null })
})

test('API-232, API-233, API-234, SA-016: wheel, box and sphere cost their stars and bring a prize; with too few stars they are refused, and nothing is taken', async () => {
  const player = await playerWith(155)
  const won = { prize: { type: 'money' }, isGone: false, fairCode: expect.stringMatching(/^\S+:\d+$/) }
  expect((await wheel(player)).body.data).toMatchObject({ ...won, sector: 0, balance: { stars: 140 } })
  expect((await box(player)).body.data).toMatchObject({ ...won, balance: { stars: 100 } })
  expect((await sphere(player)).body.data).toMatchObject({ ...won, spherePrize: { type: 'money' }, balance: { stars: 0 } })
  expect(await cash(player)).toBe(3_000)
  for (const refused of [await wheel(player), await box(player), await sphere(player)])
    expect(refused.body).toMatchObject({ success: false, error: 'star-drops-few-stars' })
  expect([await stars(player), await cash(player)]).toEqual([0, 3_000])
  const guest = t.visitor()
  for (const call of [spinStarWheel, openLootbox, askSphere]) expect((await guest.call(call, { body: {} })).status).toBe(401)
})

test('SA-016: one key tries once, and of many tries at once no star is spent twice', async () => {
  const player = await playerWith(45)
  await Promise.all([1, 2, 3].map(() => wheel(player, 'one-spin')))
  await wheel(player, 'one-spin')
  expect([await stars(player), await cash(player)]).toEqual([30, 1_000])
  const raced = await Promise.all(Array.from({ length: 5 }, () => wheel(player)))
  expect(raced.filter(({ body }) => body.success)).toHaveLength(2)
  expect([await stars(player), await cash(player)]).toEqual([0, 3_000])
})

test('API-235, API-236, EN-105, SA-016: the shop gives an item for its stars, once to each, and says what can be had; too few stars, an unknown item and what was had are refused and cost nothing', async () => {
  const player = await playerWith(50)
  const shop = async () => (await player.visitor.call(getMerchShop)).body.data
  expect((await buy(player, 2)).body).toMatchObject({ success: false, error: 'star-drops-few-stars' })
  expect((await buy(player, 9)).status).toBe(404)
  expect(await stars(player)).toBe(50)
  const { body } = await buy(player, 1, 'one-purchase')
  expect(body.data).toMatchObject({ item: { id: 1, isBonusAvailable: false, had: 1, left: 1 }, balance: { stars: 20 } })
  expect((await buy(player, 1, 'one-purchase')).body).toEqual(body)
  expect((await shop()).map(({ id, isBonusAvailable }) => [id, isBonusAvailable])).toEqual([
    [1, false],
    [2, true],
  ])
  const richer = await playerWith(60)
  await buy(richer, 1)
  expect((await buy(richer, 1)).body).toMatchObject({ success: false, error: 'star-drops-had' })
  const late = await playerWith(30)
  expect((await buy(late, 1)).body).toMatchObject({ success: false, error: 'star-drops-given-out' })
  expect((await late.visitor.call(getMerchShop)).body.data[0]).toMatchObject({ left: 0, had: 0, isBonusAvailable: false })
  expect([await stars(player), await cash(player), await stars(richer)]).toEqual([20, 2_000, 30])
  const guest = t.visitor()
  expect([(await guest.call(getMerchShop)).status, (await guest.call(buyMerch, { body: { id: 1 } })).status]).toEqual([401, 401])
})

test('SA-018: rounds bring the stars of a day and no more than it says, whatever they return; a deposit brings none', async () => {
  const player = await fundedPlayer(t, 1_000_000n)
  const own = { ...player, player_id: player.id }
  const play = async (rounds: number) => {
    for (let round = 0; round < rounds; round += 1) await settleRound(t, player, { win_minor: round % 2 === 0 ? 0 : 5_000 })
    await t.drain()
  }
  expect(await stars(own)).toBe(0)
  await play(10)
  expect(await stars(own)).toBe(15)
  await play(30)
  expect([await stars(own), (await view(player)).tasks?.steps.map(({ state }) => state)]).toEqual([25, ['done', 'done']])
  t.clock.advance(24 * 3_600_000)
  await play(10)
  expect(await stars(own)).toBe(40)
  // No document can sell stars: neither for a deposit, nor by hand.
  const faults = async (goal: object) =>
    (
      await publish((document) => ({
        ...document,
        slug: 'sold-stars',
        tracks: (document.tracks ?? []).map((track) => ({
          ...track,
          spec: { ...track.spec, steps: track.spec.steps.slice(0, 1).map((step) => ({ ...step, goal: goal as typeof step.goal })) },
        })),
      }))
    ).faults
  expect(await faults({ kind: 'deposits', count: 1, least: money(100) })).toEqual([
    'tracks: stars come from playing, and deposits is no play',
  ])
  expect(await faults({ kind: 'days', count: 1 })).toEqual(['tracks: stars come from playing, and days is no play'])
})

test('RTM-070, SA-016: the player is told their stars when they come and when they go, and nobody else is', async () => {
  const player = await fundedPlayer(t, 1_000_000n)
  const told = () =>
    t.published
      .filter(({ channel, message }) => message.type === 'playerStarDrops' && channel === `player:#${player.id}`)
      .map(({ message }) => message.data)
  const before = t.published.filter(({ message }) => message.type === 'playerStarDrops').length
  for (let round = 0; round < 10; round += 1) await settleRound(t, player, { win_minor: 0 })
  await t.drain()
  expect(told()).toEqual([{ stars: 15 }])
  await player.visitor.call(spinStarWheel, { body: {} })
  await t.drain()
  // The wheel brought money, which is told elsewhere.
  expect(told()).toEqual([{ stars: 15 }, { stars: 0 }])
  const all = t.published.filter(({ message }) => message.type === 'playerStarDrops').length
  expect(all - before).toBe(told().length)
})

test('SA-016: whom the house restricted tries and buys nothing, pays nothing, is told why, and has nothing to take', async () => {
  const player = await playerWith(200)
  await restrictByHouse(t.house, { player_id: player.player_id, kind: 'undesirable', is_set: true }, async () => undefined)
  const refused = [await wheel(player), await box(player), await sphere(player), await buy(player, 2)]
  expect(refused.map(({ body }) => body.error)).toEqual(Array.from({ length: 4 }, () => 'star-drops-play-closed'))
  expect((await view(player)).merchShop.some(({ isBonusAvailable }) => isBonusAvailable)).toBe(false)
  expect([await stars(player), await cash(player)]).toEqual([200, 0])
})

test('what could not be kept is not published: boards, draws paid with something else, a shop that is none, and prizes beyond the budget', async () => {
  const faults = async (change: (document: CampaignDocument) => CampaignDocument) =>
    (await publish((document) => change({ ...document, slug: 'other-stars' }))).faults
  expect(await faults((document) => ({ ...document, draws: document.draws?.slice(1) ?? [] }))).toEqual([
    'draws: star drops have wheel, lootbox, sphere',
  ])
  expect(
    await faults((document) => ({
      ...document,
      draws: (document.draws ?? []).map((draw) => ({ ...draw, spec: { ...draw.spec, attempt: { asset: 'tokens', amount: 1 } } })),
    })),
  ).toHaveLength(3)
  expect(await faults((document) => ({ ...document, settings: {} }))).not.toEqual([])
  expect(await faults((document) => ({ ...document, tracks: [] }))).toEqual(['tracks: star drops have one, called stars'])
  // The budget covers the draws, and not the shop beside them.
  expect(await faults((document) => ({ ...sure(document), budget: money(3 * 50_000) }))).toHaveLength(4)
})

test('SA-018: what is drawn follows from the committed key; at the end anybody draws it again, what nobody took goes back, and stars stay', async () => {
  const player = await playerWith(55)
  const { body } = await wheel(player)
  const { wheel: shown } = await view(player)
  const fairness = async () => (await t.visitor().call(getDrawFairness, { params: { id: shown.id } })).body.data
  expect((await fairness()).serverSeed).toBeNull()
  expect(await fund()).toBe(15_000)
  await endCampaign(t.house, 'starry-tomorrow', decider)
  await t.drain()
  const told = await fairness()
  const check = spawnSync('python3', ['scripts/verify-draws.py'], { input: JSON.stringify(told), encoding: 'utf8' })
  expect(check).toMatchObject({ status: 0, stderr: '' })
  expect(told.drawn.map(({ input, number: of }) => `${input}:${of}`)).toContain(body.data.fairCode)
  expect(await fund()).toBe(0)
  expect((await player.visitor.call(getStarDrops)).body.data).toBeNull()
  expect((await player.visitor.call(getMerchShop)).body.data).toEqual([])
  for (const refused of [await wheel(player), await buy(player, 2)])
    expect(refused.body).toMatchObject({ success: false, error: 'star-drops-closed' })
  expect(await stars(player)).toBe(40)
  // The next ones take them, from their start on and not before.
  const later = (iso: string) => new Date(Date.parse(iso) + 3_600_000).toISOString()
  const next = await publish((document) => ({ ...document, starts_at: later(document.starts_at), ends_at: later(document.ends_at) }))
  expect(next.faults).toEqual([])
  const coming = await view(player)
  expect(coming).toMatchObject({ state: 'soon', balance: { stars: 40 }, merchShop: [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }] })
  expect(coming.merchShop.some(({ isBonusAvailable }) => isBonusAvailable)).toBe(false)
  for (const refused of [await wheel(player), await box(player), await buy(player, 1)])
    expect(refused.body).toMatchObject({ success: false, error: 'star-drops-closed' })
  expect(await stars(player)).toBe(40)
  t.clock.advance(3_600_000)
  expect((await buy(player, 1)).body.data).toMatchObject({ balance: { stars: 10 } })
})

test('SA-018: when the time of earning stars is over they are still spent, as long as the page says', async () => {
  const { id, faults } = await publish((document) => {
    const ends_at = new Date(Date.parse(document.starts_at) + 3_600_000).toISOString()
    return { ...sure(document), slug: 'early-stars', tracks: (document.tracks ?? []).map((track) => ({ ...track, ends_at })) }
  })
  expect(faults).toEqual([])
  const player = await playerWith(100)
  t.clock.advance(3_600_000 + 60_000)
  await keepTracks(t.house)
  await t.drain()
  expect(await view(player)).toMatchObject({ state: 'active', tasks: { state: 'closed' } })
  expect((await wheel(player)).body).toMatchObject({ success: true })
  expect((await buy(player, 1)).body).toMatchObject({ success: true, data: { balance: { stars: 55 } } })
  // Those that an older build had ended with their first part go on too.
  const migration = await readFile(
    new URL('../../../campaigns/campaigns/server/migrations/20261204T0910-ends-of-parts.sql', import.meta.url),
    'utf8',
  )
  await asOwner(t, async (client) => {
    await client.query(`update campaigns_campaigns.campaigns set state = 'ended', ended_at = published_at where id = $1`, [String(id)])
    await client.query(migration)
  })
  expect((await wheel(player)).body).toMatchObject({ success: true })
  await endCampaign(t.house, 'early-stars', decider)
  await t.drain()
  const { rows } = await sql<{ state: string }>`select state from campaigns_campaigns.campaigns where id = ${id}`.execute(t.house.db)
  expect(rows).toEqual([{ state: 'settled' }])
})

test('GN-002: star drops stand in the menu of everybody', async () => {
  const { visitor } = await registerPlayer(t)
  for (const one of [t.visitor(), visitor]) {
    const { data } = (await one.raw('GET', '/rest/app/init/')).json() as {
      data: { main: { header: { menu: { url: string; title: string }[] } } }
    }
    expect(data.main.header.menu).toContainEqual(expect.objectContaining({ url: '/tomorrow-game/', title: 'Зорепад' }))
  }
})
