import { certain, sumOf, type Distribution, type ScoreChances } from '../chances/distribution.ts'
import { eventMarketChances, lineMarkets, scoreMarketChances, winnerChances, type MarketChances } from '../chances/market-chances.ts'
import type { Score } from '../match-result.ts'
import type { BasketballFixture, BasketballState } from './basketball.ts'
import { otherSide, pointChances, possessionsThatFit, quarterChances, quarters, wholeQuarter, type QuarterChances } from './possessions.ts'

const asScore = (of: QuarterChances): ScoreChances => ({ ...of, size: 0, cells: null })

const known = ({ home, away }: Score): QuarterChances => ({
  total: certain(home + away),
  margin: certain(home - away),
  home: certain(home),
  away: certain(away),
})

/** Quarters are independent of each other: their distributions are folded. */
const together = (parts: readonly QuarterChances[]): QuarterChances =>
  parts.reduce((sum, part) => ({
    total: sumOf(sum.total, part.total),
    margin: sumOf(sum.margin, part.margin),
    home: sumOf(sum.home, part.home),
    away: sumOf(sum.away, part.away),
  }))

const above = ({ least, chances }: Distribution): { readonly ahead: number; readonly level: number } => {
  let ahead = 0
  for (let index = Math.max(0, 1 - least); index < chances.length; index += 1) ahead += chances[index]!
  return { ahead, level: chances[-least] ?? 0 }
}

/** That the home side wins when overtime number `quarter` - 4 begins: overtimes are begun in turns until one is not level. */
const homeWinsOvertimes = (fixture: BasketballFixture, quarter: number): number => {
  const one = above(wholeQuarter(fixture, quarter).margin)
  const other = above(wholeQuarter(fixture, quarter + 1).margin)
  return (one.ahead + one.level * other.ahead) / (1 - one.level * other.level)
}

const homeWins = (fixture: BasketballFixture, margin: Distribution, next_overtime: number): number => {
  const { ahead, level } = above(margin)
  return level === 0 ? ahead : ahead + level * homeWinsOvertimes(fixture, next_overtime)
}

/** Who is the first to `number` points in what is left of a quarter, possession by possession. */
const firstToPoints = (
  fixture: BasketballFixture,
  { units_left, ball }: BasketballState,
  from: Score,
  number: number,
): Record<'home' | 'none' | 'away', number> => {
  const fits = possessionsThatFit(units_left)
  const found = { home: 0, none: 1, away: 0 }
  let open = new Float64Array(number * number)
  open[from.home * number + from.away] = 1
  let side = ball
  for (let played = 1; played < fits.length; played += 1) {
    const points = pointChances(fixture, side)
    const following = new Float64Array(number * number)
    for (let cell = 0; cell < open.length; cell += 1) {
      const mass = open[cell]!
      if (mass === 0) continue
      const own = side === 'home' ? Math.floor(cell / number) : cell % number
      for (let scored = 0; scored < 4; scored += 1) {
        if (own + scored >= number) found[side] += mass * points[scored]! * fits[played]!
        else following[cell + scored * (side === 'home' ? number : 1)]! += mass * points[scored]!
      }
    }
    open = following
    side = otherSide(side)
  }
  found.none = 1 - found.home - found.away
  return found
}

const pointMarkets = (count: string, score: ScoreChances, reach: number): MarketChances[] => [
  scoreMarketChances('result', { count }, score),
  scoreMarketChances('double-chance', { count }, score),
  scoreMarketChances('draw-no-bet', { count }, score),
  ...lineMarkets('total', count, score, { step_quarters: 4, reach }),
  ...lineMarkets('handicap', count, score, { step_quarters: 4, reach }),
  ...lineMarkets('home-total', count, score, { step_quarters: 4, reach: 3 }),
  ...lineMarkets('away-total', count, score, { step_quarters: 4, reach: 3 }),
  scoreMarketChances('odd-even', { count }, score),
]

/** Every market of a basketball match, exactly, in any state between two possessions. Counts are of regular time; the winner is final. */
export const basketballChances = (fixture: BasketballFixture, state: BasketballState): MarketChances[] => {
  const { quarter, units_left, ball, points, at_ends, winner } = state
  if (winner) return []
  const running = quarterChances(fixture, units_left, ball)
  if (quarter > quarters) {
    const margin = together([known(points), running]).margin
    return [winnerChances(homeWins(fixture, margin, quarter + 1))]
  }
  const before = at_ends.at(-1) ?? { home: 0, away: 0 }
  const since = { home: points.home - before.home, away: points.away - before.away }
  const coming = Array.from({ length: quarters - quarter }, (_, index) => wholeQuarter(fixture, quarter + 1 + index))
  const regular = together([known(points), running, ...coming])
  const own = together([known(since), running])
  const number = 10 * (Math.floor(Math.max(since.home, since.away) / 10) + 1)
  const count = `quarter:${quarter}`
  const halfTime = quarter <= 2 ? together([known(points), running, ...coming.slice(0, 2 - quarter)]) : null
  return [
    winnerChances(homeWins(fixture, regular.margin, quarters + 1)),
    ...pointMarkets('regular', asScore(regular), 8),
    ...(halfTime ? pointMarkets('half:1', asScore(halfTime), 5) : []),
    ...pointMarkets(count, asScore(own), 4),
    eventMarketChances('race-to', { count, number }, firstToPoints(fixture, state, since, number)),
  ]
}
