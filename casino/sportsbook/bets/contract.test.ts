import { expect, test } from 'vitest'
import Value from 'typebox/value'
import { marketTypeOf, marketTypes, type MarketTypeId } from '#engines/sport/markets/market-types.ts'
import { placeBet, quoteSlip } from './contract.ts'

test('SP-010: every outcome of every market type can be quoted and bet on', () => {
  const specifiers = { count: 'regular', line_quarters: 9, number: 3, competitors: ['17', '18'] }
  const outcomes = (Object.keys(marketTypes) as MarketTypeId[]).flatMap((type) => [...marketTypeOf(type).outcomes(specifiers)])
  expect(outcomes).toEqual(expect.arrayContaining(['home/draw', '3+', '2:1', 'away/submission', 'other']))
  for (const outcome of outcomes) {
    const selections = [{ marketId: 12, outcome, odds: 1_900 }]
    expect([outcome, Value.Check(placeBet.body, { betType: 'single', selections, amount: 1_000 })]).toEqual([outcome, true])
    expect([outcome, Value.Check(quoteSlip.query, { betType: 'single', selections: `12:${outcome},13:${outcome}!` })]).toEqual([
      outcome,
      true,
    ])
  }
})
