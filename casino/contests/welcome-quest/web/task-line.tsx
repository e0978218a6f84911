import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { StepProgress, useGoalText } from '#casino/campaigns/missions/web/api.ts'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { ArtIcon } from '#ui/art-icon.tsx'
import type { ColourIcon } from '#ui/art/icon-list.ts'
import { Badge } from '#ui/badge.tsx'
import { classNames } from '#ui/class-names.ts'
import type { WelcomeQuest, WelcomeTask } from '../contract.ts'
import type { pageTexts as texts } from '../page-texts.ts'

const pictures: Record<WelcomeTask['kind'], ColourIcon> = {
  contact: 'envelope',
  deposits: 'credit-card',
  bets: 'football',
  days: 'sunflower',
  rounds: 'slot-machine',
  wins: 'slot-machine',
  multiples: 'slot-machine',
  points: 'slot-machine',
  steps: 'map',
}

/** Prizes of which fewer are left are told, so that nobody counts on one that is gone. */
const few = 100

/** What a task asks for, what it brings, and how far its player is. */
export const TaskLine = ({
  task,
  quest,
  children,
}: {
  readonly task: WelcomeTask
  readonly quest: WelcomeQuest
  readonly children?: ReactNode
}) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const { currency, exponent } = quest
  const { title, state, kind, count, needed, prize, left } = task
  const money = (amount_minor: number) => formatAmount(amount_minor, { currency, exponent, locale, trim: true })
  const goalText = useGoalText(money)
  const is_over = state === 'missed' || state === 'given-out'
  return (
    <li
      className={classNames(
        'flex flex-wrap items-center gap-x-3 gap-y-3 rounded-lg bg-surface-2 p-3 inset-ring inset-ring-line sm:p-4',
        state === 'done' && 'bg-accent-soft inset-ring-2 inset-ring-accent-mark',
      )}
    >
      <span className={classNames('relative grid size-12 shrink-0 place-items-center rounded-lg bg-surface-1', is_over && 'grayscale')}>
        <ArtIcon name={pictures[kind]} size={32} />
        {state === 'taken' && (
          <span className="absolute -right-1 -bottom-1 grid size-5 place-items-center rounded-full bg-positive-soft text-positive">
            <Check className="size-3.5" aria-hidden="true" />
          </span>
        )}
      </span>
      <span className="flex min-w-0 flex-1 basis-48 flex-col gap-0.5">
        <span className="flex flex-wrap items-center gap-2 font-bold">
          {title}
          {(is_over || state === 'taken') && <Badge tone={is_over ? 'neutral' : 'positive'}>{text(`welcome-quest.state.${state}`)}</Badge>}
        </span>
        <span className="text-sm text-pretty text-ink-soft">{goalText(task)}</span>
        <span className="flex items-center gap-1.5 text-sm font-semibold text-accent-ink">
          <ArtIcon name={prize.picture as ColourIcon} size={18} />
          {text('welcome-quest.prize-of', { prize: prize.text })}
        </span>
        {state === 'open' && left < few && <span className="text-xs text-ink-soft">{text('welcome-quest.left', { count: left })}</span>}
      </span>
      <span className="basis-full ps-15 empty:hidden sm:basis-auto sm:ps-0">{children}</span>
      {needed > 1 && quest.time && (state === 'open' || state === 'done') && (
        <StepProgress title={title} count={count} needed={needed} is_done={state === 'done'} />
      )}
    </li>
  )
}
