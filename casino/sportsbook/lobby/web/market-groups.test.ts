import { expect, test } from 'vitest'
import type { Market } from '#casino/sportsbook/catalogue/contract.ts'
import { shownMarket } from '../testing/shown-market.ts'
import { mainLines, marketGroups } from './market-groups.ts'

const line = (id: number, over: number | null, under: number | null): Market =>
  shownMarket(id, {
    outcomes: [
      { outcome: 'over', odds: over },
      { outcome: 'under', odds: under },
    ],
  })

/** Ten lines, of which the one in this place is the most even. */
const linesAround = (even: number): Market[] =>
  Array.from({ length: 10 }, (_, index) => line(index + 1, 1_900 + (index - even) * 100, 1_900 - (index - even) * 100))

test('SP-010: of many lines the most even one and its neighbours are in sight first; a few are shown whole', () => {
  expect(mainLines(linesAround(6))).toEqual([5, 6, 7, 8, 9])
  expect(mainLines(linesAround(0))).toEqual([1, 2, 3, 4, 5])
  expect(mainLines(linesAround(9))).toEqual([6, 7, 8, 9, 10])
  expect(mainLines(linesAround(2).slice(0, 7))).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('lines in sight stay where they are while the most even one is among them, and follow it when it is not', () => {
  expect(mainLines(linesAround(4), [5, 6, 7, 8, 9])).toEqual([5, 6, 7, 8, 9])
  expect(mainLines(linesAround(2), [5, 6, 7, 8, 9])).toEqual([1, 2, 3, 4, 5])
  expect(mainLines(linesAround(6).slice(1), [1, 2, 3, 4, 5])).toEqual([5, 6, 7, 8, 9])
})

test('lines with one price, or none after the match, leave the middle ones in sight', () => {
  expect(mainLines(linesAround(6).map(({ id }) => line(id, 1_200, null)))).toEqual([4, 5, 6, 7, 8])
})

test('a market of which no outcome has a price is not shown as an empty group', () => {
  const groups = marketGroups({ state: 'live', markets: [line(1, null, null), line(2, 1_500, null)] })
  expect(groups.map(({ markets }) => markets.map(({ id }) => id))).toEqual([[2]])
})
