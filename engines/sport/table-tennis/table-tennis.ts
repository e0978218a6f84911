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

export interface TableTennisFixture {
  /** Sets that win the match: 3 or 4. */
  readonly sets_to_win: number
  /** Chance that the home player wins a rally on their own serve, and on the other's. */
  readonly home_serving_millionths: number
  readonly home_receiving_millionths: number
}

export interface TableTennisState extends SetsState {
  readonly points: Score
  /** Who served first in this set; the other begins the next one. */
  readonly first: Side
}

export type TableTennisEvent = MatchEvent & ({ readonly type: 'point'; readonly side: Side } | { readonly type: 'set-over' | 'match-over' })

const names = { sets: 'sets', set: 'set', units: 'points' }
const target = 11

const other = (side: Side): Side => (side === 'home' ? 'away' : 'home')

/** Two serves each in turns, from ten all one each. */
const serverAt = (home: number, away: number, first: Side): Side => {
  const played = home + away
  const turn = played < 2 * (target - 1) ? Math.floor(played / 2) : played
  return turn % 2 === 0 ? first : other(first)
}

const rulesOf = ({ home_serving_millionths, home_receiving_millionths }: TableTennisFixture): RallyRules => ({
  homeWins: (server) => (server === 'home' ? home_serving_millionths : home_receiving_millionths),
  serverAfter: serverAt,
  target,
  most: 25,
})

const next = (
  fixture: TableTennisFixture,
  { points, first, finished, elapsed_s }: TableTennisState,
  source: ByteSource,
): TableTennisEvent[] => {
  const rules = rulesOf(fixture)
  const side = happens(source, rules.homeWins(serverAt(points.home, points.away, first))) ? 'home' : 'away'
  const at_s = elapsed_s + 8 + below(source, 12)
  const score = raisedFor(points, side)
  const events: TableTennisEvent[] = [{ type: 'point', side, at_s }]
  if (!isSetOver(score.home, score.away, rules)) return events
  events.push({ type: 'set-over', at_s })
  const won = setsWon([...finished, score])
  if (Math.max(won.home, won.away) === fixture.sets_to_win) events.push({ type: 'match-over', at_s })
  return events
}

const apply = (_fixture: TableTennisFixture, state: TableTennisState, event: TableTennisEvent): TableTennisState => {
  switch (event.type) {
    case 'point':
      return { ...state, points: raisedFor(state.points, event.side), elapsed_s: event.at_s }
    case 'set-over':
      return {
        ...state,
        finished: [...state.finished, state.points],
        points: { home: 0, away: 0 },
        first: other(state.first),
        elapsed_s: event.at_s + 60,
      }
    case 'match-over':
      return { ...state, is_ended: true }
  }
}

const chances = (fixture: TableTennisFixture, state: TableTennisState): MarketChances[] => {
  if (state.is_ended) return []
  const { points, first, finished } = state
  const rules = rulesOf(fixture)
  const endsFrom = (home: number, away: number, side: Side): SetEnd[] =>
    rallySetEnds(rules, { home, away, server: serverAt(home, away, side), first: side }, other(side))
  const begun = { home: endsFrom(0, 0, 'home'), away: endsFrom(0, 0, 'away') }
  const needed = fixture.sets_to_win
  const match = matchOfSets({
    needed,
    sets: setsWon(finished),
    units: unitsIn(finished),
    running: endsFrom(points.home, points.away, first),
    fresh: (side) => begun[side],
  })
  return setsMarkets(match, needed, { ...names, lines: { step_quarters: 4, reach: 5 } })
}

export const tableTennis: SportEngine<TableTennisFixture, TableTennisState, TableTennisEvent> = {
  slug: 'table-tennis',
  plainFixture: { sets_to_win: 3, home_serving_millionths: 530_000, home_receiving_millionths: 490_000 },
  assertFixture: (fixture) => {
    assertWithin('sets_to_win', fixture.sets_to_win, 2, 4)
    assertWithin('home_serving_millionths', fixture.home_serving_millionths, 100_000, 900_000)
    assertWithin('home_receiving_millionths', fixture.home_receiving_millionths, 100_000, 900_000)
  },
  start: () => ({ finished: [], points: { home: 0, away: 0 }, first: 'home', elapsed_s: 0, is_ended: false }),
  next,
  apply,
  hasEnded: (_fixture, { is_ended }) => is_ended,
  result: (_fixture, state) => setsResult(state, names),
  chances,
}
