import { CreditCard } from 'lucide-react'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { CashMethod } from '../contract.ts'
import type { texts } from '../texts.ts'

interface MethodChoiceProps {
  readonly methods: readonly CashMethod[]
  readonly chosen: number
  readonly onChoose: (id: number) => void
}

/** The ways to pay, the last one used first and chosen. */
export const MethodChoice = ({ methods, chosen, onChoose }: MethodChoiceProps) => {
  const text = useText<typeof texts>()
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{text('cash-desk.method')}</legend>
      {methods.map(({ id, title }) => (
        <label
          key={id}
          className="flex min-h-14 cursor-pointer items-center gap-3 rounded-md bg-surface-2 px-4 font-semibold inset-ring inset-ring-line transition-colors hover:bg-surface-3 has-checked:inset-ring-2 has-checked:inset-ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name="method"
            className="size-5 shrink-0 accent-(--accent)"
            checked={id === chosen}
            onChange={() => onChoose(id)}
          />
          <span className="min-w-0 flex-1">{title}</span>
          <CreditCard className="size-6 shrink-0 text-ink-soft" aria-hidden="true" />
        </label>
      ))}
    </fieldset>
  )
}
