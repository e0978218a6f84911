import type { MatchOfSets } from './best-of-sets.ts'
import { lineMarkets, scoreMarketChances, winnerChances, type LineSpan, type MarketChances } from './market-chances.ts'

/** What a sport calls its sets and what is counted in them, and how far apart its lines are. */
export interface SetsVocabulary {
  /** "sets" or "maps". */
  readonly sets: string
  /** "set" or "map": the count of one is "set:2". */
  readonly set: string
  /** "games", "points" or "rounds". */
  readonly units: string
  readonly lines: LineSpan
}

/** The markets of every sport that is played in sets. */
export const setsMarkets = (match: MatchOfSets, needed: number, { sets, set, units, lines }: SetsVocabulary): MarketChances[] => [
  winnerChances(match.home_wins),
  scoreMarketChances('set-score', { count: sets, number: needed }, match.sets),
  ...lineMarkets('total', sets, match.sets, { step_quarters: 4, reach: 2 }),
  ...lineMarkets('handicap', sets, match.sets, { step_quarters: 4, reach: 2 }),
  ...lineMarkets('total', units, match.units, lines),
  ...lineMarkets('handicap', units, match.units, lines),
  ...lineMarkets('home-total', units, match.units, { ...lines, reach: 3 }),
  ...lineMarkets('away-total', units, match.units, { ...lines, reach: 3 }),
  scoreMarketChances('odd-even', { count: units }, match.units),
  ...match.each.flatMap(({ number, played, score }, index) => {
    const count = `${set}:${number}`
    const winner = scoreMarketChances('part-winner', { count }, score, played)
    if (index > 0) return [winner]
    return [
      winner,
      ...lineMarkets('total', count, score, { step_quarters: 4, reach: 3 }),
      ...lineMarkets('handicap', count, score, { step_quarters: 4, reach: 3 }),
      scoreMarketChances('odd-even', { count }, score),
    ]
  }),
]
