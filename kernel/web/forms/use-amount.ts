import { useId, useState } from 'react'
import { pointOf, shownAmount, typedAmount } from '#kernel/money/amount-text.ts'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { leadToField } from '#kernel/web/forms/lead-to-field.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useLanguage } from '#kernel/web/texts/use-text.tsx'

interface AmountOptions {
  readonly currency: string
  readonly exponent: number
  /** What stands in the field at first; empty by default. Minor units, here and below. */
  readonly first?: number
  /** What is wrong with what is typed, in words; null is no amount. */
  readonly faultOf: (amount: number | null, say: (minor: number) => string) => string | undefined
}

/** An amount that is typed, or chosen by one press, in the player's language. Shown by ui/amount-field. */
export const useAmount = ({ currency, exponent, first, faultOf }: AmountOptions) => {
  const { locale } = useFormats()
  const point = pointOf(useLanguage())
  const show = (minor: number): string => shownAmount(minor, exponent, point)
  const [typed, setTyped] = useState(() => (first === undefined ? '' : show(first)))
  const [fault, setFault] = useState<string>()
  const [is_touched, setTouched] = useState(false)
  const field_id = useId()
  const amount = typedAmount(typed, exponent, point)
  const say = (minor: number): string => formatAmount(minor, { currency, exponent, locale, trim: true })
  const type = (value: string): void => {
    setTouched(true)
    setTyped(value)
    setFault(undefined)
  }
  const blame = (wrong: string | undefined): void => (wrong === undefined ? setFault(wrong) : leadToField(field_id, () => setFault(wrong)))
  return {
    /** Id of its input. */
    field_id,
    typed,
    /** Null is what is no amount. */
    amount,
    fault,
    setFault: blame,
    type,
    choose: (minor: number): void => type(show(minor)),
    say,
    /** Shows an earlier amount, unless the player has started to choose another one. */
    recall: (minor: number): void => {
      if (!is_touched) setTyped(show(minor))
    },
    clear: (): void => {
      setTyped('')
      setFault(undefined)
    },
    /** The amount, if nothing is wrong with it; else null, and the field says what. */
    check: (): number | null => {
      const wrong = faultOf(amount, say)
      blame(wrong)
      return wrong === undefined ? amount : null
    },
  }
}
