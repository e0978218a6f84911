import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { closeBalanced } from '#casino/contests/races/testing/race-house.ts'
import { balanceOf, fundAccount, houseAccount, points_purse, post, purseOf } from '#casino/money/wallet/server/api.ts'
import { registerPlayer, type RegisteredPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { selfExclude } from '#casino/players/responsible-play/contract.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { Refusal } from '#kernel/refusals/refusal.ts'
import { closeShelf, faultsOfShelf, openShelf, promisedByShelf, shelfView, takeFromShelf, type ShelfItem } from './api.ts'

const money = (UAH: number) => ({ UAH, USD: UAH, EUR: UAH, USDT: UAH })
const shelf = 'test:shelf'
const items: readonly ShelfItem[] = [
  { id: 1, cost: 5, stock: 3, money: money(1_000) },
  { id: 2, cost: 2, stock: 10, most_each: 2, money: money(500) },
]
const asset = 'tokens'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ now: '2026-12-01T12:00:00Z', pool_size: 8 })
  await inTransaction(t.house.db, (tx) => openShelf(tx, t.house, { shelf, items }))
})
afterAll(() => closeBalanced(t))

const playerWith = async (amount: number): Promise<RegisteredPlayer> => {
  const player = await registerPlayer(t)
  const postings = [{ from: houseAccount('test', asset), to: purseOf(player.player_id, points_purse, asset), amount_minor: BigInt(amount) }]
  await inTransaction(t.house.db, (tx) => post(tx, t.house, { key: `test-tokens:${player.player_id}`, reason: 'test', postings }))
  return player
}
let calls = 0
/** Takes, or says by which code it was refused. */
const take = async ({ player_id }: RegisteredPlayer, id: number, count = 1, key = `call-${++calls}`): Promise<string> => {
  const item = items.find((one) => one.id === id) as ShelfItem
  const title = { key: 'activities.tokens', values: { amount: 1 } }
  const taking = { shelf, item, asset, player_id, count, key, source: 'contests/activities', title }
  return inTransaction(t.house.db, (tx) => takeFromShelf(tx, t.house, taking)).then(
    ({ kind }) => kind,
    (error: Refusal) => error.code,
  )
}
const has = async ({ player_id }: RegisteredPlayer) =>
  Promise.all([purseOf(player_id, points_purse, asset), purseOf(player_id, 'main', 'UAH')].map((purse) => balanceOf(t.house.db, purse)))
const fund = () => balanceOf(t.house.db, fundAccount(shelf, 'UAH'))
const left = async () => (await shelfView({ house: t.house, language: 'en', player_id: null }, shelf, items)).map((one) => one.left)

test('what stands on a shelf is set aside before it is seen, and shown with what it costs and what is left', async () => {
  expect([await fund(), promisedByShelf(t.house, items).get('UAH')]).toEqual([8_000n, 8_000n])
  expect(await shelfView({ house: t.house, language: 'en', player_id: null }, shelf, items)).toMatchObject([
    { id: 1, cost: 5, left: 3, stock: 3, had: 0, mostEach: null, prize: { type: 'money' } },
    { id: 2, cost: 2, left: 10, stock: 10, had: 0, mostEach: 2 },
  ])
})

test('all or none: too few points, and too few of the prize, cost nothing and leave the shelf as it was', async () => {
  const player = await playerWith(9)
  const before = await left()
  expect([await take(player, 1, 2), await take(player, 1, 4)]).toEqual(['insufficient-funds', 'shelves-given-out'])
  expect([await has(player), await left()]).toEqual([[9n, 0n], before])
  expect(await take(player, 1)).toBe('money')
  expect([await has(player), (await left())[0]]).toEqual([[4n, 1_000n], 2])
})

test('one key takes once, however often and however many at once; nobody takes more of a prize than each may', async () => {
  const player = await playerWith(100)
  expect(await Promise.all([1, 2, 3].map(() => take(player, 2, 1, 'one-call')))).toEqual(['money', 'money', 'money'])
  expect(await has(player)).toEqual([98n, 500n])
  const raced = await Promise.all([1, 2, 3, 4].map(() => take(player, 2)))
  expect(raced.toSorted()).toEqual(['money', 'shelves-had', 'shelves-had', 'shelves-had'])
  expect(await has(player)).toEqual([96n, 1_000n])
  const view = await shelfView({ house: t.house, language: 'en', player_id: player.player_id }, shelf, items)
  expect(view.map(({ had }) => had)).toEqual([0, 2])
})

test('of many at once no more take than there are', async () => {
  const players = await Promise.all(Array.from({ length: 4 }, () => playerWith(5)))
  const raced = await Promise.all(players.map((player) => take(player, 1)))
  expect(raced.toSorted()).toEqual(['money', 'money', 'shelves-given-out', 'shelves-given-out'])
  const points = await Promise.all(players.map(async (player) => (await has(player))[0]))
  expect(points.toSorted()).toEqual([0n, 0n, 5n, 5n])
})

test('reliability 12: who excluded themselves is given nothing and pays nothing', async () => {
  const player = await playerWith(10)
  await player.visitor.call(selfExclude, { body: { months: 6, isConfirmed: true } })
  expect(await take(player, 2)).toBe('shelves-play-closed')
  expect(await has(player)).toEqual([10n, 0n])
})

test('an author is told of two prizes with one number, and of a prize that brings nothing', () => {
  const [one] = items
  if (!one) throw new Error('no items')
  expect(faultsOfShelf(t.house, items)).toEqual([])
  expect(faultsOfShelf(t.house, [one, one])).toEqual(['settings: two prizes have the same id'])
  expect(faultsOfShelf(t.house, [{ id: 1, cost: 1, stock: 1 }])).toEqual(['settings: prize 1 brings either money or a prize'])
})

test('a shelf that is closed has nothing left, and its fund ends at zero', async () => {
  const player = await playerWith(10)
  await inTransaction(t.house.db, (tx) => closeShelf(tx, t.house, { shelf, items }))
  expect([await left(), await fund()]).toEqual([[0, 0], 0n])
  expect(await take(player, 2)).toBe('shelves-given-out')
  expect(await has(player)).toEqual([10n, 0n])
})
