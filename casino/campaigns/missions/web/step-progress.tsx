import { useText } from '#kernel/web/texts/use-text.tsx'
import { Progress } from '#ui/progress.tsx'
import type { texts } from '../texts.ts'

interface StepProgressProps {
  readonly title: string
  readonly count: number
  readonly needed: number
  readonly is_done: boolean
}

/** How far a player is on a step, as a bar and as a number. */
export const StepProgress = ({ title, count, needed, is_done }: StepProgressProps) => {
  const text = useText<typeof texts>()
  const progress = text('missions.progress', { count, needed })
  return (
    <span className="flex basis-full items-center gap-3">
      <Progress label={title} value={count} max={needed} value_text={progress} className="flex-1" tone={is_done ? 'positive' : 'accent'} />
      <span className="amount text-xs text-ink-soft">{progress}</span>
    </span>
  )
}
