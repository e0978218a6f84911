import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestHouse } from '#apps/testing/test-house.ts'
import type { CapName } from '../rules.ts'
import { purseOf } from './account.ts'
import { balanceOf } from './balances.ts'
import { settleInstant } from './settle-instant.ts'
import { readStakeControls, setStakeControls, type StakeControls } from './stake-controls.ts'
import { settleMany, takeStake } from './stakes.ts'
import { closeBalanced, createWalletHouse, playerWith, roundOf, transact } from '../testing/wallet-house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await createWalletHouse({ now: '2026-12-01T12:30:00Z' })
})
afterAll(() => closeBalanced(house))

const free: StakeControls = { blocked_until: null, session_until: null, caps: null }
const control = (player_id: bigint, controls: Partial<StakeControls>) =>
  transact(house, (tx) => setStakeControls(tx, house.house, player_id, { ...free, ...controls }))
const cap = (player_id: bigint, which: CapName, amount_minor: bigint) =>
  control(player_id, { caps: { asset: 'UAH', limits: [{ which, amount_minor }] } })
const settle = (...args: Parameters<typeof roundOf>) => settleInstant(house.house, roundOf(...args))

test('reliability 12: a blocked player stakes with no purse, and again when the time has come', async () => {
  await playerWith(house, 1n, 1_000n)
  await control(1n, { blocked_until: new Date('2026-12-01T13:00:00Z') })
  const blocked = { code: 'stakes-blocked', details: { till: '2026-12-01T13:00:00.000Z' } }
  await expect(settle(1n, 1)).rejects.toMatchObject(blocked)
  await expect(settle(1n, 2, { purse: 'demo' })).rejects.toMatchObject(blocked)
  house.clock.set('2026-12-01T13:00:00Z')
  expect((await settle(1n, 1)).balance_after).toBe(900n)
  await control(1n, { blocked_until: 'for-ever' })
  await expect(settle(1n, 3)).rejects.toMatchObject({ code: 'stakes-blocked', details: { till: null } })
  expect(await readStakeControls(house.house.db, 1n)).toEqual({ ...free, blocked_until: 'for-ever' })
})

test('reliability 12: where there are no controls the answer is no', async () => {
  await expect(settle(404n, 1)).rejects.toMatchObject({ code: 'stakes-blocked' })
  await playerWith(house, 2n, 1_000n)
  await control(2n, { caps: { asset: 'USD', limits: [{ which: 'loss-7-days', amount_minor: 5n }] } })
  // The caps are in another currency than the stake: they cannot be compared.
  await expect(settle(2n, 1)).rejects.toMatchObject({ code: 'stake-other-currency' })
})

test('reliability 13: wins are never refused', async () => {
  await playerWith(house, 3n, 1_000n)
  const bet = { owner_id: 3n, purse: 'main', asset: 'UAH', game: 'football' }
  await transact(house, (tx) => takeStake(tx, house.house, { ...bet, key: 'bet:1:stake', reference: 'bet:1:stake', amount_minor: 400n }))
  await control(3n, {
    blocked_until: 'for-ever',
    session_until: new Date(0),
    caps: { asset: 'UAH', limits: [{ which: 'stake-24-hours', amount_minor: 0n }] },
  })
  await transact(house, (tx) =>
    settleMany(tx, house.house, [
      { ...bet, key: 'bet:1:win', reference: 'bet:1:win', outcome: 'win', stake_minor: 400n, amount_minor: 900n },
    ]),
  )
  await transact(house, (tx) =>
    settleMany(tx, house.house, [
      { ...bet, key: 'bet:1:win', reference: 'bet:1:win', outcome: 'win', stake_minor: 400n, amount_minor: 900n },
    ]),
  )
  expect((await settle(3n, 1, { stake_minor: 0n, win_minor: 5n })).balance_after).toBe(1_505n)
  const stake = transact(house, (tx) => takeStake(tx, house.house, { ...bet, key: 'bet:2:stake', reference: 'bet:2', amount_minor: 1n }))
  await expect(stake).rejects.toMatchObject({ code: 'stakes-blocked' })
})

test('reliability 12: after the end of the session no stake is taken', async () => {
  await playerWith(house, 4n, 1_000n)
  house.clock.set('2026-12-01T13:10:00Z')
  await control(4n, { session_until: new Date('2026-12-01T13:20:00Z') })
  await settle(4n, 1)
  house.clock.set('2026-12-01T13:20:00Z')
  await expect(settle(4n, 2)).rejects.toMatchObject({ code: 'limit-reached', details: { which: 'session' } })
})

test('reliability 12: stakes are capped over 24 hours, and room comes back hour by hour', async () => {
  house.clock.set('2026-12-02T10:30:00Z')
  await playerWith(house, 5n, 10_000n)
  await cap(5n, 'stake-24-hours', 250n)
  await settle(5n, 1, { win_minor: 500n })
  house.clock.set('2026-12-02T15:30:00Z')
  await settle(5n, 2)
  const reached = { code: 'limit-reached', details: { which: 'stake-24-hours', till: '2026-12-03T11:00:00.000Z' } }
  await expect(settle(5n, 3)).rejects.toMatchObject(reached)
  expect((await settle(5n, 4, { stake_minor: 50n })).replayed).toBe(false)
  await expect(settle(5n, 5, { stake_minor: 1n })).rejects.toMatchObject(reached)
  house.clock.set('2026-12-03T10:59:59Z')
  await expect(settle(5n, 6)).rejects.toMatchObject(reached)
  house.clock.set('2026-12-03T11:00:00Z')
  await settle(5n, 6)
  await expect(settle(5n, 7)).rejects.toMatchObject({ code: 'limit-reached' })
})

test('reliability 12: losses are what was staked and not won; a stake that could go beyond is refused', async () => {
  house.clock.set('2026-12-05T10:00:00Z')
  await playerWith(house, 6n, 10_000n)
  await cap(6n, 'loss-7-days', 250n)
  await settle(6n, 1, { stake_minor: 200n, win_minor: 150n }) // 50 lost
  await settle(6n, 2, { stake_minor: 200n }) // 250 lost
  await expect(settle(6n, 3, { stake_minor: 1n, win_minor: 900n })).rejects.toMatchObject({ details: { which: 'loss-7-days' } })
  house.clock.set('2026-12-12T10:59:59Z')
  await expect(settle(6n, 4, { stake_minor: 1n })).rejects.toMatchObject({ code: 'limit-reached' })
  house.clock.set('2026-12-12T11:00:00Z')
  await settle(6n, 4, { stake_minor: 250n })
})

test('reliability 12: new caps count what was staked before they were set', async () => {
  house.clock.set('2026-12-13T10:00:00Z')
  await playerWith(house, 7n, 10_000n)
  await settle(7n, 1)
  house.clock.set('2026-12-13T12:00:00Z')
  await settle(7n, 2)
  await cap(7n, 'stake-24-hours', 250n)
  await expect(settle(7n, 3)).rejects.toMatchObject({ details: { which: 'stake-24-hours', till: '2026-12-14T11:00:00.000Z' } })
  await control(7n, free)
  await settle(7n, 3)
  await cap(7n, 'stake-30-days', 350n)
  await expect(settle(7n, 4)).rejects.toMatchObject({ details: { which: 'stake-30-days' } })
  expect((await readStakeControls(house.house.db, 7n))?.caps).toEqual({
    asset: 'UAH',
    limits: [{ which: 'stake-30-days', amount_minor: 350n }],
  })
})

test('reliability 12: a batch counts each stake before it looks at the next', async () => {
  await playerWith(house, 8n, 10_000n)
  await cap(8n, 'stake-24-hours', 300n)
  const results = await Promise.allSettled([1, 2, 3, 4, 5].map((nonce) => settle(8n, nonce)))
  expect(results.map((result) => result.status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected'])
})

test('demo and bonus stakes count for no cap', async () => {
  await playerWith(house, 9n, 1_000n)
  await cap(9n, 'stake-24-hours', 0n)
  await expect(settle(9n, 1, { purse: 'bonus' })).rejects.toMatchObject({ code: 'insufficient-funds' })
})

test('reliability 12: raced with its rounds, an exclusion lets no stake commit after its acknowledgement', async () => {
  for (let trial = 0; trial < 40; trial++) {
    const player_id = BigInt(1_000 + trial)
    await playerWith(house, player_id, 100_000n)
    const rounds = Promise.allSettled(Array.from({ length: 12 }, (_, nonce) => settle(player_id, nonce)))
    await control(player_id, { blocked_until: 'for-ever' })
    const acknowledged = await balanceOf(house.house.db, purseOf(player_id, 'main', 'UAH'))
    await rounds
    expect(await balanceOf(house.house.db, purseOf(player_id, 'main', 'UAH'))).toBe(acknowledged)
  }
})
