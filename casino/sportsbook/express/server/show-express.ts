import { cardsById, quotesOf } from '#casino/sportsbook/catalogue/server/api.ts'
import { bestOdds_thousandths } from '#engines/sport/bets/bet.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { toWire } from '#kernel/money/currency.ts'
import type { Express, ExpressLeg } from '../contract.ts'
import { shownDay } from './express-store.ts'

const productOf = (odds: readonly number[]): number =>
  toWire(
    bestOdds_thousandths({
      legs: odds.map((odds_thousandths) => ({ odds_thousandths, is_banker: false, settlement: null })),
      sizes: [odds.length],
    }),
  )

/** The next express with current odds; the last one while the next is not chosen yet. */
export const showExpress = async (viewer: { readonly house: House; readonly language: Language }): Promise<Express | null> => {
  const { house } = viewer
  const now = house.clock.now()
  const day = await shownDay(house.db, now)
  if (!day) return null
  const [quotes, cards] = await Promise.all([
    quotesOf(
      house.db,
      now,
      day.legs.map(({ market_id }) => BigInt(market_id)),
    ),
    cardsById(
      viewer,
      day.legs.map(({ event_id }) => BigInt(event_id)),
    ),
  ])
  const legs = day.legs.flatMap(({ event_id, market_id, outcome }): ExpressLeg[] => {
    const [market, event] = [quotes.get(BigInt(market_id)), cards.get(event_id)]
    if (!market || !event) return []
    const { count, line_quarters, number } = market.specifiers
    return [
      {
        marketId: market_id,
        type: market.type,
        specifiers: { ...(count && { count }), ...(line_quarters !== undefined && { line_quarters }), ...(number && { number }) },
        outcome,
        odds: market.outcomes.find((one) => one.outcome === outcome)?.odds_thousandths ?? null,
        version: market.version,
        isOpen: market.state === 'open',
        event,
      },
    ]
  })
  // Markets are deleted some days after their match: such an express is not shown.
  if (legs.length < day.legs.length) return null
  const prices = legs.flatMap(({ odds }) => odds ?? [])
  return {
    day: day.day,
    legs,
    odds: prices.length === legs.length ? productOf(prices) : null,
    isOpen: now < day.starts_at && legs.every(({ isOpen, odds }) => isOpen && odds !== null),
    startsAt: day.starts_at.toISOString(),
  }
}
