import type { MatchResult } from '../match-result.ts'
import { marketTypeOf, type MarketTypeId, type Specifiers } from './market-types.ts'
import { lost, settlementOf, voided, won, type Settlement } from './settlement.ts'

/**
 * What becomes of a bet on `outcome`. RangeError for an outcome that the market does not have, or a specifier that it
 * needs and was not given.
 */
export const settleMarket = (type: MarketTypeId, specifiers: Specifiers, outcome: string, result: MatchResult): Settlement => {
  const market = marketTypeOf(type)
  for (const name of market.specifiers)
    if (specifiers[name] === undefined) throw new RangeError(`a market of type ${type} says its ${name}`)
  if (!market.outcomes(specifiers).includes(outcome)) throw new RangeError(`a market of type ${type} has no outcome ${outcome}`)
  if (market.kind === 'score') {
    const score = result.counts[specifiers.count ?? '']
    return score ? settlementOf(market.code(outcome, score, specifiers)) : voided
  }
  const happened = market.happened(result, specifiers)
  if (!happened) return voided
  if (!happened.includes(outcome)) return lost
  return happened.length === 1 ? won : { kind: 'dead-heat', sharers: happened.length }
}

/** One text per market of a match, the same for the same specifiers in any order: "total:count=regular,line=10". */
export const marketKey = (type: MarketTypeId, specifiers: Specifiers): string => {
  const parts = marketTypeOf(type).specifiers.flatMap((name) => {
    const value = specifiers[name]
    return value === undefined
      ? []
      : [`${name === 'line_quarters' ? 'line' : name}=${Array.isArray(value) ? value.join('+') : String(value)}`]
  })
  return parts.length === 0 ? type : `${type}:${parts.join(',')}`
}
