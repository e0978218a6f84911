import { cardsById, quotesOf } from '#casino/sportsbook/catalogue/server/api.ts'
import type { Specifiers } from '#engines/sport/markets/market-types.ts'
import { toldOdds_thousandths } from '#engines/sport/odds/odds.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { exponentOf, toWire } from '#kernel/money/currency.ts'
import type { BetLeg, BetView } from '../contract.ts'
import { cash_out_margin_ten_thousandths } from '../rules.ts'
import { isFreeBet, mostOf, oddsOf } from './bet-maths.ts'
import { automaticCashOutsOf, type AutomaticCashOut, type BetRow } from './bet-store.ts'
import { offerFor } from './cash-out.ts'
import type { Quotes } from './choose-legs.ts'
import { sharesOf } from './share-store.ts'

export interface Viewer {
  readonly house: House
  readonly language: Language
}

/** The specifiers that a page needs to name a market. */
export const shownSpecifiers = ({ count, line_quarters, number }: Specifiers): BetLeg['specifiers'] => ({
  ...(count !== undefined && { count }),
  ...(line_quarters !== undefined && { line_quarters }),
  ...(number !== undefined && { number }),
})

const isOpen = ({ state }: BetRow): boolean => state === 'accepted' || state === 'pending'

/** The maximum payout of an open bet, or the payout of a settled one. */
const stillMost = (bet: BetRow): bigint => (isOpen(bet) ? mostOf(bet) : bet.paid_minor)

interface Known {
  readonly quotes: Quotes
  readonly cards: Awaited<ReturnType<typeof cardsById>>
  readonly shares: Awaited<ReturnType<typeof sharesOf>>
  readonly automatic: ReadonlyMap<bigint, AutomaticCashOut>
}

const cashedOutByItself = ({ auto_cash_out_minor, paid_minor, at }: AutomaticCashOut): BetView['cashedOutByItself'] => ({
  asked: toWire(auto_cash_out_minor),
  paid: toWire(paid_minor),
  at: at.toISOString(),
})

const viewOf = (bet: BetRow, { quotes, cards, shares, automatic }: Known): BetView => {
  const offer = offerFor(quotes, bet)
  const by_itself = automatic.get(bet.id)
  return {
    id: Number(bet.id),
    betType: bet.bet_type,
    sizes: [...bet.sizes],
    state: bet.state,
    currency: bet.currency,
    exponent: exponentOf(bet.currency),
    placed: toWire(bet.placed_minor),
    stake: toWire(bet.stake_minor),
    odds: toldOdds_thousandths(oddsOf(bet)),
    isFree: isFreeBet(bet),
    most: toWire(stillMost(bet)),
    paid: toWire(bet.paid_minor),
    cashedOut: toWire(bet.cashed_out_minor),
    owed: toWire(bet.owed_minor),
    autoCashOut: bet.auto_cash_out_minor === null ? null : toWire(bet.auto_cash_out_minor),
    cashedOutByItself: by_itself ? cashedOutByItself(by_itself) : null,
    placedAt: bet.placed_at.toISOString(),
    decideAt: bet.decide_at?.toISOString() ?? null,
    settledAt: isOpen(bet) ? null : (bet.settled_at?.toISOString() ?? null),
    legs: bet.legs.map((leg) => ({
      marketId: Number(leg.market_id),
      type: leg.market_type,
      specifiers: shownSpecifiers(leg.specifiers),
      outcome: leg.outcome,
      odds: leg.odds_thousandths,
      isBanker: leg.is_banker,
      settlement: leg.settlement,
      event: cards.get(Number(leg.event_id)) ?? null,
    })),
    shared: shares.get(bet.id) ?? null,
    cashOut: offer && { offer: toWire(offer.offer_minor), fair: toWire(offer.fair_minor), margin: cash_out_margin_ten_thousandths },
  }
}

/** The player's bets for a page, with their current cash-out offers. */
export const betViews = async (viewer: Viewer, bets: readonly BetRow[]): Promise<BetView[]> => {
  const { house } = viewer
  const open = bets.filter(({ state }) => state === 'accepted').flatMap(({ legs }) => legs.map(({ market_id }) => market_id))
  const cashed_out = bets.filter(({ state }) => state === 'cashed-out')
  const [quotes, cards, shares, automatic] = await Promise.all([
    quotesOf(house.db, house.clock.now(), [...new Set(open)]),
    cardsById(viewer, [...new Set(bets.flatMap(({ legs }) => legs.map(({ event_id }) => event_id)))]),
    sharesOf(
      house.db,
      bets.map(({ id }) => id),
    ),
    automaticCashOutsOf(
      house.db,
      cashed_out.map(({ id }) => id),
    ),
  ])
  return bets.map((bet) => viewOf(bet, { quotes, cards, shares, automatic }))
}

export const betView = async (viewer: Viewer, bet: BetRow): Promise<BetView> => (await betViews(viewer, [bet]))[0] as BetView
