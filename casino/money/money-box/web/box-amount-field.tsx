import { shownAmount } from '#kernel/money/amount-text.ts'
import { useLanguage, useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { texts } from '../texts.ts'

interface AmountFieldProps {
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly hint: string
  readonly error: string | undefined
  /** All there is to move, minor units. */
  readonly available: number
  readonly exponent: number
}

/** How much of what there is. */
export const BoxAmountField = ({ typed, onType, hint, error, available, exponent }: AmountFieldProps) => {
  const text = useText<typeof texts>()
  const point = useLanguage() === 'en' ? '.' : ','
  return (
    <TextField
      name="amount"
      label={text('money-box.amount')}
      hint={hint}
      error={error}
      value={typed}
      onChange={(event) => onType(event.target.value)}
      end={
        <Button size="sm" variant="ghost" onClick={() => onType(shownAmount(available, exponent, point))}>
          {text('money-box.all')}
        </Button>
      }
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="go"
      maxLength={16}
    />
  )
}
