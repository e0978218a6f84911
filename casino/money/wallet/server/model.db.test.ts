import fc from 'fast-check'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { TestHouse } from '#apps/testing/test-house.ts'
import { capNames, type CapName } from '../rules.ts'
import { houseAccount, purseOf } from './account.ts'
import { captureHold, hold, releaseHold } from './holds.ts'
import { post } from './post.ts'
import { reverse } from './reverse.ts'
import { settleInstant } from './settle-instant.ts'
import { setStakeControls } from './stake-controls.ts'
import { trialBalance } from './trial-balance.ts'
import { mutate } from '../testing/mutants.ts'
import { createWalletHouse, playerWith, roundOf, transact } from '../testing/wallet-house.ts'
import { WalletModel, type ModelRound } from '../testing/wallet-model.ts'
import { sha256 } from '../testing/sha256.ts'

/** Sequences of commands; the long form 100,000 (LONG_MODEL=100000). */
const sequences = Number(process.env['LONG_MODEL'] ?? 300)

interface Real {
  readonly test: TestHouse
  readonly player_id: bigint
}
type Step = fc.AsyncCommand<WalletModel, Real>

const heard = async (call: Promise<unknown>): Promise<unknown> => {
  try {
    return await call
  } catch (error) {
    const { code, details } = error as { code?: string; details?: { which?: string } }
    return details?.which ? `${code} ${details.which}` : (code ?? error)
  }
}
const outcomeOf = (call: Promise<{ replayed: boolean }>): Promise<unknown> =>
  heard(call.then(({ replayed }) => (replayed ? 'replayed' : 'posted')))

const expectSame = async (model: WalletModel, { test: { house }, player_id }: Real): Promise<void> => {
  const { rows } = await sql<{ purse: string; balance: bigint }>`
    select purse, balance from money_wallet.accounts where owner_id = ${player_id} and asset = 'UAH'`.execute(house.db)
  expect(Object.fromEntries(rows.map((row) => [row.purse, Number(row.balance)]))).toEqual(model.balances)
}

const step = (name: string, run: (model: WalletModel, real: Real) => Promise<void>): Step => ({
  check: () => true,
  run: async (model, real) => {
    await run(model, real)
    await expectSame(model, real)
  },
  toString: () => name,
})

const main = (player_id: bigint) => purseOf(player_id, 'main', 'UAH')

/** Several rounds in the same moment, through the lanes. */
const playTogether = (rounds: ModelRound[]): Step =>
  step(`play ${JSON.stringify(rounds)}`, async (model, { test: { house, clock }, player_id }) => {
    const answerOf = (index: number) => ({ index, before: model.settled })
    const answers = rounds.map((_, index) => answerOf(index))
    const calls = rounds.map((round, index) =>
      settleInstant(
        house,
        roundOf(player_id, round.nonce, {
          key: `k${round.key}`,
          request_hash: sha256(`request ${round.request}`),
          purse: round.purse,
          stake_minor: BigInt(round.stake),
          win_minor: BigInt(round.win),
          answer: answers[index] ?? {},
        }),
      ).then(({ balance_after, replayed, answer }) => [Number(balance_after), replayed, answer]),
    )
    const real = await Promise.all(calls.map(heard))
    expect(real).toEqual(model.settleTogether(rounds, (index) => answers[index] ?? {}, clock.now().getTime()))
  })

const deposit = (key: number, amount: number): Step =>
  step(`deposit ${key} ${amount}`, async (model, { test, player_id }) => {
    const movement = {
      key: `d:${player_id}:${key}`,
      reason: 'deposit',
      postings: [{ from: houseAccount('test', 'UAH'), to: main(player_id), amount_minor: BigInt(amount) }],
    }
    const real = await outcomeOf(transact(test, (tx) => post(tx, test.house, movement)))
    expect(real).toBe(model.post(`d${key}`, { main: amount }, String(amount)))
  })

/** Two movements in one transaction, the second more than there is: neither stays. */
const spoilt = (amount: number): Step =>
  step(`spoilt ${amount}`, async (model, { test, player_id }) => {
    const inward = { from: houseAccount('test', 'UAH'), to: main(player_id), amount_minor: BigInt(amount) }
    const outward = { from: main(player_id), to: houseAccount('test', 'UAH'), amount_minor: BigInt(model.balances.main + amount + 1) }
    const both = transact(test, async (tx) => {
      await post(tx, test.house, { key: `x:${player_id}`, reason: 'deposit', postings: [inward] })
      await post(tx, test.house, { key: `y:${player_id}`, reason: 'payout', postings: [outward] })
    })
    expect(await heard(both)).toBe('insufficient-funds')
  })

const setAside = (key: number, amount: number): Step =>
  step(`hold ${key} ${amount}`, async (model, { test, player_id }) => {
    const command = { key: `${player_id}:${key}`, from: main(player_id), amount_minor: BigInt(amount), reason: 'payout-hold' }
    expect(await outcomeOf(transact(test, (tx) => hold(tx, test.house, command)))).toBe(model.hold(key, amount))
  })

const endHold = (key: number, way: 'take' | 'give back'): Step =>
  step(`${way} ${key}`, async (model, { test, player_id }) => {
    const command = { hold: `${player_id}:${key}`, reason: 'payout' }
    const ended = transact(test, (tx) =>
      way === 'take' ? captureHold(tx, test.house, { ...command, to: houseAccount('test', 'UAH') }) : releaseHold(tx, test.house, command),
    )
    expect(await outcomeOf(ended)).toBe(model.endHold(key, way))
  })

const undo = (key: number): Step =>
  step(`reverse deposit ${key}`, async (model, { test, player_id }) => {
    const { rows } = await sql<{ id: bigint }>`
      select id from money_wallet.transactions where scope = 0 and key = ${`d:${player_id}:${key}`}`.execute(test.house.db)
    const command = { key: `r:${player_id}:${key}`, transaction: rows[0]?.id ?? 0n, actor: 'operator:test', reason: 'test' }
    const real = await outcomeOf(transact(test, (tx) => reverse(tx, test.house, command)))
    const amount = model.movements.get(`d${key}`)
    expect(real).toBe(amount === undefined ? 'transaction-unknown' : model.post(`r${key}`, { main: -Number(amount) }, ''))
  })

const control = (blocked: boolean, caps: Partial<Record<CapName, number>> | null): Step =>
  step(`control ${blocked} ${JSON.stringify(caps)}`, async (model, { test, player_id }) => {
    model.blocked = blocked
    model.caps = caps
    const limits = Object.entries(caps ?? {}).map(([which, cap]) => ({ which: which as CapName, amount_minor: BigInt(cap) }))
    const controls = {
      blocked_until: blocked ? ('for-ever' as const) : null,
      session_until: null,
      caps: caps ? { asset: 'UAH', limits } : null,
    }
    await transact(test, (tx) => setStakeControls(tx, test.house, player_id, controls))
  })

const wait = (minutes: number): Step => step(`wait ${minutes} min`, async (_model, { test }) => test.clock.advance(minutes * 60_000))

/** Keys and nonces that meet no other. */
let number = 100
const nextNumber = (): number => (number += 10)

const small = fc.integer({ min: 0, max: 5 })
const round = fc.record<ModelRound>({
  key: small,
  request: fc.constantFrom(0, 0, 0, 1),
  nonce: small,
  purse: fc.constantFrom('main', 'main', 'main', 'bonus'),
  stake: fc.integer({ min: 0, max: 60 }),
  win: fc.constantFrom(0, 0, 0, 20, 90),
})
/** Mostly one cap that a few rounds reach: with six at once the tightest would hide the others. */
const cap = fc.integer({ min: 0, max: 160 })
const caps: fc.Arbitrary<Partial<Record<CapName, number>>> = fc.oneof(
  fc.tuple(fc.constantFrom(...capNames), cap).map(([name, amount]) => ({ [name]: amount })),
  fc.record(Object.fromEntries(capNames.map((name) => [name, cap])), { requiredKeys: [] }),
)

const commands = fc.commands(
  [
    fc.array(round, { minLength: 1, maxLength: 8 }).map(playTogether),
    fc.array(round, { minLength: 1, maxLength: 8 }).map(playTogether),
    fc.tuple(small, fc.integer({ min: 1, max: 150 })).map(([key, amount]) => deposit(key, amount)),
    fc.integer({ min: 1, max: 50 }).map(spoilt),
    fc.tuple(small, fc.integer({ min: 1, max: 80 })).map(([key, amount]) => setAside(key, amount)),
    fc.tuple(small, fc.constantFrom('take' as const, 'give back' as const)).map(([key, way]) => endHold(key, way)),
    small.map(undo),
    fc.tuple(fc.constantFrom(false, false, false, true), fc.option(caps, { freq: 4 })).map(([blocked, limits]) => control(blocked, limits)),
    fc.constantFrom(7, 61, 24 * 60, 24 * 60, 25 * 60, 7 * 24 * 60, 7 * 24 * 60 + 60, 30 * 24 * 60, 31 * 24 * 60).map(wait),
  ],
  { maxCommands: 12, size: 'max' },
)

/** Nothing but stakes, caps and time, for a player with money enough: where only a cap says no. */
const underCaps = fc.commands(
  [
    fc
      .array(round, { minLength: 1, maxLength: 3 })
      .map((rounds) =>
        playTogether(rounds.map((one, index) => ({ ...one, key: nextNumber() + index, nonce: nextNumber() + index, purse: 'main' }))),
      ),
    fc.tuple(fc.constantFrom(...capNames), cap).map(([name, amount]) => control(false, { [name]: amount })),
    fc.constantFrom(61, 24 * 60, 7 * 24 * 60).map(wait),
  ],
  { maxCommands: 8, size: 'max' },
)

let house: TestHouse
let player_id = 0n
beforeEach(async () => {
  house = await createWalletHouse()
})
afterEach(() => house.close())

/** A fresh player for each sequence: no sequence sees another's keys. */
const playSequence = async (steps: Iterable<Step>, starts_with: number): Promise<void> => {
  player_id += 1n
  const real = { test: house, player_id: await playerWith(house, player_id, BigInt(starts_with)) }
  const model = new WalletModel()
  model.balances.main = starts_with
  await fc.asyncModelRun(() => ({ model, real }), steps)
  const { rows } = await sql<{ facts: bigint }>`
    select count(*) as facts from kernel.facts where player_id = ${player_id} and kind = 'games/play.round-settled'`.execute(house.house.db)
  expect(rows[0]?.facts).toBe(BigInt(model.settled))
}

const properties = {
  all: fc.asyncProperty(commands, (steps) => playSequence(steps, 100)),
  caps: fc.asyncProperty(underCaps, (steps) => playSequence(steps, 100_000)),
}
const runModel = (property: keyof typeof properties, runs: number): Promise<void> =>
  fc.assert(properties[property], { numRuns: runs, endOnFailure: true })

test(
  'WA-034: the ledger does what the model says, whatever is asked in whatever order',
  async () => {
    await runModel('all', Math.ceil((sequences * 2) / 3))
    await runModel('caps', Math.ceil(sequences / 3))
    expect((await trialBalance(house.house)).drift).toEqual([])
  },
  60_000 + sequences * 200,
)

/** Mistakes that the model must see. */
const mutants: readonly (readonly [string, keyof typeof properties, string, readonly (readonly [string, string])[]])[] = [
  ['a stake that is looked at after its win', 'all', 'settle', [['standing < r.stake', 'standing + r.win < r.stake']]],
  ['caps that forget what the batch has staked', 'caps', 'settle', [['used := array[used[1] + r.stake', 'used := array[used[1]']]],
  ['a loss that forgets wins', 'caps', 'settle', [['n.staked - n.won', 'n.staked']]],
  ['a balance that the batch does not carry on', 'all', 'settle', [['standing := standing - r.stake + r.win;', 'null;']]],
  ['a window that is an hour short', 'caps', 'bring_forward', [["interval '24 hours'", "interval '23 hours'"]]],
  [
    'a hold that may be ended both ways',
    'all',
    'post',
    [["when known.request_hash = content_hash then 'replayed' else 'key-reused'", "when true then 'replayed' else ''"]],
  ],
]
test.each(mutants)('the model sees %s', async (_what, property, name, edits) => {
  await mutate(house, name, edits)
  await expect(runModel(property, 2_000)).rejects.toThrow('Property failed')
})
