import { useAmount as useTypedAmount } from '#kernel/web/forms/use-amount.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { CashDesk } from '../contract.ts'
import { amountFault } from '../rules.ts'
import type { texts } from '../texts.ts'

/** The chosen amount, judged as the server does. */
export const useAmount = ({ currency, defaultAmount, limit }: Pick<CashDesk, 'currency' | 'defaultAmount' | 'limit'>) => {
  const text = useText<typeof texts>()
  return useTypedAmount({
    currency: currency.iso,
    exponent: currency.exponent,
    first: defaultAmount,
    faultOf: (value, say) => {
      if (value === null) return text('cash-desk.amount-missing')
      const code = amountFault(value, limit)
      return code === null ? undefined : text(code, { bound: say(code === 'deposit-below-minimum' ? limit.min : limit.max) })
    },
  })
}
