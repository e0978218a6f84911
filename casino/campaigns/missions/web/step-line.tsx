import { formatAmount } from '#kernel/money/format-amount.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Badge, type Tone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import type { TrackStep } from '../contract.ts'
import type { texts } from '../texts.ts'
import { useGoalText } from './goal-text.ts'
import { LeftRewards } from './left-rewards.tsx'
import { StepProgress } from './step-progress.tsx'

const tones: Record<TrackStep['state'], Tone> = {
  soon: 'neutral',
  locked: 'neutral',
  open: 'accent',
  done: 'positive',
  missed: 'neutral',
  off: 'neutral',
}

interface StepLineProps {
  readonly step: TrackStep
  /** Of the track's amounts. */
  readonly currency: string
  readonly exponent: number
  /** A command of this page is on its way, so nothing can be taken now. */
  readonly is_busy: boolean
  readonly onClaim: () => void
}

/** A step of a track: its goal, its time, how far the player is, what it brings, and the button that takes it. */
export const StepLine = ({ step, currency, exponent, is_busy, onClaim }: StepLineProps) => {
  const text = useText<typeof texts>()
  const { dateTime, locale } = useFormats()
  const money = (amount_minor: number): string => formatAmount(amount_minor, { currency, exponent, locale, trim: true })
  const goalText = useGoalText(money)
  const { title, state, needed, count, left, isGiven, isClaimable } = step
  const boosted = step.boost && text('missions.boost', { factor: step.boost.factor, minutes: step.boost.minutes ?? 0 })
  const reward = step.reward === null ? (step.prize?.text ?? boosted) : money(step.reward)
  /** It was done, and its track is over with the reward untaken. */
  const is_lost = state === 'done' && (step.reward ?? step.prize) !== null && left === null && !isGiven
  return (
    <li className="flex flex-col gap-2 border-t border-line py-3 first:border-t-0">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-bold">{title}</span>
        <Badge tone={tones[state]}>{text(`missions.state.${state}`)}</Badge>
        <span className="text-xs text-ink-soft">
          {state === 'soon' || state === 'off'
            ? text('missions.from', { at: dateTime(step.startsAt) })
            : text('missions.until', { at: dateTime(step.endsAt) })}
        </span>
        {reward !== null && (left !== 0 || isGiven) && <span className="amount ms-auto text-end font-bold text-accent-ink">{reward}</span>}
      </span>
      <span className="text-sm text-ink-soft">{goalText(step)}</span>
      {(state === 'open' || state === 'done') && <StepProgress title={title} count={count} needed={needed} is_done={state === 'done'} />}
      <span className="flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
        {isClaimable && (
          <Button size="sm" disabled={is_busy} onClick={onClaim}>
            {text('missions.claim', { reward: reward ?? '' })}
          </Button>
        )}
        {isGiven && <span className="text-sm font-semibold text-positive">{text('missions.taken')}</span>}
        {is_lost && <span className="text-sm text-ink-soft">{text('missions.not-taken')}</span>}
        <LeftRewards step={step} />
      </span>
    </li>
  )
}
