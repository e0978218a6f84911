import type { ByteSource } from '../../chance/byte-source.ts'
import { below } from '../../chance/below.ts'
import { assertWithin, million, sideDrawn } from '../chances/millionths.ts'
import type { MatchResult, Score, Side } from '../match-result.ts'
import { raisedFor } from '../sets-state.ts'
import type { MatchEvent, SportEngine } from '../sport-engine.ts'
import { fightChances } from './fight-chances.ts'
import { finishesOf, hazards, lastedRounds, stepsOfRound } from './fight-hazards.ts'

export interface FightFixture {
  /** 3 or 5, of five minutes. */
  readonly rounds: number
  /** Chances of a finish in half a minute of the first round. */
  readonly home_knockout_millionths: number
  readonly home_submission_millionths: number
  readonly away_knockout_millionths: number
  readonly away_submission_millionths: number
  /** Chances that the judges give a round to the home fighter, and that they call it even. */
  readonly home_round_millionths: number
  readonly even_round_millionths: number
}

export interface FightState {
  readonly round: number
  /** Half minutes of this round that are over. */
  readonly step: number
  /** Rounds that the judges gave to each. */
  readonly cards: Score
  readonly winner: Side | null
  readonly method: 'knockout' | 'submission' | 'decision' | null
  readonly elapsed_s: number
}

export type FightEvent = MatchEvent &
  (
    | { readonly type: 'finish'; readonly side: Side; readonly method: 'knockout' | 'submission' }
    | { readonly type: 'half-minute-over'; readonly step: number }
    | { readonly type: 'round-over'; readonly scored: Side | null }
    | { readonly type: 'decision'; readonly winner: Side | null }
  )

const step_s = 30
const break_s = 60

const leaderOf = ({ home, away }: Score): Side | null => {
  if (home === away) return null
  return home > away ? 'home' : 'away'
}

const next = (fixture: FightFixture, { round, step, cards, elapsed_s }: FightState, source: ByteSource): FightEvent[] => {
  if (step === stepsOfRound) {
    const { home_round_millionths, even_round_millionths } = fixture
    const scored = sideDrawn(source, home_round_millionths, million - home_round_millionths - even_round_millionths)
    const over: FightEvent = { type: 'round-over', scored, at_s: elapsed_s }
    if (round < fixture.rounds) return [over]
    return [over, { type: 'decision', winner: leaderOf(scored ? raisedFor(cards, scored) : cards), at_s: elapsed_s + 120 }]
  }
  let ticket = below(source, million)
  for (const [index, chance] of hazards(fixture, round, cards.home - cards.away).entries()) {
    if (ticket < chance) return [{ type: 'finish', ...finishesOf[index]!, at_s: elapsed_s + below(source, step_s) }]
    ticket -= chance
  }
  return [{ type: 'half-minute-over', step: step + 1, at_s: elapsed_s + step_s }]
}

const apply = (_fixture: FightFixture, state: FightState, event: FightEvent): FightState => {
  switch (event.type) {
    case 'finish':
      return { ...state, winner: event.side, method: event.method }
    case 'half-minute-over':
      return { ...state, step: event.step, elapsed_s: event.at_s }
    case 'round-over': {
      const cards = event.scored ? raisedFor(state.cards, event.scored) : state.cards
      return { ...state, cards, round: state.round + 1, step: 0, elapsed_s: event.at_s + break_s }
    }
    case 'decision':
      return { ...state, winner: event.winner, method: 'decision' }
  }
}

const result = ({ rounds }: FightFixture, { round, step, winner, method }: FightState): MatchResult => {
  const lasted = method === 'decision' ? rounds : lastedRounds(round, step)
  return { counts: method ? { rounds: { home: lasted, away: 0 } } : {}, orders: {}, winners: winner ? [winner] : [], method }
}

export const mixedMartialArts: SportEngine<FightFixture, FightState, FightEvent> = {
  slug: 'mixed-martial-arts',
  plainFixture: {
    rounds: 3,
    home_knockout_millionths: 11_000,
    home_submission_millionths: 6000,
    away_knockout_millionths: 10_000,
    away_submission_millionths: 5000,
    home_round_millionths: 510_000,
    even_round_millionths: 20_000,
  },
  assertFixture: (fixture) => {
    assertWithin('rounds', fixture.rounds, 3, 5)
    for (const side of ['home', 'away'] as const) {
      assertWithin(`${side}_knockout_millionths`, fixture[`${side}_knockout_millionths`], 0, 60_000)
      assertWithin(`${side}_submission_millionths`, fixture[`${side}_submission_millionths`], 0, 60_000)
    }
    assertWithin('home_round_millionths', fixture.home_round_millionths, 0, million)
    assertWithin('even_round_millionths', fixture.even_round_millionths, 0, million - fixture.home_round_millionths)
  },
  start: () => ({ round: 1, step: 0, cards: { home: 0, away: 0 }, winner: null, method: null, elapsed_s: 0 }),
  next,
  apply,
  hasEnded: (_fixture, { method }) => method !== null,
  result,
  chances: fightChances,
}
