import type { ByteSource } from '../chance/byte-source.ts'
import type { MarketChances } from './chances/market-chances.ts'
import type { MatchResult } from './match-result.ts'

/** Something that happened in a match. Plain JSON: kept, sent and replayed. */
export interface MatchEvent {
  readonly type: string
  /** Seconds since the match began, breaks included: when it happens for those who watch. Never falls. */
  readonly at_s: number
}

/**
 * One sport: a model of its game that plays and prices from the same numbers. F is a fixture (the strengths of the two sides, all
 * whole numbers, published with the match), S a state of play, E its events. States and fixtures are plain JSON.
 *
 * A match is a function of its fixture and the bytes of its source alone. Chances on the way are whole millionths, reached
 * with additions, multiplications and divisions, which every machine and language rounds alike; so any replay, also
 * one in another language, comes to the same match.
 */
export interface SportEngine<F = unknown, S = unknown, E extends MatchEvent = MatchEvent> {
  readonly slug: string
  /** Two sides of even strength with middling numbers: what a league is drawn around. */
  readonly plainFixture: F
  /** RangeError when a number is outside what the model can play. */
  assertFixture(fixture: F): void
  start(fixture: F): S
  /** Draws what happens next: the events of one step (a minute, a possession, a point, a round), in order, never none. */
  next(fixture: F, state: S, source: ByteSource): readonly E[]
  /** The state after an event. The only way in which a state changes, here and wherever a match is followed. */
  apply(fixture: F, state: S, event: E): S
  hasEnded(fixture: F, state: S): boolean
  /** What can be settled in this state: everything at the end, before it what was played to its end already. */
  result(fixture: F, state: S): MatchResult
  /** The chances of every market on offer in a state between two steps, by the model that plays the rest. */
  chances(fixture: F, state: S): readonly MarketChances[]
  /** Where the model knows every result together: the counts that it covers, and each result with its chance. */
  readonly joint?: {
    readonly counts: readonly string[]
    results(fixture: F, state: S): Iterable<WeightedResult>
  }
}

export interface WeightedResult {
  readonly counts: MatchResult['counts']
  readonly chance: number
}

/** Plays a match to its end from any state; `tell` hears every event. */
export const playOn = <F, S, E extends MatchEvent>(
  engine: SportEngine<F, S, E>,
  fixture: F,
  from: S,
  source: ByteSource,
  tell?: (event: E) => void,
): S => {
  let state = from
  while (!engine.hasEnded(fixture, state)) {
    for (const event of engine.next(fixture, state, source)) {
      tell?.(event)
      state = engine.apply(fixture, state, event)
    }
  }
  return state
}
