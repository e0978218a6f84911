import type { QuotedMarket, QuotedOutcome } from '#casino/sportsbook/catalogue/server/api.ts'
import { refuse } from '../contract.ts'
import { isAgreed, type OddsChange, type Selection, type Slip } from '../rules.ts'
import type { LegRow } from './bet-store.ts'

export type Quotes = ReadonlyMap<bigint, QuotedMarket>

interface Offered {
  readonly market: QuotedMarket
  readonly quoted: QuotedOutcome & { readonly odds_thousandths: number }
}

/** The current offer for a selection; undefined when there is none. */
export const offered = (quotes: Quotes, { market_id, outcome }: Pick<Selection, 'market_id' | 'outcome'>): Offered | undefined => {
  const market = quotes.get(market_id)
  const quoted = market?.outcomes.find((one) => one.outcome === outcome)
  if (!market || market.state !== 'open' || !quoted || quoted.odds_thousandths === null) return undefined
  return { market, quoted: { ...quoted, odds_thousandths: quoted.odds_thousandths } }
}

const isKnown = (quotes: Quotes, { market_id, outcome }: Selection): boolean =>
  quotes.get(market_id)?.outcomes.some((one) => one.outcome === outcome) === true

const eventsOf = (found: readonly Offered[]): number => new Set(found.map(({ market }) => market.event_id)).size

/**
 * The legs of a bet at current odds. Refuses `sport-market-unknown`, `sport-market-closed`, `sport-odds-changed` (the player does
 * not accept the new odds) and `sport-legs-of-one-event`: outcomes of one match are correlated, so their odds must not be
 * multiplied. A builder takes legs of one match only (`sport-builder-several-events`), and its player accepts the odds of the
 * whole.
 */
export const chooseLegs = (
  quotes: Quotes,
  { bet_type, selections }: Pick<Slip, 'bet_type' | 'selections'>,
  change: OddsChange,
): LegRow[] => {
  const is_builder = bet_type === 'builder'
  if (selections.some((selection) => !isKnown(quotes, selection))) return refuse('sport-market-unknown')
  const found = selections.map((selection) => offered(quotes, selection) ?? refuse('sport-market-closed'))
  if (is_builder && eventsOf(found) > 1) return refuse('sport-builder-several-events')
  if (!is_builder && eventsOf(found) < found.length) return refuse('sport-legs-of-one-event')
  return found.map(({ market, quoted }, index) => {
    const { odds_thousandths = null, is_banker = false } = selections[index] ?? {}
    if (!is_builder && !isAgreed(odds_thousandths, quoted.odds_thousandths, change)) return refuse('sport-odds-changed')
    return {
      event_id: market.event_id,
      market_id: market.market_id,
      market_type: market.type,
      specifiers: market.specifiers,
      outcome: quoted.outcome,
      odds_thousandths: quoted.odds_thousandths,
      is_banker,
      settlement: null,
    }
  })
}

/** Whether a leg is in play, so that the bet is delayed. */
export const isInPlay = (quotes: Quotes, selections: readonly Pick<Selection, 'market_id'>[]): boolean =>
  selections.some(({ market_id }) => quotes.get(market_id)?.event.state === 'live')
