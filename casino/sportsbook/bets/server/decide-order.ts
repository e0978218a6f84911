import { toldOdds_thousandths } from '#engines/sport/odds/odds.ts'
import { lacksNumber } from '#casino/money/exchange/server/api.ts'
import { contributionsTo } from '#kernel/extensions.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { toWire, type Currency } from '#kernel/money/currency.ts'
import { amountText } from '#kernel/money/format-amount.ts'
import { refuse } from '../contract.ts'
import { stakeCredits } from '../extensions.ts'
import { in_play_delay_ms, mostStake_minor, sizesOfSlip, type BetLimits } from '../rules.ts'
import type { LegRow, NewBet } from './bet-store.ts'
import { factorOf, mostOf, oddsOf, type PayingBet } from './bet-maths.ts'
import { boostedLegs } from './boosted-legs.ts'
import { agreedBuilder } from './builder-prices.ts'
import { chooseLegs, isInPlay, type Quotes } from './choose-legs.ts'
import type { Order } from './order.ts'

const refuseOutsideLimits = (
  bet: PayingBet,
  { language }: Order,
  currency: Currency,
  { least_stake_minor, most_payout_minor }: BetLimits,
): void => {
  if (bet.stake_minor < least_stake_minor) refuse('sport-stake-too-low', { least: amountText(least_stake_minor, currency, language) })
  if (mostOf(bet) <= most_payout_minor) return
  const most = mostStake_minor(factorOf(bet), most_payout_minor)
  if (most < least_stake_minor) refuse('sport-odds-too-long', { most: amountText(most_payout_minor, currency, language) })
  refuse('sport-payout-too-high', { most: amountText(most, currency, language), most_minor: toWire(most) })
}

const builderOf = async (tx: Tx, house: House, quotes: Quotes, legs: readonly LegRow[], { slip, seen, change }: Order) => {
  const market = slip.bet_type === 'builder' && quotes.get(legs[0]?.market_id ?? 0n)
  return market ? agreedBuilder(tx, house, market, legs, { seen, change }) : null
}

/** The purse of the stake: cash, or the free bet that its provider has reserved for this bet. */
const purseFor = async (
  tx: Tx,
  house: House,
  { id, ...bet }: Omit<PayingBet, 'purse'> & Pick<NewBet, 'id'>,
  { credit, ...order }: Order,
  currency: Currency,
) => {
  if (credit === undefined) return 'main'
  const [giver] = contributionsTo(house.slices, stakeCredits)
  const { player_id, stake_minor, language } = order
  const staked = {
    bet_id: id,
    player_id,
    currency,
    stake_minor,
    odds_thousandths: toldOdds_thousandths(oddsOf(bet)),
    legs: bet.legs.length,
    language,
  }
  return giver ? giver.take(tx, house, credit, staked) : refuse('sport-credit-unknown')
}

/** What is known and held while orders are decided. */
export interface Known {
  readonly now: Date
  readonly quotes: Quotes
  /** Markets with a result that bets still stand at. */
  readonly decided: ReadonlySet<bigint>
  readonly currency: Currency | undefined
  readonly limitsOf: (currency: Currency) => BetLimits
}

/**
 * The bet that an order comes to, under its number; nothing of it is written yet, but what the giver of its credit or of its raised price
 * notes. Refusals: `sport-tax-number`, those of `chooseLegs`, `agreedBuilder`, `boostedLegs` and the givers, `sport-stake-too-low`,
 * `sport-payout-too-high`, `sport-odds-too-long`.
 */
export const decideOrder = async (tx: Tx, house: House, order: Order, id: bigint, known: Known): Promise<NewBet> => {
  const { player_id, slip, stake_minor, change, key, request_hash } = order
  const { now, quotes, decided } = known
  const offered = chooseLegs(quotes, slip, change)
  if (offered.some(({ market_id }) => decided.has(market_id))) return refuse('sport-market-closed')
  const odds_of_sets = await builderOf(tx, house, quotes, offered, order)
  const currency = known.currency ?? refuse('sport-bet-unknown')
  if (await lacksNumber(house, tx, player_id, currency)) return refuse('sport-tax-number')
  if (order.boost !== null && order.credit !== undefined) return refuse('sport-boost-single')
  const legs = await boostedLegs(tx, house, quotes, offered, { ...order, currency })
  const waits = isInPlay(quotes, slip.selections)
  const whole = { id, player_id, bet_type: slip.bet_type, sizes: sizesOfSlip(slip), currency, stake_minor, legs, odds_of_sets }
  const bet = { ...whole, purse: await purseFor(tx, house, whole, order, currency) }
  refuseOutsideLimits(bet, order, currency, known.limitsOf(currency))
  return {
    ...bet,
    state: waits ? 'pending' : 'accepted',
    odds_change: change,
    decide_at: waits ? new Date(now.getTime() + in_play_delay_ms) : null,
    command_key: key,
    request_hash,
    placed_at: now,
  }
}
