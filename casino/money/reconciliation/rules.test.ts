import { expect, test } from 'vitest'
import { differencesOf, orderOfLine, type SettledOrder } from './rules.ts'

const day = { from: new Date('2026-11-22T00:00:00Z'), to: new Date('2026-11-23T00:00:00Z') }
const order = (number: number, changes: Partial<SettledOrder> = {}): SettledOrder => ({
  kind: 'payment',
  order: String(number),
  amount_minor: 100n,
  currency: 'UAH',
  at: new Date('2026-11-22T12:00:00Z'),
  ...changes,
})
const found = (ours: SettledOrder[], theirs: SettledOrder[]) =>
  differencesOf(ours, theirs, day).map(({ what, kind, order: of }) => [what, kind, of])

test('what both sides have alike is no difference, also when they date it to different days', () => {
  expect(found([order(1)], [order(1)])).toEqual([])
  expect(found([order(1, { at: new Date('2026-11-22T23:59:59Z') })], [order(1, { at: new Date('2026-11-23T00:00:02Z') })])).toEqual([])
})

test('what one side alone has, and other amounts and currencies, are found; a payment and a payout of one number are two', () => {
  expect(found([order(1)], [])).toEqual([['missing-there', 'payment', '1']])
  expect(found([], [order(2)])).toEqual([['missing-here', 'payment', '2']])
  expect(found([order(3)], [order(3, { amount_minor: 99n })])).toEqual([['amount-differs', 'payment', '3']])
  expect(found([order(3)], [order(3, { currency: 'USD' })])).toEqual([['amount-differs', 'payment', '3']])
  expect(found([order(4)], [order(4, { kind: 'payout' })])).toEqual([
    ['missing-there', 'payment', '4'],
    ['missing-here', 'payout', '4'],
  ])
})

test('what lies outside the day is another day’s business', () => {
  const before = { at: new Date('2026-11-21T12:00:00Z') }
  expect(found([order(1, before)], [order(2, before)])).toEqual([])
})

test('100,000 orders are compared in a moment', () => {
  const many = Array.from({ length: 100_000 }, (_, number) => order(number))
  // Each with each would take longer than a test may.
  expect(differencesOf(many, many.slice(1), day)).toHaveLength(1)
})

test.each([
  ['payment;10005;200.00;UAH;2026-11-22T04:00:00Z', 20_000n],
  ['payout,7,1.5,USDT,2026-11-22T04:00:00.000Z', 1_500_000n],
  ['payment;10005;200;UAH;2026-11-22T04:00:00Z', 20_000n],
])('a line of a file: %s', (line, amount) => expect(orderOfLine(line, (code) => (code === 'USDT' ? 6 : 2))?.amount_minor).toBe(amount))

test.each([
  '',
  'kind;order;amount;currency;at',
  'payment;10005;200.001;UAH;2026-11-22T04:00:00Z',
  'payment;10005;-1;UAH;2026-11-22T04:00:00Z',
  'payment;1;1;UAH;yesterday-at-noon-or-so',
])('%j is none', (line) => expect(orderOfLine(line, () => 2)).toBeUndefined())
