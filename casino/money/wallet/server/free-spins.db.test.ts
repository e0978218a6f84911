import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestHouse } from '#apps/testing/test-house.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { fundWith, giveGrant, grantOf } from '../testing/granted-player.ts'
import { knownDraw } from '../testing/known-draw.ts'
import { sha256 } from '../testing/sha256.ts'
import { closeBalanced, createWalletHouse, playerWith, transact } from '../testing/wallet-house.ts'
import { fundAccount, purseOf } from './account.ts'
import { balanceOf, readPlayerBalance } from './balances.ts'
import { beginFreeSpins, endFreeSpins } from './free-spins.ts'
import { openFreeSpins, readFreeSpins, type NewFreeSpins } from './free-spins-store.ts'
import { endGrant } from './grants.ts'
import { settleFreeSpin, type FreeSpinRound } from './settle-free-spin.ts'
import { setStakeControls } from './stake-controls.ts'

let t: TestHouse
let player_id = 0n
let nonce = 0
beforeAll(async () => {
  t = await createWalletHouse({ pool_size: 16 })
  await fundWith(t, 'spins', 1_000_000n)
  await fundWith(t, 'test', 1_000_000n)
})
afterAll(() => closeBalanced(t))
beforeEach(async () => {
  player_id += 1n
  await playerWith(t, player_id, 1_000n)
})

const ends_at = () => new Date(t.clock.now().getTime() + 86_400_000)
/** Three spins of 200 in one game, under the player's own number. */
const give = (changes: Partial<NewFreeSpins> = {}) =>
  transact(t, (tx) =>
    beginFreeSpins(tx, t.house, {
      free_spins_id: player_id,
      player_id,
      asset: 'UAH',
      fund: 'fund:spins',
      stake_minor: 200n,
      number: 3,
      games: ['test-slot'],
      wins_to: null,
      ends_at: ends_at(),
      ...changes,
    }),
  )
let drawn = 0
const spin = (win_minor = 0n, changes: Partial<FreeSpinRound> = {}) => {
  nonce += 1
  const known = knownDraw(win_minor, { fact: null, answer: { nonce } })
  return settleFreeSpin(t.house, {
    free_spins_id: player_id,
    owner_id: player_id,
    asset: 'UAH',
    key: `spin-${nonce}`,
    request_hash: sha256(`spin ${nonce}`),
    reference: `round:${player_id}:${nonce}`,
    game: 'test-slot',
    stake_minor: 200n,
    draw: (accepted) => {
      drawn += 1
      return known(accepted)
    },
    ...changes,
  })
}
const codeOf = (played: Promise<unknown>) =>
  played.then(
    () => 'played',
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  )
const cash = () => balanceOf(t.house.db, purseOf(player_id, 'main', 'UAH'))
const standing = async () => (await readFreeSpins(t.house.db, [player_id]))[0]
const fundStands = () => balanceOf(t.house.db, fundAccount('spins', 'UAH'))

test('a free spin takes no cash, its win is cash at once, and the last one ends the spins, told once', async () => {
  const before = await fundStands()
  expect([await give(), await give()]).toEqual([true, false])
  expect(await fundStands()).toBe(before - 600n)
  await spin(500n)
  expect(await cash()).toBe(1_500n)
  expect(await standing()).toMatchObject({ left: 2, played: 1, won_minor: 500n, is_open: true })
  expect((await readPlayerBalance(t.house.db, player_id, 'UAH')).bonus).toEqual({ balance: 0, fsRemain: 2, games: ['test-slot'] })
  await spin()
  await spin(100n)
  expect(await standing()).toMatchObject({ left: 0, played: 3, won_minor: 600n, is_open: false })
  expect((await readPlayerBalance(t.house.db, player_id, 'UAH')).bonus).toEqual({ balance: 0, fsRemain: 0, games: [] })
  expect(await cash()).toBe(1_600n)
  expect(await openFreeSpins(t.house.db, player_id, t.clock.now())).toEqual([])
  const { rows } = await t.house.pool.query(
    "select count(*)::int as n from kernel.facts where kind = 'money/wallet.free-spins-used' and player_id = $1",
    [String(player_id)],
  )
  expect(rows).toEqual([{ n: 1 }])
})

test('another game, another stake, another currency, somebody else’s and used-up spins are refused before anything is drawn, and take nothing', async () => {
  await give({ number: 1 })
  const other = await playerWith(t, 1_000_000n + player_id, 0n)
  drawn = 0
  expect(await codeOf(spin(0n, { game: 'other-slot' }))).toBe('free-spins-other-game')
  expect(await codeOf(spin(0n, { stake_minor: 400n }))).toBe('free-spins-other-stake')
  expect(await codeOf(spin(0n, { asset: 'USD' }))).toBe('free-spins-other-stake')
  expect(await codeOf(spin(0n, { owner_id: other }))).toBe('free-spins-unknown')
  expect(await codeOf(spin(0n, { free_spins_id: 999_999n }))).toBe('free-spins-unknown')
  expect(drawn).toBe(0)
  await spin()
  expect([await codeOf(spin()), drawn, await cash()]).toEqual(['free-spins-ended', 1, 1_000n])
})

test('a repeat with the same key brings the same round, also when the spins are used up by then; another request under it is refused', async () => {
  await give({ number: 1 })
  const key = { key: `again-${player_id}`, request_hash: sha256('again') }
  const first = await spin(300n, key)
  drawn = 0
  expect(await spin(900n, key)).toEqual({ replayed: true, answer: first.answer })
  expect(await codeOf(spin(0n, { ...key, request_hash: sha256('other') }))).toBe('idempotency-key-reused')
  expect([drawn, await cash()]).toEqual([0, 1_300n])
})

test('of twenty pressed at once as many are played as there are', async () => {
  await give()
  const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf(spin(10n))))
  expect(codes.filter((code) => code === 'played')).toHaveLength(3)
  expect(new Set(codes)).toEqual(new Set(['played', 'free-spins-ended']))
  expect(await cash()).toBe(1_030n)
})

test('spins whose time is over are refused before the job ends them; what was not played goes back to the fund, once', async () => {
  const before = await fundStands()
  await give({ ends_at: new Date(t.clock.now().getTime() + 1_000) })
  await spin()
  t.clock.advance(1_000)
  expect(await codeOf(spin())).toBe('free-spins-ended')
  const end = () => transact(t, (tx) => endFreeSpins(tx, t.house, [player_id]))
  expect([await end(), await end()]).toEqual([[{ free_spins_id: player_id, unused: 2 }], []])
  expect(await fundStands()).toBe(before - 200n)
  expect(await standing()).toMatchObject({ left: 0, played: 1, is_open: false })
})

test('reliability 12: a block and the end of the chosen time stop free spins too, before they are drawn; limits on stakes of cash do not count them', async () => {
  await give()
  const now = t.clock.now()
  const none = { blocked_until: null, session_until: null, caps: null }
  const control = (controls: object) => transact(t, (tx) => setStakeControls(tx, t.house, player_id, { ...none, ...controls }))
  drawn = 0
  await control({ blocked_until: 'for-ever' })
  expect(await codeOf(spin())).toBe('stakes-blocked')
  await control({ session_until: now })
  expect(await codeOf(spin())).toBe('limit-reached')
  expect(drawn).toBe(0)
  await control({ caps: { asset: 'UAH', limits: [{ which: 'stake-24-hours', amount_minor: 100n }] } })
  expect(await codeOf(spin())).toBe('played')
})

test('the licence’s least time between rounds holds for free spins', async () => {
  await give()
  await spin(0n, { least_gap_ms: 2_500 })
  expect(await codeOf(spin(0n, { least_gap_ms: 2_500 }))).toBe('too-soon')
  t.clock.advance(2_500)
  expect(await codeOf(spin(0n, { least_gap_ms: 2_500 }))).toBe('played')
})

test('wins that are a bonus’s are cash up to its cap once it was converted, and go back to its fund beyond it', async () => {
  await giveGrant(t, grantOf(player_id, player_id, { required_minor: 0n, amount_minor: 100n }))
  await give({ wins_to: player_id })
  await transact(t, (tx) => endGrant(tx, t.house, { grant_id: player_id, how: 'converted', most_minor: 400n }))
  const before = await balanceOf(t.house.db, fundAccount('test', 'UAH'))
  for (const win of [200n, 200n, 50n]) await spin(win)
  expect([await cash(), (await balanceOf(t.house.db, fundAccount('test', 'UAH'))) - before]).toEqual([1_400n, 150n])
})

test('wins that are a bonus’s stand in its purse, are cash once it was converted, and with a bonus that was given up the spins end', async () => {
  await giveGrant(t, grantOf(player_id, player_id, { required_minor: 1n }))
  await give({ wins_to: player_id })
  await spin(700n)
  const bonus = () => balanceOf(t.house.db, purseOf(player_id, `bonus:${player_id}`, 'UAH'))
  expect([await cash(), await bonus()]).toEqual([1_000n, 1_700n])
  await transact(t, (tx) => endGrant(tx, t.house, { grant_id: player_id, how: 'returned' }))
  expect(await codeOf(spin(700n))).toBe('free-spins-ended')
  expect(await cash()).toBe(1_000n)
})

test('spins that a fund does not hold are given to nobody', async () => {
  expect(await codeOf(give({ number: 10_000 }))).toBe('insufficient-funds')
  expect(await standing()).toBeUndefined()
})

test('what could not be drawn takes no free spin', async () => {
  await give()
  const broken = () => {
    throw new Error('no chance today')
  }
  await expect(spin(0n, { draw: broken })).rejects.toThrow('no chance today')
  expect(await standing()).toMatchObject({ left: 3 })
})
