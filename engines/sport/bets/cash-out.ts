import { fraction, times, type Fraction } from '../../fraction.ts'
import { exactReturn, settledFactor, type Bet } from './bet.ts'

/** Today's chances of an open leg, in millionths of the stake: what of it wins and what comes back on average. */
export interface LegChances {
  readonly won_millionths: number
  readonly returned_millionths: number
}

const million = 1_000_000n

/** The mean of what a unit of stake on an open leg becomes, at the odds it was taken at. */
const expectedFactor = (odds_thousandths: number, { won_millionths, returned_millionths }: LegChances): Fraction => {
  const sum = won_millionths + returned_millionths
  if (![won_millionths, returned_millionths].every((one) => Number.isInteger(one) && one >= 0) || sum > 1_000_000) {
    throw new RangeError('the chances of a leg are whole millionths and add up to at most one')
  }
  return fraction(BigInt(won_millionths) * BigInt(odds_thousandths) + BigInt(returned_millionths) * 1000n, 1000n * million)
}

/**
 * The mean of what a bet will pay: settled legs as they are, open legs by today's chances, which `chancesOf` gives by the
 * leg's index. Legs are of different matches and so independent: the mean of a product is the product of the means.
 */
export const fairValue = (bet: Bet, chancesOf: (index: number) => LegChances): Fraction => {
  return exactReturn(bet, ({ odds_thousandths, settlement }, index) =>
    settlement ? settledFactor(odds_thousandths, settlement) : expectedFactor(odds_thousandths, chancesOf(index)),
  )
}

export interface CashOut {
  /** What the bet is worth by today's chances, without any margin. Rounded down. */
  readonly fair_minor: bigint
  /** What is paid for it now. Rounded down once, from the exact value. */
  readonly offer_minor: bigint
}

/** `margin_ten_thousandths` 300 keeps 3 % of the fair value. RangeError outside 0 to 10000. */
export const cashOut = (bet: Bet, chancesOf: (index: number) => LegChances, margin_ten_thousandths: number): CashOut => {
  if (!Number.isInteger(margin_ten_thousandths) || margin_ten_thousandths < 0 || margin_ten_thousandths > 10_000) {
    throw new RangeError('a margin is from 0 to 10000 ten-thousandths')
  }
  const fair = fairValue(bet, chancesOf)
  const offer = times(fair, fraction(BigInt(10_000 - margin_ten_thousandths), 10_000n))
  return { fair_minor: fair.numerator / fair.denominator, offer_minor: offer.numerator / offer.denominator }
}

export interface PartialCashOut {
  readonly paid_minor: bigint
  /** The bet that goes on: the same legs with the rest of the stake. */
  readonly rest: Bet
}

/**
 * Cashes out the part of a bet that stands on `stake_minor` of its stake. The offer for a part is the offer for a bet of that
 * stake, so parts never add up to more than the whole. RangeError unless something is cashed out and something stays.
 */
export const partialCashOut = (
  bet: Bet,
  stake_minor: bigint,
  chancesOf: (index: number) => LegChances,
  margin_ten_thousandths: number,
): PartialCashOut => {
  if (stake_minor <= 0n || stake_minor >= bet.stake_minor) throw new RangeError('a part of a stake is above zero and below the whole')
  const { offer_minor } = cashOut({ ...bet, stake_minor }, chancesOf, margin_ten_thousandths)
  return { paid_minor: offer_minor, rest: { ...bet, stake_minor: bet.stake_minor - stake_minor } }
}
