import { expect, test } from 'vitest'
import { bestFactor, payoutRange } from '#engines/sport/bets/bet.ts'
import { betLimits, isAgreed, legLiability_minor, mostStake_minor, openBet, slipFault, type Selection, type Slip } from './rules.ts'

const choice = (market: number, is_banker = false): Selection => ({
  market_id: BigInt(market),
  outcome: 'home',
  odds_thousandths: 2000,
  is_banker,
})
const slip = (bet_type: Slip['bet_type'], selections: readonly Selection[], sizes: readonly number[] = []): Slip => ({
  bet_type,
  selections,
  sizes,
})

test('a slip has a shape: one for a single, two and more for a multi, sizes that fit for a system, no market twice', () => {
  expect(slipFault(slip('single', []))).toBe('sport-slip-empty')
  expect(slipFault(slip('single', [choice(1)]))).toBeNull()
  expect(slipFault(slip('single', [choice(1), choice(2)]))).toBe('sport-slip-too-long')
  expect(slipFault(slip('multi', [choice(1)]))).toBe('sport-slip-empty')
  expect(slipFault(slip('multi', [choice(1), choice(1)]))).toBe('sport-slip-twice')
  expect(
    slipFault(
      slip(
        'multi',
        Array.from({ length: 41 }, (_, index) => choice(index + 1)),
      ),
    ),
  ).toBe('sport-slip-too-long')
  const three = [choice(1), choice(2), choice(3)]
  expect(slipFault(slip('system', three, [2]))).toBeNull()
  for (const sizes of [[], [0], [4], [2, 2], [1.5]]) expect(slipFault(slip('system', three, sizes))).toBe('sport-system-impossible')
  expect(slipFault(slip('system', [choice(1, true), choice(2), choice(3)], [3]))).toBe('sport-system-impossible')
  const thirty = Array.from({ length: 30 }, (_, index) => choice(index + 1))
  expect(slipFault(slip('system', thirty, [15]))).toBe('sport-system-impossible')
})

test('a price that moved is taken as the player agreed: not at all, when it is higher, or in any case', () => {
  expect([isAgreed(2000, 2000, 'none'), isAgreed(2000, 2100, 'none'), isAgreed(2000, 1900, 'none')]).toEqual([true, false, false])
  expect([isAgreed(2000, 2100, 'higher'), isAgreed(2000, 1900, 'higher')]).toEqual([true, false])
  expect([isAgreed(2000, 2100, 'any'), isAgreed(2000, 1900, 'any')]).toEqual([true, true])
})

test('the largest stake that is offered is inside the limit of payouts, and one unit more is not', () => {
  for (const odds of [[1001], [1853, 2417], [37_111, 9_999, 3_003]]) {
    const one = slip(
      odds.length === 1 ? 'single' : 'multi',
      odds.map((_, index) => choice(index + 1)),
    )
    const { most_payout_minor } = betLimits('UAH')
    const most = mostStake_minor(bestFactor(openBet(one, odds, 1n)), most_payout_minor)
    expect(payoutRange(openBet(one, odds, most)).most_minor).toBeLessThanOrEqual(most_payout_minor)
    expect(payoutRange(openBet(one, odds, most + 1n)).most_minor).toBeGreaterThan(most_payout_minor)
  }
})

test('what the house could lose by a leg is what it would win', () => {
  expect(legLiability_minor(10_000n, 2500)).toBe(15_000n)
  expect(() => legLiability_minor(10_000n, 0)).toThrow(RangeError)
})
