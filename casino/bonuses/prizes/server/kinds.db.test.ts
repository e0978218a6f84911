import { sql } from 'kysely'
import { Type } from 'typebox'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { slices } from '#apps/server/slices.ts'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { selfExclude } from '#casino/players/responsible-play/contract.ts'
import { registerPlayer, type RegisteredPlayer } from '#casino/players/accounts/testing/register-player.ts'
import {
  addAsset,
  balanceOf,
  fillFund,
  fundAccount,
  houseAccount,
  points_purse,
  post,
  purseOf,
  trialBalance,
} from '#casino/money/wallet/server/api.ts'
import { getMessages } from '#casino/messages/notifications/contract.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { contribute } from '#kernel/extensions.ts'
import { defineTexts } from '#kernel/i18n/texts.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { getPrizes, takePrize } from '../contract.ts'
import { pointAssets, prizeKind, prizeKinds } from '../extensions.ts'
import { exchangePoints, finishPrize, grantAll, priceOfPrize, priceToPromise, returnPrizes, type Prize } from './api.ts'
import { expirePrizes, takePrize as takeHere } from './promises.ts'

const amount = Type.Object({ amount: Type.Integer({ minimum: 1 }) }, { additionalProperties: false })
const words = (key: string) => () => ({ key, values: {} })
const texts = defineTexts({
  'testing.spins': { uk: 'Оберти', ru: 'Вращения', en: 'Spins' },
  'testing.sevens': { uk: '{amount} сімок', ru: '{amount} семёрок', en: '{amount} sevens' },
})

const common = { schema: amount, picture: 'gift', say: words('testing.spins'), tell: words('testing.spins') }
const worth = { value: ({ amount: each }: { amount: number }) => ({ asset: 'UAH', amount_minor: BigInt(each) * 10n }) }

let is_post_open = true

/** Kinds as other slices contribute them: one handed over after the commit, one that its player takes and that arrives later. */
const giver = defineServerSlice({
  name: 'testing/prizes',
  texts,
  start: (house) => addAsset(house, 'sevens', 0),
  contributes: [
    contribute(
      prizeKinds,
      prizeKind({
        ...common,
        ...worth,
        kind: 'spins',
        handing: {
          when: 'after-commit',
          hand: async (tx, house, { prize_id, player_id }, promised) => {
            // Uses a part of what the prize is worth: the rest is spent all the same.
            const postings = [{ from: promised, to: purseOf(player_id, 'main', 'UAH'), amount_minor: 40n }]
            await post(tx, house, { key: `spins:${prize_id}`, reason: 'prize', postings })
            return 'handed'
          },
        },
      }),
      prizeKind({
        ...common,
        ...worth,
        kind: 'parcel',
        faultOf: () => (is_post_open ? undefined : 'the post is closed'),
        handing: { when: 'when-taken', hand: async () => 'under-way' },
      }),
      prizeKind({
        ...common,
        ...worth,
        kind: 'greedy',
        handing: {
          when: 'when-taken',
          hand: async (tx, house, { prize_id, player_id }, promised) => {
            const postings = [{ from: promised, to: purseOf(player_id, 'main', 'UAH'), amount_minor: 1_000n }]
            await post(tx, house, { key: `greedy:${prize_id}`, reason: 'prize', postings })
            return 'handed'
          },
        },
      }),
    ),
    contribute(pointAssets, {
      asset: 'sevens',
      picture: 'star',
      say: (count) => ({ key: 'testing.sevens', values: { amount: count } }),
      tell: (count) => ({ key: 'testing.sevens', values: { amount: count } }),
    }),
  ],
})

let t: TestHouse
let player: RegisteredPlayer
let number = 0
beforeAll(async () => {
  t = await createTestHouse({ slices: [...slices, giver], pool_size: 16 })
})
afterAll(async () => {
  const { drift } = await trialBalance(t.house)
  await t.close()
  if (drift.length > 0) throw new Error('the ledger drifts')
})
beforeEach(async () => {
  player = await registerPlayer(t)
  number += 1
  for (const asset of ['UAH', 'sevens'])
    await inTransaction(t.house.db, (tx) => fillFund(tx, t.house, { campaign: campaign(), asset, step: 'published', amount_minor: 1_000n }))
})

const campaign = () => `test:${number}`
const prize = (kind: string, changes: Partial<Prize> = {}): Prize => ({
  key: `test:${number}`,
  player_id: player.player_id,
  kind,
  content: { amount: 10 },
  from: fundAccount(campaign(), 'UAH'),
  source: 'testing/prizes',
  title: { key: 'testing.spins', values: {} },
  ...changes,
})
const give = (...prizes: Prize[]) => inTransaction(t.house.db, (tx) => grantAll(tx, t.house, prizes))
const listed = async () => (await player.visitor.call(getPrizes)).body.data
const take = async () => (await player.visitor.call(takePrize, { params: { id: (await listed())[0]?.id ?? 0 }, body: {} })).body
const stands = async (purse = 'main', asset = 'UAH') => balanceOf(t.house.db, purseOf(player.player_id, purse, asset))
const fundHolds = async (name = campaign(), asset = 'UAH') => balanceOf(t.house.db, fundAccount(name, asset))
const promised = async () => fundHolds(`${campaign()}:promised`)

test('an unknown kind, another content or another asset is refused before anything is promised', async () => {
  for (const wrong of [
    prize('unheard-of'),
    prize('spins', { content: { amount: 0 } }),
    prize('spins', { content: { amount: 1, more: 1 } }),
    prize('points', { content: { asset: 'eights', amount: 1 }, from: fundAccount(campaign(), 'eights') }),
    prize('spins', { from: fundAccount(campaign(), 'sevens') }),
    prize('spins', { from: houseAccount('test', 'UAH') }),
  ]) {
    await expect(give(prize('spins', { key: `good:${number}` }), wrong)).rejects.toThrow(RangeError)
  }
  expect(() => priceOfPrize(t.house, { kind: 'unheard-of', content: {} })).toThrow(RangeError)
  expect(priceOfPrize(t.house, { kind: 'spins', content: { amount: 3 } })).toEqual({ asset: 'UAH', amount_minor: 30n })
  expect([await listed(), await fundHolds(), await promised()]).toEqual([[], 1_000n, 0n])
})

test('a prize that its kind could give when it was promised is given and keeps its price; a new one is not promised', async () => {
  const parcel = { kind: 'parcel', content: { amount: 3 } }
  expect(priceToPromise(t.house, parcel)).toEqual({ asset: 'UAH', amount_minor: 30n })
  is_post_open = false
  try {
    expect(() => priceToPromise(t.house, parcel)).toThrow('the prize of the kind "parcel" cannot be given: the post is closed')
    expect(priceOfPrize(t.house, parcel)).toEqual({ asset: 'UAH', amount_minor: 30n })
    await give(prize('parcel'))
    expect([await fundHolds(), await promised()]).toEqual([900n, 100n])
  } finally {
    is_post_open = true
  }
})

test('points are in the player’s purse when the transaction commits, and are told by their own name', async () => {
  await give(prize('points', { content: { asset: 'sevens', amount: 30 }, from: fundAccount(campaign(), 'sevens') }))
  expect([await stands(points_purse, 'sevens'), await fundHolds(campaign(), 'sevens')]).toEqual([30n, 970n])
  expect(await listed()).toMatchObject([
    { type: 'points', text: '30 сімок', picture: 'star', state: 'fulfilled', amount: 30, currency: 'sevens' },
  ])
  await t.drain()
  expect((await player.visitor.call(getMessages)).body.data).toMatchObject([{ text: '30 сімок' }])
})

test('what a kind hands over later is promised until then, and then spent, once', async () => {
  await give(prize('spins'))
  expect([await fundHolds(), await promised(), (await listed())[0]?.state]).toEqual([900n, 100n, 'granted'])
  await t.drain()
  await t.drain()
  expect([await stands(), await promised(), (await listed())[0]?.state]).toEqual([40n, 0n, 'fulfilled'])
  const id = BigInt((await listed())[0]?.id ?? 0)
  expect(await inTransaction(t.house.db, (tx) => returnPrizes(tx, t.house, [id]))).toBe(0)
  expect([await fundHolds(), await fundHolds(`prize:${id}`)]).toEqual([900n, 0n])
})

test('a prize waits for its player, is taken once by many at once, and is fulfilled when its owner says so', async () => {
  await give(prize('parcel'))
  expect((await listed())[0]?.state).toBe('waiting-for-player')
  const other = await registerPlayer(t)
  const id = (await listed())[0]?.id ?? 0
  expect((await other.visitor.call(takePrize, { params: { id }, body: {} })).status).toBe(404)
  expect((await Promise.all(Array.from({ length: 10 }, take))).every(({ success }) => success)).toBe(true)
  expect([(await listed())[0]?.state, await promised(), await fundHolds(`prize:${id}`)]).toEqual(['taken', 0n, 100n])
  const finish = () => inTransaction(t.house.db, (tx) => finishPrize(tx, t.house, BigInt(id)))
  expect([await finish(), await finish()]).toEqual([true, false])
  expect([(await listed())[0]?.state, await fundHolds(`prize:${id}`), await fundHolds()]).toEqual(['fulfilled', 0n, 900n])
})

test('no kind hands over more than its prize is worth, and a failed taking leaves the prize waiting', async () => {
  await give(prize('greedy'), prize('parcel', { key: `other:${number}` }))
  const id = (await listed()).find(({ type }) => type === 'greedy')?.id ?? 0
  const { body } = await player.visitor.call(takePrize, { params: { id }, body: {} })
  expect(body).toMatchObject({ success: false, error: 'insufficient-funds' })
  expect([(await listed()).map(({ state }) => state), await promised()]).toEqual([['waiting-for-player', 'waiting-for-player'], 200n])
})

test('what is not taken in time, or is called off, is in its fund again and cannot be taken', async () => {
  const expires_at = new Date(t.clock.now().getTime() + 60_000)
  await give(prize('parcel', { expires_at }), prize('parcel', { key: `other:${number}` }))
  const [late, called_off] = await listed()
  expect(await inTransaction(t.house.db, (tx) => returnPrizes(tx, t.house, [BigInt(called_off?.id ?? 0)]))).toBe(1)
  t.clock.advance(60_000)
  expect((await player.visitor.call(takePrize, { params: { id: late?.id ?? 0 }, body: {} })).body).toMatchObject({
    error: 'prizes-too-late',
  })
  await Promise.all([expirePrizes(t.house), expirePrizes(t.house)])
  expect([(await listed()).map(({ state }) => state), await fundHolds(), await promised()]).toEqual([['expired', 'returned'], 1_000n, 0n])
  expect(await take()).toMatchObject({ error: 'prizes-too-late' })
  const rewritten = sql`update bonuses_prizes.states set state = 'granted' where prize_id = ${late?.id ?? 0}`.execute(t.house.db)
  await expect(rewritten).rejects.toThrow(/cannot become granted/)
})

test('reliability 12: who excluded themselves takes no prize that waited for them', async () => {
  await give(prize('parcel'))
  const id = (await listed())[0]?.id ?? 0
  expect((await player.visitor.call(selfExclude, { body: { months: 6, isConfirmed: true } })).body.success).toBe(true)
  await expect(takeHere(t.house, player.player_id, BigInt(id), null)).rejects.toMatchObject({ code: 'prizes-not-now' })
  expect(await promised()).toBe(100n)
})

test('points are exchanged for others once for their key, and neither by who has too few nor by who excluded themselves', async () => {
  await give(prize('points', { content: { asset: 'sevens', amount: 30 }, from: fundAccount(campaign(), 'sevens') }))
  await addAsset(t.house, 'eights', 0)
  const exchange = (key: string, amount: number) =>
    inTransaction(t.house.db, (tx) =>
      exchangePoints(tx, t.house, {
        key: `test:${number}:${key}`,
        player_id: player.player_id,
        from: { asset: 'sevens', amount },
        to: { asset: 'eights', amount: 1 },
        source: 'testing/prizes',
      }),
    )
  expect([await exchange('one', 20), await exchange('one', 20)]).toEqual(['exchanged', 'known'])
  await expect(exchange('two', 20)).rejects.toMatchObject({ code: 'insufficient-funds' })
  expect([await stands(points_purse, 'sevens'), await stands(points_purse, 'eights')]).toEqual([10n, 1n])
  await player.visitor.call(selfExclude, { body: { months: 6, isConfirmed: true } })
  expect(await exchange('three', 5)).toBe('play-closed')
  expect(await stands(points_purse, 'sevens')).toBe(10n)
})
