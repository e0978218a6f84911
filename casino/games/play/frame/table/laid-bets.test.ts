import { expect, test } from 'vitest'
import { betsText, readBets } from './laid-bets.ts'

test('what lies on a table is spelled with one sum for each place and read back the same', () => {
  const laid = [
    { place: 'small', stake_minor: 100 },
    { place: 'triple:3', stake_minor: 500 },
    { place: 'small', stake_minor: 1_000 },
  ]
  expect(betsText(laid)).toBe('small 1100, triple:3 500')
  expect(readBets('small 1100, triple:3 500')).toEqual([
    { place: 'small', stake_minor: 1_100 },
    { place: 'triple:3', stake_minor: 500 },
  ])
  expect(readBets('')).toEqual([])
  expect(readBets('small, x 1.5, 7')).toEqual([])
})
