import { certain, scoreChancesOf, type ScoreChances } from '../chances/distribution.ts'
import {
  firstToGoals,
  goalGrid,
  gridSize,
  nextGoalChances,
  playGrid,
  rareCount,
  sinceScore,
  type ComingPeriod,
} from '../chances/goal-grid.ts'
import { eventMarketChances, lineMarkets, scoreMarketChances, type MarketChances } from '../chances/market-chances.ts'
import type { WeightedResult } from '../sport-engine.ts'
import type { FootballFixture, FootballState } from './football.ts'
import { comingHalves } from './football-minutes.ts'

const leaders = ['home', 'draw', 'away'] as const

const leaderAt = (cell: number): number => Math.sign((cell % gridSize) - Math.floor(cell / gridSize)) + 1

/** The scores at full time, apart by who led at half time: three tables whose sum is the whole. */
const fullTimes = (half_time: Float64Array, second: ComingPeriod): Float64Array[] =>
  leaders.map((_, leader) => {
    const grid = {
      ...goalGrid(0, 0),
      cells: half_time.map((chance, cell) => (leaderAt(cell) === leader ? chance : 0)),
      steps: gridSize * 2,
    }
    playGrid(grid, second)
    return grid.cells
  })

const summed = (tables: readonly Float64Array[]): Float64Array =>
  tables.reduce((sum, table) => sum.map((chance, cell) => chance + table[cell]!))

/** Half time and full time tables in any state: exact, by stepping every score through what is left to play. */
const footballScores = (
  fixture: FootballFixture,
  state: FootballState,
): { readonly half_time: Float64Array; readonly by_leader: readonly Float64Array[]; readonly regular: Float64Array } => {
  const [running, second] = comingHalves(fixture, state)
  const grid = goalGrid(state.goals.home, state.goals.away)
  if (running) playGrid(grid, running)
  if (second) {
    const by_leader = fullTimes(grid.cells, second)
    return { half_time: grid.cells, by_leader, regular: summed(by_leader) }
  }
  const { home, away } = state.half_time ?? state.goals
  const cell = home * gridSize + away
  const by_leader = leaders.map((_, leader) => (leaderAt(cell) === leader ? grid.cells : new Float64Array(grid.cells.length)))
  return { half_time: goalGrid(home, away).cells, by_leader, regular: grid.cells }
}

const halfAndFull = (by_leader: readonly Float64Array[]): MarketChances => {
  const chances: Record<string, number> = {}
  for (const [first, table] of by_leader.entries()) {
    for (let cell = 0; cell < table.length; cell += 1) {
      const outcome = `${leaders[first]}/${leaders[leaderAt(cell)]}`
      if (table[cell] !== 0) chances[outcome] = (chances[outcome] ?? 0) + table[cell]!
    }
  }
  return eventMarketChances('half-and-full-time', {}, chances)
}

const goalMarkets = (count: string, score: ScoreChances): MarketChances[] => [
  scoreMarketChances('result', { count }, score),
  scoreMarketChances('double-chance', { count }, score),
  scoreMarketChances('draw-no-bet', { count }, score),
  ...lineMarkets('total', count, score, { step_quarters: 1, reach: 8 }),
  ...lineMarkets('handicap', count, score, { step_quarters: 1, reach: 8 }),
  scoreMarketChances('both-score', { count }, score),
  scoreMarketChances('odd-even', { count }, score),
]

const countMarkets = (count: string, total: ScoreChances['total']): MarketChances[] => {
  const score: ScoreChances = { total, margin: certain(0), home: certain(0), away: certain(0), size: 0, cells: null }
  return [...lineMarkets('total', count, score, { step_quarters: 2, reach: 4 }), scoreMarketChances('odd-even', { count }, score)]
}

/** Every market of a football match, exactly, in any state between two minutes. */
export const footballChances = (fixture: FootballFixture, state: FootballState): MarketChances[] => {
  if (state.is_ended) return []
  const halves = comingHalves(fixture, state)
  const { half_time, by_leader, regular } = footballScores(fixture, state)
  const { home, away } = state.goals
  const score = scoreChancesOf(regular, gridSize)
  const since = state.half_time
  const half = since ? sinceScore(regular, since.home, since.away) : half_time
  const number = home + away + 1
  const races = [2, 3].filter((goals) => goals > home && goals > away)
  const total = (of: FootballState['corners']): number => of.home + of.away
  return [
    ...goalMarkets('regular', score),
    ...lineMarkets('home-total', 'regular', score, { step_quarters: 2, reach: 3 }),
    ...lineMarkets('away-total', 'regular', score, { step_quarters: 2, reach: 3 }),
    scoreMarketChances('correct-score', { count: 'regular' }, score),
    scoreMarketChances('exact-total', { count: 'regular', number: 6 }, score),
    halfAndFull(by_leader),
    eventMarketChances('next-goal', { count: 'regular', number }, { ...nextGoalChances(home, away, halves) }),
    ...races.map((goals) =>
      eventMarketChances('race-to', { count: 'regular', number: goals }, { ...firstToGoals(home, away, goals, halves) }),
    ),
    ...goalMarkets(`half:${state.half}`, scoreChancesOf(half, gridSize)),
    ...countMarkets('corners', rareCount(total(state.corners), fixture.home_corner_millionths + fixture.away_corner_millionths, halves)),
    ...countMarkets('cards', rareCount(total(state.cards), fixture.home_card_millionths + fixture.away_card_millionths, halves)),
  ]
}

const scoreAt = (cell: number): { readonly home: number; readonly away: number } => ({
  home: Math.floor(cell / gridSize),
  away: cell % gridSize,
})

/** Every half time score together with every full time score that can follow it: what a bet on both is priced from. */
export const footballResults = function* (fixture: FootballFixture, state: FootballState): Generator<WeightedResult> {
  const [running, second] = comingHalves(fixture, state)
  const first = goalGrid(state.goals.home, state.goals.away)
  if (running) playGrid(first, running)
  const half_times = second ? first.cells : goalGrid(state.half_time?.home ?? 0, state.half_time?.away ?? 0).cells
  for (let cell = 0; cell < half_times.length; cell += 1) {
    const mass = half_times[cell]!
    if (mass === 0) continue
    const half = scoreAt(cell)
    const grid = second ? goalGrid(half.home, half.away) : first
    if (second) playGrid(grid, second)
    for (let end = 0; end < grid.cells.length; end += 1) {
      if (grid.cells[end] === 0) continue
      const regular = scoreAt(end)
      const after = { home: regular.home - half.home, away: regular.away - half.away }
      yield { counts: { regular, 'half:1': half, 'half:2': after }, chance: mass * grid.cells[end]! }
    }
  }
}
