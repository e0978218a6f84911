import type { MatchResult, Score } from '../match-result.ts'
import { codeOfLine, codes, type Code } from './settlement.ts'

/** What makes one market of a type differ from another. Plain JSON; a type reads what its row says and ignores the rest. */
export interface Specifiers {
  /** What is counted: a key of `MatchResult.counts`. */
  readonly count?: string
  /** A line in quarters: 10 is 2.5, 9 is 2.25, -4 is -1. Of a handicap: what is added to the home side. */
  readonly line_quarters?: number
  /** Which goal, or to how many. */
  readonly number?: number
  readonly competitors?: readonly string[]
}

/** The part of a score that decides a market. Pricing sums over this part alone. */
export type Reading = 'total' | 'margin' | 'home' | 'away' | 'score'

/** Decided by the score of `count`. Void where that count was not played to its end. */
export interface ScoreMarket {
  readonly kind: 'score'
  readonly reading: Reading
  readonly specifiers: readonly (keyof Specifiers)[]
  outcomes(specifiers: Specifiers): readonly string[]
  code(outcome: string, score: Score, specifiers: Specifiers): Code
  /** Whether two outcomes win at once, so that each is priced against its own opposite. */
  readonly is_shared?: true
  /** Whether a count that was played to its end may return a stake, or half of it. Left out: it never does. */
  may_push?(specifiers: Specifiers): boolean
}

/** Decided by which of its outcomes happened. `happened` names it, several in a dead heat; null: void. */
export interface EventMarket {
  readonly kind: 'event'
  readonly specifiers: readonly (keyof Specifiers)[]
  outcomes(specifiers: Specifiers): readonly string[]
  happened(result: MatchResult, specifiers: Specifiers): readonly string[] | null
}

export type MarketType = ScoreMarket | EventMarket

const lineOf = ({ line_quarters }: Specifiers): number => {
  if (line_quarters === undefined || !Number.isInteger(line_quarters)) throw new RangeError('this market has a line in whole quarters')
  return line_quarters
}

const numberOf = ({ number }: Specifiers): number => {
  if (number === undefined || !Number.isInteger(number) || number < 1) throw new RangeError('this market has a number, one or more')
  return number
}

const wins = (is_so: boolean): Code => (is_so ? codes.won : codes.lost)

const mirrored = (code: Code): Code => (4 - code) as Code

const leaderOf = ({ home, away }: Score): 'home' | 'draw' | 'away' => {
  if (home > away) return 'home'
  return home < away ? 'away' : 'draw'
}

/** A value meets a whole line exactly, and a quarter line by half. */
const isMetByLine = (specifiers: Specifiers): boolean => Math.abs(lineOf(specifiers)) % 4 !== 2

const overUnder = (reading: 'total' | 'home' | 'away', valueOf: (score: Score) => number): ScoreMarket => ({
  kind: 'score',
  reading,
  specifiers: ['count', 'line_quarters'],
  outcomes: () => ['over', 'under'],
  code: (outcome, score, specifiers) => {
    const over = codeOfLine(4 * valueOf(score), lineOf(specifiers))
    return outcome === 'over' ? over : mirrored(over)
  },
  may_push: isMetByLine,
})

const totalOf = ({ home, away }: Score): number => home + away

const doubleChances: Readonly<Record<string, readonly string[]>> = {
  'home-or-draw': ['home', 'draw'],
  'home-or-away': ['home', 'away'],
  'draw-or-away': ['draw', 'away'],
}

/** Numbers up to `most`, the last of them standing for itself and everything above: "3+". */
const upTo = (most: number): string[] => [...Array.from({ length: most }, (_, value) => String(value)), `${most}+`]

/** A correct score is offered up to this many of each side; everything else is the outcome "other". */
export const listedScores = 4

const listed: readonly string[] = Array.from(
  { length: (listedScores + 1) ** 2 },
  (_, index) => `${Math.floor(index / (listedScores + 1))}:${index % (listedScores + 1)}`,
)

const scoreMarkets = {
  /** Home, draw or away (1X2). */
  result: {
    kind: 'score',
    reading: 'margin',
    specifiers: ['count'],
    outcomes: () => ['home', 'draw', 'away'],
    code: (outcome, score) => wins(outcome === leaderOf(score)),
  },
  'double-chance': {
    kind: 'score',
    reading: 'margin',
    is_shared: true,
    specifiers: ['count'],
    outcomes: () => Object.keys(doubleChances),
    code: (outcome, score) => wins(doubleChances[outcome]?.includes(leaderOf(score)) ?? false),
  },
  'draw-no-bet': {
    kind: 'score',
    reading: 'margin',
    specifiers: ['count'],
    outcomes: () => ['home', 'away'],
    code: (outcome, score) => (leaderOf(score) === 'draw' ? codes.push : wins(outcome === leaderOf(score))),
    may_push: () => true,
  },
  total: overUnder('total', totalOf),
  'home-total': overUnder('home', ({ home }) => home),
  'away-total': overUnder('away', ({ away }) => away),
  /** The line is added to the home side; the away side has the opposite line. */
  handicap: {
    kind: 'score',
    reading: 'margin',
    specifiers: ['count', 'line_quarters'],
    outcomes: () => ['home', 'away'],
    code: (outcome, { home, away }, specifiers) => {
      const code = codeOfLine(4 * (home - away), -lineOf(specifiers))
      return outcome === 'home' ? code : mirrored(code)
    },
    may_push: isMetByLine,
  },
  'both-score': {
    kind: 'score',
    reading: 'score',
    specifiers: ['count'],
    outcomes: () => ['yes', 'no'],
    code: (outcome, { home, away }) => wins((home > 0 && away > 0) === (outcome === 'yes')),
  },
  'correct-score': {
    kind: 'score',
    reading: 'score',
    specifiers: ['count'],
    outcomes: () => [...listed, 'other'],
    code: (outcome, { home, away }) =>
      wins(outcome === (home > listedScores || away > listedScores ? 'other' : listed[home * (listedScores + 1) + away])),
  },
  /** The final score in sets or maps, where there is a side that has `number` of them and wins. */
  'set-score': {
    kind: 'score',
    reading: 'score',
    specifiers: ['count', 'number'],
    outcomes: (specifiers) => {
      const needed = numberOf(specifiers)
      const less = Array.from({ length: needed }, (_, value) => value)
      return [...less.map((value) => `${needed}:${value}`), ...less.map((value) => `${value}:${needed}`)]
    },
    code: (outcome, { home, away }) => wins(outcome === `${home}:${away}`),
  },
  'odd-even': {
    kind: 'score',
    reading: 'total',
    specifiers: ['count'],
    outcomes: () => ['odd', 'even'],
    code: (outcome, score) => wins((totalOf(score) % 2 === 1) === (outcome === 'odd')),
  },
  /** Exactly so many in all; `number` and everything above it is one outcome. */
  'exact-total': {
    kind: 'score',
    reading: 'total',
    specifiers: ['count', 'number'],
    outcomes: (specifiers) => upTo(numberOf(specifiers)),
    code: (outcome, score, specifiers) => {
      const most = numberOf(specifiers)
      return wins(outcome === (totalOf(score) >= most ? `${most}+` : String(totalOf(score))))
    },
  },
  /** Who wins one set, map, period, half or quarter, of two outcomes: level is a push. */
  'part-winner': {
    kind: 'score',
    reading: 'margin',
    specifiers: ['count'],
    outcomes: () => ['home', 'away'],
    code: (outcome, score) => (leaderOf(score) === 'draw' ? codes.push : wins(outcome === leaderOf(score))),
    may_push: () => true,
  },
} as const satisfies Record<string, ScoreMarket>

/**
 * The side that scored unit number `number`, "none" when the count ended before it. Null when it was not played that far, and when the
 * score has that unit but its order was not told: nobody may lose to "none" then.
 */
const scorerOf = ({ orders, counts }: MatchResult, count: string, number: number): string | null => {
  const scorer = orders[count]?.[number - 1]
  if (scorer) return scorer === 'h' ? 'home' : 'away'
  const score = counts[count]
  if (!score) return null
  if (totalOf(score) < number) return 'none'
  if (score.away === 0) return 'home'
  return score.home === 0 ? 'away' : null
}

/** The side that was first to have `number` units, "none" when neither has. Null as above: both have, and nobody told who was first. */
const firstToReach = ({ orders, counts }: MatchResult, count: string, number: number): string | null => {
  const reached = { h: 0, a: 0 }
  for (const scorer of orders[count] ?? '') {
    reached[scorer === 'h' ? 'h' : 'a'] += 1
    if (reached.h === number) return 'home'
    if (reached.a === number) return 'away'
  }
  const score = counts[count]
  if (!score) return null
  if (score.home < number && score.away < number) return 'none'
  if (score.away < number) return 'home'
  return score.home < number ? 'away' : null
}

const alone = (name: string | null): readonly string[] | null => (name === null ? null : [name])

const eventMarkets = {
  /** Leader at half time and at full time. */
  'half-and-full-time': {
    kind: 'event',
    specifiers: [],
    outcomes: () => ['home', 'draw', 'away'].flatMap((first) => ['home', 'draw', 'away'].map((last) => `${first}/${last}`)),
    happened: ({ counts }) => {
      const [half, full] = [counts['half:1'], counts['regular']]
      return half && full ? [`${leaderOf(half)}/${leaderOf(full)}`] : null
    },
  },
  /** Who scores goal number `number`. */
  'next-goal': {
    kind: 'event',
    specifiers: ['count', 'number'],
    outcomes: () => ['home', 'none', 'away'],
    happened: (result, specifiers) => alone(scorerOf(result, specifiers.count ?? '', numberOf(specifiers))),
  },
  /** Who is first to reach `number`. */
  'race-to': {
    kind: 'event',
    specifiers: ['count', 'number'],
    outcomes: () => ['home', 'none', 'away'],
    happened: (result, specifiers) => alone(firstToReach(result, specifiers.count ?? '', numberOf(specifiers))),
  },
  /** Who wins the match, with overtime and everything that decides it. Void where nobody wins. */
  winner: {
    kind: 'event',
    specifiers: [],
    outcomes: () => ['home', 'away'],
    happened: ({ winners }) => (winners.length > 0 ? winners : null),
  },
  /** Who wins a tournament. Several winners share it as a dead heat. */
  outright: {
    kind: 'event',
    specifiers: ['competitors'],
    outcomes: ({ competitors }) => competitors ?? [],
    happened: ({ winners }) => (winners.length > 0 ? winners : null),
  },
  /** Who wins a fight and how. Void where nobody wins. */
  method: {
    kind: 'event',
    specifiers: [],
    outcomes: () => ['home', 'away'].flatMap((side) => ['knockout', 'submission', 'decision'].map((method) => `${side}/${method}`)),
    happened: ({ winners: [winner], method }) => (winner && method ? [`${winner}/${method}`] : null),
  },
  /** Whether a fight goes to the judges. */
  distance: {
    kind: 'event',
    specifiers: [],
    outcomes: () => ['yes', 'no'],
    happened: ({ method }) => (method ? [method === 'decision' ? 'yes' : 'no'] : null),
  },
} as const satisfies Record<string, EventMarket>

/** Every type of market there is. A new one is a row here with its tests; prices and settlement follow from it. */
export const marketTypes = { ...scoreMarkets, ...eventMarkets } as const

export type ScoreMarketId = keyof typeof scoreMarkets
export type EventMarketId = keyof typeof eventMarkets
export type MarketTypeId = keyof typeof marketTypes

export const marketTypeOf = (type: MarketTypeId): MarketType => marketTypes[type]

/** How many outcomes of a market win, but for dead heats: their chances add up to this. */
export const winnersOf = (type: MarketTypeId): number => {
  const market = marketTypeOf(type)
  return market.kind === 'score' && market.is_shared ? 2 : 1
}

/** Whether a market that was played to its end may return a stake, or half of it. */
export const mayPush = (type: MarketTypeId, specifiers: Specifiers): boolean => {
  const market = marketTypeOf(type)
  return market.kind === 'score' && market.may_push?.(specifiers) === true
}
