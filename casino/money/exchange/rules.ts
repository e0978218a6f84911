import { currencies, wholeUnits, type Currency } from '#kernel/money/currency.ts'

/** Of each currency that a source knows, what a whole unit is worth, in millionths of a hryvnia. */
export type Worths = Readonly<Partial<Record<Currency, bigint>>>

/** What the house keeps of a conversion, for the time in which a rate that it has told may move. */
export const margin_percent = 1
/** So long an offer holds. */
export const quote_lives_ms = 30_000
/** A source that publishes on working days alone is silent for so long around a holiday; what is older is no rate any more. */
export const rates_last_ms = 6 * 86_400_000

/** How many conversions a list shows at once. */
export const conversions_limit = 10

/** In whole units: more is not converted at once. */
const mostInUnits = { UAH: 400_000, USD: 10_000, EUR: 10_000, USDT: 10_000 } as const satisfies Record<Currency, number>

export const mostOf = (currency: Currency): bigint => wholeUnits(mostInUnits[currency], currency)

/**
 * What an amount brings in another currency, margin taken off, in minor units; the part of a unit stays with the house, so that no number
 * of conversions there and back ever gains. Null where a source does not know one of them.
 */
export const broughtBy = (amount_minor: bigint, from: Currency, to: Currency, worths: Worths): bigint | null => {
  const [given, got] = [worths[from], worths[to]]
  if (given === undefined || got === undefined || got <= 0n || given <= 0n) return null
  const kept = BigInt(100 - margin_percent)
  return (amount_minor * given * 10n ** BigInt(currencies[to].exponent) * kept) / (got * 10n ** BigInt(currencies[from].exponent) * 100n)
}

/** A rate as sources write it ("41.5823") in millionths, exactly; null for what is no rate. */
export const worthOf = (written: string): bigint | null => {
  const [, whole = '', part = ''] = /^(\d{1,9})(?:\.(\d{1,12}))?$/.exec(written) ?? []
  if (whole === '') return null
  const worth = BigInt(whole) * 1_000_000n + BigInt(part.slice(0, 6).padEnd(6, '0'))
  return worth > 0n ? worth : null
}
