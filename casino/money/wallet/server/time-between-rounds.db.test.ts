import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestHouse } from '#apps/testing/test-house.ts'
import { settleInstant } from './settle-instant.ts'
import { takeStake } from './stakes.ts'
import { mutate } from '../testing/mutants.ts'
import { closeBalanced, createWalletHouse, playerWith, roundOf, settleDirectly, transact } from '../testing/wallet-house.ts'

const gap_ms = 2_500
const at_once = 50

let t: TestHouse
/** The player of a test, and one beside. */
let player_id = 0n
let other_id = 0n
beforeAll(async () => {
  t = await createWalletHouse({ pool_size: 16 })
})
afterAll(() => closeBalanced(t))
beforeEach(async () => {
  player_id += 2n
  other_id = player_id + 1n
  await playerWith(t, player_id, 10_000n)
})

const play = (nonce: number, changes: Parameters<typeof roundOf>[2] = {}) =>
  settleInstant(t.house, roundOf(player_id, nonce, { least_gap_ms: gap_ms, ...changes }))
const pass = (duration_ms: number): void => t.clock.set(new Date(t.clock.now().getTime() + duration_ms).toISOString())

test('RP-002: a round that comes sooner than the licence’s least time after the last one is refused, with what is left of it', async () => {
  await play(1)
  pass(1_000)
  const details = { till: new Date(t.clock.now().getTime() + 1_500).toISOString(), retry_after_ms: 1_500 }
  await expect(play(2)).rejects.toMatchObject({ code: 'too-soon', details })
  // Not for another game, nor for play money: it is the player who pauses.
  await expect(play(3, { game: 'another-slot', purse: 'demo' })).rejects.toMatchObject({ code: 'too-soon', details })
  pass(1_499)
  await expect(play(4)).rejects.toMatchObject({ code: 'too-soon', details: { retry_after_ms: 1 } })
  pass(1)
  expect(await play(5)).toMatchObject({ replayed: false })
})

test('RP-002: a repeat of the same round is answered at once, a refused one starts no new wait, another player waits for nobody', async () => {
  await playerWith(t, other_id, 1_000n)
  await play(1)
  expect(await play(1)).toMatchObject({ replayed: true })
  await settleInstant(t.house, roundOf(other_id, 7, { least_gap_ms: gap_ms }))
  pass(gap_ms)
  await expect(play(2, { stake_minor: 1_000_000n })).rejects.toMatchObject({ code: 'insufficient-funds' })
  expect(await play(3)).toMatchObject({ replayed: false })
})

test('without a least time nothing waits, and what a round of a seed’s end or a bet does is not timed', async () => {
  await play(1)
  await settleInstant(t.house, roundOf(player_id, 2, { stake_minor: 0n, least_gap_ms: gap_ms }))
  await settleInstant(t.house, roundOf(player_id, 3))
  const bet = { owner_id: player_id, purse: 'main', asset: 'UAH', key: 'bet', reference: 'bet:1', game: 'football', amount_minor: 100n }
  await transact(t, (tx) => takeStake(tx, t.house, bet))
  await expect(play(4)).rejects.toMatchObject({ code: 'too-soon' })
})

const alone = async (nonce: number): Promise<string> => {
  const round = roundOf(player_id, nonce, { key: `k${nonce}`, least_gap_ms: gap_ms })
  const [outcome = ''] = await settleDirectly(t, [round])
  return outcome
}
const race = async () =>
  Object.groupBy(await Promise.all(Array.from({ length: at_once }, (_, nonce) => alone(nonce))), (outcome) => outcome)
const counted = async () => Object.fromEntries(Object.entries(await race()).map(([outcome, all]) => [outcome, all?.length]))

test('RP-002: of 50 rounds at once, over connections of their own or in one call, one is played', async () => {
  expect(await counted()).toEqual({ settled: 1, 'too-soon': at_once - 1 })
  pass(gap_ms)
  const together = Array.from({ length: at_once }, (_, index) =>
    roundOf(player_id, 100 + index, { key: `t${index}`, least_gap_ms: gap_ms }),
  )
  const outcomes = await settleDirectly(t, together)
  expect(outcomes.filter((outcome) => outcome === 'settled').length).toBe(1)
})

test('mutant: where the last start is not written with the round, the race finds it', async () => {
  const putBack = await mutate(t, 'settle', [['set played_at = moment', 'set played_at = null']])
  expect((await counted().finally(putBack))['settled']).toBeGreaterThan(1)
})

test('mutant: where rounds of one call are not held against each other, the race finds it', async () => {
  const putBack = await mutate(t, 'accept', [['last_played := moment', 'last_played := last_played']])
  const together = Array.from({ length: at_once }, (_, index) => roundOf(player_id, index, { key: `t${index}`, least_gap_ms: gap_ms }))
  const outcomes = await settleDirectly(t, together).finally(putBack)
  expect(outcomes.filter((outcome) => outcome === 'settled').length).toBeGreaterThan(1)
})
