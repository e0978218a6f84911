import type { ByteSource } from '../../chance/byte-source.ts'
import { below } from '../../chance/below.ts'
import { assertWithin, million } from '../chances/millionths.ts'
import type { MatchResult, Score, Side } from '../match-result.ts'
import type { MatchEvent, SportEngine } from '../sport-engine.ts'
import { basketballChances } from './basketball-chances.ts'
import { clockOf, leastPossession, otherSide, possessionLengths, quarters, starterOf, unit_s } from './possessions.ts'

/** What a possession brings: chances of one point (free throws), two and three; otherwise none. */
export interface BasketballFixture {
  readonly home_one_millionths: number
  readonly home_two_millionths: number
  readonly home_three_millionths: number
  readonly away_one_millionths: number
  readonly away_two_millionths: number
  readonly away_three_millionths: number
}

export interface BasketballState {
  /** 1 to 4; from 5 on an overtime. */
  readonly quarter: number
  /** What the clock shows, in units of four seconds. */
  readonly units_left: number
  /** Who has the ball. */
  readonly ball: Side
  readonly points: Score
  /** The score at the end of each finished quarter and overtime. */
  readonly at_ends: readonly Score[]
  /** Points of the running quarter in order: "hhaaa". Those of finished quarters are in `orders`. */
  readonly order: string
  readonly orders: readonly string[]
  readonly winner: Side | null
  readonly elapsed_s: number
}

export type BasketballEvent = MatchEvent &
  (
    | { readonly type: 'possession'; readonly side: Side; readonly points: number; readonly units_left: number }
    | { readonly type: 'quarter-over' | 'match-over' }
  )

const nothing: Score = { home: 0, away: 0 }

const pointsDrawn = (fixture: BasketballFixture, side: Side, source: ByteSource): number => {
  let ticket = below(source, million)
  for (const [index, name] of (['one', 'two', 'three'] as const).entries()) {
    const chance = fixture[`${side}_${name}_millionths`]
    if (ticket < chance) return index + 1
    ticket -= chance
  }
  return 0
}

const next = (fixture: BasketballFixture, state: BasketballState, source: ByteSource): BasketballEvent[] => {
  const { quarter, units_left, ball, points, elapsed_s } = state
  const length = leastPossession + below(source, possessionLengths)
  if (length > units_left) {
    const at_s = elapsed_s + units_left * unit_s
    const over: BasketballEvent = { type: 'quarter-over', at_s }
    return quarter >= quarters && points.home !== points.away ? [over, { type: 'match-over', at_s }] : [over]
  }
  const at_s = elapsed_s + length * unit_s
  return [{ type: 'possession', side: ball, points: pointsDrawn(fixture, ball, source), units_left: units_left - length, at_s }]
}

const apply = (_fixture: BasketballFixture, state: BasketballState, event: BasketballEvent): BasketballState => {
  switch (event.type) {
    case 'possession': {
      const { side, points: scored, units_left } = event
      const points = { ...state.points, [side]: state.points[side] + scored }
      const order = state.order + side.charAt(0).repeat(scored)
      return { ...state, points, order, units_left, ball: otherSide(side), elapsed_s: event.at_s }
    }
    case 'quarter-over': {
      const quarter = state.quarter + 1
      return {
        ...state,
        quarter,
        units_left: clockOf(quarter),
        ball: starterOf(quarter),
        at_ends: [...state.at_ends, state.points],
        orders: [...state.orders, state.order],
        order: '',
        elapsed_s: event.at_s + (quarter === 3 ? 900 : 120),
      }
    }
    case 'match-over':
      return { ...state, winner: state.points.home > state.points.away ? 'home' : 'away' }
  }
}

const result = (_fixture: BasketballFixture, { at_ends, order, orders, winner, quarter }: BasketballState): MatchResult => {
  const counts: Record<string, Score> = {}
  for (const [index, { home, away }] of at_ends.slice(0, quarters).entries()) {
    const before = at_ends[index - 1] ?? nothing
    counts[`quarter:${index + 1}`] = { home: home - before.home, away: away - before.away }
    if (index === 1) counts['half:1'] = { home, away }
    if (index + 1 === quarters) counts['regular'] = { home, away }
  }
  const byQuarter = winner === null && quarter <= quarters ? [...orders, order] : orders.slice(0, quarters)
  const named = Object.fromEntries(byQuarter.map((points, index) => [`quarter:${index + 1}`, points]))
  return { counts, orders: named, winners: winner ? [winner] : [], method: null }
}

export const basketball: SportEngine<BasketballFixture, BasketballState, BasketballEvent> = {
  slug: 'basketball',
  plainFixture: {
    home_one_millionths: 60_000,
    home_two_millionths: 360_000,
    home_three_millionths: 100_000,
    away_one_millionths: 60_000,
    away_two_millionths: 350_000,
    away_three_millionths: 98_000,
  },
  assertFixture: (fixture) => {
    for (const side of ['home', 'away'] as const) {
      assertWithin(`${side}_one_millionths`, fixture[`${side}_one_millionths`], 0, 300_000)
      assertWithin(`${side}_two_millionths`, fixture[`${side}_two_millionths`], 100_000, 500_000)
      assertWithin(`${side}_three_millionths`, fixture[`${side}_three_millionths`], 0, 200_000)
    }
  },
  start: () => ({
    quarter: 1,
    units_left: clockOf(1),
    ball: starterOf(1),
    points: nothing,
    at_ends: [],
    order: '',
    orders: [],
    winner: null,
    elapsed_s: 0,
  }),
  next,
  apply,
  hasEnded: (_fixture, { winner }) => winner !== null,
  result,
  chances: basketballChances,
}
