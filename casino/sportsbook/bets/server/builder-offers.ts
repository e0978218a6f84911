import { quotesOf, readEvent } from '#casino/sportsbook/catalogue/server/api.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { builderIdeas, type Idea } from '../builder-ideas.ts'
import type { BuilderOffer } from '../contract.ts'
import { shownSpecifiers, type Viewer } from './bet-views.ts'
import { builderPrices } from './builder-prices.ts'
import { chooseLegs, type Quotes } from './choose-legs.ts'

const most_offers = 3

const offerOf = async ({ house }: Viewer, quotes: Quotes, idea: readonly Idea[]): Promise<BuilderOffer[]> => {
  try {
    const selections = idea.map(({ market, outcome, odds }) => ({
      market_id: BigInt(market.id),
      outcome,
      odds_thousandths: odds,
      is_banker: false,
    }))
    const legs = chooseLegs(quotes, { bet_type: 'builder', selections }, 'any')
    const market = quotes.get(legs[0]?.market_id ?? 0n)
    const odds = market ? ((await builderPrices(house.db, house, market, legs)).at(-1) ?? 0) : 0
    // A selection that follows from the others changes neither the probability nor the odds: skip it.
    if (legs.some((leg) => leg.odds_thousandths >= odds)) return []
    return [
      {
        odds,
        selections: legs.map((leg) => ({
          marketId: Number(leg.market_id),
          outcome: leg.outcome,
          odds: leg.odds_thousandths,
          version: quotes.get(leg.market_id)?.version ?? 0,
          type: leg.market_type,
          specifiers: shownSpecifiers(leg.specifiers),
        })),
      },
    ]
  } catch (error) {
    if (error instanceof Refusal) return []
    throw error
  }
}

/** Suggested combinations of a match with their current odds, the same as a slip would be quoted. Empty when the match takes no bets. */
export const builderOffers = async (viewer: Viewer, event_id: number): Promise<BuilderOffer[]> => {
  const event = await readEvent(viewer, event_id)
  if (!event.isOpen) return []
  const ideas = builderIdeas(event.markets)
  const ids = [...new Set(ideas.flat().map(({ market }) => BigInt(market.id)))]
  const quotes = await quotesOf(viewer.house.db, viewer.house.clock.now(), ids)
  const offers: BuilderOffer[] = []
  for (const idea of ideas) offers.push(...(await offerOf(viewer, quotes, idea)))
  return offers.slice(0, most_offers)
}
