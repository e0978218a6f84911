/**
 * Odds are whole thousandths everywhere: 1853 is 1.853, what one unit of stake brings back when the outcome wins. They
 * are kept, multiplied and paid in this form alone; the formats of odds-text.ts are for eyes.
 */
export const leastOdds_thousandths = 1001
export const mostOdds_thousandths = 1_000_000

/**
 * The odds of a whole bet are told up to here, a million million to one, and as "+" of it beyond: forty long prices multiply to numbers that
 * neither a page nor the wire has room for. The ledger of bets multiplies on without an end.
 */
export const mostToldOdds_thousandths = 1_000_000_000_000_000

export const toldOdds_thousandths = (odds_thousandths: bigint): number =>
  Number(odds_thousandths < BigInt(mostToldOdds_thousandths) ? odds_thousandths : mostToldOdds_thousandths)

export const isOdds = (value: number): boolean => Number.isInteger(value) && value >= leastOdds_thousandths && value <= mostOdds_thousandths

/** The chance that odds stand for when no margin is in them. */
export const impliedProbability = (odds_thousandths: number): number => 1000 / odds_thousandths
