import type { ByteSource } from '../../chance/byte-source.ts'
import { below } from '../../chance/below.ts'
import { awayChance, homeChance } from '../chances/goal-grid.ts'
import { assertWithin, happens, sideDrawn } from '../chances/millionths.ts'
import type { MatchResult, Score, Side } from '../match-result.ts'
import { raisedFor } from '../sets-state.ts'
import type { MatchEvent, SportEngine } from '../sport-engine.ts'
import { iceHockeyChances, iceHockeyResults } from './ice-hockey-chances.ts'
import { minuteChances, minutesOfPeriod, overtimeMinutes, periods } from './ice-hockey-minutes.ts'

export interface IceHockeyFixture {
  /** Goals in 1000 matches of 60 minutes, before the score's own effect. */
  readonly home_goals_thousandths: number
  readonly away_goals_thousandths: number
  /** Chance that the home side wins a shootout. */
  readonly home_shootout_millionths: number
}

export interface IceHockeyState {
  /** 1 to 3; 4 is the overtime (five minutes, the first goal wins), 5 the shootout. */
  readonly period: number
  readonly minute: number
  /** Goals of regular time. */
  readonly goals: Score
  /** The score at the end of each finished period. */
  readonly at_ends: readonly Score[]
  readonly order: string
  readonly winner: Side | null
  readonly elapsed_s: number
}

export type IceHockeyEvent = MatchEvent &
  (
    | { readonly type: 'goal' | 'overtime-goal' | 'shootout-won'; readonly side: Side }
    | { readonly type: 'minute-over'; readonly minute: number }
    | { readonly type: 'period-over' | 'match-over' }
  )

const nothing: Score = { home: 0, away: 0 }
const break_s = 900

const next = (fixture: IceHockeyFixture, state: IceHockeyState, source: ByteSource): IceHockeyEvent[] => {
  const { period, minute, goals, elapsed_s } = state
  if (period > periods + 1) {
    const side = happens(source, fixture.home_shootout_millionths) ? 'home' : 'away'
    return [
      { type: 'shootout-won', side, at_s: elapsed_s + 240 },
      { type: 'match-over', at_s: elapsed_s + 240 },
    ]
  }
  const is_overtime = period > periods
  if (minute === (is_overtime ? overtimeMinutes : minutesOfPeriod)) {
    const is_over = period === periods && goals.home !== goals.away
    return [{ type: is_over ? 'match-over' : 'period-over', at_s: elapsed_s }]
  }
  const chances = minuteChances(fixture, period, minute)
  const side = sideDrawn(source, homeChance(chances, goals.home, goals.away), awayChance(chances, goals.home, goals.away))
  const at_s = elapsed_s + below(source, 60)
  if (side && is_overtime) {
    return [
      { type: 'overtime-goal', side, at_s },
      { type: 'match-over', at_s },
    ]
  }
  const over: IceHockeyEvent = { type: 'minute-over', minute: minute + 1, at_s: elapsed_s + 60 }
  return side ? [{ type: 'goal', side, at_s }, over] : [over]
}

const apply = (_fixture: IceHockeyFixture, state: IceHockeyState, event: IceHockeyEvent): IceHockeyState => {
  switch (event.type) {
    case 'goal':
      return { ...state, goals: raisedFor(state.goals, event.side), order: state.order + event.side.charAt(0) }
    case 'minute-over':
      return { ...state, minute: event.minute, elapsed_s: event.at_s }
    case 'period-over': {
      const at_ends = state.period <= periods ? [...state.at_ends, state.goals] : state.at_ends
      const pause_s = state.period < periods ? break_s : 120
      return { ...state, at_ends, period: state.period + 1, minute: 0, elapsed_s: event.at_s + pause_s }
    }
    case 'overtime-goal':
    case 'shootout-won':
      return { ...state, winner: event.side }
    case 'match-over': {
      if (state.winner) return state
      const { home, away } = state.goals
      return { ...state, at_ends: [...state.at_ends, state.goals], winner: home > away ? 'home' : 'away' }
    }
  }
}

const result = (_fixture: IceHockeyFixture, { at_ends, order, winner }: IceHockeyState): MatchResult => {
  const counts: Record<string, Score> = {}
  for (const [index, { home, away }] of at_ends.entries()) {
    const before = at_ends[index - 1] ?? nothing
    counts[`period:${index + 1}`] = { home: home - before.home, away: away - before.away }
    if (index + 1 === periods) counts['regular'] = { home, away }
  }
  return { counts, orders: { regular: order }, winners: winner ? [winner] : [], method: null }
}

export const iceHockey: SportEngine<IceHockeyFixture, IceHockeyState, IceHockeyEvent> = {
  slug: 'ice-hockey',
  plainFixture: { home_goals_thousandths: 3000, away_goals_thousandths: 2700, home_shootout_millionths: 510_000 },
  assertFixture: (fixture) => {
    assertWithin('home_goals_thousandths', fixture.home_goals_thousandths, 500, 6000)
    assertWithin('away_goals_thousandths', fixture.away_goals_thousandths, 500, 6000)
    assertWithin('home_shootout_millionths', fixture.home_shootout_millionths, 200_000, 800_000)
  },
  start: () => ({ period: 1, minute: 0, goals: nothing, at_ends: [], order: '', winner: null, elapsed_s: 0 }),
  next,
  apply,
  hasEnded: (_fixture, { winner }) => winner !== null,
  result,
  chances: iceHockeyChances,
  joint: { counts: ['regular'], results: iceHockeyResults },
}
