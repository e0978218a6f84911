import { useRef, useState } from 'react'
import { shownAmount, typedAmount } from '#kernel/money/amount-text.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useLanguage, useText } from '#kernel/web/texts/use-text.tsx'
import { formatAmount } from '#kernel/money/format-amount.ts'
import type { CashDesk } from '../contract.ts'
import { amountFault } from '../rules.ts'
import type { texts } from '../texts.ts'

/** The chosen amount and its validation. */
export const useAmount = ({ currency, defaultAmount, limit }: CashDesk) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const point = useLanguage() === 'en' ? '.' : ','
  const show = (amount: number): string => shownAmount(amount, currency.exponent, point)
  const [typed, setTyped] = useState(() => show(defaultAmount))
  const [fault, setFault] = useState<string>()
  const is_touched = useRef(false)
  const say = (amount: number): string => formatAmount(amount, { currency: currency.iso, exponent: currency.exponent, locale, trim: true })
  const amount = typedAmount(typed, currency.exponent)
  const faultOf = (value: number | null): string | undefined => {
    if (value === null) return text('cash-desk.amount-missing')
    const code = amountFault(value, limit)
    return code === null ? undefined : text(code, { bound: say(code === 'deposit-below-minimum' ? limit.min : limit.max) })
  }
  return {
    typed,
    amount,
    fault,
    say,
    setFault,
    type: (value: string) => {
      is_touched.current = true
      setTyped(value)
      setFault(undefined)
    },
    choose: (value: number) => {
      is_touched.current = true
      setTyped(show(value))
      setFault(undefined)
    },
    /** Shows an earlier amount, unless the player has started to choose another one. */
    recall: (value: number) => {
      if (!is_touched.current) setTyped(show(value))
    },
    /** Validates the amount like the server; marks the field and returns null if it cannot be deposited. */
    check: (): number | null => {
      const wrong = faultOf(amount)
      setFault(wrong)
      return wrong === undefined ? amount : null
    },
  }
}
