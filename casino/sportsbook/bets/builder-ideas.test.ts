import { expect, test } from 'vitest'
import type { Market } from '#casino/sportsbook/catalogue/contract.ts'
import { builderIdeas } from './builder-ideas.ts'

const market = (type: string, specifiers: Market['specifiers'], odds: Readonly<Record<string, number | null>>): Market => ({
  id: 1,
  key: type,
  type,
  specifiers,
  state: 'open',
  version: 1,
  outcomes: Object.entries(odds).map(([outcome, price]) => ({ outcome, odds: price })),
})
const count = 'regular'
const result = market('result', { count }, { home: 2600, draw: 3300, away: 2400 })
const total = (line_quarters: number, over: number, under: number) => market('total', { count, line_quarters }, { over, under })
const both = market('both-score', { count }, { yes: 1800, no: 1950 })
const names = (markets: readonly Market[]) =>
  builderIdeas(markets).map((idea) =>
    idea.map(({ market: { type, specifiers }, outcome }) => `${type} ${specifiers.line_quarters ?? ''} ${outcome}`),
  )

test('ideas are about the favourite and goals, on the most even line that gives nothing back; what has no price is left out', () => {
  const half = market('result', { count: 'half:1' }, { home: 3100, draw: 2100, away: 2900 })
  expect(names([result, total(8, 1900, 1900), total(10, 2000, 1800), total(14, 3200, 1300), both, half])).toEqual([
    ['result  away', 'total 10 over'],
    ['result  away', 'both-score  yes'],
    ['result  away', 'result  away', 'total 10 over'],
    ['result  away', 'total 10 over', 'both-score  yes'],
  ])
  expect(names([result, { ...both, state: 'suspended' }, total(8, 1900, 1900)])).toEqual([])
  expect(names([market('winner', {}, { home: 1800, away: 2000 })])).toEqual([])
})
