import { Button } from './button.tsx'
import { Chip } from './chip.tsx'
import { classNames } from './class-names.ts'
import { TextField } from './text-field.tsx'

interface AmountFieldProps {
  readonly label: string
  readonly hint: string
  /** As `useAmount` of kernel/web/forms gives it. */
  readonly amount: {
    readonly field_id: string
    readonly typed: string
    readonly amount: number | null
    readonly fault: string | undefined
    readonly type: (typed: string) => void
    readonly choose: (minor: number) => void
    readonly say: (minor: number) => string
  }
  /** Amounts that one press chooses, and what they are called for whoever cannot see them; minor units. */
  readonly presets?: { readonly label: string; readonly amounts: readonly number[] }
  /** A press that takes all there is. */
  readonly all?: { readonly label: string; readonly amount: number }
  readonly className?: string | undefined
}

/** An amount of money: chosen by one press, or typed. */
export const AmountField = ({ label, hint, amount, presets, all, className }: AmountFieldProps) => (
  <div className={classNames('flex flex-col gap-3', className)}>
    {presets && (
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{presets.label}</legend>
        {presets.amounts.map((preset) => (
          <Chip
            key={preset}
            selected={amount.amount === preset}
            className="amount flex-1 justify-center rounded-md px-3"
            onClick={() => amount.choose(preset)}
          >
            {amount.say(preset)}
          </Chip>
        ))}
      </fieldset>
    )}
    <TextField
      id={amount.field_id}
      name="amount"
      label={label}
      hint={hint}
      error={amount.fault}
      value={amount.typed}
      onChange={(event) => amount.type(event.target.value)}
      end={
        all && (
          <Button size="sm" variant="ghost" onClick={() => amount.choose(all.amount)}>
            {all.label}
          </Button>
        )
      }
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="go"
      maxLength={20}
    />
  </div>
)
