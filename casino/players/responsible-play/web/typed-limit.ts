import { shownAmount, typedAmount } from '#kernel/money/amount-text.ts'

/**
 * What a person typed as a limit, in minor units, or in minutes where there are no digits after the point. Null for an empty
 * field, which is no limit; undefined for what is no amount.
 */
export const typedLimit = (typed: string, exponent: number): number | null | undefined =>
  typed.trim() === '' ? null : (typedAmount(typed, exponent) ?? undefined)

/** A limit as its field shows it; no limit is an empty field. */
export const shownLimit = (amount: number | null, exponent: number): string => (amount === null ? '' : shownAmount(amount, exponent, '.'))
