import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Settlement } from '../markets/settlement.ts'
import {
  bestOdds_thousandths,
  combinationCount,
  namedSystems,
  payout,
  payoutRange,
  sizesOf,
  type Bet,
  type Leg,
  type SystemName,
} from './bet.ts'
import { cashOut, partialCashOut, type LegChances } from './cash-out.ts'

const leg = (odds_thousandths: number, settlement: Settlement | null = null, is_banker = false): Leg => ({
  odds_thousandths,
  is_banker,
  settlement,
})

const settlements: readonly Settlement[] = [
  { kind: 'won' },
  { kind: 'half-won' },
  { kind: 'push' },
  { kind: 'half-lost' },
  { kind: 'lost' },
  { kind: 'void' },
  { kind: 'dead-heat', sharers: 2 },
  { kind: 'dead-heat', sharers: 3 },
]

const anyLeg = fc.record({
  odds_thousandths: fc.integer({ min: 1001, max: 50_000 }),
  is_banker: fc.boolean(),
  settlement: fc.constantFrom(...settlements),
})

/** Bets of one to six legs, some of them bankers, of any sizes that fit. */
const bets: fc.Arbitrary<Bet> = fc
  .tuple(fc.array(anyLeg, { minLength: 1, maxLength: 6 }), fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }), fc.bigInt(1n, 10n ** 9n))
  .map(([given, chosen, stake_minor]) => {
    const legs = given.map((one, index) => (index === 0 ? { ...one, is_banker: false } : one))
    const free = legs.filter(({ is_banker }) => !is_banker).length
    const sizes = Array.from({ length: free }, (_, index) => index + 1).filter((size) => chosen[size - 1])
    return { legs, sizes: sizes.length > 0 ? sizes : [free], stake_minor }
  })

/** Share of the stake that comes back of a leg, as a ratio of whole numbers over 6000: all kinds of settlement fit. */
const over6000 = ({ odds_thousandths, settlement }: Leg): bigint => {
  const odds = BigInt(odds_thousandths) * 6n
  switch (settlement?.kind) {
    case 'won':
      return odds
    case 'half-won':
      return odds / 2n + 3000n
    case 'push':
    case 'void':
      return 6000n
    case 'half-lost':
      return 3000n
    case 'dead-heat':
      return odds / BigInt(settlement.sharers)
    default:
      return 0n
  }
}

/** The same by listing every combination: slow and plain. */
const listedPayout = ({ legs, sizes, stake_minor }: Bet): bigint => {
  const bankers = legs.filter(({ is_banker }) => is_banker)
  const free = legs.filter(({ is_banker }) => !is_banker)
  const unit = 6000n
  let [sum, combinations] = [0n, 0n]
  for (let mask = 0; mask < 2 ** free.length; mask += 1) {
    const chosen = free.filter((_, index) => (mask >> index) & 1)
    if (!sizes.includes(chosen.length)) continue
    combinations += 1n
    const product = [...bankers, ...chosen].reduce((value, one) => value * over6000(one), 1n)
    sum += product * unit ** BigInt(free.length - chosen.length)
  }
  return (stake_minor * sum) / (unit ** BigInt(legs.length) * combinations)
}

describe('payouts', () => {
  test('equal a walk through every combination of a bet, to the last unit', () => {
    fc.assert(
      fc.property(bets, (bet) => payout(bet) === listedPayout(bet)),
      { numRuns: 2000 },
    )
  })

  test('a single and an express are products, rounded down once at the end', () => {
    expect(payout({ legs: [leg(1853, { kind: 'won' })], sizes: [1], stake_minor: 1001n })).toBe(1854n)
    const legs = [leg(1333, { kind: 'won' }), leg(1333, { kind: 'won' }), leg(1333, { kind: 'won' })]
    // 1.333³ = 2.368593037; rounding leg by leg would give 235.
    expect(payout({ legs, sizes: [3], stake_minor: 100n })).toBe(236n)
    expect(bestOdds_thousandths({ legs, sizes: [3] })).toBe(2368n)
  })

  test.each<[SystemName, bigint]>([
    ['trixie', 4n],
    ['patent', 7n],
    ['yankee', 11n],
    ['lucky-15', 15n],
    ['canadian', 26n],
    ['lucky-31', 31n],
    ['heinz', 57n],
    ['lucky-63', 63n],
    ['super-heinz', 120n],
    ['goliath', 247n],
  ])('%s is %i bets', (name, count) => {
    const legs = Array.from({ length: namedSystems[name].legs }, () => leg(2000, { kind: 'won' }))
    const sizes = sizesOf(name)
    expect(combinationCount({ legs, sizes })).toBe(count)
    // At odds of 2 everywhere a combination of k legs pays 2^k.
    const each = sizes.reduce((sum, size) => sum + combinationCount({ legs, sizes: [size] }) * 2n ** BigInt(size), 0n)
    expect(payout({ legs, sizes, stake_minor: count * 100n })).toBe(each * 100n)
  })

  test('a void leg counts 1.000, and a bet of nothing but voids gives the stake back', () => {
    const legs = [leg(2000, { kind: 'won' }), leg(3000, { kind: 'void' }), leg(1500, { kind: 'won' })]
    expect(payout({ legs, sizes: [3], stake_minor: 100n })).toBe(300n)
    fc.assert(
      fc.property(bets, (bet) => {
        expect(payout({ ...bet, legs: bet.legs.map((one) => ({ ...one, settlement: { kind: 'void' } })) })).toBe(bet.stake_minor)
      }),
    )
  })

  test('a dead heat divides, a quarter line splits', () => {
    expect(payout({ legs: [leg(5000, { kind: 'dead-heat', sharers: 2 })], sizes: [1], stake_minor: 100n })).toBe(250n)
    expect(payout({ legs: [leg(1900, { kind: 'half-won' })], sizes: [1], stake_minor: 100n })).toBe(145n)
    expect(payout({ legs: [leg(1900, { kind: 'half-lost' })], sizes: [1], stake_minor: 101n })).toBe(50n)
  })

  test('a lost banker loses all, a lost leg only its combinations', () => {
    const three = [leg(2000, { kind: 'won' }), leg(2000, { kind: 'won' }), leg(2000, { kind: 'lost' })]
    expect(payout({ legs: three, sizes: [2], stake_minor: 300n })).toBe(400n)
    expect(payout({ legs: [...three, leg(1500, { kind: 'lost' }, true)], sizes: [2], stake_minor: 300n })).toBe(0n)
    expect(payout({ legs: [...three, leg(1500, { kind: 'won' }, true)], sizes: [2], stake_minor: 300n })).toBe(600n)
  })

  test('a bet that nobody can place is refused, an open one does not pay', () => {
    const one = leg(2000, { kind: 'won' })
    const wrong: readonly Bet[] = [
      { legs: [], sizes: [1], stake_minor: 1n },
      { legs: [one], sizes: [], stake_minor: 1n },
      { legs: [one], sizes: [2], stake_minor: 1n },
      { legs: [one, one], sizes: [1, 1], stake_minor: 1n },
      { legs: [one], sizes: [1], stake_minor: 0n },
      { legs: [one, { ...one, is_banker: true }], sizes: [2], stake_minor: 1n },
      { legs: Array.from({ length: 1000 }, () => one), sizes: [1], stake_minor: 1n },
    ]
    for (const bet of wrong) expect(() => payout(bet)).toThrow(RangeError)
    expect(() => payout({ legs: [leg(2000)], sizes: [1], stake_minor: 1n })).toThrow(RangeError)
  })
})

describe('the range of a bet', () => {
  test('whatever happens to the open legs, the payout is inside it, and both ends can happen', () => {
    fc.assert(
      fc.property(bets, fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }), (bet, open) => {
        const legs = bet.legs.map((one, index) => (open[index] ? { ...one, settlement: null } : one))
        const { least_minor, most_minor } = payoutRange({ ...bet, legs })
        const paid = payout(bet)
        expect(paid >= least_minor && paid <= most_minor).toBe(true)
        const settled = (kind: 'won' | 'lost') => bet.legs.map((one, index) => (open[index] ? { ...one, settlement: { kind } } : one))
        expect(payout({ ...bet, legs: settled('won') })).toBe(most_minor)
        expect(payout({ ...bet, legs: settled('lost') })).toBe(least_minor)
      }),
    )
  })

  test('an express is decided by its first lost leg, a system is not', () => {
    const legs = [leg(2000, { kind: 'lost' }), leg(2000), leg(2000)]
    expect(payoutRange({ legs, sizes: [3], stake_minor: 100n }).is_decided).toBe(true)
    expect(payoutRange({ legs, sizes: [2], stake_minor: 100n }).is_decided).toBe(false)
  })
})

describe('cash-out', () => {
  const chances: fc.Arbitrary<LegChances> = fc
    .tuple(fc.nat(1_000_000), fc.nat(1_000_000))
    .map(([one, other]) => ({ won_millionths: Math.min(one, other), returned_millionths: Math.abs(one - other) }))

  test('the fair value is the mean of the payouts over everything that can happen', () => {
    const bet: Bet = { legs: [leg(1850), leg(2400), leg(3100, { kind: 'won' })], sizes: [2, 3], stake_minor: 10_000n }
    const given: readonly LegChances[] = [
      { won_millionths: 500_000, returned_millionths: 100_000 },
      { won_millionths: 300_000, returned_millionths: 0 },
    ]
    let mean = 0
    for (const [first, chance] of [
      ['won', 0.5],
      ['void', 0.1],
      ['lost', 0.4],
    ] as const) {
      for (const [second, other] of [
        ['won', 0.3],
        ['lost', 0.7],
      ] as const) {
        const legs = [leg(1850, { kind: first }), leg(2400, { kind: second }), bet.legs[2]!]
        mean += chance * other * Number(payout({ ...bet, legs }))
      }
    }
    const { fair_minor, offer_minor } = cashOut(bet, (index) => given[index]!, 500)
    expect(Math.abs(Number(fair_minor) - mean)).toBeLessThanOrEqual(2)
    expect(Number(offer_minor)).toBeCloseTo(Number(fair_minor) * 0.95, -1)
  })

  test('lies inside the range of the bet, and a settled bet is worth what it pays', () => {
    fc.assert(
      fc.property(bets, fc.array(chances, { minLength: 6, maxLength: 6 }), fc.nat(10_000), (bet, given, margin) => {
        const open = { ...bet, legs: bet.legs.map((one, index) => (index % 2 === 0 ? { ...one, settlement: null } : one)) }
        const { least_minor, most_minor } = payoutRange(open)
        const { fair_minor, offer_minor } = cashOut(open, (index) => given[index]!, margin)
        expect(fair_minor >= least_minor && fair_minor <= most_minor && offer_minor <= fair_minor).toBe(true)
        expect(cashOut(bet, (index) => given[index]!, 0).fair_minor).toBe(payout(bet))
      }),
    )
  })

  test('parts never pay more than the whole, nor less than two units below it', () => {
    fc.assert(
      fc.property(
        bets,
        fc.array(chances, { minLength: 6, maxLength: 6 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (bet, given, part) => {
          fc.pre(bet.stake_minor > 1n)
          const stake = 1n + BigInt(Math.floor(part * Number(bet.stake_minor - 2n)))
          const chancesOf = (index: number) => given[index]!
          const { paid_minor, rest } = partialCashOut(bet, stake, chancesOf, 300)
          const both = paid_minor + cashOut(rest, chancesOf, 300).offer_minor
          const whole = cashOut(bet, chancesOf, 300).offer_minor
          expect(rest.stake_minor + stake).toBe(bet.stake_minor)
          expect(both <= whole && whole - both <= 1n).toBe(true)
        },
      ),
    )
  })

  test('no part, the whole, and impossible chances are refused', () => {
    const bet: Bet = { legs: [leg(2000)], sizes: [1], stake_minor: 100n }
    const even = () => ({ won_millionths: 500_000, returned_millionths: 0 })
    for (const stake of [0n, -1n, 100n, 101n]) expect(() => partialCashOut(bet, stake, even, 0)).toThrow(RangeError)
    expect(() => cashOut(bet, () => ({ won_millionths: 900_000, returned_millionths: 200_000 }), 0)).toThrow(RangeError)
    expect(() => cashOut(bet, even, 10_001)).toThrow(RangeError)
    expect(cashOut(bet, even, 0)).toEqual({ fair_minor: 100n, offer_minor: 100n })
  })
})
