import { expect, test } from 'vitest'
import { kindKey, nameKey, numberOf, roundOf } from '../entry-names.ts'
import { allTransactions, isFiltered, kindGroups, transactionsCsvUrl, transactionsQuery } from './use-transactions.ts'

test('WA-034: an open filter asks for everything; a kind and days become the query of the call', () => {
  expect(transactionsQuery(allTransactions)).toEqual({})
  expect(isFiltered(allTransactions)).toBe(false)
  const filter = { group: 'play', first_day: '2026-07-01', last_day: '2026-07-01' } as const
  expect(isFiltered(filter)).toBe(true)
  expect(transactionsQuery(filter)).toEqual({ kinds: 'stake,win,refund', from: '2026-06-30T21:00:00.000Z', to: '2026-07-01T21:00:00.000Z' })
})

test('WA-034: the file holds what the list shows', () => {
  const url = new URL(transactionsCsvUrl({ ...allTransactions, group: 'deposits' }), 'https://house.example')
  expect(Object.fromEntries(url.searchParams)).toEqual({ kinds: 'deposit', format: 'csv' })
})

test('every kind that can be filtered for has a name of its own; an unknown one is still told', () => {
  for (const kind of Object.values(kindGroups).flatMap((group) => group.split(','))) expect(kindKey(kind)).toBe(`transactions.kind.${kind}`)
  expect(kindKey('harvest-festival')).toBe('transactions.kind.other')
})

test('a round’s return that is not above its stake is named a return, and never a win', () => {
  const named = (kind: string, amount: number, staked: number | null) => nameKey({ kind, amount, staked })
  expect(named('win', 70, 100)).toBe('transactions.kind.return')
  expect(named('win', 100, 100)).toBe('transactions.kind.return')
  expect(named('win', 101, 100)).toBe('transactions.kind.win')
  // A free round took nothing: whatever it brings is a win.
  expect(named('win', 5, 0)).toBe('transactions.kind.win')
  expect(named('deposit', 5, null)).toBe('transactions.kind.deposit')
  expect(named('stake', -100, null)).toBe('transactions.kind.stake')
})

test('a deposit has the number of its payment, whatever else its own', () => {
  expect(numberOf({ id: '19', reference: 'deposit:10005' })).toBe('10005')
  expect(numberOf({ id: '19', reference: 'prize:7' })).toBe('19')
  expect(numberOf({ id: '19', reference: null })).toBe('19')
})

test('an entry of a round names it as the history does', () => {
  expect(roundOf('round:12:345')).toBe('12-345')
  expect(roundOf('payment:7')).toBeNull()
  expect(roundOf(null)).toBeNull()
})
