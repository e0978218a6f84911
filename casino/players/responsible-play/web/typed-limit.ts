import { type Point, shownAmount, typedAmount } from '#kernel/money/amount-text.ts'

/**
 * Parses a typed limit into minor units, or minutes if there are no decimals. Null for an empty field, which means no limit;
 * undefined if invalid.
 */
export const typedLimit = (typed: string, exponent: number, point: Point): number | null | undefined =>
  typed.trim() === '' ? null : (typedAmount(typed, exponent, point) ?? undefined)

/** A limit as its field shows it; empty for no limit. */
export const shownLimit = (amount: number | null, exponent: number, point: Point): string =>
  amount === null ? '' : shownAmount(amount, exponent, point)
