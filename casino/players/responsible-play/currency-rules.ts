import type { Currency } from '#kernel/money/currency.ts'
import { inCurrency } from '#kernel/money/reference-rates.ts'
import type { LimitState } from './rules.ts'

/**
 * Converts a money limit to another currency, at about the same value and never higher. A pending increase stays pending, unless
 * rounding leaves nothing of it.
 */
export const limitInCurrency = ({ amount, increase }: LimitState, from: Currency, to: Currency): LimitState => {
  const carried = amount === null ? null : inCurrency(amount, from, to, 'down')
  if (increase === null) return { amount: carried, increase }
  const wished = increase.to === null ? null : inCurrency(increase.to, from, to, 'down')
  const is_higher = wished === null || carried === null || wished > carried
  return { amount: carried, increase: is_higher ? { ...increase, to: wished } : null }
}
