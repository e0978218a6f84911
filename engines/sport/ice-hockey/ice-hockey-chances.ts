import { scoreChancesOf, type ScoreChances } from '../chances/distribution.ts'
import { firstToGoals, goalGrid, gridSize, nextGoalChances, playGrid, sinceScore } from '../chances/goal-grid.ts'
import { eventMarketChances, lineMarkets, scoreMarketChances, winnerChances, type MarketChances } from '../chances/market-chances.ts'
import type { WeightedResult } from '../sport-engine.ts'
import type { IceHockeyFixture, IceHockeyState } from './ice-hockey.ts'
import { comingOvertime, comingPeriods, periods } from './ice-hockey-minutes.ts'

/** That the home side wins from a level score at this minute of the overtime: the first goal, else the shootout. */
const homeWinsLevel = (fixture: IceHockeyFixture, goals: number, minute: number): number => {
  const { home, none } = nextGoalChances(goals, goals, [comingOvertime(fixture, minute)])
  return home + (none * fixture.home_shootout_millionths) / 1e6
}

const homeWins = (fixture: IceHockeyFixture, cells: Float64Array): number => {
  let sum = 0
  for (let cell = 0; cell < cells.length; cell += 1) {
    const [home, away] = [Math.floor(cell / gridSize), cell % gridSize]
    if (home > away) sum += cells[cell]!
    if (home === away && cells[cell]! > 0) sum += cells[cell]! * homeWinsLevel(fixture, home, 0)
  }
  return sum
}

const goalMarkets = (count: string, score: ScoreChances): MarketChances[] => [
  scoreMarketChances('result', { count }, score),
  scoreMarketChances('double-chance', { count }, score),
  scoreMarketChances('draw-no-bet', { count }, score),
  ...lineMarkets('total', count, score, { step_quarters: 1, reach: 8 }),
  ...lineMarkets('handicap', count, score, { step_quarters: 1, reach: 6 }),
  scoreMarketChances('both-score', { count }, score),
  scoreMarketChances('odd-even', { count }, score),
]

/** Every market of an ice hockey match, exactly, in any state between two minutes. Counts are of regular time; the winner is final. */
export const iceHockeyChances = (fixture: IceHockeyFixture, state: IceHockeyState): MarketChances[] => {
  const { period, minute, goals, at_ends, winner } = state
  if (winner) return []
  if (period > periods + 1) return [winnerChances(fixture.home_shootout_millionths / 1e6)]
  if (period > periods) return [winnerChances(homeWinsLevel(fixture, goals.home, minute))]
  const coming = comingPeriods(fixture, state)
  const grid = goalGrid(goals.home, goals.away)
  const before = at_ends.at(-1) ?? { home: 0, away: 0 }
  let running: Float64Array | null = null
  for (const part of coming) {
    playGrid(grid, part)
    running ??= sinceScore(grid.cells, before.home, before.away)
  }
  const score = scoreChancesOf(grid.cells, gridSize)
  const count = 'regular'
  const { home, away } = goals
  const races = [3, 5].filter((number) => number > home && number > away)
  return [
    winnerChances(homeWins(fixture, grid.cells)),
    ...goalMarkets(count, score),
    ...lineMarkets('home-total', count, score, { step_quarters: 2, reach: 3 }),
    ...lineMarkets('away-total', count, score, { step_quarters: 2, reach: 3 }),
    scoreMarketChances('correct-score', { count }, score),
    scoreMarketChances('exact-total', { count, number: 9 }, score),
    eventMarketChances('next-goal', { count, number: home + away + 1 }, { ...nextGoalChances(home, away, coming) }),
    ...races.map((number) => eventMarketChances('race-to', { count, number }, { ...firstToGoals(home, away, number, coming) })),
    ...(running ? goalMarkets(`period:${period}`, scoreChancesOf(running, gridSize)) : []),
  ]
}

/** Every score of regular time with its chance. */
export const iceHockeyResults = function* (fixture: IceHockeyFixture, state: IceHockeyState): Generator<WeightedResult> {
  const grid = goalGrid(state.goals.home, state.goals.away)
  for (const part of comingPeriods(fixture, state)) playGrid(grid, part)
  for (let cell = 0; cell < grid.cells.length; cell += 1) {
    const regular = { home: Math.floor(cell / gridSize), away: cell % gridSize }
    if (grid.cells[cell] !== 0) yield { counts: { regular }, chance: grid.cells[cell]! }
  }
}
