import type { ByteSource } from '../../chance/byte-source.ts'
import { below } from '../../chance/below.ts'
import { matchOfSets, type SetEnd } from '../chances/best-of-sets.ts'
import type { MarketChances } from '../chances/market-chances.ts'
import { assertWithin, happens } from '../chances/millionths.ts'
import { isSetOver, rallySetEnds, type RallyRules } from '../chances/rally-set.ts'
import { setsMarkets } from '../chances/sets-markets.ts'
import type { Score, Side } from '../match-result.ts'
import { raisedFor, setsResult, setsWon, unitsIn, type SetsState } from '../sets-state.ts'
import type { MatchEvent, SportEngine } from '../sport-engine.ts'

export interface VolleyballFixture {
  /** Chance that the home team wins a rally that it serves, and one that the other serves. The receiver has the first attack. */
  readonly home_serving_millionths: number
  readonly home_receiving_millionths: number
}

export interface VolleyballState extends SetsState {
  readonly points: Score
  /** Who served first in this set. The sets begin in turns; who begins the fifth is drawn. */
  readonly first: Side
  readonly server: Side
  /** True when the fifth set waits for its draw. */
  readonly is_toss: boolean
}

export type VolleyballEvent = MatchEvent &
  (
    | { readonly type: 'point'; readonly side: Side }
    | { readonly type: 'set-over' | 'match-over' }
    | { readonly type: 'toss'; readonly first: Side }
  )

const needed = 3
const names = { sets: 'sets', set: 'set', units: 'points' }

const other = (side: Side): Side => (side === 'home' ? 'away' : 'home')

const rulesOf = ({ home_serving_millionths, home_receiving_millionths }: VolleyballFixture, is_last: boolean): RallyRules => ({
  homeWins: (server) => (server === 'home' ? home_serving_millionths : home_receiving_millionths),
  serverAfter: (_home, _away, _first, winner) => winner,
  target: is_last ? 15 : 25,
  most: is_last ? 30 : 40,
})

const isLast = ({ finished }: VolleyballState): boolean => finished.length === 2 * needed - 2

const next = (fixture: VolleyballFixture, state: VolleyballState, source: ByteSource): VolleyballEvent[] => {
  const { points, server, is_toss, elapsed_s } = state
  if (is_toss) return [{ type: 'toss', first: happens(source, 500_000) ? 'home' : 'away', at_s: elapsed_s }]
  const rules = rulesOf(fixture, isLast(state))
  const side = happens(source, rules.homeWins(server)) ? 'home' : 'away'
  const at_s = elapsed_s + 18 + below(source, 20)
  const score = raisedFor(points, side)
  const events: VolleyballEvent[] = [{ type: 'point', side, at_s }]
  if (!isSetOver(score.home, score.away, rules)) return events
  events.push({ type: 'set-over', at_s })
  const won = setsWon([...state.finished, score])
  if (won.home === needed || won.away === needed) events.push({ type: 'match-over', at_s })
  return events
}

const apply = (_fixture: VolleyballFixture, state: VolleyballState, event: VolleyballEvent): VolleyballState => {
  switch (event.type) {
    case 'point':
      return { ...state, points: raisedFor(state.points, event.side), server: event.side, elapsed_s: event.at_s }
    case 'set-over': {
      const finished = [...state.finished, state.points]
      const first = other(state.first)
      const is_toss = finished.length === 2 * needed - 2
      return { ...state, finished, points: { home: 0, away: 0 }, first, server: first, is_toss, elapsed_s: event.at_s + 180 }
    }
    case 'toss':
      return { ...state, first: event.first, server: event.first, is_toss: false }
    case 'match-over':
      return { ...state, is_ended: true, is_toss: false }
  }
}

/** Ends of a set from 0:0. The fifth set is begun by a draw, so it is half of each. */
const freshEnds = (fixture: VolleyballFixture, first: Side, is_last: boolean): SetEnd[] => {
  const beginning = (side: Side): SetEnd[] =>
    rallySetEnds(rulesOf(fixture, is_last), { home: 0, away: 0, server: side, first: side }, other(side))
  if (!is_last) return beginning(first)
  return [...beginning('home'), ...beginning('away')].map((end) => ({ ...end, chance: end.chance / 2 }))
}

const chances = (fixture: VolleyballFixture, state: VolleyballState): MarketChances[] => {
  if (state.is_ended) return []
  const { points, first, server, finished, is_toss } = state
  const known = new Map<string, readonly SetEnd[]>()
  const fresh = (side: Side, is_last: boolean): readonly SetEnd[] => {
    const key = `${side}${is_last}`
    if (!known.has(key)) known.set(key, freshEnds(fixture, side, is_last))
    return known.get(key)!
  }
  const running = is_toss ? fresh('home', true) : rallySetEnds(rulesOf(fixture, isLast(state)), { ...points, server, first }, other(first))
  const match = matchOfSets({ needed, sets: setsWon(finished), units: unitsIn(finished), running, fresh })
  return setsMarkets(match, needed, { ...names, lines: { step_quarters: 4, reach: 6 } })
}

export const volleyball: SportEngine<VolleyballFixture, VolleyballState, VolleyballEvent> = {
  slug: 'volleyball',
  plainFixture: { home_serving_millionths: 400_000, home_receiving_millionths: 590_000 },
  assertFixture: ({ home_serving_millionths, home_receiving_millionths }) => {
    assertWithin('home_serving_millionths', home_serving_millionths, 100_000, 900_000)
    assertWithin('home_receiving_millionths', home_receiving_millionths, 100_000, 900_000)
  },
  start: () => ({
    finished: [],
    points: { home: 0, away: 0 },
    first: 'home',
    server: 'home',
    is_toss: false,
    elapsed_s: 0,
    is_ended: false,
  }),
  next,
  apply,
  hasEnded: (_fixture, { is_ended }) => is_ended,
  result: (_fixture, state) => setsResult(state, names),
  chances,
}
