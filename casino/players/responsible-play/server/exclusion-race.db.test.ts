import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { slices } from '#apps/server/slices.ts'
import { ControlsChanged } from '../events.ts'
import { balanceOf, purseOf } from '#casino/money/wallet/server/api.ts'
import type { Reaction } from '#kernel/facts/reactions.ts'
import type { Refusal } from '#kernel/refusals/refusal.ts'
import { closeBalanced, gamblerWith, playRound } from '../testing/play-house.ts'
import { restrict } from './restrict.ts'
import { restrictByHouse } from './restrict-by-house.ts'
import { changeLimits } from './update-limits.ts'

/** 10,000 in the long form. */
const trials = Number(process.env['EXCLUSION_TRIALS'] ?? 300)
const rounds_each = 8
const at_once = 10

let t: TestHouse
/** The same house with a mistake: the ledger hears of a block after the commit that answered the player. */
let late: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ pool_size: 16 })
  const afterwards = (reaction: Reaction): Reaction[] => (reaction.kind === ControlsChanged.kind ? [] : [reaction])
  const mutated = slices.map((slice) =>
    slice.name === 'money/wallet' ? { ...slice, reactions: (slice.reactions ?? []).flatMap(afterwards) } : slice,
  )
  late = await createTestHouse({ pool_size: 16, slices: mutated })
})
afterAll(async () => {
  await closeBalanced(t)
  await closeBalanced(late)
})

type Decision = (test: TestHouse, player_id: bigint) => Promise<unknown>

const till = new Date('2027-06-01T00:00:00Z')
const exclude: Decision = ({ house }, player_id) => restrict(house, player_id, { kind: 'self-excluded', till })
const closeByHouse: Decision = ({ house }, player_id) =>
  restrictByHouse(house, { player_id, kind: 'undesirable', is_set: true }, async () => undefined)
const limitStakes: Decision = ({ house }, player_id) =>
  changeLimits(house, player_id, [{ type: 'stake', period: '24-hours', amount: 0 }], undefined)

interface Raced {
  /** Minor units that left the purse after the decision was acknowledged. */
  readonly staked_after: bigint
  readonly accepted: number
  readonly last: 'accepted' | 'refused'
}

/** Rounds before, during and after a decision. How much was staked after its acknowledgement? */
const race = async (test: TestHouse, decide: Decision): Promise<Raced> => {
  const { player_id } = await gamblerWith(test, 100_000n)
  const purse = purseOf(player_id, 'main', 'UAH')
  const play = (nonce: number): Promise<'accepted' | 'refused'> =>
    playRound(test, player_id, nonce).then(
      () => 'accepted' as const,
      (error: Refusal) => {
        if (error.code !== 'stakes-blocked' && error.code !== 'limit-reached') throw error
        return 'refused' as const
      },
    )
  const playMany = (from: number) => Array.from({ length: rounds_each / 2 }, (_, index) => play(from + index))
  const early = playMany(0)
  const acknowledged = decide(test, player_id).then(() => balanceOf(test.house.db, purse))
  const during = playMany(100)
  const stood = await acknowledged
  const last = await play(200)
  const outcomes = await Promise.all([...early, ...during])
  const accepted = outcomes.filter((outcome) => outcome === 'accepted').length
  return { staked_after: stood - (await balanceOf(test.house.db, purse)), accepted, last }
}

const raceMany = async (test: TestHouse, decide: Decision, count: number) => {
  const raced: Raced[] = []
  for (let done = 0; done < count; done += at_once)
    raced.push(...(await Promise.all(Array.from({ length: Math.min(at_once, count - done) }, () => race(test, decide)))))
  // A race in which nothing was ever accepted, or nothing refused, would show nothing.
  const accepted = raced.reduce((sum, one) => sum + one.accepted, 0)
  expect(accepted).toBeGreaterThan(0)
  return {
    raced: raced.length,
    accepted_after: raced.filter(({ staked_after, last }) => staked_after !== 0n || last === 'accepted').length,
  }
}

const long = 60_000 + trials * 400

test('reliability, figures: raced with rounds, no bet is accepted after an exclusion is acknowledged', { timeout: long }, async () => {
  expect(await raceMany(t, exclude, trials)).toEqual({ raced: trials, accepted_after: 0 })
})

test('RP-002: raced with rounds, no bet is accepted after a limit is acknowledged', { timeout: long }, async () => {
  expect(await raceMany(t, limitStakes, trials)).toEqual({ raced: trials, accepted_after: 0 })
})

test('RP-008: raced with rounds, no bet is accepted after a restriction of the house is acknowledged', { timeout: long }, async () => {
  const count = Math.ceil(trials / 5)
  expect(await raceMany(t, closeByHouse, count)).toEqual({ raced: expect.any(Number), accepted_after: 0 })
})

test('mutant: where the ledger does not hear in the same transaction, the race finds it', async () => {
  expect((await raceMany(late, exclude, 20)).accepted_after).toBeGreaterThan(0)
  expect((await raceMany(late, closeByHouse, 20)).accepted_after).toBeGreaterThan(0)
  expect((await raceMany(late, limitStakes, 20)).accepted_after).toBeGreaterThan(0)
})
