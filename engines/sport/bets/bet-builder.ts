import { fastSource } from '../../chance/fast-source.ts'
import { marketTypeOf, type MarketTypeId, type Specifiers } from '../markets/market-types.ts'
import { settleMarket } from '../markets/settle-market.ts'
import type { Settlement } from '../markets/settlement.ts'
import type { MatchResult } from '../match-result.ts'
import { pricedAlone, type MarginMethod } from '../odds/margin.ts'
import { playOn, type SportEngine } from '../sport-engine.ts'

/** One part of a bet on several outcomes of one match. */
export interface BuilderPart {
  readonly type: MarketTypeId
  readonly specifiers: Specifiers
  readonly outcome: string
}

export interface BuilderChance {
  /** The share of a stake that wins, of what does not come back: what odds stand on. */
  readonly probability: number
  /** Half of the 99 % interval around it. 0: exact. */
  readonly error: number
  /** The chance that the bet is void. */
  readonly returned: number
}

const mostParts = 12

/** RangeError for parts that no bet is made of: none, too many, the same market twice, or a quarter line, which cannot be won in part here. */
const assertParts = (parts: readonly BuilderPart[]): void => {
  if (parts.length < 2 || parts.length > mostParts) throw new RangeError(`a bet builder has 2 to ${mostParts} parts`)
  if (parts.some(({ specifiers: { line_quarters = 0 } }) => line_quarters % 2 !== 0))
    throw new RangeError('no quarter lines in a bet builder')
  const keys = parts.map(({ type, specifiers }) => JSON.stringify([type, specifiers.count, specifiers.line_quarters, specifiers.number]))
  if (new Set(keys).size !== keys.length) throw new RangeError('each market once in a bet builder')
}

/** What becomes of a builder: void as soon as one part is void or pushed, won when all parts are, lost otherwise. */
export const settleBuilder = (parts: readonly BuilderPart[], result: MatchResult): Settlement => {
  assertParts(parts)
  let is_lost = false
  for (const { type, specifiers, outcome } of parts) {
    const { kind } = settleMarket(type, specifiers, outcome, result)
    if (kind === 'void' || kind === 'push') return { kind: 'void' }
    is_lost ||= kind === 'lost'
  }
  return { kind: is_lost ? 'lost' : 'won' }
}

const isCovered = (counts: readonly string[], { type, specifiers }: BuilderPart): boolean =>
  marketTypeOf(type).kind === 'score' ? counts.includes(specifiers.count ?? '') : type === 'half-and-full-time' && counts.includes('half:1')

/** The two-sided 99 % point of the normal distribution. */
const z = 2.5758

const fromSums = (won: number, returned: number, simulated: number | null): BuilderChance => {
  const decided = 1 - returned
  const probability = decided > 0 ? won / decided : 0
  if (simulated === null) return { probability, error: 0, returned }
  // Wilson's interval, which is honest where nothing was seen to win as well.
  const n = Math.max(1, simulated * decided)
  const centre = (probability + (z * z) / (2 * n)) / (1 + (z * z) / n)
  const half = (z / (1 + (z * z) / n)) * Math.sqrt((probability * (1 - probability)) / n + (z * z) / (4 * n * n))
  return { probability, error: Math.abs(centre - probability) + half, returned }
}

/**
 * The chance of all parts together, from the joint distribution of the match and never by multiplying: exactly, where the sport knows
 * the results of everything asked together, otherwise from `simulations` matches played on from this state with `seed`, so
 * that the same question has the same answer.
 */
export const builderChance = <F, S>(
  engine: SportEngine<F, S>,
  fixture: F,
  state: S,
  parts: readonly BuilderPart[],
  { simulations, seed }: { readonly simulations: number; readonly seed: number },
): BuilderChance => {
  assertParts(parts)
  let [won, returned] = [0, 0]
  const add = (result: MatchResult, chance: number): void => {
    const { kind } = settleBuilder(parts, result)
    if (kind === 'won') won += chance
    if (kind === 'void') returned += chance
  }
  const { joint } = engine
  if (joint && parts.every((part) => isCovered(joint.counts, part))) {
    for (const { counts, chance } of joint.results(fixture, state)) add({ counts, orders: {}, winners: [], method: null }, chance)
    return fromSums(won, returned, null)
  }
  const source = fastSource(seed)
  for (let match = 0; match < simulations; match += 1) add(engine.result(fixture, playOn(engine, fixture, state, source)), 1 / simulations)
  return fromSums(won, returned, simulations)
}

/** Odds of a builder. A simulated chance is taken at the upper end of its interval, so that its error is never sold. null: not offered. */
export const builderOdds = ({ probability, error }: BuilderChance, margin_ten_thousandths: number, method: MarginMethod): number | null =>
  probability === 0 ? null : pricedAlone(Math.min(1, probability + error), margin_ten_thousandths, method)
