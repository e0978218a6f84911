import { StepProgress, useGoalText } from '#casino/campaigns/missions/web/api.ts'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Card } from '#ui/card.tsx'
import type { Lottery } from '../contract.ts'
import type { pageTexts } from '../page-texts.ts'

/** What brings stars today: bounded, and said in full. It comes by itself, so there is nothing to take. */
export const StarsCard = ({ lottery: { stars } }: { readonly lottery: Lottery }) => {
  const text = useText<typeof pageTexts>()
  const { locale } = useFormats()
  const goalText = useGoalText((amount_minor) =>
    formatAmount(amount_minor, { currency: stars?.currency ?? '', exponent: stars?.exponent ?? 0, locale, trim: true }),
  )
  if (!stars) return null
  return (
    <section id="stars" className="scroll-mt-24">
      <Card heading={text('lottery.to-stars')}>
        <p className="text-sm text-ink-soft">{text('lottery.today')}</p>
        <ol aria-label={text('lottery.to-stars')}>
          {stars.steps.map((step) => (
            <li key={step.name} className="flex flex-col gap-2 border-t border-line py-3 first:border-t-0">
              <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
                <span className="font-bold">{step.title}</span>
                <span className="amount ms-auto text-end font-bold text-accent-ink">{step.prize?.text}</span>
              </span>
              <span className="text-sm text-ink-soft">{goalText(step)}</span>
              <StepProgress title={step.title} count={step.count} needed={step.needed} is_done={step.state === 'done'} />
            </li>
          ))}
        </ol>
      </Card>
    </section>
  )
}
