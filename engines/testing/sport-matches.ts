import { fastSource } from '../chance/fast-source.ts'
import { playOn, type MatchEvent, type SportEngine } from '../sport/sport-engine.ts'

/** A second fixture of each sport, far from even, so that nothing holds by symmetry alone. */
export const unevenFixtures: Readonly<Record<string, object>> = {
  football: {
    home_goals_thousandths: 800,
    away_goals_thousandths: 2400,
    home_corner_millionths: 40_000,
    away_corner_millionths: 70_000,
    home_card_millionths: 30_000,
    away_card_millionths: 15_000,
  },
  basketball: {
    home_one_millionths: 50_000,
    home_two_millionths: 380_000,
    home_three_millionths: 120_000,
    away_one_millionths: 70_000,
    away_two_millionths: 330_000,
    away_three_millionths: 90_000,
  },
  tennis: { sets_to_win: 3, home_serving_millionths: 680_000, home_receiving_millionths: 410_000 },
  'ice-hockey': { home_goals_thousandths: 3800, away_goals_thousandths: 2200, home_shootout_millionths: 540_000 },
  volleyball: { home_serving_millionths: 370_000, home_receiving_millionths: 560_000 },
  'table-tennis': { sets_to_win: 4, home_serving_millionths: 560_000, home_receiving_millionths: 520_000 },
  esports: { maps_to_win: 1, home_round_millionths: 450_000, money_millionths: 150_000 },
  'mixed-martial-arts': {
    rounds: 5,
    home_knockout_millionths: 20_000,
    home_submission_millionths: 3000,
    away_knockout_millionths: 5000,
    away_submission_millionths: 9000,
    home_round_millionths: 420_000,
    even_round_millionths: 30_000,
  },
}

/** The state after about `part` of a match that is played from `seed`, between two steps and before the end. */
export const stateInPlay = <F, S>(engine: SportEngine<F, S>, fixture: F, seed: number, part: number): S => {
  const states: S[] = []
  const source = fastSource(seed)
  let state = engine.start(fixture)
  while (!engine.hasEnded(fixture, state)) {
    states.push(state)
    for (const event of engine.next(fixture, state, source)) state = engine.apply(fixture, state, event)
  }
  return states[Math.floor((states.length - 1) * part)]!
}

export interface PlayedMatch<S> {
  readonly events: readonly MatchEvent[]
  readonly state: S
}

export const playedMatch = <F, S>(engine: SportEngine<F, S>, fixture: F, seed: number): PlayedMatch<S> => {
  const events: MatchEvent[] = []
  const state = playOn(engine, fixture, engine.start(fixture), fastSource(seed), (event) => events.push(event))
  return { events, state }
}
