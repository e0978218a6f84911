import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestHouse } from '#apps/testing/test-house.ts'
import { capNames, type CapName } from '../rules.ts'
import type { GrantTermsModel } from '../testing/grant-model.ts'
import { begin, correct, emptyBox, end, fillFund, placeBet, putIntoBox, settleBets, undoRound, voidBet } from '../testing/grant-steps.ts'
import { mutants, type ModelProperty } from '../testing/model-mutants.ts'
import { control, deposit, endHold, nextNumber, playTogether, setAside, spoilt, undo, wait, type Step } from '../testing/model-steps.ts'
import { mutate } from '../testing/mutants.ts'
import { closeRound, endDue, openRound } from '../testing/open-round-steps.ts'
import { endSpins, giveSpins, spin, undoSpin } from '../testing/spin-steps.ts'
import { createWalletHouse, playerWith } from '../testing/wallet-house.ts'
import { WalletModel, type ModelRound } from '../testing/wallet-model.ts'
import { trialBalance } from './trial-balance.ts'

/** Sequences of commands; the long form 100,000 (LONG_MODEL=100000). */
const sequences = Number(process.env['LONG_MODEL'] ?? 300)

const small = fc.integer({ min: 0, max: 5 })
const round = fc.record<ModelRound>({
  key: small,
  request: fc.constantFrom(0, 0, 0, 1),
  nonce: small,
  purse: fc.constantFrom('main', 'main', 'main', 'bonus'),
  stake: fc.integer({ min: 0, max: 60 }),
  win: fc.constantFrom(0, 0, 0, 20, 90),
  play: fc.option(fc.record({ category: fc.constantFrom('slot', 'slot', 'roulette', 'instant'), opposite: fc.constantFrom(0, 0, 60) }), {
    freq: 3,
  }),
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

const someTerms: readonly [GrantTermsModel, ...GrantTermsModel[]] = [
  { required: 60, most_stake: 40, contributions: { slot: 100, roulette: 10 }, most_opposite: 50 },
  { required: 300, most_stake: 55, contributions: { slot: 50 }, most_opposite: 100 },
]
const longTerms: GrantTermsModel = { required: 500, most_stake: 50, contributions: { slot: 100, roulette: 20 }, most_opposite: 50 }
const grantNumber = fc.integer({ min: 0, max: 2 })

/** Bonus money: grants begin, are wagered by planned stakes, become cash, are cancelled or expire, and rounds are taken back. */
const withGrants = fc.commands(
  [
    fc.array(round, { minLength: 1, maxLength: 4 }).map(playTogether),
    fc.array(round, { minLength: 1, maxLength: 3 }).map((rounds) =>
      playTogether(
        rounds.map((one, index) => ({
          ...one,
          key: nextNumber() + index,
          nonce: nextNumber() + index,
          purse: 'main',
          play: { category: 'slot', opposite: 0 },
        })),
      ),
    ),
    fc.integer({ min: 50, max: 200 }).map(fillFund),
    fc
      .tuple(grantNumber, fc.constantFrom(50, 100), fc.constantFrom(...someTerms))
      .map(([number, amount, terms]) => begin(number, amount, terms)),
    fc
      .tuple(grantNumber, fc.constantFrom(50, 100), fc.constantFrom(...someTerms))
      .map(([number, amount, terms]) => begin(number, amount, terms)),
    fc
      .tuple(grantNumber, fc.constantFrom('converted' as const, 'converted' as const, 'returned' as const), fc.constantFrom(30, 1_000))
      .map(([number, how, most]) => end(number, how, most)),
    small.map(undoRound),
    small.map(undoRound),
    fc.tuple(small, fc.integer({ min: 1, max: 50 })).map(([number, stake]) => placeBet(number, stake)),
    fc.array(fc.constantFrom(0, 30, 90), { minLength: 6, maxLength: 6 }).map(settleBets),
    fc.tuple(small, fc.integer({ min: 1, max: 60 })).map(([key, amount]) => putIntoBox(key, amount)),
    fc.constant(null).map(emptyBox),
    fc.option(caps, { freq: 4 }).map((limits) => control(false, limits)),
  ],
  { maxCommands: 16, size: 'max' },
)

/** One grant that is wagered and then becomes cash: what random commands of all kinds seldom come to. */
const converted = fc.commands(
  [
    fc.integer({ min: 20, max: 40 }).map((stake) =>
      playTogether([
        {
          key: nextNumber(),
          request: 0,
          nonce: nextNumber(),
          purse: 'main',
          stake,
          win: 30,
          play: { category: 'slot', opposite: 0 },
        },
      ]),
    ),
    fc.constantFrom(30, 1_000).map((most) => end(0, 'converted', most)),
  ],
  { maxCommands: 8, size: 'max' },
)

/** One grant from the start, its stakes, and stakes that are taken back: where every command is about what is wagered. */
const wagered = fc.commands(
  [
    fc
      .array(
        fc.tuple(
          small,
          fc.integer({ min: 5, max: 60 }),
          fc.constantFrom('slot', 'roulette'),
          fc.constantFrom(0, 60),
          fc.constantFrom(0, 90),
        ),
        {
          minLength: 1,
          maxLength: 3,
        },
      )
      .map((rounds) =>
        playTogether(
          rounds.map(([key, stake, category, opposite, win]) => ({
            key,
            request: 0,
            nonce: nextNumber() + key,
            purse: 'main',
            stake,
            win,
            play: { category, opposite },
          })),
        ),
      ),
    small.map(undoRound),
  ],
  { maxCommands: 10, size: 'max' },
)

const few = fc.integer({ min: 0, max: 2 })
/** Wagered by one round. */
const shortTerms: GrantTermsModel = { required: 30, most_stake: 40, contributions: { slot: 100 }, most_opposite: 50 }

/** Rounds that go on while their grant is wagered, becomes cash, is cancelled, expires, and another takes its place. */
const withOpenRounds = fc.commands(
  [
    fc.tuple(few, fc.integer({ min: 5, max: 45 }), fc.constantFrom('slot', 'roulette')).map((open) => openRound(...open)),
    fc.tuple(few, fc.integer({ min: 20, max: 40 })).map(([number, stake]) => openRound(number, stake, 'slot')),
    fc.tuple(few, fc.constantFrom(0, 30, 90, 'void' as const)).map((close) => closeRound(...close)),
    fc.tuple(few, fc.constantFrom(30, 90, 'void' as const)).map((close) => closeRound(...close)),
    fc
      .tuple(grantNumber, fc.constantFrom('converted' as const, 'returned' as const), fc.constantFrom(30, 1_000))
      .map((ending) => end(...ending)),
    fc.tuple(fc.constantFrom([0], [0, 1, 2]), fc.constantFrom(30, 1_000)).map((due) => endDue(...due)),
    fc.tuple(grantNumber, fc.constantFrom(...someTerms)).map(([number, terms]) => begin(number, 50, terms)),
    fc.constantFrom(false, false, true).map((blocked) => control(blocked, null)),
  ],
  { maxCommands: 14, size: 'max' },
)

/** Two rounds of the grant that are open, and have wagered it. */
const twoOpen = [fillFund(80), begin(0, 50, someTerms[0]), openRound(0, 40, 'slot'), openRound(1, 30, 'slot')]

/** Free spins whose wins are cash or the grant's, while the grant is wagered, becomes cash or is given up, and time passes. */
const withFreeSpins = fc.commands(
  [
    fc.tuple(grantNumber, fc.constantFrom(null, 0, 0)).map((given) => giveSpins(...given)),
    fc.tuple(grantNumber, few, fc.constantFrom(0, 0, 1), fc.constantFrom(0, 20, 90)).map((one) => spin(...one)),
    fc.tuple(grantNumber, fc.constantFrom(0, 20, 90)).map(([number, win]) => spin(number, nextNumber(), 0, win)),
    fc.tuple(fc.constantFrom(0, 0, 1), fc.constantFrom(20, 90)).map(([number, win]) => spin(number, nextNumber(), 0, win)),
    fc.constantFrom([0], [0, 1, 2]).map(endSpins),
    few.map(undoSpin),
    fc
      .integer({ min: 30, max: 40 })
      .map((stake) =>
        playTogether([
          { key: nextNumber(), request: 0, nonce: nextNumber(), purse: 'main', stake, win: 30, play: { category: 'slot', opposite: 0 } },
        ]),
      ),
    fc
      .tuple(fc.constantFrom('converted' as const, 'converted' as const, 'returned' as const), fc.constantFrom(30, 1_000))
      .map(([how, most]) => end(0, how, most)),
    fc.constantFrom(7, 61).map(wait),
    fc.constantFrom(false, false, true).map((blocked) => control(blocked, null)),
  ],
  { maxCommands: 14, size: 'max' },
)

/** Free spins that are won and taken back under a cap of losses. */
const spinsUnderCaps = fc.commands(
  [
    fc.tuple(grantNumber, fc.constantFrom(20, 90)).map(([number, win]) => spin(number, nextNumber(), 0, win)),
    fc.tuple(grantNumber, few, fc.constantFrom(20, 90)).map(([number, key, win]) => spin(number, key, 0, win)),
    few.map(undoSpin),
    fc
      .tuple(fc.integer({ min: 20, max: 60 }), fc.constantFrom(0, 30))
      .map(([stake, win]) => playTogether([{ key: nextNumber(), request: 0, nonce: nextNumber(), purse: 'main', stake, win, play: null }])),
    cap.map((amount) => control(false, { 'loss-24-hours': amount })),
    fc.constantFrom(7, 61).map(wait),
  ],
  { maxCommands: 12, size: 'max' },
)
const cashSpins = [fillFund(100), giveSpins(0, null), giveSpins(1, null), control(false, { 'loss-24-hours': 60 })]

const freshRounds = (most: number): fc.Arbitrary<Step> =>
  fc
    .array(round, { minLength: 1, maxLength: most })
    .map((rounds) =>
      playTogether(rounds.map((one, index) => ({ ...one, key: nextNumber() + index, nonce: nextNumber() + index, purse: 'main' }))),
    )

/** Nothing but stakes, caps and time, for a player with money enough: where only a cap says no. */
const underCaps = fc.commands(
  [
    freshRounds(3),
    fc.tuple(fc.constantFrom(...capNames), cap).map(([name, amount]) => control(false, { [name]: amount })),
    fc.constantFrom(61, 24 * 60, 7 * 24 * 60).map(wait),
  ],
  { maxCommands: 8, size: 'max' },
)

/** Stakes on both sides of a day's end, under a cap of one day. */
const acrossDays = fc.commands(
  [
    freshRounds(1),
    fc.tuple(fc.constantFrom('stake-24-hours', 'loss-24-hours'), cap).map(([name, amount]) => control(false, { [name]: amount })),
    fc.constantFrom(23 * 60 + 30, 24 * 60 + 30).map(wait),
  ],
  { maxCommands: 8, size: 'max' },
)

/** What is taken back under caps: rounds, bets that were for nothing, wins of corrected results. */
const corrected = fc.commands(
  [
    fc
      .tuple(few, fc.integer({ min: 1, max: 60 }), fc.constantFrom(0, 90))
      .map(([key, stake, win]) => playTogether([{ key, request: 0, nonce: nextNumber(), purse: 'main', stake, win, play: null }])),
    few.map(undoRound),
    fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 60 })).map(([number, stake]) => placeBet(number, stake)),
    fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 60 })).map(([number, stake]) => placeBet(number, stake)),
    fc.integer({ min: 0, max: 5 }).map(voidBet),
    fc.integer({ min: 0, max: 5 }).map(voidBet),
    fc.integer({ min: 1, max: 90 }).map(correct),
    fc.tuple(fc.constantFrom(...capNames), cap).map(([name, amount]) => control(false, { [name]: amount })),
    fc.constant(null).map(() => control(false, null)),
    fc.constantFrom(61, 24 * 60).map(wait),
  ],
  { maxCommands: 12, size: 'max' },
)

/** Bets under a cap of losses, some of them for nothing. */
const voids = fc.commands(
  [
    fc.tuple(fc.integer({ min: 0, max: 7 }), fc.constantFrom(40, 60)).map(([number, stake]) => placeBet(number, stake)),
    fc.tuple(fc.integer({ min: 0, max: 7 }), fc.constantFrom(40, 60)).map(([number, stake]) => placeBet(number, stake)),
    fc.integer({ min: 0, max: 3 }).map(voidBet),
  ],
  { maxCommands: 10, size: 'max' },
)

/** Nothing but batches of stakes, for a player with little money: what is won in one pays the next. */
const withLittle = fc.commands([freshRounds(5)], { maxCommands: 3, size: 'max' })

let house: TestHouse
let player_id = 0n
/** The ledger as it is, and one whose functions a mutant takes the place of and leaves again. */
let whole: TestHouse
let mutable: TestHouse
beforeAll(async () => {
  whole = await createWalletHouse()
  mutable = await createWalletHouse()
})
afterAll(async () => {
  await whole.close()
  await mutable.close()
})

/** A fresh player for each sequence: no sequence sees another's keys. */
const playSequence = async (steps: Iterable<Step>, starts_with: number, first: readonly Step[] = []): Promise<void> => {
  player_id += 1n
  // What came before is not looked through again by each of a hundred thousand sequences.
  const before = await sql<{ tx: string }>`select pg_current_xact_id()::text as tx`.execute(house.house.db)
  const since = before.rows[0]?.tx ?? '0'
  const real = { test: house, player_id: await playerWith(house, player_id, BigInt(starts_with)) }
  const model = new WalletModel()
  model.balances.main = starts_with
  await fc.asyncModelRun(() => ({ model, real }), [...first, ...steps])
  const { rows } = await sql<{ facts: bigint }>`
    select count(*) as facts from kernel.facts where tx > ${since}::kernel.transaction_number and player_id = ${player_id} and kind = 'games/play.round-settled'`.execute(
    house.house.db,
  )
  expect(rows[0]?.facts).toBe(BigInt(model.settled))
}

const properties = {
  all: fc.asyncProperty(commands, (steps) => playSequence(steps, 100)),
  grants: fc.asyncProperty(withGrants, (steps) => playSequence(steps, 60, [fillFund(200)])),
  wagered: fc.asyncProperty(wagered, (steps) => playSequence(steps, 60, [fillFund(200), begin(0, 50, longTerms)])),
  converted: fc.asyncProperty(converted, (steps) => playSequence(steps, 60, [fillFund(200), begin(0, 100, someTerms[0])])),
  open: fc.asyncProperty(withOpenRounds, (steps) => playSequence(steps, 20, twoOpen)),
  spins: fc.asyncProperty(withFreeSpins, (steps) => playSequence(steps, 60, [fillFund(100), begin(0, 50, shortTerms), giveSpins(0, 0)])),
  'capped-spins': fc.asyncProperty(spinsUnderCaps, (steps) => playSequence(steps, 1_000, cashSpins)),
  days: fc.asyncProperty(acrossDays, (steps) => playSequence(steps, 100_000)),
  little: fc.asyncProperty(withLittle, (steps) => playSequence(steps, 80)),
  corrected: fc.asyncProperty(corrected, (steps) => playSequence(steps, 1_000)),
  voids: fc.asyncProperty(voids, (steps) => playSequence(steps, 1_000, [control(false, { 'loss-24-hours': 120 })])),
  caps: fc.asyncProperty(underCaps, (steps) => playSequence(steps, 100_000)),
} satisfies Record<ModelProperty, object>
const propertyNames = Object.keys(properties) as ModelProperty[]
const runModel = (property: ModelProperty, runs: number): Promise<void> =>
  fc.assert(properties[property], { numRuns: runs, endOnFailure: true })

test(
  'WA-034: the ledger does what the model says, whatever is asked in whatever order',
  async () => {
    house = whole
    for (const property of propertyNames) await runModel(property, Math.ceil(sequences / propertyNames.length))
    expect((await trialBalance(house.house)).drift).toEqual([])
  },
  60_000 + sequences * 200,
)

test.each(mutants)('the model sees %s', async (_what, property, name, edits) => {
  house = mutable
  const putBack = await mutate(house, name, edits)
  await expect(runModel(property, 4_000).finally(putBack)).rejects.toThrow('Property failed')
})
