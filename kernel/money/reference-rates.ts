import { currencies, type Currency } from '#kernel/money/currency.ts'

/**
 * Roughly what one whole unit is worth, in kopecks, as of November 2026. For limits alone: a limit and what was already
 * used of it must mean about the same after a change of currency. Money itself is never converted by the house.
 */
const worth: Record<Currency, bigint> = { UAH: 100n, USD: 4_200n, EUR: 4_850n, USDT: 4_200n }

/** An amount on the wire is a safe integer; a limit beyond it would be no limit anyway. */
const most_minor = BigInt(Number.MAX_SAFE_INTEGER)

/** How many minor units of `to` are worth `denominator` minor units of `from`. */
export const referenceRate = (from: Currency, to: Currency): { readonly numerator: bigint; readonly denominator: bigint } => ({
  numerator: worth[from] * 10n ** BigInt(currencies[to].exponent),
  denominator: worth[to] * 10n ** BigInt(currencies[from].exponent),
})

/**
 * An amount above or equal to zero in minor units of another currency, by the reference rates. A limit is rounded `down` and
 * what was used of it `up`, so that no number of changes there and back ever leaves more room than before.
 */
export const inCurrency = (amount_minor: bigint, from: Currency, to: Currency, rounded: 'down' | 'up'): bigint => {
  if (from === to) return amount_minor
  const { numerator, denominator } = referenceRate(from, to)
  const converted = (amount_minor * numerator + (rounded === 'up' ? denominator - 1n : 0n)) / denominator
  return converted > most_minor ? most_minor : converted
}
