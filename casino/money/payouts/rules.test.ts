import { expect, test } from 'vitest'
import {
  amountFault,
  goesFirst,
  holderOf,
  type Known,
  mayComeFrom,
  owedAfter,
  payoutLimits,
  payoutStates,
  person_decides_from,
  riskReasons,
  riskScore,
} from './rules.ts'
import { timeWords } from './time-words.ts'

const harmless: Known = {
  amount_minor: 10_000n,
  within_day_minor: 10_000n,
  limit_minor: 5_000_000n,
  net_deposit_minor: 20_000n,
  deposited_minor: 20_000n,
  staked_minor: 20_000n,
  is_own_method: true,
  is_known_destination: true,
  goes_back: true,
  converted_minor: 0n,
  has_open_dispute: false,
  is_restricted: false,
  account_changed: false,
}
const needsPerson = (changes: Partial<Known>): boolean => riskScore(riskReasons({ ...harmless, ...changes })) >= person_decides_from

test('what nothing speaks against has no reason and is decided at once', () => {
  expect(riskReasons(harmless)).toEqual([])
  expect(needsPerson({})).toBe(false)
})

test.each<[string, Partial<Known>]>([
  ['method-not-own', { is_own_method: false }],
  ['dispute-open', { has_open_dispute: true }],
  ['play-restricted', { is_restricted: true }],
  ['account-changed', { account_changed: true }],
  ['above-automatic-limit', { within_day_minor: 5_000_001n }],
  ['money-converted', { converted_minor: 1n, goes_back: false }],
])('%s alone is looked at by a person', (reason, changes) => {
  expect(riskReasons({ ...harmless, ...changes })).toEqual([reason])
  expect(needsPerson(changes)).toBe(true)
})

test('a win to a new account of the player is decided at once; a deposit that was never played and goes elsewhere is not', () => {
  expect(needsPerson({ is_known_destination: false, goes_back: false, amount_minor: 30_000n })).toBe(false)
  expect(needsPerson({ is_known_destination: false, goes_back: false, staked_minor: 0n, amount_minor: 30_000n })).toBe(true)
  expect(needsPerson({ staked_minor: 0n })).toBe(false)
})

test('a sum at the limit is decided by rules, one more is not', () => {
  expect(needsPerson({ within_day_minor: 5_000_000n })).toBe(false)
  expect(needsPerson({ within_day_minor: 5_000_001n })).toBe(true)
})

test('amounts have bounds, and the whole of a smaller balance may always leave, as may exactly what a card is owed', () => {
  const limits = payoutLimits('UAH')
  const rich = { balance_minor: 100_000n, owed_minor: 0n }
  expect(amountFault(5_000n, rich, limits)).toBeNull()
  expect(amountFault(4_999n, rich, limits)).toBe('payout-below-minimum')
  expect(amountFault(4_999n, { balance_minor: 4_999n, owed_minor: 0n }, limits)).toBeNull()
  expect(amountFault(3_000n, { ...rich, owed_minor: 3_000n }, limits)).toBeNull()
  expect(amountFault(2_999n, { ...rich, owed_minor: 3_000n }, limits)).toBe('payout-below-minimum')
  expect(amountFault(100_000_001n, { balance_minor: 900_000_000n, owed_minor: 900_000_000n }, limits)).toBe('payout-above-maximum')
})

test('what came by a card goes back to it first; a card that is owed nothing waits for the others', () => {
  const [one, other] = [
    { instrument_id: 1n, label: '•••• 4242', owed: 10_000n },
    { instrument_id: 2n, label: '•••• 0077', owed: 5_000n },
  ]
  expect(goesFirst([one], null, 1n)).toEqual(one)
  expect(goesFirst([one], 1n, 90_000n)).toBeNull()
  expect(goesFirst([one, other], 1n, 10_000n)).toBeNull()
  expect(goesFirst([one, other], 1n, 10_001n)).toEqual(other)
  expect(goesFirst([{ ...one, owed: 0n }], null, 90_000n)).toBeNull()
})

test('a failed payout frees a card of what is owed where as much as the minimum, all that is left, or all that the balance holds was tried', () => {
  const after = (left_minor: bigint, tried_minor: bigint | null, balance_minor = 90_000n) =>
    owedAfter({ left_minor, tried_minor, balance_minor }, { min: 5_000n })
  expect([after(10_000n, null), after(10_000n, 1n), after(10_000n, 4_999n)]).toEqual([10_000n, 10_000n, 10_000n])
  expect([after(10_000n, 5_000n), after(1n, 1n), after(-1n, null)]).toEqual([0n, 0n, 0n])
  expect([after(10_000n, 4_000n, 4_000n), after(10_000n, 4_000n, 4_001n), after(10_000n, null, 0n)]).toEqual([0n, 10_000n, 10_000n])
})

test('a payout goes only forward, and nothing leads out of its ends', () => {
  const leads_out = new Set(payoutStates.flatMap(mayComeFrom))
  expect([...leads_out].toSorted()).toEqual(['approved', 'paid', 'processing', 'review'])
  expect(mayComeFrom('cancelled')).toEqual(['review', 'approved'])
  expect(payoutStates.map(holderOf)).toEqual(['house', 'house', 'provider', null, null, null, null, null])
})

test('times are said in the unit that a person would use, rounded up', () => {
  expect([0, 1, 59].map((seconds) => timeWords(seconds).key)).toEqual(['payouts.seconds', 'payouts.seconds', 'payouts.seconds'])
  expect(timeWords(60)).toEqual({ key: 'payouts.minutes', count: 1 })
  expect(timeWords(61)).toEqual({ key: 'payouts.minutes', count: 2 })
  expect(timeWords(3_601)).toEqual({ key: 'payouts.hours', count: 2 })
})
