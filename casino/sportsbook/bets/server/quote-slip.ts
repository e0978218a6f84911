import { playerById } from '#casino/players/accounts/server/api.ts'
import { cardsById, quotesOf } from '#casino/sportsbook/catalogue/server/api.ts'
import { bestOdds_thousandths, combinationCount } from '#engines/sport/bets/bet.ts'
import type { Call } from '#kernel/http/handle.ts'
import { exponentOf, toWire } from '#kernel/money/currency.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import type { Quoted, SlipQuote, quoteSlip as quoteSlipEndpoint } from '../contract.ts'
import { betLimits, in_play_delay_ms, mostStake_minor, openBet, slipFault, type Selection, type Slip } from '../rules.ts'
import { shownSpecifiers } from './bet-views.ts'
import { chooseLegs, isInPlay, offered, type Quotes } from './choose-legs.ts'
import { changedLimits } from './limits.ts'

/** `12:home,13:over!` as selections. */
const selectionsOf = (text: string, is_system: boolean): Selection[] =>
  text.split(',').map((one) => {
    const [, market = '', outcome = '', mark = ''] = /^(\d+):(.+?)(!?)$/.exec(one) ?? []
    return { market_id: BigInt(market), outcome, odds_thousandths: null, is_banker: is_system && mark === '!' }
  })

const faultOf = (slip: Slip, quotes: Quotes): string | null => {
  const fault = slipFault(slip)
  if (fault) return fault
  try {
    chooseLegs(quotes, slip.selections, 'any')
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

/** Prices, states and limits of a slip as they are now: what its page keeps itself up with, and what it offers where a bet was refused. */
export const quoteSlip = async (call: Call<typeof quoteSlipEndpoint>): Promise<SlipQuote> => {
  const { house, query, player_id } = call
  const slip: Slip = {
    bet_type: query.betType,
    selections: selectionsOf(query.selections, query.betType === 'system'),
    sizes: query.sizes?.split(',').map(Number) ?? [],
  }
  const quotes = await quotesOf(
    house.db,
    house.clock.now(),
    slip.selections.map(({ market_id }) => market_id),
  )
  const known = slip.selections.flatMap((selection) => {
    const market = quotes.get(selection.market_id)
    return market ? [{ selection, market }] : []
  })
  const cards = await cardsById(call, [...new Set(known.map(({ market }) => market.event_id))])
  const selections = known.map(({ selection, market }): Quoted => {
    const price = market.outcomes.find(({ outcome }) => outcome === selection.outcome)?.odds_thousandths ?? null
    return {
      marketId: Number(market.market_id),
      outcome: selection.outcome,
      odds: price,
      isOpen: offered(quotes, selection) !== undefined,
      type: market.type,
      specifiers: shownSpecifiers(market.specifiers),
      eventId: Number(market.event_id),
      event: cards.get(Number(market.event_id)) ?? null,
    }
  })
  const currency = (player_id === null ? undefined : (await playerById(house.db, player_id))?.currency) ?? house.brand.currency
  const { least_stake_minor, most_payout_minor } = betLimits(currency, await changedLimits(house))
  const fault = faultOf(slip, quotes)
  const odds = slip.selections.map((selection) => offered(quotes, selection)?.quoted.odds_thousandths ?? 0)
  const bet = fault === null ? openBet(slip, odds, 1000n) : null
  const best = bet && bestOdds_thousandths(bet)
  return {
    selections,
    fault,
    combinations: bet ? Number(combinationCount(bet)) : 0,
    odds: best === null ? null : toWire(best),
    leastStake: toWire(least_stake_minor),
    mostStake: best === null ? null : toWire(mostStake_minor(best, most_payout_minor)),
    currency,
    exponent: exponentOf(currency),
    delay: isInPlay(quotes, slip.selections) ? in_play_delay_ms : 0,
  }
}
