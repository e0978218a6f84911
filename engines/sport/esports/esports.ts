import type { ByteSource } from '../../chance/byte-source.ts'
import { below } from '../../chance/below.ts'
import { matchOfSets } from '../chances/best-of-sets.ts'
import type { MarketChances } from '../chances/market-chances.ts'
import { assertWithin, happens } from '../chances/millionths.ts'
import { setsMarkets } from '../chances/sets-markets.ts'
import type { Side } from '../match-result.ts'
import { setsResult, setsWon, unitsIn, type SetsState } from '../sets-state.ts'
import type { MatchEvent, SportEngine } from '../sport-engine.ts'
import { afterRound, homeRoundChance, isMapOver, mapEnds, mapStart, type MapScore, type RoundStrength } from './esports-rounds.ts'

export interface EsportsFixture extends RoundStrength {
  /** Maps that win the match: 1, 2 or 3. */
  readonly maps_to_win: number
}

export interface EsportsState extends SetsState {
  readonly map: MapScore
}

export type EsportsEvent = MatchEvent & ({ readonly type: 'round'; readonly side: Side } | { readonly type: 'map-over' | 'match-over' })

const names = { sets: 'maps', set: 'map', units: 'rounds' }

const next = (fixture: EsportsFixture, { map, finished, elapsed_s }: EsportsState, source: ByteSource): EsportsEvent[] => {
  const side = happens(source, homeRoundChance(fixture, map)) ? 'home' : 'away'
  const at_s = elapsed_s + 50 + below(source, 80)
  const events: EsportsEvent[] = [{ type: 'round', side, at_s }]
  const { rounds } = afterRound(map, side)
  if (!isMapOver(rounds)) return events
  events.push({ type: 'map-over', at_s })
  const won = setsWon([...finished, rounds])
  if (Math.max(won.home, won.away) === fixture.maps_to_win) events.push({ type: 'match-over', at_s })
  return events
}

const apply = (_fixture: EsportsFixture, state: EsportsState, event: EsportsEvent): EsportsState => {
  switch (event.type) {
    case 'round':
      return { ...state, map: afterRound(state.map, event.side), elapsed_s: event.at_s }
    case 'map-over':
      return { ...state, finished: [...state.finished, state.map.rounds], map: mapStart, elapsed_s: event.at_s + 300 }
    case 'match-over':
      return { ...state, is_ended: true }
  }
}

const chances = (fixture: EsportsFixture, { map, finished, is_ended }: EsportsState): MarketChances[] => {
  if (is_ended) return []
  const fresh = mapEnds(fixture, mapStart)
  const needed = fixture.maps_to_win
  const running = mapEnds(fixture, map)
  const match = matchOfSets({ needed, sets: setsWon(finished), units: unitsIn(finished), running, fresh: () => fresh })
  return setsMarkets(match, needed, { ...names, lines: { step_quarters: 4, reach: 5 } })
}

export const esports: SportEngine<EsportsFixture, EsportsState, EsportsEvent> = {
  slug: 'esports',
  plainFixture: { maps_to_win: 2, home_round_millionths: 515_000, money_millionths: 110_000 },
  assertFixture: (fixture) => {
    assertWithin('maps_to_win', fixture.maps_to_win, 1, 3)
    assertWithin('home_round_millionths', fixture.home_round_millionths, 200_000, 800_000)
    assertWithin('money_millionths', fixture.money_millionths, 0, 200_000)
  },
  start: () => ({ finished: [], map: mapStart, elapsed_s: 0, is_ended: false }),
  next,
  apply,
  hasEnded: (_fixture, { is_ended }) => is_ended,
  result: (_fixture, state) => setsResult(state, names),
  chances,
}
