import { builderPayout, isBuilderDecided, type BuilderBet } from '#engines/sport/bets/bet-builder.ts'
import { bestFactor, payoutRange, type Bet, type Leg, type PayoutRange } from '#engines/sport/bets/bet.ts'
import type { Fraction } from '#engines/fraction.ts'
import type { BetRow } from './bet-store.ts'

/** The fields of a bet, of any kind, that the calculations need. */
export type PayingBet = Pick<BetRow, 'sizes' | 'stake_minor' | 'odds_of_sets' | 'purse'> & { readonly legs: readonly Leg[] }

/** The bet for engines/sport: the remaining stake on its legs. A builder has stored odds instead of a product of its legs. */
export const asBet = ({ legs, sizes, stake_minor }: Pick<PayingBet, 'legs' | 'sizes' | 'stake_minor'>): Bet => ({
  legs,
  sizes,
  stake_minor,
})

const asBuilder = ({ legs, odds_of_sets, stake_minor }: PayingBet): BuilderBet | null =>
  odds_of_sets && { settlements: legs.map(({ settlement }) => settlement), odds_of_sets, stake_minor }

/** Staked with a free bet, whose stake is not part of the payout. */
export const isFreeBet = ({ purse }: Pick<BetRow, 'purse'>): boolean => purse.startsWith('free-bet:')

export const isWholeVoid = ({ legs }: Pick<PayingBet, 'legs'>): boolean => legs.every(({ settlement }) => settlement?.kind === 'void')

/** Settled only by voids and pushes: the free bet is returned. */
const isReturned = ({ legs }: Pick<PayingBet, 'legs'>): boolean =>
  legs.every(({ settlement }) => settlement?.kind === 'void' || settlement?.kind === 'push')

/** The payout by engines/sport, including the stake. */
const gross = (bet: PayingBet): PayoutRange => {
  const builder = asBuilder(bet)
  if (!builder) return payoutRange(asBet(bet))
  const most_minor = builderPayout(builder)
  return { is_decided: isBuilderDecided(builder), least_minor: most_minor, most_minor }
}

/** The cash that the player receives: for a free bet, only what exceeds the stake. */
const cashOf = (bet: PayingBet, amount_minor: bigint): bigint => {
  if (!isFreeBet(bet)) return amount_minor
  return amount_minor > bet.stake_minor ? amount_minor - bet.stake_minor : 0n
}

/** The maximum cash payout while legs are open. */
export const mostOf = (bet: PayingBet): bigint => cashOf(bet, gross(bet).most_minor)

export interface Due {
  readonly cash_minor: bigint
  /** Of a free bet: the amount that goes back into its purse. */
  readonly credit_minor: bigint
  readonly result: 'won' | 'lost' | 'returned'
}

/** A bet that brings less than its stake is lost, also where a part of it comes back: by a half-lost leg, a shared win, a leg of a system. */
const resultOf = (bet: PayingBet, amount_minor: bigint): Due['result'] => {
  if (amount_minor > bet.stake_minor) return 'won'
  return amount_minor === bet.stake_minor || isReturned(bet) ? 'returned' : 'lost'
}

/** The payout by the results known so far; null while an open leg can still change it. */
export const dueOf = (bet: PayingBet): Due | null => {
  const { is_decided, least_minor } = gross(bet)
  if (!is_decided) return null
  const credit_minor = isFreeBet(bet) && isReturned(bet) ? bet.stake_minor : 0n
  return { cash_minor: cashOf(bet, least_minor), credit_minor, result: resultOf(bet, least_minor) }
}

/** The payout per unit of stake when every leg wins, exactly. */
export const factorOf = ({ legs, sizes, odds_of_sets }: Omit<PayingBet, 'stake_minor' | 'purse'>): Fraction =>
  odds_of_sets ? { numerator: BigInt(odds_of_sets.at(-1) ?? 0), denominator: 1000n } : bestFactor({ sizes, legs })

/** The same as total odds, cut to thousandths. */
export const oddsOf = (bet: Omit<PayingBet, 'stake_minor' | 'purse'>): bigint => {
  const { numerator, denominator } = factorOf(bet)
  return (numerator * 1000n) / denominator
}
