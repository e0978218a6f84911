import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { asOwner } from '#apps/testing/as-owner.ts'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { closeBalanced } from '#casino/contests/races/testing/race-house.ts'
import { fundedPlayer, type FundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { addAsset, balanceOf, fundAccount, houseAccount, points_purse, post, purseOf } from '#casino/money/wallet/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { DrawSpec } from '../draw-spec.ts'
import { closeDraw } from './close-draw.ts'
import { createDraw } from './create-draw.ts'
import { drawByAttempt } from './draw-by-attempt.ts'
import { fallsOf, insertAttempt } from './fall-store.ts'

const title = { uk: 'Колесо', ru: 'Колесо', en: 'Wheel' }
const amounts = (UAH: number) => ({ UAH, USD: UAH, EUR: UAH, USDT: UAH })
const spec: DrawSpec = {
  outcomes: [{ name: 'ten', title, weight: 1, stock: 4, money: amounts(1_000) }],
  nothing_weight: 0,
  attempt: { asset: 'spins', amount: 1 },
}

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ now: '2026-12-01T12:00:00Z', pool_size: 8 })
  await addAsset(t.house, 'spins', 0)
})
afterAll(() => closeBalanced(t))

const draw = (change: Partial<DrawSpec> = {}) =>
  inTransaction(t.house.db, (tx) =>
    createDraw(tx, t.house, {
      owner: 'contests/prize-drops',
      title,
      starts_at: t.clock.now(),
      ends_at: new Date(t.clock.now().getTime() + 3_600_000),
      spec: { ...spec, ...change },
    }),
  )
const playerWithSpins = async (amount_minor: bigint): Promise<FundedPlayer> => {
  const player = await fundedPlayer(t, 1_000n)
  const to = purseOf(player.id, points_purse, 'spins')
  const movement = { key: `spins:${player.id}`, reason: 'test', postings: [{ from: houseAccount('test', 'spins'), to, amount_minor }] }
  await inTransaction(t.house.db, (tx) => post(tx, t.house, movement))
  return player
}
const spins = (id: bigint) => balanceOf(t.house.db, purseOf(id, points_purse, 'spins'))
const cash = (id: bigint) => balanceOf(t.house.db, purseOf(id, 'main', 'UAH'))

test('an attempt costs its points once and brings one result, however often its call comes and at once', async () => {
  const { id } = await draw()
  const player = await playerWithSpins(3n)
  const attempt = { draw_id: id, player_id: player.id, key: 'one', client_seed: 'mine' }
  const all = await Promise.all(Array.from({ length: 6 }, () => drawByAttempt(t.house, attempt)))
  expect(new Set(all.map((fall) => fall.id)).size).toBe(1)
  expect([await spins(player.id), await cash(player.id)]).toEqual([2n, 2_000n])
  await drawByAttempt(t.house, { ...attempt, key: 'two' })
  expect([await spins(player.id), await cash(player.id)]).toEqual([1n, 3_000n])
})

test('who has no points, comes too late, or finds everything given out is refused and pays nothing', async () => {
  const { id } = await draw({ outcomes: [{ name: 'ten', title, weight: 1, stock: 1, money: amounts(1_000) }] })
  const [rich, poor] = [await playerWithSpins(5n), await fundedPlayer(t, 1_000n)]
  const attempt = (player: FundedPlayer, key: string) =>
    drawByAttempt(t.house, { draw_id: id, player_id: player.id, key, client_seed: 'mine' })
  await expect(attempt(poor, 'a')).rejects.toMatchObject({ code: 'insufficient-funds' })
  await attempt(rich, 'a')
  await expect(attempt(rich, 'b')).rejects.toMatchObject({ code: 'draws-given-out' })
  t.clock.advance(3_600_000)
  await expect(attempt(rich, 'c')).rejects.toMatchObject({ code: 'draws-closed' })
  expect(await spins(rich.id)).toBe(4n)
})

test('what its owner does beside an attempt takes place once with the payment, or neither does', async () => {
  const { id } = await draw()
  const player = await playerWithSpins(2n)
  const attempt = { draw_id: id, player_id: player.id, client_seed: 'mine' }
  const beside = vi.fn(async () => undefined)
  await Promise.all([1, 2, 3].map(() => drawByAttempt(t.house, { ...attempt, key: 'one', beside })))
  expect(beside).toHaveBeenCalledOnce()
  const refusing = async (): Promise<void> => {
    throw new Error('not now')
  }
  await expect(drawByAttempt(t.house, { ...attempt, key: 'two', beside: refusing })).rejects.toThrow('not now')
  expect([await spins(player.id), await cash(player.id)]).toEqual([1n, 2_000n])
})

test('an attempt that was paid when its process died is drawn by the same call again, or when the draw is closed', async () => {
  const { id } = await draw()
  const player = await playerWithSpins(5n)
  const paid = (key: string) =>
    inTransaction(t.house.db, (tx) => insertAttempt(tx, { draw_id: id, player_id: player.id, input: 'mine', key, at: t.clock.now() }))
  const [first] = [await paid('one'), await paid('two')]
  const again = await drawByAttempt(t.house, { draw_id: id, player_id: player.id, key: 'one', client_seed: 'mine' })
  expect([again.id, again.is_given, await cash(player.id)]).toEqual([first?.id, true, 2_000n])
  await inTransaction(t.house.db, (tx) => closeDraw(tx, t.house, Number(id)))
  expect(await cash(player.id)).toBe(3_000n)
  expect(await balanceOf(t.house.db, fundAccount(`draw:${id}`, 'UAH'))).toBe(0n)
})

const sha256 = (words: string) => hash('sha256', words, 'hex')

test.each([
  ['mine_1-A', 'mine_1-A'],
  ['a b', sha256('a b')],
  ['m'.repeat(65), sha256('m'.repeat(65))],
  ['щастя', sha256('щастя')],
  ['', sha256('')],
])('a player’s words %j are drawn with as %s, which is what is noted', async (client_seed, input) => {
  const { id } = await draw()
  const player = await playerWithSpins(1n)
  expect(await drawByAttempt(t.house, { draw_id: id, player_id: player.id, key: 'one', client_seed })).toMatchObject({
    input,
    is_given: true,
  })
  expect(await cash(player.id)).toBe(2_000n)
})

test('no attempt is noted that could not be drawn, and those that were paid before are drawn when the draw is closed', async () => {
  const { id } = await draw()
  const [odd, other] = [await fundedPlayer(t, 1_000n), await fundedPlayer(t, 1_000n)]
  const paid = (player: FundedPlayer, input: string) =>
    inTransaction(t.house.db, (tx) => insertAttempt(tx, { draw_id: id, player_id: player.id, input, key: 'one', at: t.clock.now() }))
  await expect(paid(odd, 'a b')).rejects.toThrow('falls_input_is_client_seed')
  await asOwner(t, (client) => client.query('alter table campaigns_draws.falls drop constraint falls_input_is_client_seed'))
  await paid(odd, 'a b')
  await paid(other, 'mine')
  const migration = await readFile(new URL('./migrations/20261204T0900-drawable-inputs.sql', import.meta.url), 'utf8')
  await asOwner(t, (client) => client.query(migration))
  await inTransaction(t.house.db, (tx) => closeDraw(tx, t.house, Number(id)))
  expect([await cash(odd.id), await cash(other.id)]).toEqual([2_000n, 2_000n])
  const falls = await fallsOf(t.house.db, id, { after: 0n, limit: 9 })
  expect(falls.map(({ input }) => input)).toEqual([sha256('a b'), 'mine'])
})

test('a draw that could not be promised is not made', async () => {
  await expect(draw({ outcomes: [{ name: 'ten', title, weight: 1, stock: 1 }] })).rejects.toThrow('brings either money or a prize')
  await expect(draw({ rounds: { games: [], stakes: {} } })).rejects.toThrow('for rounds or for attempts')
  await expect(
    draw({ nothing_weight: 4_000_000_000, outcomes: [{ name: 'a', title, weight: 900_000_000, stock: 1, money: amounts(1) }] }),
  ).rejects.toThrow('more than one draw can tell apart')
})
