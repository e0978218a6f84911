import { useText } from '#kernel/web/texts/use-text.tsx'
import { Chip } from '#ui/chip.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { CashDesk } from '../contract.ts'
import type { texts } from '../texts.ts'
import type { useAmount } from './use-amount.ts'

interface AmountFieldProps {
  readonly desk: CashDesk
  readonly amount: ReturnType<typeof useAmount>
}

/** The amount: chosen by one press, or typed. */
export const AmountField = ({ desk, amount }: AmountFieldProps) => {
  const text = useText<typeof texts>()
  const { limit, presets, currency } = desk
  return (
    <div className="flex flex-col gap-3">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{text('cash-desk.presets')}</legend>
        {presets.map((preset) => (
          <Chip
            key={preset}
            className="amount flex-1 justify-center rounded-md px-1.5"
            selected={amount.amount === preset}
            onClick={() => amount.choose(preset)}
          >
            {amount.say(preset)}
          </Chip>
        ))}
      </fieldset>
      <TextField
        name="amount"
        label={text('cash-desk.amount')}
        hint={text('cash-desk.bounds', { min: amount.say(limit.min), max: amount.say(limit.max) })}
        error={amount.fault}
        value={amount.typed}
        onChange={(event) => amount.type(event.target.value)}
        end={<span className="px-3 text-base font-bold text-ink-soft">{currency.symbol}</span>}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="go"
        maxLength={16}
      />
    </div>
  )
}
