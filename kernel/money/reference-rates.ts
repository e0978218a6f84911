import { currencies, type Currency } from '#kernel/money/currency.ts'

/** Of when the rates are. They are looked at again with releases. */
export const reference_rates_at = '2026-11-02T00:00:00Z'

/**
 * Roughly what one whole unit is worth, in kopecks. For limits and bounds: a limit and what was already used of it must mean about the
 * same after a change of currency. A player's money is converted by them where the house has no source of rates, and at their word alone
 * (money/exchange).
 */
const worth: Record<Currency, bigint> = { UAH: 100n, USD: 4_200n, EUR: 4_850n, USDT: 4_200n }

/** Amounts on the wire are safe integers; a larger limit would have no effect anyway. */
const most_minor = BigInt(Number.MAX_SAFE_INTEGER)

/** `numerator` minor units of `to` are worth `denominator` minor units of `from`. */
export const referenceRate = (from: Currency, to: Currency): { readonly numerator: bigint; readonly denominator: bigint } => ({
  numerator: worth[from] * 10n ** BigInt(currencies[to].exponent),
  denominator: worth[to] * 10n ** BigInt(currencies[from].exponent),
})

/**
 * Converts a non-negative amount by the reference rates. Limits are rounded `down` and usage is rounded `up`, so that repeated
 * currency changes never leave more room than before.
 */
export const inCurrency = (amount_minor: bigint, from: Currency, to: Currency, rounded: 'down' | 'up'): bigint => {
  if (from === to) return amount_minor
  const { numerator, denominator } = referenceRate(from, to)
  const converted = (amount_minor * numerator + (rounded === 'up' ? denominator - 1n : 0n)) / denominator
  return converted > most_minor ? most_minor : converted
}
