import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { keepTime as keepBoards } from '#casino/campaigns/boards/server/api.ts'
import { campaignsOfKind, publishCampaign, writeDraft, type CampaignDocument } from '#casino/campaigns/campaigns/server/api.ts'
import { claimStep } from '#casino/campaigns/missions/contract.ts'
import { keepTime as keepTracks } from '#casino/campaigns/missions/server/api.ts'
import { closeBalanced, settleRound } from '#casino/contests/races/testing/race-house.ts'
import { fundedPlayer, type FundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { DepositCompleted } from '#casino/money/cash-desk/events.ts'
import { balanceOf, purseOf } from '#casino/money/wallet/server/api.ts'
import { coolOff } from '#casino/players/responsible-play/contract.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { NewFact } from '#kernel/facts/fact.ts'
import {
  changeCar,
  chooseCar,
  chooseCompanion,
  getKingLeaderboard,
  getKingOfRoad,
  pourCanister,
  type KingMessage,
  type KingOfRoad,
} from '../contract.ts'
import { demoKing } from './demo-campaigns.ts'
import { pour } from './drive.ts'

const decider = { actor: 'operator:anna', reason: 'a test' }
const hour_ms = 3_600_000
const day_ms = 24 * hour_ms

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ now: '2026-12-01T08:00:00Z', pool_size: 8 })
})
afterAll(() => closeBalanced(t))

type Who = Pick<FundedPlayer, 'visitor'>

const faultsOf = async (document: CampaignDocument): Promise<readonly string[]> => {
  await writeDraft(t.house, document)
  const outcome = await publishCampaign(t.house, document.slug, decider)
  return outcome.campaign ? [] : outcome.faults
}
const kingOf = async (who?: Who): Promise<KingOfRoad> => {
  const { data } = (await (who?.visitor ?? t.visitor()).call(getKingOfRoad)).body
  if (!data) throw new Error('there is no road')
  return data
}
const again = async ({ id }: FundedPlayer): Promise<Who> => ({ visitor: await enterAs(t, id) })
const choose = async ({ visitor }: Who, carId: number) => (await visitor.call(chooseCar, { body: { carId } })).body
const change = async ({ visitor }: Who, carId: number) => (await visitor.call(changeCar, { body: { carId } })).body
const accompany = async ({ visitor }: Who, id: number) => (await visitor.call(chooseCompanion, { body: { id } })).body
const pourBy = async ({ visitor }: Who) => (await visitor.call(pourCanister)).body
const play = async (player: FundedPlayer, rounds: number): Promise<void> => {
  for (let round = 0; round < rounds; round += 1) await settleRound(t, player, { win_minor: 0, stake_minor: 200, slug: 'sweet-street' })
  await t.drain()
}
let number = 0
const deposit = async ({ id }: FundedPlayer, amount_minor = 10_000): Promise<void> => {
  const payment_id = String(++number)
  const paid = { payment_id, amount_minor, currency: 'UAH', method: 'card', is_first: false, bonus_id: 0, sport_betting_bonus_id: 0 }
  await inTransaction(t.house.db, (tx) => announce(tx, t.house, [DepositCompleted(paid, id) as NewFact]))
  await t.drain()
}
const later = async (ms: number): Promise<void> => {
  t.clock.advance(ms)
  for (const keepTime of [keepBoards, keepTracks]) await keepTime(t.house)
  await t.drain()
}
const told = ({ id }: FundedPlayer) =>
  t.published
    .filter(({ channel, message }) => channel === `player:#${id}` && message.type === 'kingOfRoad')
    .map(({ message }) => message.data as KingMessage)
const refusal = (error: string) => ({ success: false, error })
const images = (car: string) => ({
  active: `/art/cars/${car}-active.svg`,
  activeWithCanister: `/art/cars/${car}-active-with-canister.svg`,
  preview: `/art/cars/${car}-preview.svg`,
})

test('without a road, and before it opens, nothing is chosen, and a wrong document is not published', async () => {
  const player = await fundedPlayer(t, 100_000n)
  expect((await player.visitor.call(getKingOfRoad)).body.data).toBeNull()
  expect((await player.visitor.call(getKingLeaderboard)).body).toMatchObject(refusal('king-none'))
  expect(await choose(player, 1)).toMatchObject(refusal('king-none'))
  const wrong = structuredClone(demoKing(t.clock.now(), t.house.brand.name))
  const [milestones, fuel] = wrong.tracks ?? []
  if (!milestones || !fuel) throw new Error('the demo has tracks')
  milestones.spec.claim = 'by-hand'
  fuel.spec.repeat = 'once'
  const faults = (await faultsOf({ ...wrong, slug: 'wrong' })).join('; ')
  for (const said of ['milestones: each', 'fuel: one step']) expect(faults).toContain(said)
  expect(await faultsOf(demoKing(t.clock.now(), t.house.brand.name))).toEqual([])
  expect(await choose(player, 1)).toMatchObject(refusal('king-soon'))
  await later(5_000)
})

test('SA-007, API-216, EN-104, RT-052: a guest sees cars, companions, milestones and an empty road, as the page and the call have it', async () => {
  const king = await kingOf()
  expect(king).toMatchObject({
    title: 'Король дороги',
    state: 'active',
    mostKm: 250,
    minStake: 200,
    minDeposit: 10_000,
    canisterTimes: 2,
    canisterMinutes: 60,
    cars: [
      { id: 1, title: '«Ластівка»', images: images('swallow') },
      { id: 2, images: images('aurochs') },
      { id: 3, images: images('falcon') },
    ],
    companions: [{ id: 1, title: 'Пес' }, { id: 2 }, { id: 3 }],
    milestones: [{ km: 15, amount: 500 }, { km: 50, left: 600 }, { km: 100 }, { km: 180 }, { km: 250 }],
    images: null,
    progress: { carId: null, companionId: null, km: 0, speed: 1, canister: { state: 'none', burnsUntil: null }, own: null },
    leaderboard: [],
  })
  const page = (await t.visitor().raw('GET', '/rest/page/king-of-road/')).json() as {
    data: { components: { data: { king: KingOfRoad } }[] }
  }
  expect(page.data.components[0]?.data.king.milestones).toEqual(king.milestones)
  expect((await t.visitor().call(chooseCar, { body: { carId: 1 } })).status).toBe(401)
  expect((await t.visitor().call(pourCanister)).status).toBe(401)
})

test('SA-008, API-217, API-219, API-220: the first car is chosen once and puts its player on the road; car and companion change, kilometres stay', async () => {
  const player = await fundedPlayer(t, 100_000n)
  await play(player, 2)
  expect((await kingOf(player)).progress).toMatchObject({ carId: null, km: 0 })
  expect(await change(player, 2)).toMatchObject(refusal('king-no-car'))
  expect(await accompany(player, 1)).toMatchObject(refusal('king-no-car'))
  const answers = await Promise.all([choose(player, 1), choose(player, 3)])
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  expect(await choose(player, 1)).toMatchObject(refusal('king-car-chosen'))
  await play(player, 3)
  expect(await change(player, 2)).toMatchObject({ success: true, data: { images: images('aurochs') } })
  expect(await accompany(player, 3)).toMatchObject({ success: true, data: { companionId: 3 } })
  expect(await kingOf(player)).toMatchObject({
    images: images('aurochs'),
    progress: { carId: 2, companionId: 3, km: 3, own: { points: 3, profile: { login: player.login } } },
  })
  expect((await player.visitor.call(changeCar, { body: { carId: 9 } })).body).toMatchObject({ success: false })
})

test.each([
  ['uk', 2, '2 рази'],
  ['uk', 5, '5 разів'],
  ['ru', 2, '2 раза'],
  ['ru', 5, '5 раз'],
  ['en', 3, '3 times'],
] as const)('what a canister does is said with its own factor: in %s, %i', (language, times, said) => {
  const values = { at: '12:00', amount: '₴500', minutes: 60, times }
  for (const key of ['king.canister.burns', 'king.canister.text']) expect(t.house.messages.format(language, key, values)).toContain(said)
})

test('SA-008, API-218, RTM-071, SA-007: a deposit brings the canister of the day, which doubles kilometres for an hour, once, and the player is told', async () => {
  const [player, other] = [await fundedPlayer(t, 100_000n), await fundedPlayer(t, 100_000n)]
  expect(await pourBy(player)).toMatchObject(refusal('king-no-car'))
  await choose(player, 3)
  await choose(other, 1)
  expect(await pourBy(player)).toMatchObject(refusal('king-no-canister'))
  await deposit(player, 9_999)
  expect(await pourBy(player)).toMatchObject(refusal('king-no-canister'))
  await deposit(player)
  await deposit(player, 500_000)
  await play(player, 1)
  // It waits until it is poured in.
  expect((await kingOf(player)).progress).toMatchObject({ km: 1, speed: 1, canister: { state: 'ready', burnsUntil: null } })
  expect(told(player).at(-1)).toMatchObject({ progress: { km: 1 }, canister: { state: 'ready' }, images: images('falcon') })
  const burnsUntil = new Date(t.clock.now().getTime() + hour_ms).toISOString()
  const answers = await Promise.all(Array.from({ length: 3 }, () => pourBy(player)))
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  expect(answers.find(({ success }) => success)?.data).toEqual({ activeWithCanister: images('falcon').activeWithCanister, burnsUntil })
  expect(await pourBy(player)).toMatchObject(refusal('king-canister-used'))
  await play(player, 2)
  expect((await kingOf(player)).progress).toMatchObject({ km: 5, speed: 2, canister: { state: 'used', burnsUntil } })
  expect(told(player).at(-1)).toEqual({
    progress: { carId: 3, companionId: null, km: 5, speed: 2 },
    canister: { state: 'used', burnsUntil },
    images: images('falcon'),
  })
  expect(told(other).every(({ progress }) => progress.km === 0 && progress.carId === 1)).toBe(true)
  t.clock.advance(hour_ms)
  await play(player, 1)
  expect((await kingOf(await again(player))).progress).toMatchObject({ km: 6, speed: 1, canister: { state: 'used', burnsUntil: null } })
  // The next day has a canister of its own, for a deposit of its own.
  t.clock.advance(day_ms)
  const next = await again(player)
  expect((await kingOf(next)).progress.canister.state).toBe('none')
  await deposit(player)
  expect(await pourBy(next)).toMatchObject({ success: true })
  await play(player, 1)
  expect((await kingOf(next)).progress.km).toBe(8)
})

test('SA-008: milestones give their bonuses by themselves, once, and the road has an end', async () => {
  const player = await fundedPlayer(t, 1_000_000n)
  await choose(player, 1)
  const before = await balanceOf(t.house.db, purseOf(player.id, 'main', 'UAH'))
  await play(player, 55)
  const { milestones } = await kingOf(player)
  expect(milestones.map(({ isReached, isGiven }) => [isReached, isGiven]).slice(0, 3)).toEqual([
    [true, true],
    [true, true],
    [false, false],
  ])
  expect(milestones[1]?.left).toBe(599)
  expect((await balanceOf(t.house.db, purseOf(player.id, 'main', 'UAH'))) - before).toBe(500n - 55n * 200n)
  const { rows } = await sql<{ kind: string }>`
    select kind from bonuses_prizes.prizes where player_id = ${player.id} and source = 'seasons/king-of-road' order by id`.execute(
    t.house.db,
  )
  expect(rows.map(({ kind }) => kind)).toEqual(['money', 'bonus'])
  await play(player, 200)
  expect((await kingOf(player)).progress.km).toBe(250)
})

test('who takes a break goes nowhere: no car, no canister', async () => {
  const [fresh, driver] = [await fundedPlayer(t, 100_000n), await fundedPlayer(t, 100_000n)]
  await choose(driver, 1)
  await deposit(driver)
  for (const { visitor } of [fresh, driver]) await visitor.call(coolOff, { body: { days: 1 } })
  await t.drain()
  expect(await choose(await again(fresh), 1)).toMatchObject(refusal('king-play-closed'))
  await expect(pour(t.house, driver.id)).rejects.toMatchObject({ code: 'king-play-closed' })
  // Nor by the call of all tracks, which asks for less.
  const [campaign] = await campaignsOfKind(t.house.db, 'king-of-road')
  const step = campaign?.document.tracks?.find(({ name }) => name === 'fuel')?.spec.steps[0]?.name ?? ''
  const past = { params: { id: campaign?.tracks['fuel'] ?? 0 }, body: { step } }
  expect((await (await again(driver)).visitor.call(claimStep, past)).body).toMatchObject(refusal('missions-own-way'))
})

test('RA-002: who comes back from a break stays off the road: nothing counts, no car is changed, and no deposit is asked for', async () => {
  const player = await fundedPlayer(t, 100_000n)
  await choose(player, 1)
  await deposit(player)
  await player.visitor.call(coolOff, { body: { days: 1 } })
  await t.drain()
  t.clock.advance(day_ms)
  const back = await again(player)
  expect((await kingOf(back)).progress).toMatchObject({ isOut: true, own: null })
  expect((await kingOf(await fundedPlayer(t, 1_000n))).progress.isOut).toBe(false)
  for (const answer of [await choose(back, 2), await change(back, 2), await accompany(back, 1), await pourBy(back)])
    expect(answer).toMatchObject(refusal('king-left'))
})

test('SA-008, API-221: the top hundred, a hundred rows unless asked for fewer', async () => {
  await sql`
    with known as (
      insert into players_accounts.players (login, currency, country, language, created_at)
      select 'king-' || n, 'UAH', 'UA', 'uk', now() from generate_series(1, 110) n returning id, substr(login, 6)::integer as n
    ), board as (
      update campaigns_boards.boards set revision = revision + 1 where owner = 'seasons/king-of-road' returning id, starts_at
    )
    insert into campaigns_boards.entries (board_id, player_id, rounds, attempts, points, reached_at, best_multiple, joined_at)
    select board.id, known.id, 1, jsonb_build_array(240 - n), 240 - n, starts_at, 0, starts_at from known, board`.execute(t.house.db)
  const rows = async (query: { limit?: number; offset?: number }) => (await t.visitor().call(getKingLeaderboard, { query })).body
  expect(await rows({})).toMatchObject({ total: 100, hasMore: false })
  expect((await rows({})).data.map(({ place }) => place)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1))
  expect((await rows({ limit: 2, offset: 10 })).data.map(({ place }) => place)).toEqual([11, 12])
  expect((await rows({ offset: 100 })).data).toEqual([])
})

test('after the road is closed nothing is chosen or poured in, and what was left is back with the house', async () => {
  const player = await fundedPlayer(t, 100_000n)
  await later(12 * day_ms)
  const late = await again(player)
  expect(await kingOf(late)).toMatchObject({ state: 'finish' })
  expect(await choose(late, 1)).toMatchObject(refusal('king-closed'))
  await later(2 * day_ms)
  expect(await kingOf()).toMatchObject({ state: 'closed' })
  const { rows } = await sql<{ state: string }>`
    select state from campaigns_campaigns.campaigns where slug = 'king-of-road'`.execute(t.house.db)
  expect(rows).toEqual([{ state: 'settled' }])
})
