import { binomial, mostLegs, type Bet, type Leg } from '#engines/sport/bets/bet.ts'
import type { Fraction } from '#engines/fraction.ts'
import { isOdds } from '#engines/sport/odds/odds.ts'
import type { Currency } from '#kernel/money/currency.ts'

export type BetType = 'single' | 'multi' | 'system' | 'builder'
export type OddsChange = 'none' | 'higher' | 'any'
export type BetState = 'pending' | 'accepted' | 'rejected' | 'settled' | 'cashed-out'

/** A selection as the page sent it. */
export interface Selection {
  readonly market_id: bigint
  readonly outcome: string
  /** The odds that the player saw; null in a request for a quote. */
  readonly odds_thousandths: number | null
  readonly is_banker: boolean
}

export interface Slip {
  readonly bet_type: BetType
  readonly selections: readonly Selection[]
  /** For a system: how many legs each combination has. */
  readonly sizes: readonly number[]
}

/** In-play bets wait this long before odds are checked again, so that nobody bets on something that has just happened. */
export const in_play_delay_ms = 5_000

/** Cash-out margin: 4 % of the fair value. Shown beside every offer. */
export const cash_out_margin_ten_thousandths = 400

/** Bet-builder margin, applied once to the joint probability, however many selections the bet has. */
export const builder_margin_ten_thousandths = 800
/** Maximum selections in a bet builder. Odds are stored for every subset of them (2 to this power). */
export const most_builder_legs = 8

/** Maximum combinations in a system: with more of them a player could not follow the bet. */
export const most_combinations = 10_000n

export interface BetLimits {
  readonly least_stake_minor: bigint
  /** Maximum payout of one bet. */
  readonly most_payout_minor: bigint
  /** Maximum loss of the casino on one outcome of one market, over all players. */
  readonly most_liability_minor: bigint
}

const limits: Readonly<Record<Currency, BetLimits>> = {
  UAH: { least_stake_minor: 1_000n, most_payout_minor: 200_000_000n, most_liability_minor: 500_000_000n },
  USD: { least_stake_minor: 25n, most_payout_minor: 5_000_000n, most_liability_minor: 12_500_000n },
  EUR: { least_stake_minor: 25n, most_payout_minor: 5_000_000n, most_liability_minor: 12_500_000n },
  USDT: { least_stake_minor: 250_000n, most_payout_minor: 50_000_000_000n, most_liability_minor: 125_000_000_000n },
}

/** Limits that operators have changed, by currency. */
export type ChangedLimits = ReadonlyMap<string, Partial<BetLimits>>

export const betLimits = (currency: Currency, changed: ChangedLimits = new Map()): BetLimits => ({
  ...limits[currency],
  ...changed.get(currency),
})

export type SlipFault = 'sport-slip-empty' | 'sport-slip-too-long' | 'sport-slip-twice' | 'sport-system-impossible' | 'sport-builder-size'

const sizesFit = ({ selections, sizes }: Slip): boolean => {
  const free = selections.filter(({ is_banker }) => !is_banker).length
  const fit = sizes.every((size) => Number.isInteger(size) && size >= 1 && size <= free)
  if (!fit || sizes.length === 0 || new Set(sizes).size !== sizes.length || selections.length < 3) return false
  return sizes.reduce((sum, size) => sum + binomial(free, size), 0n) <= most_combinations
}

/** Checks the shape of a slip before any market is read; returns the refusal. */
export const slipFault = (slip: Slip): SlipFault | null => {
  const { bet_type, selections } = slip
  if (selections.length === 0) return 'sport-slip-empty'
  if (selections.length > mostLegs || (bet_type === 'single' && selections.length > 1)) return 'sport-slip-too-long'
  if (bet_type === 'builder' && (selections.length < 2 || selections.length > most_builder_legs)) return 'sport-builder-size'
  if (bet_type === 'multi' && selections.length < 2) return 'sport-slip-empty'
  if (new Set(selections.map(({ market_id }) => market_id)).size < selections.length) return 'sport-slip-twice'
  return bet_type === 'system' && !sizesFit(slip) ? 'sport-system-impossible' : null
}

/** Sizes of the combinations: singles take each leg alone, a multi all legs together. */
export const sizesOfSlip = ({ bet_type, selections, sizes }: Slip): readonly number[] =>
  bet_type === 'system' ? sizes.toSorted((one, other) => one - other) : [selections.length]

/** The bet with all legs open, for its odds and maximum payout. Only a system has bankers. */
export const openBet = (slip: Slip, odds: readonly number[], stake_minor: bigint): Bet => ({
  legs: slip.selections.map(({ is_banker }, index): Leg => ({
    odds_thousandths: odds[index] ?? 0,
    is_banker: slip.bet_type === 'system' && is_banker,
    settlement: null,
  })),
  sizes: sizesOfSlip(slip),
  stake_minor,
})

/**
 * The largest stake whose payout stays within the limit; one unit more is above it. `factor` is what the whole bet pays per unit of stake,
 * exactly: odds that were cut to thousandths would allow a stake that is refused.
 */
export const mostStake_minor = ({ numerator, denominator }: Fraction, most_payout_minor: bigint): bigint =>
  // A payout is cut to whole units, so all below one unit more is within the limit.
  ((most_payout_minor + 1n) * denominator - 1n) / numerator

/** Whether changed odds are still within what the player accepts. */
export const isAgreed = (seen: number | null, now: number, change: OddsChange): boolean => {
  if (seen === now || change === 'any') return true
  return change === 'higher' && seen !== null && now > seen
}

/** The loss that one leg adds to its market's liability: each leg counts as if it were a single. */
export const legLiability_minor = (stake_minor: bigint, odds_thousandths: number): bigint => {
  if (!isOdds(odds_thousandths)) throw new RangeError('a leg is taken at odds')
  return (stake_minor * BigInt(odds_thousandths - 1000)) / 1000n
}
