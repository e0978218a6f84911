import { playerById } from '#casino/players/accounts/server/api.ts'
import { cardsById, quotesOf } from '#casino/sportsbook/catalogue/server/api.ts'
import { lacksNumber } from '#casino/money/exchange/server/api.ts'
import { combinationCount } from '#engines/sport/bets/bet.ts'
import type { Fraction } from '#engines/fraction.ts'
import { toldOdds_thousandths } from '#engines/sport/odds/odds.ts'
import { contributionsTo } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import type { Call } from '#kernel/http/handle.ts'
import { exponentOf, toWire } from '#kernel/money/currency.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import type { Quoted, SlipCredit, SlipQuote, quoteSlip as quoteSlipEndpoint } from '../contract.ts'
import { stakeCredits } from '../extensions.ts'
import { betLimits, in_play_delay_ms, mostStake_minor, sizesOfSlip, slipFault, type Selection, type Slip } from '../rules.ts'
import { factorOf } from './bet-maths.ts'
import { shownSpecifiers } from './bet-views.ts'
import { builderPrices } from './builder-prices.ts'
import { chooseLegs, isInPlay, offered, type Quotes } from './choose-legs.ts'
import { changedLimits } from './limits.ts'

/** Parses `12:home,13:over!` into selections. */
const selectionsOf = (text: string, is_system: boolean): Selection[] =>
  text.split(',').map((one) => {
    const [, market = '', outcome = '', mark = ''] = /^(\d+):(.+?)(!?)$/.exec(one) ?? []
    return { market_id: BigInt(market), outcome, odds_thousandths: null, is_banker: is_system && mark === '!' }
  })

interface Whole {
  readonly fault: string | null
  readonly combinations: number
  /** What the bet pays per unit of stake; null when the slip cannot be placed. */
  readonly factor: Fraction | null
}

/** The odds of the slip as a bet, or why it cannot be placed. */
const wholeOf = async (house: House, slip: Slip, quotes: Quotes): Promise<Whole> => {
  const fault = slipFault(slip)
  if (fault) return { fault, combinations: 0, factor: null }
  try {
    const legs = chooseLegs(quotes, slip, 'any')
    const market = slip.bet_type === 'builder' && quotes.get(legs[0]?.market_id ?? 0n)
    const odds_of_sets = market ? await builderPrices(house.db, house, market, legs) : null
    const bet = { sizes: sizesOfSlip(slip), legs, odds_of_sets }
    return { fault, combinations: market ? 1 : Number(combinationCount(bet)), factor: factorOf(bet) }
  } catch (error) {
    if (error instanceof Refusal) return { fault: error.code, combinations: 0, factor: null }
    throw error
  }
}

/** Total odds in thousandths. */
const oddsOfWhole = ({ factor }: Whole): bigint | null => factor && (factor.numerator * 1000n) / factor.denominator

const creditsFor = async (house: House, player_id: bigint | null, slip: Slip, whole: Whole): Promise<SlipCredit[]> => {
  if (player_id === null) return []
  const odds = oddsOfWhole(whole)
  const own = await Promise.all(contributionsTo(house.slices, stakeCredits).map(({ creditsOf }) => creditsOf(house.db, house, player_id)))
  return own.flat().map(({ external_id, amount_minor, least_odds_thousandths, least_legs, expires_at }) => ({
    externalId: external_id,
    amount: toWire(amount_minor),
    leastOdds: least_odds_thousandths,
    leastLegs: least_legs,
    expiresAt: expires_at.toISOString(),
    isFitting: whole.fault === null && (odds ?? 0n) >= BigInt(least_odds_thousandths) && slip.selections.length >= least_legs,
  }))
}

/** Current odds, states and limits of a slip: keeps the page up to date, and gives the new odds after a refused bet. */
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
  const whole = await wholeOf(house, slip, quotes)
  const { combinations, factor } = whole
  const odds = oddsOfWhole(whole)
  const lacks_number = player_id !== null && (await lacksNumber(house, house.db, player_id, currency))
  return {
    selections,
    fault: whole.fault ?? (lacks_number ? 'sport-tax-number' : null),
    combinations,
    odds: odds === null ? null : toldOdds_thousandths(odds),
    leastStake: toWire(least_stake_minor),
    mostStake: factor && toWire(mostStake_minor(factor, most_payout_minor)),
    currency,
    exponent: exponentOf(currency),
    delay: isInPlay(quotes, slip.selections) ? in_play_delay_ms : 0,
    credits: await creditsFor(house, player_id, slip, whole),
  }
}
