import { useText } from '#kernel/web/texts/use-text.tsx'
import { AmountField } from '#ui/amount-field.tsx'
import type { CashDesk } from '../contract.ts'
import type { texts } from '../texts.ts'
import type { useAmount } from './use-pay.ts'

interface DepositAmountProps {
  readonly desk: Pick<CashDesk, 'limit' | 'presets'>
  readonly amount: ReturnType<typeof useAmount>
  readonly label?: string
  readonly className?: string
}

/** How much to deposit, with the bounds of the house. */
export const DepositAmount = ({ desk: { limit, presets }, amount, label, className }: DepositAmountProps) => {
  const text = useText<typeof texts>()
  return (
    <AmountField
      className={className}
      label={label ?? text('cash-desk.amount')}
      hint={text('cash-desk.bounds', { min: amount.say(limit.min), max: amount.say(limit.max) })}
      amount={amount}
      presets={{ label: text('cash-desk.presets'), amounts: presets }}
    />
  )
}
