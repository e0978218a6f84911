import { expect, test } from 'vitest'
import {
  again,
  betsOf,
  chipLabel,
  chipMark,
  clear,
  commandOf,
  double,
  emptyCloth,
  put,
  takeOff,
  totalOf,
  undo,
  type Cloth,
} from './bets.ts'

const laid = (...chips: readonly (readonly [place: string, chip_minor: number])[]): Cloth =>
  chips.reduce((cloth, [place, chip_minor]) => put(cloth, place, chip_minor, 10_000)!, emptyCloth)

test('chips on one place add up; the command names each place once, as the engine asks', () => {
  const cloth = laid(['red', 500], ['straight:17', 100], ['red', 100])
  expect(commandOf(cloth.bets)).toEqual({
    bets: [
      { place: 'red', stake_minor: 600 },
      { place: 'straight:17', stake_minor: 100 },
    ],
  })
  expect(totalOf(cloth.bets)).toBe(700)
})

test('every step can be taken back, one by one, to the empty cloth', () => {
  let cloth = takeOff(double(laid(['red', 500], ['odd', 100]), 10_000)!, 'odd')
  const seen = []
  for (; cloth.past.length > 0; cloth = undo(cloth)) seen.push(totalOf(cloth.bets))
  expect(seen).toEqual([1000, 1200, 600, 500])
  expect(cloth).toEqual(emptyCloth)
  expect(undo(emptyCloth)).toEqual(emptyCloth)
})

test('clearing can be taken back too', () => {
  const cloth = laid(['red', 500])
  expect(undo(clear(cloth)).bets).toEqual(cloth.bets)
  expect(clear(emptyCloth)).toBe(emptyCloth)
})

test('the table takes no more than its most, and says so by taking nothing', () => {
  const cloth = laid(['red', 6_000])
  expect(put(cloth, 'black', 4_000, 10_000)).not.toBeNull()
  expect(put(cloth, 'black', 4_001, 10_000)).toBeNull()
  expect(double(cloth, 11_999)).toBeNull()
  expect(double(emptyCloth, 10_000)).toBeNull()
})

test('the last round is laid out again from its command', () => {
  const cloth = laid(['red', 500], ['split:0-1', 100])
  expect(again(emptyCloth, betsOf(commandOf(cloth.bets))).bets).toEqual(cloth.bets)
  expect(betsOf(null).size).toBe(0)
  expect(betsOf({ stake_minor: 5 }).size).toBe(0)
})

test('chips say their worth shortly, in whole units of the currency', () => {
  expect([100, 500, 10_000, 123_400, 500_000].map((amount_minor) => chipLabel(amount_minor, 2))).toEqual(['1', '5', '100', '1.23k', '5k'])
  expect([chipLabel(10, 2), chipLabel(100_000, 6)]).toEqual(['0.1', '0.1'])
})

test('look.md: a chip that paid shines in a won round alone, and not where the whole table brought no more than was staked', () => {
  expect(chipMark(24, true)).toBe('is-won')
  expect(chipMark(24, false)).toBeNull()
  expect([chipMark(0, true), chipMark(0, false)]).toEqual(['is-lost', 'is-lost'])
  expect([chipMark(1, true), chipMark(1, false)]).toEqual(['is-shared', 'is-shared'])
})
