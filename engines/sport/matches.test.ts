import { describe, expect, test } from 'vitest'
import { fastSource } from '../chance/fast-source.ts'
import { playedMatch, stateInPlay, unevenFixtures } from '../testing/sport-matches.ts'
import { pricedMarket } from './chances/market-chances.ts'
import { marketKey, settleMarket } from './markets/settle-market.ts'
import { playOn } from './sport-engine.ts'
import { sportOf, sports } from './sports.ts'

describe.each(sports)('a match of $slug', (engine) => {
  const fixtures = [engine.plainFixture, unevenFixtures[engine.slug]]

  test('is the same match for the same bytes, and another for others', () => {
    for (const fixture of fixtures) {
      engine.assertFixture(fixture)
      const one = playedMatch(engine, fixture, 7)
      expect(playedMatch(engine, fixture, 7)).toEqual(one)
      expect(playedMatch(engine, fixture, 8)).not.toEqual(one)
    }
  })

  test('is told by its events: whoever follows them, over the wire as well, has its state and result', () => {
    for (const fixture of fixtures) {
      const { events, state } = playedMatch(engine, fixture, 11)
      const overTheWire = JSON.parse(JSON.stringify(events)) as typeof events
      let followed = engine.start(fixture)
      for (const event of overTheWire) followed = engine.apply(fixture, JSON.parse(JSON.stringify(followed)), event)
      expect(followed).toEqual(state)
      expect(engine.result(fixture, followed)).toEqual(engine.result(fixture, state))
    }
  })

  test('has times that never fall, and ends', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const fixture = fixtures[seed % 2]
      const { events, state } = playedMatch(engine, fixture, seed)
      let before = 0
      for (const { at_s } of events) {
        expect(Number.isInteger(at_s) && at_s >= before).toBe(true)
        before = at_s
      }
      expect(engine.hasEnded(fixture, state)).toBe(true)
      expect(engine.chances(fixture, state)).toEqual([])
    }
  })

  test('is played on from any state as it would have gone', () => {
    const fixture = engine.plainFixture
    const source = fastSource(21)
    let state = engine.start(fixture)
    for (let step = 0; step < 5 && !engine.hasEnded(fixture, state); step += 1) {
      for (const event of engine.next(fixture, state, source)) state = engine.apply(fixture, state, event)
    }
    expect(playOn(engine, fixture, state, source)).toEqual(playedMatch(engine, fixture, 21).state)
  })

  test('has chances in every state that make whole markets, each of them once', () => {
    for (const [index, part] of [0, 0.2, 0.5, 0.8, 0.99].entries()) {
      for (const fixture of fixtures) {
        const markets = engine.chances(fixture, stateInPlay(engine, fixture, index, part))
        const keys = markets.map(({ type, specifiers }) => marketKey(type, specifiers))
        expect(new Set(keys).size).toBe(keys.length)
        for (const [position, { outcomes, type }] of markets.entries()) {
          const won = outcomes.reduce((sum, one) => sum + one.won, 0)
          const { returned } = outcomes[0]!
          for (const one of outcomes) expect(one.won, keys[position]).toBeGreaterThanOrEqual(-1e-12)
          const winners = type === 'double-chance' ? 2 : 1
          // Of two outcomes with a quarter line, what is half returned to one is half lost by the other.
          const is_split = (markets[position]!.specifiers.line_quarters ?? 0) % 2 !== 0
          if (!is_split) expect(won + returned * winners, keys[position]).toBeCloseTo(winners, 9)
        }
      }
    }
  })

  test('has odds with the margin that was asked for in every market', () => {
    const fixture = engine.plainFixture
    for (const market of engine.chances(fixture, stateInPlay(engine, fixture, 3, 0.3))) {
      const odds = pricedMarket(market, 600, 'power').map(({ odds_thousandths }) => odds_thousandths)
      if (market.type === 'double-chance' || odds.includes(null) || odds.includes(1_000_000)) continue
      const book = odds.reduce<number>((sum, one) => sum + 1000 / one!, 0)
      expect(book, marketKey(market.type, market.specifiers)).toBeGreaterThan(1.06 - 1e-9)
      expect(book).toBeLessThan(1.062)
    }
  })

  test('has a result that settles every market it was ever sold on', () => {
    const fixture = engine.plainFixture
    const { state } = playedMatch(engine, fixture, 5)
    const result = engine.result(fixture, state)
    for (const { type, specifiers, outcomes } of engine.chances(fixture, engine.start(fixture))) {
      const settled = outcomes.map(({ outcome }) => settleMarket(type, specifiers, outcome, result).kind)
      const is_void = settled.every((kind) => kind === 'void' || kind === 'push')
      const part = specifiers.count?.startsWith('set:') || specifiers.count?.startsWith('map:')
      if (is_void)
        expect(part || type === 'draw-no-bet' || type === 'winner' || type === 'method' || specifiers.line_quarters !== undefined).toBe(
          true,
        )
      else expect(settled.some((kind) => kind === 'won' || kind === 'half-won')).toBe(true)
    }
  })

  test('is refused with numbers that its model cannot play', () => {
    const fixture = engine.plainFixture as Record<string, number>
    for (const name of Object.keys(fixture)) {
      for (const value of [-1, 0.5, Number.NaN, 2_000_000])
        expect(() => engine.assertFixture({ ...fixture, [name]: value }), name).toThrow(RangeError)
    }
  })
})

test.each([
  ['football', 117, 6780, 'cards', 1, 2],
  ['basketball', 152, 3540, 'regular', 71, 83],
  ['tennis', 217, 7814, 'games', 17, 14],
  ['ice-hockey', 66, 5400, 'regular', 2, 1],
  ['volleyball', 184, 5506, 'points', 87, 92],
  ['table-tennis', 84, 1282, 'points', 38, 41],
  ['esports', 64, 6051, 'rounds', 35, 25],
  ['mixed-martial-arts', 34, 1140, 'rounds', 3, 0],
])(
  'a match of %s that was played once stays what it was: a change of its model is seen here',
  (slug, count, ended_s, counted, home, away) => {
    const engine = sportOf(slug)!
    const { events, state } = playedMatch(engine, engine.plainFixture, 2026)
    expect([events.length, events.at(-1)!.at_s]).toEqual([count, ended_s])
    expect(engine.result(engine.plainFixture, state).counts[counted]).toEqual({ home, away })
  },
)

test('there are eight sports, each by its slug', () => {
  expect(sports).toHaveLength(8)
  for (const sport of sports) expect(sportOf(sport.slug)).toBe(sport)
  expect(sportOf('chess')).toBeUndefined()
})

test('a market whose stakes all come back is not offered, and a chance that misses 0 or 1 by a rounding stops nobody', () => {
  const level = { type: 'draw-no-bet', specifiers: { count: 'half:1' } } as const
  const backForCertain = { won: 0, returned: 1 }
  const none = pricedMarket(
    { ...level, outcomes: ['home', 'away'].map((outcome) => ({ outcome, ...backForCertain })) },
    450,
    'proportional',
  )
  expect(none.map(({ odds_thousandths }) => odds_thousandths)).toEqual([null, null])
  const outcomes = [
    { outcome: 'home', won: 1.000_000_000_000_000_2, returned: 0 },
    { outcome: 'away', won: -2e-16, returned: 0 },
  ]
  const decided = pricedMarket({ type: 'winner', specifiers: {}, outcomes }, 450, 'shin')
  expect(decided.map(({ odds_thousandths }) => odds_thousandths)).toEqual([null, null])
})
