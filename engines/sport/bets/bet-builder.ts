import { fastSource } from '../../chance/fast-source.ts'
import { marketTypeOf, type MarketTypeId, type Specifiers } from '../markets/market-types.ts'
import { settleMarket } from '../markets/settle-market.ts'
import type { Settlement } from '../markets/settlement.ts'
import type { MatchResult } from '../match-result.ts'
import { pricedAlone, type MarginMethod } from '../odds/margin.ts'
import { playOn, type SportEngine, type WeightedResult } from '../sport-engine.ts'

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

/** Which set of parts: bit i stands for part i. */
const bitOf = (index: number): number => 2 ** index

/** Can this part be read from results that say these counts, and is it won or lost by every one of them? A line that may be met gives stakes back. */
export const isJoinable = (part: BuilderPart, counts: readonly string[]): boolean => {
  const { type, specifiers } = part
  if (type === 'draw-no-bet' || type === 'part-winner') return false
  return (specifiers.line_quarters === undefined || Math.abs(specifiers.line_quarters % 4) === 2) && isCovered(counts, part)
}

/**
 * The chance that all parts of a set win, for every set of them: index 5 is the parts 0 and 2. In one pass over the results that the match can
 * come to, which are exact. RangeError for parts that no bet is made of.
 */
export const chancesOfSets = (parts: readonly BuilderPart[], results: Iterable<WeightedResult>): number[] => {
  assertParts(parts)
  const chances = Array.from({ length: bitOf(parts.length) }, () => 0)
  for (const { counts, chance } of results) {
    const result: MatchResult = { counts, orders: {}, winners: [], method: null }
    const won = parts.reduce(
      (set, { type, specifiers, outcome }, index) =>
        settleMarket(type, specifiers, outcome, result).kind === 'won' ? set + bitOf(index) : set,
      0,
    )
    chances[won] = chances[won]! + chance
  }
  // Exactly these become these and perhaps more, one part after the other.
  for (const index of parts.keys())
    for (const [set, chance] of chances.entries())
      if (Math.floor(set / bitOf(index)) % 2 === 1) chances[set - bitOf(index)] = chances[set - bitOf(index)]! + chance
  return chances
}

/**
 * What every set of parts pays, in thousandths: the whole bet, and what it becomes when parts are void. One part alone pays its own odds, none
 * gives the stake back. A further part never makes odds smaller, also where it is implied by the others: their lesser margin holds then, and
 * the chance is no larger. null: all parts together cannot happen.
 */
export const oddsOfSets = (
  chances: readonly number[],
  own_odds: readonly number[],
  margin_ten_thousandths: number,
  method: MarginMethod,
): number[] | null => {
  if (!((chances.at(-1) ?? 0) > 0)) return null
  const odds: number[] = []
  for (const [set, chance] of chances.entries()) {
    const inside = [...own_odds.keys()].filter((index) => Math.floor(set / bitOf(index)) % 2 === 1)
    if (inside.length === 0) odds.push(1000)
    else if (inside.length === 1) odds.push(own_odds[inside[0]!]!)
    else {
      const without = inside.map((index) => odds[set - bitOf(index)]!)
      odds.push(Math.max(pricedAlone(Math.min(1, chance), margin_ten_thousandths, method) ?? 0, ...without))
    }
  }
  return odds
}

/** A placed builder: how its parts stand, and what every set of them pays. */
export interface BuilderBet {
  readonly settlements: readonly (Settlement | null)[]
  readonly odds_of_sets: readonly number[]
  readonly stake_minor: bigint
}

const isBack = ({ kind }: Settlement): boolean => kind === 'void' || kind === 'push'
const isWon = ({ kind }: Settlement): boolean => kind === 'won'

/** The odds of the parts that still stand, if every open one wins; 0 once one is lost. */
const standingOdds = ({ settlements, odds_of_sets }: BuilderBet): number => {
  if (settlements.some((one) => one && !isBack(one) && !isWon(one))) return 0
  const set = settlements.reduce((sum, one, index) => (one && isBack(one) ? sum : sum + bitOf(index)), 0)
  const odds = odds_of_sets[set]
  if (odds === undefined) throw new RangeError('a builder says what every set of its parts pays')
  return odds
}

/** The most that it can still pay, in minor units: what it pays once no part is open. Rounded down, as every bet is. */
export const builderPayout = (bet: BuilderBet): bigint => (bet.stake_minor * BigInt(standingOdds(bet))) / 1000n

/** Whether what is known has decided it: a part is lost, or none is open. */
export const isBuilderDecided = (bet: BuilderBet): boolean => standingOdds(bet) === 0 || bet.settlements.every((one) => one !== null)
