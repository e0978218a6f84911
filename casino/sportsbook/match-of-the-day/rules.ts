import type { Currency } from '#kernel/money/currency.ts'

/** The match of a day is the first of football that begins from this hour of Kyiv's clock on. */
export const begins_from_hour = 19
export const begins_until_hour = 23
export const result_key = 'result:count=regular'
export const score_key = 'correct-score:count=regular'
/** Every score above those that are listed: nobody guesses that. */
export const other_score = 'other'

/** So many right guesses are given a free bet, whoever made theirs first. */
export const most_prizes = 100
const prizes: Readonly<Record<Currency, bigint>> = { UAH: 10_000n, USD: 250n, EUR: 250n, USDT: 2_500_000n }
export const prizeAmount = (currency: Currency): bigint => prizes[currency]
/** What a day may give in all, in a currency: set aside before anybody guesses. */
export const budgetOf = (currency: Currency): bigint => prizes[currency] * BigInt(most_prizes)

/** The most that one player stakes at the raised price, in one bet. */
const stakes: Readonly<Record<Currency, bigint>> = { UAH: 100_000n, USD: 2_500n, EUR: 2_500n, USDT: 25_000_000n }
export const mostStake = (currency: Currency): bigint => stakes[currency]

/** A day is closed so long after its match began: by then it is settled, and a correction has come. */
export const closes_after_ms = 1.5 * 86_400_000

/** A price without the margin of the house: what the chance alone says. `onto`: how prices are written. Never below the price on offer. */
export const raisedOdds = (
  { odds_thousandths, won_millionths }: { readonly odds_thousandths: number; readonly won_millionths: number },
  onto: (odds_thousandths: number) => number,
): number => {
  if (won_millionths === 0) return odds_thousandths
  return Math.max(odds_thousandths, onto(Math.min(1_000_000, Math.floor(1e9 / won_millionths))))
}
