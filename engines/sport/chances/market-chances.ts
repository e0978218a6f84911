import {
  marketTypeOf,
  marketTypes,
  type EventMarketId,
  type MarketTypeId,
  type Reading,
  type ScoreMarket,
  type ScoreMarketId,
  type Specifiers,
} from '../markets/market-types.ts'
import { pricedAlone, pricedTogether, type MarginMethod } from '../odds/margin.ts'
import { medianOf, type Distribution, type ScoreChances } from './distribution.ts'

export interface OutcomeChances {
  readonly outcome: string
  /** The mean share of a stake that wins. */
  readonly won: number
  /** The mean share of a stake that comes back without winning: pushes, halves of quarter lines, voids. */
  readonly returned: number
}

export interface MarketChances {
  readonly type: MarketTypeId
  readonly specifiers: Specifiers
  readonly outcomes: readonly OutcomeChances[]
}

/** By settlement code: lost, half-lost, push, half-won, won. */
const wonShares = [0, 0, 0, 0.5, 1] as const
const returnedShares = [0, 0.5, 1, 0.5, 0] as const

const overOne = (
  market: ScoreMarket,
  outcome: string,
  specifiers: Specifiers,
  distribution: Distribution,
  is_away: boolean,
): OutcomeChances => {
  const { least, unit, chances } = distribution
  const score = { home: 0, away: 0 }
  let [won, returned] = [0, 0]
  for (let index = 0; index < chances.length; index += 1) {
    const chance = chances[index]!
    if (chance === 0) continue
    if (is_away) score.away = least + index * unit
    else score.home = least + index * unit
    const code = market.code(outcome, score, specifiers)
    won += chance * wonShares[code]
    returned += chance * returnedShares[code]
  }
  return { outcome, won, returned }
}

const overCells = (market: ScoreMarket, outcome: string, specifiers: Specifiers, { cells, size }: ScoreChances): OutcomeChances => {
  if (!cells) throw new RangeError('this market needs both sides of the score together')
  const score = { home: 0, away: 0 }
  let [won, returned] = [0, 0]
  for (let index = 0; index < cells.length; index += 1) {
    const chance = cells[index]!
    if (chance === 0) continue
    score.home = Math.floor(index / size)
    score.away = index % size
    const code = market.code(outcome, score, specifiers)
    won += chance * wonShares[code]
    returned += chance * returnedShares[code]
  }
  return { outcome, won, returned }
}

/**
 * The chances of a score market: its own settlement function, summed over the scores that can be. A count that may not be
 * played at all (a third set) gives the stake back with the rest of the probability: `played` is the chance that it is.
 */
export const scoreMarketChances = (type: ScoreMarketId, specifiers: Specifiers, score: ScoreChances, played = 1): MarketChances => {
  const market: ScoreMarket = marketTypes[type]
  const reading: Reading = market.reading
  const outcomes = market.outcomes(specifiers).map((outcome) => {
    const chances =
      reading === 'score'
        ? overCells(market, outcome, specifiers, score)
        : overOne(market, outcome, specifiers, score[reading], reading === 'away')
    return played === 1 ? chances : { outcome, won: chances.won * played, returned: chances.returned * played + 1 - played }
  })
  return { type, specifiers, outcomes }
}

/** Chances of an event market by outcome; what is not named cannot happen. `voided` is the chance that it is void. */
export const eventMarketChances = (
  type: EventMarketId,
  specifiers: Specifiers,
  chances: Readonly<Record<string, number>>,
  voided = 0,
): MarketChances => ({
  type,
  specifiers,
  outcomes: marketTypes[type].outcomes(specifiers).map((outcome) => ({ outcome, won: chances[outcome] ?? 0, returned: voided })),
})

export const winnerChances = (home: number, voided = 0): MarketChances =>
  eventMarketChances('winner', {}, { home, away: 1 - voided - home }, voided)

/** The share of what is neither pushed nor void that wins: what odds are made of. NaN where everything comes back. */
export const effectiveProbability = ({ won, returned }: OutcomeChances): number => won / (1 - returned)

/** Less than this at risk is a rounding. */
const rarest_risk = 1e-9

/** How many lines stand on each side of the median, and how far apart. */
export interface LineSpan {
  readonly step_quarters: number
  readonly reach: number
}

/** Lines whose outcomes are rarer than this are not worth a row. */
const rarest = 0.01

const lineReadings = { total: 'total', 'home-total': 'home', 'away-total': 'away', handicap: 'margin' } as const

/** Totals or handicaps around the median, from the middle half line outwards. */
export const lineMarkets = (
  type: keyof typeof lineReadings,
  count: string,
  score: ScoreChances,
  { step_quarters, reach }: LineSpan,
): MarketChances[] => {
  const middle_quarters = 4 * Math.floor(medianOf(score[lineReadings[type]])) + 2
  return Array.from({ length: 2 * reach + 1 }, (_, index) => middle_quarters + (index - reach) * step_quarters)
    .filter((line_quarters) => type === 'handicap' || line_quarters > 0)
    .map((line_quarters) => scoreMarketChances(type, { count, line_quarters: type === 'handicap' ? -line_quarters : line_quarters }, score))
    .filter(({ outcomes }) => outcomes.every((one) => effectiveProbability(one) > rarest))
}

export interface PricedOutcome {
  readonly outcome: string
  /** null: not offered. */
  readonly odds_thousandths: number | null
}

/** Sums of products miss 0 and 1 by a rounding. */
const withinOne = (probability: number): number => Math.min(1, Math.max(0, probability))

/** Nothing of a stake is at risk: a level half is over but for its last second. */
const comesBack = ({ returned }: OutcomeChances): boolean => returned > 1 - rarest_risk

/**
 * Odds of a market with a margin. Shares that come back are no risk, so odds stand on what wins of the rest; a market of which everything
 * comes back is not offered.
 */
export const pricedMarket = (market: MarketChances, margin_ten_thousandths: number, method: MarginMethod): PricedOutcome[] => {
  const type = marketTypeOf(market.type)
  if (market.outcomes.every(comesBack)) return market.outcomes.map(({ outcome }) => ({ outcome, odds_thousandths: null }))
  const probabilities = market.outcomes.map((one) => withinOne(effectiveProbability(one)))
  const is_shared = type.kind === 'score' && type.is_shared === true
  const odds = is_shared
    ? probabilities.map((one) => pricedAlone(one, margin_ten_thousandths, method))
    : pricedTogether(probabilities, margin_ten_thousandths, method)
  return market.outcomes.map(({ outcome }, index) => ({ outcome, odds_thousandths: odds[index] ?? null }))
}
