import { shownAmount, typedAmount } from '#kernel/money/amount-text.ts'

/**
 * Parses a typed limit into minor units, or minutes if there are no decimals. Null for an empty field, which means no limit;
 * undefined if invalid.
 */
export const typedLimit = (typed: string, exponent: number): number | null | undefined =>
  typed.trim() === '' ? null : (typedAmount(typed, exponent) ?? undefined)

/** A limit as its field shows it; empty for no limit. */
export const shownLimit = (amount: number | null, exponent: number): string => (amount === null ? '' : shownAmount(amount, exponent, '.'))
