import { fractionOfPrice, smallFraction } from './fractions.ts'
import { isOdds, leastOdds_thousandths, mostOdds_thousandths, mostToldOdds_thousandths } from './odds.ts'

export type OddsFormat = 'decimal' | 'fractional' | 'american'

/** Writes a whole number with its digits in groups, as the reader's language groups them. */
export type Grouped = (whole: number) => string

const assertOdds = (value: number): void => {
  if (!isOdds(value)) throw new RangeError('odds are whole thousandths from 1001 to 1000000')
}

/** 1853 is "1.853", 2000 is "2.00", 1850 is "1.85": two decimals, a third where there is one; none at a thousand. */
const decimalText = (odds_thousandths: number, grouped: Grouped): string => {
  if (odds_thousandths >= mostOdds_thousandths) return grouped(Math.floor(odds_thousandths / 1000))
  const text = (odds_thousandths / 1000).toFixed(3)
  return text.endsWith('0') ? text.slice(0, -1) : text
}

/** As the trade writes them: +2500, and groups only where the digits have to be counted. */
const hundreds = (whole: number, grouped: Grouped): string => (whole < 10_000 ? String(whole) : grouped(whole))

/**
 * "+150": the profit of 100 staked, from even money up; "−200": what must be staked to win 100, below it, with a minus and no hyphen.
 * Rounded, and never said to win more than it does above a thousand.
 */
const americanText = (odds_thousandths: number, grouped: Grouped): string => {
  const profit = odds_thousandths - 1000
  const cut = odds_thousandths > mostOdds_thousandths ? Math.floor : Math.round
  return profit >= 1000 ? `+${hundreds(cut(profit / 10), grouped)}` : `−${hundreds(Math.round(100_000 / profit), grouped)}`
}

/** The odds of one price as a player chose to read them. RangeError for what are no odds. */
export const oddsText = (odds_thousandths: number, format: OddsFormat, grouped: Grouped): string => {
  assertOdds(odds_thousandths)
  if (format === 'fractional') return fractionOfPrice(odds_thousandths)
  return (format === 'decimal' ? decimalText : americanText)(odds_thousandths, grouped)
}

const fractionOfBet = (thousandths: number, grouped: Grouped): string => {
  const profit = (thousandths - 1000) / 1000
  return profit < 10 ? smallFraction(profit) : `${grouped(Math.floor(profit))}/1`
}

/** Decimals of a product are cut, not rounded: two, and none from a thousand on. */
const multiple = (thousandths: number, grouped: Grouped): string =>
  thousandths >= mostOdds_thousandths ? grouped(Math.floor(thousandths / 1000)) : (Math.floor(thousandths / 10) / 100).toFixed(2)

/**
 * What a whole bet brings for one unit of stake, as a player chose to read odds. It may lie far above what one price can be; what brings no
 * profit has no other form than the plain multiple.
 */
export const multipleText = (thousandths: number, format: OddsFormat, grouped: Grouped): string => {
  if (thousandths >= mostToldOdds_thousandths) return `${grouped(mostToldOdds_thousandths / 1000)}+`
  if (format === 'decimal' || thousandths < leastOdds_thousandths) return multiple(thousandths, grouped)
  return format === 'american' ? americanText(thousandths, grouped) : fractionOfBet(thousandths, grouped)
}
