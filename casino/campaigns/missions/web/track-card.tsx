import { formatAmount } from '#kernel/money/format-amount.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { Card } from '#ui/card.tsx'
import type { TrackView } from '../contract.ts'
import { useGoalText } from './goal-text.ts'
import { LeftRewards } from './left-rewards.tsx'
import { StepProgress } from './step-progress.tsx'

interface TrackCardProps {
  readonly heading: string
  /** How often, and what comes by itself. */
  readonly note: string
  readonly track: TrackView
}

/** A track whose rewards come by themselves: what brings how much, how many rewards are left, and how far the player is. There is nothing to take. */
export const TrackCard = ({ heading, note, track: { steps, currency, exponent } }: TrackCardProps) => {
  const { locale } = useFormats()
  const goalText = useGoalText((amount_minor) => formatAmount(amount_minor, { currency, exponent, locale, trim: true }))
  return (
    <Card heading={heading}>
      <p className="text-sm text-ink-soft">{note}</p>
      <ol aria-label={heading}>
        {steps.map((step) => (
          <li key={step.name} className="flex flex-col gap-2 border-t border-line py-3 first:border-t-0">
            <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <span className="font-bold">{step.title}</span>
              {(step.left !== 0 || step.isGiven) && (
                <span className="amount ms-auto text-end font-bold text-accent-ink">{step.prize?.text}</span>
              )}
            </span>
            <span className="text-sm text-ink-soft">{goalText(step)}</span>
            <StepProgress title={step.title} count={step.count} needed={step.needed} is_done={step.state === 'done'} />
            <LeftRewards step={step} />
          </li>
        ))}
      </ol>
    </Card>
  )
}
