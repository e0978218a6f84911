import { useFormats } from '#kernel/web/texts/formats.ts'
import { Amount } from '#ui/amount.tsx'
import { useRolling } from './use-rolling.ts'

interface PotAmountProps {
  readonly amount_minor: number
  readonly currency: string
  readonly exponent: number
  /** Without what stands after the point. */
  readonly trim?: boolean
  readonly className?: string
}

/** What stands in a pot; it runs up as the pot grows. Read aloud, it is the amount that stands. */
export const PotAmount = ({ amount_minor, className, trim = false, ...format }: PotAmountProps) => {
  const { locale } = useFormats()
  const rolling = useRolling(amount_minor)
  const whole = 10 ** format.exponent
  // Whole amounts run up in whole steps.
  const shown = trim ? rolling - (rolling % whole) : rolling
  return (
    <>
      <span aria-hidden="true">
        <Amount amount_minor={shown} locale={locale} trim={trim} {...format} {...(className === undefined ? {} : { className })} />
      </span>
      <span className="sr-only">
        <Amount amount_minor={amount_minor} locale={locale} trim={trim} {...format} />
      </span>
    </>
  )
}
