import { expect, test } from 'vitest'
import { moneyOf, offersUnder } from './registration-offers.ts'
import { allowsWagering, counted_minor } from './rules.ts'

const open = { rewards_for_volume: true, max_wagering_multiple: null }

test('SP-007: a licence that allows no prize for the sum of stakes, or no such wagering, leaves the offer without bets', () => {
  expect(offersUnder(open).map(({ gift }) => gift)).toEqual(['sport-first-bet', 'sport-first-bets'])
  expect(offersUnder({ ...open, rewards_for_volume: false }).map(({ gift }) => gift)).toEqual(['sport-first-bet'])
  expect(offersUnder({ ...open, max_wagering_multiple: 4 }).map(({ gift }) => gift)).toEqual(['sport-first-bet'])
  expect(allowsWagering({ ...open, max_wagering_multiple: 5 }, moneyOf(offersUnder(open)[1]!, 'USD'))).toBe(true)
})

test('a bet counts with its whole stake, at most what is still asked for, at odds that the terms take and in their currency', () => {
  const bonus = { required_minor: 1_000n, wagered_minor: 700n, currency: 'UAH', least_odds_thousandths: 1_500 }
  const bet = { stake_minor: 200, currency: 'UAH', odds_thousandths: 1_500 }
  expect(counted_minor(bonus, bet)).toBe(200n)
  expect(counted_minor(bonus, { ...bet, stake_minor: 900 })).toBe(300n)
  expect(counted_minor(bonus, { ...bet, odds_thousandths: 1_499 })).toBe(0n)
  expect(counted_minor(bonus, { ...bet, currency: 'EUR' })).toBe(0n)
})
