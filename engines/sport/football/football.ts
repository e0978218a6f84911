import type { ByteSource } from '../../chance/byte-source.ts'
import { below } from '../../chance/below.ts'
import { pickWeighted } from '../../chance/weighted.ts'
import { awayChance, homeChance } from '../chances/goal-grid.ts'
import { assertWithin, sideDrawn } from '../chances/millionths.ts'
import type { MatchResult, Score, Side } from '../match-result.ts'
import { raisedFor } from '../sets-state.ts'
import type { MatchEvent, SportEngine } from '../sport-engine.ts'
import { footballChances, footballResults } from './football-chances.ts'
import { addedWeights, minuteChances, minutesOfHalf } from './football-minutes.ts'

/** Strengths of two football teams against each other, in this match, at this ground. */
export interface FootballFixture {
  /** Goals in 1000 matches of 90 minutes, before the score's own effect. 1450 is 1.45 a match. */
  readonly home_goals_thousandths: number
  readonly away_goals_thousandths: number
  /** Chances of a corner and of a yellow card in a minute. */
  readonly home_corner_millionths: number
  readonly away_corner_millionths: number
  readonly home_card_millionths: number
  readonly away_card_millionths: number
}

export interface FootballState {
  readonly half: 1 | 2
  /** Minutes of this half that are over. */
  readonly minute: number
  /** Announced when the 45 minutes are over; null before. */
  readonly added_minutes: number | null
  readonly goals: Score
  readonly half_time: Score | null
  /** Who scored, in order: "hha". */
  readonly order: string
  readonly corners: Score
  readonly cards: Score
  readonly elapsed_s: number
  readonly is_ended: boolean
}

export type FootballEvent = MatchEvent &
  (
    | { readonly type: 'goal' | 'corner' | 'yellow-card'; readonly side: Side }
    | { readonly type: 'minute-over'; readonly half: 1 | 2; readonly minute: number }
    | { readonly type: 'added-time'; readonly minutes: number }
    | { readonly type: 'half-time' | 'full-time' }
  )

const break_s = 900

const minutePlayed = (fixture: FootballFixture, state: FootballState, source: ByteSource): FootballEvent[] => {
  const { half, minute, goals, elapsed_s } = state
  const chances = minuteChances(fixture, half, minute)
  const { home, away } = goals
  const drawn = [
    { type: 'goal', side: sideDrawn(source, homeChance(chances, home, away), awayChance(chances, home, away)) },
    { type: 'corner', side: sideDrawn(source, fixture.home_corner_millionths, fixture.away_corner_millionths) },
    { type: 'yellow-card', side: sideDrawn(source, fixture.home_card_millionths, fixture.away_card_millionths) },
  ] as const
  const events: FootballEvent[] = []
  for (const { type, side } of drawn) if (side) events.push({ type, side, at_s: elapsed_s + below(source, 60) })
  events.sort((one, other) => one.at_s - other.at_s)
  events.push({ type: 'minute-over', half, minute: minute + 1, at_s: elapsed_s + 60 })
  return events
}

const next = (fixture: FootballFixture, state: FootballState, source: ByteSource): FootballEvent[] => {
  const { half, minute, added_minutes, elapsed_s } = state
  if (minute < minutesOfHalf || (added_minutes !== null && minute < minutesOfHalf + added_minutes)) {
    return minutePlayed(fixture, state, source)
  }
  if (added_minutes === null) return [{ type: 'added-time', minutes: pickWeighted(source, addedWeights[half]), at_s: elapsed_s }]
  return [{ type: half === 1 ? 'half-time' : 'full-time', at_s: elapsed_s }]
}

const apply = (_fixture: FootballFixture, state: FootballState, event: FootballEvent): FootballState => {
  switch (event.type) {
    case 'goal':
      return { ...state, goals: raisedFor(state.goals, event.side), order: state.order + event.side.charAt(0) }
    case 'corner':
      return { ...state, corners: raisedFor(state.corners, event.side) }
    case 'yellow-card':
      return { ...state, cards: raisedFor(state.cards, event.side) }
    case 'minute-over':
      return { ...state, minute: event.minute, elapsed_s: event.at_s }
    case 'added-time':
      return { ...state, added_minutes: event.minutes }
    case 'half-time':
      return { ...state, half: 2, minute: 0, added_minutes: null, half_time: state.goals, elapsed_s: event.at_s + break_s }
    case 'full-time':
      return { ...state, is_ended: true }
  }
}

const result = (_fixture: FootballFixture, state: FootballState): MatchResult => {
  const { goals, half_time, corners, cards, order, is_ended } = state
  const counts: Record<string, Score> = {}
  if (half_time) counts['half:1'] = half_time
  if (half_time && is_ended) {
    counts['half:2'] = { home: goals.home - half_time.home, away: goals.away - half_time.away }
    Object.assign(counts, { regular: goals, corners, cards })
  }
  const winner = goals.home > goals.away ? ['home'] : ['away']
  return { counts, orders: { regular: order }, winners: is_ended && goals.home !== goals.away ? winner : [], method: null }
}

const nothing: Score = { home: 0, away: 0 }

export const football: SportEngine<FootballFixture, FootballState, FootballEvent> = {
  slug: 'football',
  plainFixture: {
    home_goals_thousandths: 1500,
    away_goals_thousandths: 1200,
    home_corner_millionths: 58_000,
    away_corner_millionths: 47_000,
    home_card_millionths: 19_000,
    away_card_millionths: 22_000,
  },
  assertFixture: (fixture) => {
    assertWithin('home_goals_thousandths', fixture.home_goals_thousandths, 100, 5000)
    assertWithin('away_goals_thousandths', fixture.away_goals_thousandths, 100, 5000)
    for (const name of ['home_corner_millionths', 'away_corner_millionths', 'home_card_millionths', 'away_card_millionths'] as const) {
      assertWithin(name, fixture[name], 0, 200_000)
    }
  },
  start: () => ({
    half: 1,
    minute: 0,
    added_minutes: null,
    goals: nothing,
    half_time: null,
    order: '',
    corners: nothing,
    cards: nothing,
    elapsed_s: 0,
    is_ended: false,
  }),
  next,
  apply,
  hasEnded: (_fixture, { is_ended }) => is_ended,
  result,
  chances: footballChances,
  joint: { counts: ['regular', 'half:1', 'half:2'], results: footballResults },
}
