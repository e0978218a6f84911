import type { ByteSource } from '../../chance/byte-source.ts'
import { below } from '../../chance/below.ts'
import { matchOfSets, type SetEnd } from '../chances/best-of-sets.ts'
import type { MarketChances } from '../chances/market-chances.ts'
import { assertWithin, happens } from '../chances/millionths.ts'
import { setsMarkets } from '../chances/sets-markets.ts'
import type { Score, Side } from '../match-result.ts'
import { raisedFor, setsResult, setsWon, unitsIn, type SetsState } from '../sets-state.ts'
import type { MatchEvent, SportEngine } from '../sport-engine.ts'
import { homeWinsGame, homeWinsTieBreak, isGameWon, isSetWon, isTieBreak, other, tennisSetEnds, tieBreakServer } from './tennis-games.ts'

export interface TennisFixture {
  /** Sets that win the match: 2 or 3. */
  readonly sets_to_win: number
  /** Chance that the home player wins a point on their own serve, and on the other's. */
  readonly home_serving_millionths: number
  readonly home_receiving_millionths: number
}

export interface TennisState extends SetsState {
  readonly games: Score
  readonly points: Score
  /** Who serves this game; of a tie-break, who serves its first point. */
  readonly server: Side
}

export type TennisEvent = MatchEvent &
  ({ readonly type: 'point' | 'game'; readonly side: Side } | { readonly type: 'set-over' | 'match-over' })

const names = { sets: 'sets', set: 'set', units: 'games' }
const nothing: Score = { home: 0, away: 0 }

const next = (fixture: TennisFixture, state: TennisState, source: ByteSource): TennisEvent[] => {
  const { games, points, server, finished, elapsed_s } = state
  const is_tie_break = isTieBreak(games)
  const serves = is_tie_break ? tieBreakServer(points, server) : server
  const side = happens(source, serves === 'home' ? fixture.home_serving_millionths : fixture.home_receiving_millionths) ? 'home' : 'away'
  const at_s = elapsed_s + 20 + below(source, 25)
  const events: TennisEvent[] = [{ type: 'point', side, at_s }]
  if (!isGameWon(raisedFor(points, side), is_tie_break)) return events
  events.push({ type: 'game', side, at_s })
  const won = raisedFor(games, side)
  if (!isSetWon(won)) return events
  events.push({ type: 'set-over', at_s })
  const sets = setsWon([...finished, won])
  if (Math.max(sets.home, sets.away) === fixture.sets_to_win) events.push({ type: 'match-over', at_s })
  return events
}

const apply = (_fixture: TennisFixture, state: TennisState, event: TennisEvent): TennisState => {
  switch (event.type) {
    case 'point':
      return { ...state, points: raisedFor(state.points, event.side), elapsed_s: event.at_s }
    case 'game': {
      const games = raisedFor(state.games, event.side)
      // Players change ends after odd games, which takes a minute and a half.
      const pause_s = (games.home + games.away) % 2 === 1 ? 90 : 25
      return { ...state, games, points: nothing, server: other(state.server), elapsed_s: event.at_s + pause_s }
    }
    case 'set-over':
      return { ...state, finished: [...state.finished, state.games], games: nothing, elapsed_s: state.elapsed_s + 120 }
    case 'match-over':
      return { ...state, is_ended: true }
  }
}

const chances = (fixture: TennisFixture, state: TennisState): MarketChances[] => {
  if (state.is_ended) return []
  const { games, points, server, finished } = state
  const serve = { serving: fixture.home_serving_millionths / 1e6, receiving: fixture.home_receiving_millionths / 1e6 }
  const wins = (side: Side, from: Score): number => homeWinsGame(from, side === 'home' ? serve.serving : serve.receiving)
  const running = isTieBreak(games) ? homeWinsTieBreak(points, server, serve.serving, serve.receiving) : wins(server, points)
  const begun = (side: Side): SetEnd[] => tennisSetEnds(nothing, side, wins(side, nothing), serve)
  const fresh = { home: begun('home'), away: begun('away') }
  const needed = fixture.sets_to_win
  const match = matchOfSets({
    needed,
    sets: setsWon(finished),
    units: unitsIn(finished),
    running: tennisSetEnds(games, server, running, serve),
    fresh: (side) => fresh[side],
  })
  return setsMarkets(match, needed, { ...names, lines: { step_quarters: 2, reach: 8 } })
}

export const tennis: SportEngine<TennisFixture, TennisState, TennisEvent> = {
  slug: 'tennis',
  plainFixture: { sets_to_win: 2, home_serving_millionths: 640_000, home_receiving_millionths: 380_000 },
  assertFixture: (fixture) => {
    assertWithin('sets_to_win', fixture.sets_to_win, 2, 3)
    assertWithin('home_serving_millionths', fixture.home_serving_millionths, 100_000, 900_000)
    assertWithin('home_receiving_millionths', fixture.home_receiving_millionths, 100_000, 900_000)
  },
  start: () => ({ finished: [], games: nothing, points: nothing, server: 'home', elapsed_s: 0, is_ended: false }),
  next,
  apply,
  hasEnded: (_fixture, { is_ended }) => is_ended,
  result: (_fixture, state) => setsResult(state, names),
  chances,
}
