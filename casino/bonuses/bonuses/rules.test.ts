import { expect, test } from 'vitest'
import { amounts, gift, welcome } from './testing/offered-bonus.ts'
import { amountForDeposit, byPriority, exampleStake, isOpenFor, leastDeposit, mostAmount, mostConverted, requiredFor } from './rules.ts'
import { broughtBy } from './web/calculator.ts'

test.each([
  [9_999, 0],
  [10_000, 10_000],
  [33_333, 33_333],
  [100_000, 100_000],
  [250_000, 100_000],
])('BO-014: a deposit of %i brings %i, and the calculator of the page says the same as the house', (deposit, brings) => {
  expect(amountForDeposit(welcome, 'UAH', BigInt(deposit))).toBe(BigInt(brings))
  const fields = { percent: 100, most: 100_000, leastDeposit: Number(leastDeposit(welcome, 'UAH')), wageringMultiple: 2 }
  const wager = Number(requiredFor(welcome, BigInt(brings)))
  expect(broughtBy(fields, deposit)).toEqual({ bonus: brings, wager })
})

test('a share that does not divide gives no more than the share', () => {
  const terms = { amount: { kind: 'percent', percent: 33, most: amounts(100_000), least_deposit: amounts(1) } } as const
  expect(amountForDeposit(terms, 'UAH', 101n)).toBe(33n)
})

test('the most that becomes cash is a multiple of the bonus, or all of it', () => {
  expect([mostConverted(welcome, 700n), mostConverted({ most_won_multiple: null }, 700n), mostAmount(gift, 'UAH')]).toEqual([
    3_500n,
    null,
    100_000n,
  ])
})

test.each([
  // A fiftieth itself, the choice below it, the most of the terms, and the least where a fiftieth is below all.
  [50_000, 20_000, 1_000],
  [75_000, 20_000, 1_000],
  [100_000_000, 20_000, 20_000],
  [100_000_000, 15_000, 10_000],
  [4_999, 20_000, 100],
])(
  'the worth of a bonus of %i is told for a stake that one can choose, where at most %i may be staked: %i',
  (amount, most_stake, stake) => {
    const terms = { ...gift, wagering: { ...gift.wagering, most_stake: amounts(most_stake) } }
    expect(exampleStake(terms, 'UAH', [100, 200, 400, 1_000, 2_000, 4_000, 10_000, 20_000, 40_000], BigInt(amount))).toBe(BigInt(stake))
  },
)

test('API-107: gifts come first, then the welcome, then what ends sooner', () => {
  const bonus = (trigger: 'gift' | 'first-deposit' | 'deposit', day: number) => ({
    terms: { trigger },
    take_by: new Date(day * 86_400_000),
  })
  const [reload, late, early, given] = [bonus('deposit', 1), bonus('first-deposit', 9), bonus('first-deposit', 3), bonus('gift', 20)]
  expect([reload, late, early, given].toSorted(byPriority)).toEqual([given, early, late, reload])
})

test('a welcome is for who has never deposited, a reload for who has', () => {
  expect([isOpenFor({ trigger: 'first-deposit' }, false), isOpenFor({ trigger: 'first-deposit' }, true)]).toEqual([true, false])
  expect([isOpenFor({ trigger: 'deposit' }, false), isOpenFor({ trigger: 'deposit' }, true)]).toEqual([false, true])
})
