import { isMarketType, type PricedMarket } from '#casino/sportsbook/catalogue/server/api.ts'
import { marketTypeOf, mayPush, winnersOf, type MarketTypeId, type Specifiers } from '#engines/sport/markets/market-types.ts'
import { marketKey } from '#engines/sport/markets/settle-market.ts'
import { refuse, type WireMarket, type WireMessage } from '../contract.ts'
import type { FeedMessage } from '../message.ts'

const typeOf = (type: string, specifiers: Specifiers): MarketTypeId => {
  if (!isMarketType(type)) return refuse('sport-feed-market-unknown', { market: type })
  const missing = marketTypeOf(type).specifiers.some((name) => specifiers[name] === undefined)
  return missing ? refuse('sport-feed-market-unknown', { market: type }) : type
}

type Chances = Pick<PricedMarket['outcomes'][number], 'won_millionths' | 'returned_millionths'>

/** Nothing is paid for a bet that nobody can value: no cash-out is offered for it. */
const unknown: Chances = { won_millionths: 0, returned_millionths: 0 }

/**
 * What cash-outs are valued by. A missing probability is derived from the odds by removing the margin, as far as the listed outcomes
 * show one: those that are left out have their part of the whole too, so what is listed is never lifted to it. How much of a stake comes
 * back on average is in no price; without it a market that may return stakes has no chances at all.
 */
const chancesOf = (type: MarketTypeId, { specifiers, outcomes }: WireMarket): Chances[] => {
  const implied = outcomes.map(({ odds }) => 1000 / odds)
  const whole = Math.max(1, implied.reduce((total, one) => total + one, 0) / winnersOf(type))
  return outcomes.map(({ chance, returned }, index): Chances => {
    if (returned === undefined && mayPush(type, specifiers)) return unknown
    const returned_millionths = returned ?? 0
    const rest_millionths = 1_000_000 - returned_millionths
    // Odds stand on what wins of the rest.
    const won_millionths = chance ?? Math.floor(((implied[index] ?? 0) / whole) * rest_millionths)
    return { won_millionths: Math.min(won_millionths, rest_millionths), returned_millionths }
  })
}

const marketOf = (market: WireMarket): PricedMarket => {
  const { specifiers, suspended = false, outcomes } = market
  const type = typeOf(market.type, specifiers)
  const known = marketTypeOf(type).outcomes(specifiers)
  const chances = chancesOf(type, market)
  return {
    type,
    specifiers,
    is_suspended: suspended,
    outcomes: outcomes.map(({ outcome, odds }, index) => {
      if (!known.includes(outcome)) refuse('sport-feed-outcome-unknown', { market: market.type, outcome })
      return { outcome, odds_thousandths: odds, ...(chances[index] ?? unknown) }
    }),
  }
}

type Names = readonly { readonly type: string; readonly specifiers: Specifiers }[] | null | undefined

const keysOf = (markets: Names): readonly string[] | null =>
  markets ? markets.map(({ type, specifiers }) => marketKey(typeOf(type, specifiers), specifiers)) : null

/** Parses a message of the API. Refusals: `sport-feed-market-unknown`, `sport-feed-outcome-unknown`; the whole call is then rejected. */
export const readMessage = (wire: WireMessage): FeedMessage => {
  switch (wire.type) {
    case 'odds-change':
      return { ...wire, markets: wire.markets.map(marketOf) }
    case 'result': {
      const { isFinal, ...message } = wire
      return { ...message, is_final: isFinal }
    }
    case 'void':
      return { event: wire.event, sequence: wire.sequence, type: 'void', market_keys: keysOf(wire.markets) }
    case 'rollback': {
      const { event, sequence, type, of, markets } = wire
      return of === 'void' ? { event, sequence, type, of, market_keys: keysOf(markets) } : { event, sequence, type, of }
    }
    case 'snapshot': {
      const { isFinal, stopped, cancelled, voided, ...message } = wire
      const is_silent = cancelled === undefined && voided === undefined
      const voids = { is_cancelled: cancelled ?? false, market_keys: keysOf(voided) ?? [] }
      const markets = wire.markets.map(marketOf)
      return { ...message, markets, is_stopped: stopped, is_final: isFinal, ...(!is_silent && { voids }) }
    }
    default:
      return wire
  }
}
