import type { ReactNode } from 'react'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Badge, type Tone } from '#ui/badge.tsx'
import { Progress } from '#ui/progress.tsx'
import type { TrackStep } from '../contract.ts'
import type { texts } from '../texts.ts'
import { useGoalText } from './goal-text.ts'

const tones: Record<TrackStep['state'], Tone> = { soon: 'neutral', locked: 'neutral', open: 'accent', done: 'positive', missed: 'neutral' }

/** The reward of a step as text: an amount, or what the prize is; null if it has none. */
export const rewardText = ({ reward, prize }: TrackStep, money: (amount_minor: number) => string): string | null =>
  reward === null ? (prize?.text ?? null) : money(reward)

interface StepLineProps {
  readonly step: TrackStep
  readonly money: (amount_minor: number) => string
  /** Its end, or its start if it has not begun. */
  readonly when: string
  /** The player's progress as text. */
  readonly progress: string
  readonly children?: ReactNode
}

/** A step of a track: goal, progress, reward, and action. */
export const StepLine = ({ step, money, when, progress, children }: StepLineProps) => {
  const text = useText<typeof texts>()
  const goalText = useGoalText(money)
  const { title, state, needed, count } = step
  const reward = rewardText(step, money)
  return (
    <li className="flex flex-col gap-2 border-t border-line py-3 first:border-t-0">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-bold">{title}</span>
        <Badge tone={tones[state]}>{text(`missions.state.${state}`)}</Badge>
        <span className="text-xs text-ink-soft">{when}</span>
        {reward !== null && <span className="amount ms-auto text-end font-bold text-accent-ink">{reward}</span>}
      </span>
      <span className="text-sm text-ink-soft">{goalText(step)}</span>
      {(state === 'open' || state === 'done') && (
        <span className="flex items-center gap-3">
          <Progress
            label={title}
            value={count}
            max={needed}
            value_text={progress}
            className="flex-1"
            tone={state === 'done' ? 'positive' : 'accent'}
          />
          <span className="amount text-xs text-ink-soft">{progress}</span>
        </span>
      )}
      {children}
    </li>
  )
}
