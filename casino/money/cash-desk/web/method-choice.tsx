import { Bitcoin, CreditCard, Landmark, Smartphone, Zap } from 'lucide-react'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { CashDesk, CashMethod } from '../contract.ts'
import type { texts } from '../texts.ts'

interface MethodChoiceProps {
  readonly methods: readonly CashMethod[]
  readonly chosen: number
  readonly onChoose: (id: number) => void
  /** Saved cards that pay by one press, and the one that is chosen; null where a method is. */
  readonly cards?: CashDesk['cards']
  readonly chosen_card?: string | null
  readonly onChooseCard?: (token_id: string) => void
}

const choice_class =
  'flex min-h-14 cursor-pointer items-center gap-3 rounded-md bg-surface-2 px-4 font-semibold inset-ring inset-ring-line transition-colors hover:bg-surface-3 has-checked:inset-ring-2 has-checked:inset-ring-accent-mark has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'

const iconOf = ({ transfer, wallet }: Pick<CashMethod, 'transfer' | 'wallet'>) =>
  wallet ? Smartphone : transfer === 'bank' ? Landmark : transfer === 'chain' ? Bitcoin : CreditCard

/** The ways to pay: saved cards first, then the methods, the last one used before the others. */
export const MethodChoice = ({ methods, chosen, onChoose, cards = [], chosen_card = null, onChooseCard }: MethodChoiceProps) => {
  const text = useText<typeof texts>()
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{text('cash-desk.method')}</legend>
      {cards.map(({ tokenId, label }) => (
        <label key={`card-${tokenId}`} className={choice_class}>
          <input
            type="radio"
            name="method"
            className="size-5 shrink-0 scroll-mb-32 accent-(--accent-mark)"
            checked={tokenId === chosen_card}
            onChange={() => onChooseCard?.(tokenId)}
          />
          {/* Not an amount, which never wraps: the words may take two lines, and only the card's digits stay on one. */}
          <span className="min-w-0 flex-1">{text('cash-desk.saved-card', { label: label.replaceAll(' ', '\u{A0}') })}</span>
          <Zap className="size-6 shrink-0 text-ink-soft" aria-hidden="true" />
        </label>
      ))}
      {methods.map(({ id, title, ...how }) => {
        const Icon = iconOf(how)
        return (
          <label key={id} className={choice_class}>
            <input
              type="radio"
              name="method"
              className="size-5 shrink-0 scroll-mb-32 accent-(--accent-mark)"
              checked={chosen_card === null && id === chosen}
              onChange={() => onChoose(id)}
            />
            <span className="min-w-0 flex-1">{title}</span>
            <Icon className="size-6 shrink-0 text-ink-soft" aria-hidden="true" />
          </label>
        )
      })}
    </fieldset>
  )
}
