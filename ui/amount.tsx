import { classNames } from './class-names.ts'
import { formatAmount } from '#kernel/money/format-amount.ts'
import type { AmountFormat } from '#kernel/money/format-amount.ts'

type AmountProps = AmountFormat & {
  readonly amount_minor: bigint | number
  readonly className?: string
}

/** An amount of money with tabular digits that never wraps. */
export const Amount = ({ amount_minor, className, ...format }: AmountProps) => (
  <span className={classNames('amount', className)}>{formatAmount(amount_minor, format)}</span>
)
