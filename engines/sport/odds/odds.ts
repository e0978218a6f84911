/**
 * Odds are whole thousandths everywhere: 1853 is 1.853, what one unit of stake brings back when the outcome wins. They
 * are kept, multiplied and paid in this form alone; the formats below are for eyes.
 */
export const leastOdds_thousandths = 1001
export const mostOdds_thousandths = 1_000_000

export type OddsFormat = 'decimal' | 'fractional' | 'american'

export const isOdds = (value: number): boolean => Number.isInteger(value) && value >= leastOdds_thousandths && value <= mostOdds_thousandths

const assertOdds = (value: number): void => {
  if (!isOdds(value)) throw new RangeError('odds are whole thousandths from 1001 to 1000000')
}

/** 1853 is "1.853", 2000 is "2.00", 1850 is "1.85": two decimals, a third where there is one. */
export const decimalText = (odds_thousandths: number): string => {
  assertOdds(odds_thousandths)
  const text = (odds_thousandths / 1000).toFixed(3)
  return text.endsWith('0') ? text.slice(0, -1) : text
}

/** The denominators that a fraction is shown with go up to here, so that a price reads as people write it. */
const largestDenominator = 20

/**
 * Profit per stake, "17/20": the nearest fraction with a denominator of at most 20. Profits smaller than any of these are
 * shown as one in so many: 1001 is "1/1000".
 */
export const fractionalText = (odds_thousandths: number): string => {
  assertOdds(odds_thousandths)
  const profit = (odds_thousandths - 1000) / 1000
  if (profit * largestDenominator < 1) return `1/${Math.round(1 / profit)}`
  let best = { numerator: Math.round(profit), denominator: 1, miss: Math.abs(profit - Math.round(profit)) }
  for (let denominator = 2; denominator <= largestDenominator; denominator += 1) {
    const numerator = Math.round(profit * denominator)
    const miss = Math.abs(profit - numerator / denominator)
    if (miss < best.miss - 1e-12) best = { numerator, denominator, miss }
  }
  return `${best.numerator}/${best.denominator}`
}

/** "+150": the profit of 100 staked, from even money up; "−200": what must be staked to win 100, below it, with a minus and no hyphen. Rounded. */
export const americanText = (odds_thousandths: number): string => {
  assertOdds(odds_thousandths)
  const profit = odds_thousandths - 1000
  return profit >= 1000 ? `+${Math.round(profit / 10)}` : `−${Math.round(100_000 / profit)}`
}

const texts: Readonly<Record<OddsFormat, (odds_thousandths: number) => string>> = {
  decimal: decimalText,
  fractional: fractionalText,
  american: americanText,
}

/** Odds as a player chose to read them. RangeError for what are no odds. */
export const oddsText = (odds_thousandths: number, format: OddsFormat): string => texts[format](odds_thousandths)

/**
 * What a whole accumulator brings for one unit of stake, as a player chose to read odds. It may lie above what one price can be; what brings
 * no profit has no other form than the plain multiple.
 */
export const multipleText = (thousandths: number, format: OddsFormat): string => {
  if (isOdds(thousandths)) return oddsText(thousandths, format)
  if (format === 'decimal' || thousandths < leastOdds_thousandths) return (thousandths / 1000).toFixed(2)
  const profit = Math.round((thousandths - 1000) / 10)
  return format === 'american' ? `+${profit}` : `${Math.round(profit / 100)}/1`
}

/** The chance that odds stand for when no margin is in them. */
export const impliedProbability = (odds_thousandths: number): number => 1000 / odds_thousandths
