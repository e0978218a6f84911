import { Check } from 'lucide-react'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { classNames } from '#ui/class-names.ts'
import type { DailyBonus } from '../contract.ts'
import type { pageTexts as texts } from '../page-texts.ts'

/** Every step with what it gives: those that were taken, today's, and those that come. */
export const DailySteps = ({ daily }: { readonly daily: DailyBonus }) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const { day: next, available, prizes, currency, exponent } = daily
  return (
    <ol className="grid grid-cols-3 gap-2 sm:grid-cols-4">
      {prizes.map(({ day, amount }) => {
        const state = day < next ? 'taken' : day === next && available ? 'now' : null
        return (
          <li
            key={day}
            aria-current={state === 'now' ? 'step' : undefined}
            className={classNames(
              'flex min-h-22 flex-col justify-between rounded-lg bg-surface-2 p-2.5 inset-ring inset-ring-line last:col-span-3 sm:last:col-span-2',
              state === 'now' && 'bg-accent-soft inset-ring-2 inset-ring-accent-mark',
            )}
          >
            <span className="text-xs text-ink-soft">{text('daily-bonus.step', { day })}</span>
            <span className="amount font-extrabold">{formatAmount(amount, { currency, exponent, locale, trim: true })}</span>
            <span className="flex min-h-4 items-center gap-1 text-xs font-semibold">
              {state === 'taken' && <Check className="size-3.5" aria-hidden="true" />}
              {state !== null && text(`daily-bonus.state.${state}`)}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
