import { expect, test } from 'vitest'
import type { Settlement } from '#engines/sport/markets/settlement.ts'
import { dueOf, type PayingBet } from './bet-maths.ts'

type Kind = Exclude<Settlement['kind'], 'shared'>

const bet = (kinds: readonly Kind[], sizes: readonly number[], changes: Partial<PayingBet> = {}): PayingBet => ({
  legs: kinds.map((kind) => ({ odds_thousandths: 2_000, is_banker: false, settlement: { kind } as Settlement })),
  sizes,
  stake_minor: 700n,
  odds_of_sets: null,
  purse: 'main',
  ...changes,
})
const resultOf = (...args: Parameters<typeof bet>) => {
  const due = dueOf(bet(...args))
  return [due?.result, due?.cash_minor]
}

test('a bet that brings less than its stake is lost, also where a part of that comes back', () => {
  expect(resultOf(['half-lost'], [1])).toEqual(['lost', 350n])
  // A patent of which one leg won: a single of seven.
  expect(resultOf(['won', 'lost', 'lost'], [1, 2, 3])).toEqual(['lost', 200n])
  expect(resultOf(['lost'], [1])).toEqual(['lost', 0n])
})

test('a bet whose stake comes back whole is returned, and one that brings more has won', () => {
  expect(resultOf(['push'], [1])).toEqual(['returned', 700n])
  expect(resultOf(['void', 'push'], [2])).toEqual(['returned', 700n])
  expect(resultOf(['won', 'half-lost'], [2])).toEqual(['returned', 700n])
  expect(resultOf(['half-won'], [1])).toEqual(['won', 1_050n])
})

test('a free bet that brings a part of its stake is lost and not given back; one whose legs were all void or pushed is', () => {
  const free = { purse: 'free-bet:7' }
  expect(dueOf(bet(['half-lost'], [1], free))).toEqual({ cash_minor: 0n, credit_minor: 0n, result: 'lost' })
  expect(dueOf(bet(['push'], [1], free))).toEqual({ cash_minor: 0n, credit_minor: 700n, result: 'returned' })
})
