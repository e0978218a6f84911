import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MatchResult } from '../match-result.ts'
import { marketTypeOf, marketTypes, mayPush, winnersOf, type MarketTypeId, type Specifiers } from './market-types.ts'
import { marketKey, settleMarket } from './settle-market.ts'
import { sharesOf } from './settlement.ts'

const ended = (home: number, away: number, more: Partial<MatchResult> = {}): MatchResult => ({
  counts: { regular: { home, away } },
  orders: {},
  winners: home === away ? [] : [home > away ? 'home' : 'away'],
  method: null,
  ...more,
})

const kind = (type: MarketTypeId, specifiers: Specifiers, outcome: string, result: MatchResult): string =>
  settleMarket(type, { count: 'regular', ...specifiers }, outcome, result).kind

const line = (value: number): Specifiers => ({ line_quarters: value * 4 })

describe('settlement of market types', () => {
  test.each<[MarketTypeId, Specifiers, string, [number, number], string]>([
    ['result', {}, 'home', [2, 1], 'won'],
    ['result', {}, 'draw', [2, 1], 'lost'],
    ['result', {}, 'draw', [1, 1], 'won'],
    ['double-chance', {}, 'home-or-draw', [1, 1], 'won'],
    ['double-chance', {}, 'home-or-away', [1, 1], 'lost'],
    ['double-chance', {}, 'draw-or-away', [0, 1], 'won'],
    ['draw-no-bet', {}, 'home', [1, 1], 'push'],
    ['draw-no-bet', {}, 'away', [0, 1], 'won'],
    ['total', line(2.5), 'over', [2, 1], 'won'],
    ['total', line(3), 'over', [2, 1], 'push'],
    ['total', line(3), 'under', [2, 1], 'push'],
    ['total', line(2.75), 'over', [2, 1], 'half-won'],
    ['total', line(2.75), 'under', [2, 1], 'half-lost'],
    ['total', line(3.25), 'over', [2, 1], 'half-lost'],
    ['total', line(3.25), 'under', [2, 1], 'half-won'],
    ['total', line(3.25), 'over', [3, 1], 'won'],
    ['total', line(2.25), 'under', [2, 1], 'lost'],
    ['home-total', line(1.5), 'over', [2, 0], 'won'],
    ['away-total', line(0.5), 'over', [2, 0], 'lost'],
    ['handicap', line(-1), 'home', [2, 1], 'push'],
    ['handicap', line(-1), 'away', [2, 1], 'push'],
    ['handicap', line(-0.5), 'home', [2, 1], 'won'],
    ['handicap', line(-0.75), 'home', [2, 1], 'half-won'],
    ['handicap', line(-0.75), 'away', [2, 1], 'half-lost'],
    ['handicap', line(-1.25), 'home', [2, 1], 'half-lost'],
    ['handicap', line(-1.25), 'away', [2, 1], 'half-won'],
    ['handicap', line(0.25), 'home', [1, 1], 'half-won'],
    ['handicap', line(-0.25), 'home', [1, 1], 'half-lost'],
    ['handicap', line(1.5), 'home', [0, 2], 'lost'],
    ['both-score', {}, 'yes', [2, 1], 'won'],
    ['both-score', {}, 'no', [2, 0], 'won'],
    ['correct-score', {}, '2:1', [2, 1], 'won'],
    ['correct-score', {}, '1:2', [2, 1], 'lost'],
    ['correct-score', {}, 'other', [5, 1], 'won'],
    ['set-score', { number: 2 }, '2:1', [2, 1], 'won'],
    ['odd-even', {}, 'odd', [2, 1], 'won'],
    ['odd-even', {}, 'even', [0, 0], 'won'],
    ['exact-total', { number: 6 }, '3', [2, 1], 'won'],
    ['exact-total', { number: 6 }, '6+', [5, 2], 'won'],
    ['part-winner', {}, 'away', [2, 1], 'lost'],
    ['part-winner', {}, 'away', [1, 1], 'push'],
  ])('%s %j: %s at %j is %s', (type, specifiers, outcome, [home, away], expected) => {
    expect(kind(type, specifiers, outcome, ended(home, away))).toBe(expected)
  })

  test('half time and full time are read together', () => {
    const result = ended(2, 1, { counts: { 'half:1': { home: 0, away: 1 }, regular: { home: 2, away: 1 } } })
    expect(kind('half-and-full-time', {}, 'away/home', result)).toBe('won')
    expect(kind('half-and-full-time', {}, 'home/home', result)).toBe('lost')
  })

  test('next goal and race follow the order of the goals', () => {
    const result = ended(2, 1, { orders: { regular: 'ahh' } })
    expect(kind('next-goal', { number: 1 }, 'away', result)).toBe('won')
    expect(kind('next-goal', { number: 3 }, 'home', result)).toBe('won')
    expect(kind('next-goal', { number: 4 }, 'none', result)).toBe('won')
    expect(kind('race-to', { number: 2 }, 'home', result)).toBe('won')
    expect(kind('race-to', { number: 3 }, 'none', result)).toBe('won')
  })

  test('goals whose order nobody told are void where the score does not say whose they were, and never nobody’s', () => {
    const untold = ended(2, 1)
    expect(kind('next-goal', { number: 1 }, 'none', untold)).toBe('void')
    expect(kind('next-goal', { number: 3 }, 'home', untold)).toBe('void')
    expect(kind('next-goal', { number: 4 }, 'none', untold)).toBe('won')
    expect(kind('race-to', { number: 1 }, 'none', untold)).toBe('void')
    expect(kind('race-to', { number: 2 }, 'home', untold)).toBe('won')
    expect(kind('race-to', { number: 2 }, 'none', untold)).toBe('lost')
    expect(kind('race-to', { number: 3 }, 'none', untold)).toBe('won')
    expect(kind('next-goal', { number: 1 }, 'away', ended(0, 2))).toBe('won')
    expect(kind('next-goal', { number: 2 }, 'none', ended(2, 0))).toBe('lost')
    const partly = ended(2, 1, { orders: { regular: 'a' } })
    expect(kind('next-goal', { number: 1 }, 'away', partly)).toBe('won')
    expect(kind('next-goal', { number: 2 }, 'none', partly)).toBe('void')
    expect(kind('race-to', { number: 1 }, 'away', partly)).toBe('won')
  })

  test('who won and how', () => {
    const fight = ended(1, 0, { winners: ['away'], method: 'submission' })
    expect(kind('winner', {}, 'away', fight)).toBe('won')
    expect(kind('method', {}, 'away/submission', fight)).toBe('won')
    expect(kind('distance', {}, 'no', fight)).toBe('won')
    const draw = ended(1, 0, { winners: [], method: 'decision' })
    expect(kind('winner', {}, 'home', draw)).toBe('void')
    expect(kind('method', {}, 'home/decision', draw)).toBe('void')
    expect(kind('distance', {}, 'yes', draw)).toBe('won')
  })

  test('winners of a tournament who finish level share it as a dead heat', () => {
    const specifiers = { competitors: ['a', 'b', 'c', 'd'] }
    const shared = ended(0, 0, { winners: ['a', 'c', 'd'] })
    expect(settleMarket('outright', specifiers, 'c', shared)).toEqual({ kind: 'dead-heat', sharers: 3 })
    expect(settleMarket('outright', specifiers, 'b', shared)).toEqual({ kind: 'lost' })
    expect(settleMarket('outright', specifiers, 'b', ended(0, 0, { winners: ['b'] }))).toEqual({ kind: 'won' })
  })

  test('an abandoned match voids what was not played to its end, and settles the rest', () => {
    const abandoned = ended(0, 0, { counts: { 'half:1': { home: 1, away: 0 } }, orders: { regular: 'ha' } })
    expect(kind('result', {}, 'draw', abandoned)).toBe('void')
    expect(kind('half-and-full-time', {}, 'home/home', abandoned)).toBe('void')
    expect(kind('winner', {}, 'home', abandoned)).toBe('void')
    expect(settleMarket('result', { count: 'half:1' }, 'home', abandoned).kind).toBe('won')
    expect(kind('next-goal', { number: 2 }, 'away', abandoned)).toBe('won')
    expect(kind('next-goal', { number: 3 }, 'none', abandoned)).toBe('void')
    expect(kind('race-to', { number: 2 }, 'none', abandoned)).toBe('void')
  })

  test('the stakes on all outcomes of a market come back once, whatever happens', () => {
    const scores = fc.record({ home: fc.nat(12), away: fc.nat(12) })
    const types = Object.keys(marketTypes).filter((type): type is MarketTypeId => type !== 'outright')
    fc.assert(
      fc.property(
        fc.constantFrom(...types),
        scores,
        fc.integer({ min: -20, max: 40 }),
        fc.integer({ min: 1, max: 9 }),
        (type, score, line_quarters, number) => {
          const specifiers = { count: 'regular', line_quarters, number }
          const result = ended(score.home, score.away, {
            counts: { regular: score, 'half:1': { home: 0, away: 0 } },
            orders: { regular: 'h'.repeat(score.home) + 'a'.repeat(score.away) },
            method: 'decision',
          })
          // A set score that nobody can win with is no result of a match.
          fc.pre(type !== 'set-score' || (Math.max(score.home, score.away) === number && score.home !== score.away))
          const settled = marketTypeOf(type)
            .outcomes(specifiers)
            .map((outcome) => sharesOf(settleMarket(type, specifiers, outcome, result)))
          const shareSum = settled.reduce((sum, one) => sum + Number(one.won.numerator) / Number(one.won.denominator), 0)
          const returned = settled.reduce((sum, one) => sum + Number(one.returned.numerator) / Number(one.returned.denominator), 0)
          // Nobody loses what nobody wins: a push returns every stake, half a push returns half of each.
          if (returned === 0) expect(shareSum).toBe(winnersOf(type))
          else expect(returned === settled.length || (shareSum === 0.5 && returned === 1)).toBe(true)
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('a market says that it may return a stake exactly where some score does', () => {
    const scores = Array.from({ length: 100 }, (_, index) => ended(Math.floor(index / 10), index % 10))
    const returns = (type: MarketTypeId, specifiers: Specifiers): boolean =>
      scores.some((result) =>
        marketTypeOf(type)
          .outcomes(specifiers)
          .some((outcome) => sharesOf(settleMarket(type, specifiers, outcome, result)).returned.numerator > 0n),
      )
    const types = Object.keys(marketTypes).filter((type): type is MarketTypeId => marketTypeOf(type as MarketTypeId).kind === 'score')
    for (const type of types)
      for (let line_quarters = type === 'handicap' ? -20 : 1; line_quarters <= 20; line_quarters += 1) {
        const specifiers = { count: 'regular', line_quarters, number: 3 }
        expect(mayPush(type, specifiers), `${type} ${line_quarters}`).toBe(returns(type, specifiers))
      }
  })

  test('an unknown outcome or a missing line is refused', () => {
    expect(() => settleMarket('result', { count: 'regular' }, 'nobody', ended(1, 0))).toThrow(RangeError)
    expect(() => settleMarket('total', { count: 'regular' }, 'over', ended(1, 0))).toThrow(RangeError)
    expect(() => settleMarket('total', { count: 'regular', line_quarters: 2.5 }, 'over', ended(1, 0))).toThrow(RangeError)
    expect(() => settleMarket('result', {}, 'home', ended(1, 0))).toThrow(RangeError)
  })

  test('a market has one key', () => {
    expect(marketKey('total', { line_quarters: 10, count: 'regular' })).toBe('total:count=regular,line=10')
    expect(marketKey('winner', {})).toBe('winner')
    expect(marketKey('outright', { competitors: ['a', 'b'] })).toBe('outright:competitors=a+b')
  })
})
