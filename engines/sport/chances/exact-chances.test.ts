import { describe, expect, test } from 'vitest'
import { basketball } from '../basketball/basketball.ts'
import { possessionsThatFit } from '../basketball/possessions.ts'
import { afterRound, isMapOver, mapEnds, mapStart } from '../esports/esports-rounds.ts'
import { homeWinsGame, homeWinsTieBreak, isSetWon, tennisSetEnds } from '../tennis/tennis-games.ts'
import { matchOfSets, type SetEnd } from './best-of-sets.ts'
import { firstToGoals, goalGrid, gridSize, nextGoalChances, playGrid, stepChances, type ComingPeriod } from './goal-grid.ts'
import { rallySetEnds } from './rally-set.ts'

const sumOfEnds = (ends: readonly SetEnd[]): number => ends.reduce((sum, { chance }) => sum + chance, 0)
const homeOf = (ends: readonly SetEnd[]): number => ends.reduce((sum, { home, away, chance }) => sum + (home > away ? chance : 0), 0)

describe('goals', () => {
  const plain = Array.from({ length: 7 }, () => [100, 100] as const)
  const step = stepChances(1800, 900, 1, 9, plain)
  const late = stepChances(
    2700,
    450,
    1,
    9,
    plain.map((_, index) => [100 + 10 * index, 100 - 5 * index] as const),
  )
  const period: ComingPeriod = { sure: [step, late, step], added: [late, step], ending: [0.5, 0.2, 0.3] }

  /** Every way through the steps, one by one: slow and plain. */
  const walked = (steps: readonly Float64Array[], tell: (order: string, chance: number) => void, order = '', chance = 1): void => {
    const [first, ...rest] = steps
    if (!first) return tell(order, chance)
    const home = order.split('h').length - 1
    const away = order.length - home
    const score = home === away ? Math.min(home, 2) : (home > away ? 3 : 4) + (Math.abs(home - away) > 1 ? 2 : 0)
    const [to_home, to_away] = [first[score]! / 1e6, first[7 + score]! / 1e6]
    walked(rest, tell, `${order}h`, chance * to_home)
    walked(rest, tell, `${order}a`, chance * to_away)
    walked(rest, tell, order, chance * (1 - to_home - to_away))
  }

  const everyWay = (tell: (order: string, chance: number) => void): void => {
    for (const [extra, part] of period.ending.entries()) {
      walked([...period.sure, ...period.added.slice(0, extra)], (order, chance) => tell(order, chance * part))
    }
  }

  test('scores, the next goal and a race equal a walk through every way that the steps can go, added time included', () => {
    const cells = new Float64Array(gridSize * gridSize)
    const next = { home: 0, none: 0, away: 0 }
    const race = { home: 0, none: 0, away: 0 }
    everyWay((order, chance) => {
      const home = order.split('h').length - 1
      cells[home * gridSize + order.length - home]! += chance
      next[order === '' ? 'none' : order.startsWith('h') ? 'home' : 'away'] += chance
      const [second_home, second_away] = [order.indexOf('h', order.indexOf('h') + 1), order.indexOf('a', order.indexOf('a') + 1)]
      const has_home = order.includes('h') && second_home > 0
      const has_away = order.includes('a') && second_away > 0
      if (has_home && (!has_away || second_home < second_away)) race.home += chance
      else race[has_away ? 'away' : 'none'] += chance
    })
    const grid = goalGrid(0, 0)
    playGrid(grid, period)
    for (const [cell, chance] of cells.entries()) expect(grid.cells[cell]).toBeCloseTo(chance, 12)
    const found = nextGoalChances(0, 0, [period])
    const raced = firstToGoals(0, 0, 2, [period])
    for (const side of ['home', 'none', 'away'] as const) {
      expect(found[side]).toBeCloseTo(next[side], 12)
      expect(raced[side]).toBeCloseTo(race[side], 12)
    }
  })
})

describe('sets', () => {
  test('a game of tennis follows the known formula, from love all to deuce', () => {
    for (const p of [0.3, 0.5, 0.62, 0.75]) {
      const q = 1 - p
      const deuce = (p * p) / (p * p + q * q)
      const holds = p ** 4 * (1 + 4 * q + 10 * q * q) + 20 * p ** 3 * q ** 3 * deuce
      expect(homeWinsGame({ home: 0, away: 0 }, p)).toBeCloseTo(holds, 12)
      expect(homeWinsGame({ home: 5, away: 5 }, p)).toBeCloseTo(deuce, 12)
    }
  })

  test('equal players share a tie-break and a set, whoever serves', () => {
    const serve = { serving: 0.65, receiving: 0.35 }
    for (const first of ['home', 'away'] as const) {
      expect(homeWinsTieBreak({ home: 0, away: 0 }, first, serve.serving, serve.receiving)).toBeCloseTo(0.5, 12)
      const running = homeWinsGame({ home: 0, away: 0 }, first === 'home' ? serve.serving : serve.receiving)
      const ends = tennisSetEnds({ home: 0, away: 0 }, first, running, serve)
      expect(sumOfEnds(ends)).toBeCloseTo(1, 12)
      expect(homeOf(ends)).toBeCloseTo(0.5, 12)
      expect(ends.every(isSetWon)).toBe(true)
    }
  })

  test('a set of rallies with even chances is even, and its ends are whole', () => {
    const rules = { homeWins: () => 500_000, serverAfter: () => 'home' as const, target: 25, most: 40 }
    const ends = rallySetEnds(rules, { home: 0, away: 0, server: 'home', first: 'home' }, 'away')
    expect(sumOfEnds(ends)).toBeCloseTo(1, 12)
    expect(homeOf(ends)).toBeCloseTo(0.5, 12)
    // 25:23 is the binomial way to 24:23 and one more point.
    const ways = Array.from({ length: 23 }, (_, index) => (24 + index + 1) / (index + 1)).reduce((product, factor) => product * factor, 1)
    expect(ends.find(({ home, away }) => home === 25 && away === 23)!.chance).toBeCloseTo(ways / 2 ** 48, 12)
  })

  test('a map of rounds is whole from every score that it can have', () => {
    const strength = { home_round_millionths: 540_000, money_millionths: 120_000 }
    let map = mapStart
    for (const winner of 'hahhaahahhahahhahaahahaahhahaha') {
      const ends = mapEnds(strength, map)
      expect(sumOfEnds(ends)).toBeCloseTo(1, 12)
      expect(ends.every(isMapOver)).toBe(true)
      map = afterRound(map, winner === 'h' ? 'home' : 'away')
      if (isMapOver(map.rounds)) break
    }
  })

  test('a match of sets equals its binomial when sets are alike', () => {
    const set: readonly SetEnd[] = [
      { home: 3, away: 1, chance: 0.6, next: 'away' },
      { home: 2, away: 4, chance: 0.4, next: 'home' },
    ]
    const nothing = { home: 0, away: 0 }
    const { home_wins, sets, units, each } = matchOfSets({ needed: 2, sets: nothing, units: nothing, running: set, fresh: () => set })
    expect(home_wins).toBeCloseTo(0.36 + 2 * 0.6 * 0.4 * 0.6, 12)
    expect(sets.cells![2 * 3 + 0]).toBeCloseTo(0.36, 12)
    expect(each.map(({ number, played }) => [number, Number(played.toFixed(9))])).toEqual([
      [1, 1],
      [2, 1],
      [3, 0.48],
    ])
    const total = (value: number): number => units.total.chances[value - units.total.least]!
    expect([total(8), total(10), total(12)].map((chance) => Number(chance.toFixed(9)))).toEqual([0.36, 0, 0.16])
    expect(total(14) + total(16)).toBeCloseTo(0.48, 12)
  })
})

describe('possessions', () => {
  test('as many fit on a clock as a walk through every length says', () => {
    const walk = (left: number, fitted: number, chance: number, tell: (fitted: number, chance: number) => void): void => {
      let over = chance
      for (let length = 2; length <= 6 && length <= left; length += 1) {
        over -= chance / 5
        walk(left - length, fitted + 1, chance / 5, tell)
      }
      tell(fitted, over)
    }
    const exactly = new Map<number, number>()
    walk(15, 0, 1, (fitted, chance) => exactly.set(fitted, (exactly.get(fitted) ?? 0) + chance))
    const fits = possessionsThatFit(15)
    for (const [fitted, chance] of exactly) expect(fits[fitted]! - (fits[fitted + 1] ?? 0)).toBeCloseTo(chance, 12)
  })

  test('overtimes end: of two even teams, who begins one has what the other has in the next', () => {
    const fixture = { ...basketball.plainFixture, away_two_millionths: 360_000, away_three_millionths: 100_000 }
    const homeWinsFrom = (quarter: number, ball: 'home' | 'away'): number => {
      const state = { ...basketball.start(fixture), quarter, units_left: 75, ball, points: { home: 80, away: 80 } }
      const [winner] = basketball.chances(fixture, state)
      return winner!.outcomes[0]!.won
    }
    expect(homeWinsFrom(5, 'home') + homeWinsFrom(6, 'away')).toBeCloseTo(1, 12)
    expect(homeWinsFrom(5, 'home')).toBeGreaterThan(0.5)
  })
})
