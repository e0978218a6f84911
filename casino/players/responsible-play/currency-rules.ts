import type { Currency } from '#kernel/money/currency.ts'
import { inCurrency } from '#kernel/money/reference-rates.ts'
import type { LimitState } from './rules.ts'

/**
 * A limit on money as it holds in another currency: about the same, and never more. An increase that waits goes on waiting;
 * one that the rounding leaves nothing of is gone.
 */
export const limitInCurrency = ({ amount, increase }: LimitState, from: Currency, to: Currency): LimitState => {
  const carried = amount === null ? null : inCurrency(amount, from, to, 'down')
  if (increase === null) return { amount: carried, increase }
  const wished = increase.to === null ? null : inCurrency(increase.to, from, to, 'down')
  const is_higher = wished === null || carried === null || wished > carried
  return { amount: carried, increase: is_higher ? { ...increase, to: wished } : null }
}
