import { Gift } from 'lucide-react'
import { Amount } from './amount.tsx'
import type { AmountFormat } from '#kernel/money/format-amount.ts'

type BalanceProps = Pick<AmountFormat, 'currency' | 'exponent' | 'locale'> & {
  readonly label: string
  readonly amount_minor: bigint | number
  readonly bonus_label?: string
  /** Shown separately from cash unless it is zero. */
  readonly bonus_minor?: bigint | number
}

/** The player's balance: cash first, bonus money below it. */
export const Balance = ({ label, amount_minor, bonus_label, bonus_minor = 0, ...format }: BalanceProps) => (
  <span className="flex min-w-0 flex-col items-end leading-tight">
    <span className="sr-only">{label}</span>
    <Amount amount_minor={amount_minor} {...format} className="text-sm font-bold text-ink" />
    {Number(bonus_minor) !== 0 && (
      <span className="flex items-center gap-1 text-2xs font-semibold text-accent-ink">
        <Gift className="size-3" aria-hidden="true" />
        <span className="sr-only">{bonus_label}</span>
        <Amount amount_minor={bonus_minor} {...format} />
      </span>
    )}
  </span>
)
