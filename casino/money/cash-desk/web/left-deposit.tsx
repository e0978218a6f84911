import { formatAmount } from '#kernel/money/format-amount.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Notice } from '#ui/notice.tsx'
import type { CashDesk } from '../contract.ts'
import type { texts } from '../texts.ts'

interface LeftDepositProps {
  readonly waiting: CashDesk['waiting']
  readonly page_url: string
}

/** API-083: a deposit that was left at its provider's page goes on there; nobody has to wonder whether to begin it again. */
export const LeftDeposit = ({ waiting, page_url }: LeftDepositProps) => {
  const text = useText<typeof texts>()
  const { locale, dateTime } = useFormats()
  if (!waiting) return null
  const { amount, currency, exponent, createdAt } = waiting
  return (
    <Notice tone="info">
      <p>
        {text('cash-desk.left-waiting', {
          amount: formatAmount(amount, { currency, exponent, locale, trim: true }),
          at: dateTime(createdAt),
        })}
      </p>
      <a href={page_url} className={buttonClass({ size: 'sm', variant: 'secondary' }, 'mt-2')}>
        {text('cash-desk.left-continue')}
      </a>
    </Notice>
  )
}
