import { expect, test } from 'vitest'
import type { WireMarket } from '../contract.ts'
import { readMessage } from './read-message.ts'

/** Chances in millionths that cash-outs of a market are valued by: what wins and what comes back, by outcome. */
const chancesOf = (market: WireMarket): (readonly [won: number, returned: number])[] => {
  const message = readMessage({ event: 'e', sequence: 1, type: 'odds-change', live: true, markets: [market] })
  const [read] = 'markets' in message ? (message.markets ?? []) : []
  return (read?.outcomes ?? []).map(({ won_millionths, returned_millionths }) => [won_millionths, returned_millionths])
}
const sumOf = (chances: readonly (readonly [number, number])[]): number => chances.reduce((sum, [won]) => sum + won, 0)
const specifiers = { count: 'regular' }

test('outcomes that a producer leaves out have their part of the whole: what is listed late in a match is worth no more than its odds say', () => {
  const outcomes = [
    { outcome: 'draw', odds: 26_000 },
    { outcome: 'away', odds: 151_000 },
  ]
  expect(chancesOf({ type: 'result', specifiers, outcomes })).toEqual([
    [38_461, 0],
    [6_622, 0],
  ])
  expect(chancesOf({ type: 'result', specifiers, outcomes: outcomes.slice(0, 1) })).toEqual([[38_461, 0]])
})

test('where all outcomes are listed the margin is removed, also where two of them win', () => {
  const result = [2_100, 3_400, 3_300].map((odds, index) => ({ outcome: ['home', 'draw', 'away'][index] ?? '', odds }))
  expect(sumOf(chancesOf({ type: 'result', specifiers, outcomes: result }))).toBeCloseTo(1_000_000, -1)
  const double = [1_300, 1_280, 1_670].map((odds, index) => ({
    outcome: ['home-or-draw', 'home-or-away', 'draw-or-away'][index] ?? '',
    odds,
  }))
  const chances = chancesOf({ type: 'double-chance', specifiers, outcomes: double })
  expect(sumOf(chances)).toBeCloseTo(2_000_000, -1)
  expect(chances[0]?.[0]).toBeGreaterThan(700_000)
})

test('markets that may return stakes are valued only where the producer says how much comes back', () => {
  const sides = (more: object) => ['home', 'away'].map((outcome) => ({ outcome, odds: 1_900, ...more }))
  const lines = (more: object) => ['over', 'under'].map((outcome) => ({ outcome, odds: 1_900, ...more }))
  const none = [
    [0, 0],
    [0, 0],
  ]
  for (const more of [{}, { chance: 350_000 }]) {
    expect(chancesOf({ type: 'draw-no-bet', specifiers, outcomes: sides(more) })).toEqual(none)
    expect(chancesOf({ type: 'part-winner', specifiers, outcomes: sides(more) })).toEqual(none)
    expect(chancesOf({ type: 'total', specifiers: { ...specifiers, line_quarters: 12 }, outcomes: lines(more) })).toEqual(none)
    expect(chancesOf({ type: 'handicap', specifiers: { ...specifiers, line_quarters: -3 }, outcomes: sides(more) })).toEqual(none)
  }
  expect(chancesOf({ type: 'total', specifiers: { ...specifiers, line_quarters: 10 }, outcomes: lines({}) })).toEqual([
    [500_000, 0],
    [500_000, 0],
  ])
  const told = { chance: 50_000, returned: 900_000 }
  expect(chancesOf({ type: 'draw-no-bet', specifiers, outcomes: sides(told) })[0]).toEqual([50_000, 900_000])
  // The odds say how the rest is shared.
  expect(chancesOf({ type: 'draw-no-bet', specifiers, outcomes: sides({ returned: 900_000 }) })[0]).toEqual([50_000, 900_000])
  // What wins and what comes back is never more than the stake.
  expect(chancesOf({ type: 'draw-no-bet', specifiers, outcomes: sides({ chance: 200_000, returned: 900_000 }) })[0]).toEqual([
    100_000, 900_000,
  ])
})
