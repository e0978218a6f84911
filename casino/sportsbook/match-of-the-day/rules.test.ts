import { expect, test } from 'vitest'
import { budgetOf, most_prizes, prizeAmount, raisedOdds } from './rules.ts'

const plain = (odds: number): number => odds

test('SA-044: a raised price is the chance without a margin, never below the price on offer, and within what a bet can have', () => {
  expect(raisedOdds({ odds_thousandths: 1_900, won_millionths: 500_000 }, plain)).toBe(2_000)
  expect(raisedOdds({ odds_thousandths: 2_350, won_millionths: 400_001 }, plain)).toBe(2_499)
  expect(raisedOdds({ odds_thousandths: 2_490, won_millionths: 400_001 }, (odds) => Math.floor(odds / 50) * 50)).toBe(2_490)
  expect(raisedOdds({ odds_thousandths: 900_000, won_millionths: 10 }, plain)).toBe(1_000_000)
  expect(raisedOdds({ odds_thousandths: 5_000, won_millionths: 0 }, plain)).toBe(5_000)
})

test('what a day may give is its prizes, in every currency', () => {
  for (const currency of ['UAH', 'USD', 'EUR', 'USDT'] as const)
    expect(budgetOf(currency)).toBe(prizeAmount(currency) * BigInt(most_prizes))
})
