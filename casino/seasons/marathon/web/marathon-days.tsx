import { Check, Minus } from 'lucide-react'
import { useMoney } from '#casino/campaigns/boards/web/api.ts'
import { StepProgress, useGoalText } from '#casino/campaigns/missions/web/api.ts'
import { useCommand } from '#kernel/web/forms/use-command.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { ArtIcon } from '#ui/art-icon.tsx'
import type { ColourIcon } from '#ui/art/icon-list.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import type { assignMarathonPrize, Marathon, MarathonDay, MarathonTask } from '../contract.ts'
import type { texts } from '../texts.ts'
import { refreshMarathon } from './marathon-query.ts'

type Shown = { readonly marathon: Marathon }

const pictures: Record<MarathonTask['type'], ColourIcon> = { bet: 'football', deposit: 'credit-card', spins: 'slot-machine' }

/** What a day or the whole brings, in words. */
export const useWorth = (marathon: Marathon): ((of: Pick<MarathonDay, 'amount' | 'prize'>) => string) => {
  const money = useMoney(marathon)
  return ({ amount, prize }) => (amount === null ? (prize?.text ?? '') : money(amount))
}

/** The day that runs, or before the start the first one; none after the last. */
const currentDay = ({ days, now, state }: Marathon): MarathonDay | undefined =>
  state === 'soon' ? days[0] : days.find(({ startsAt, endsAt }) => state === 'active' && startsAt <= now && now < endsAt)

const isTakeable = ({ state }: Marathon, { completed, prizeAssigned, left }: MarathonDay): boolean =>
  completed && !prizeAssigned && left !== 0 && state !== 'closed'

/** The button that takes a day's prize, or what became of it; short where the prize stands beside it. */
const TakePrize = ({ marathon, day, words }: Shown & { readonly day: MarathonDay; readonly words?: string }) => {
  const text = useText<typeof texts>()
  const { is_sending, send } = useCommand<typeof assignMarathonPrize>('POST /rest/marathon/assign-prize/', { refusal: 'notice' })
  const take = async (): Promise<void> => {
    await send({ body: { dayNumber: day.dayNumber } })
    await refreshMarathon()
  }
  if (day.prizeAssigned)
    return (
      <span className="text-sm font-semibold text-positive">{text(words === undefined ? 'marathon.taken.short' : 'marathon.taken')}</span>
    )
  if (day.left === 0 && day.state !== 'missed' && day.state !== 'off')
    return <span className="text-sm text-ink-soft">{text('marathon.given-out')}</span>
  if (day.completed && marathon.state === 'closed') return <span className="text-sm text-ink-soft">{text('marathon.not-taken')}</span>
  if (!isTakeable(marathon, day)) return null
  return (
    <Button
      size="sm"
      disabled={is_sending}
      aria-label={words ?? text('marathon.take.day', { day: day.dayNumber })}
      onClick={() => void take()}
    >
      {words ?? text('marathon.take.short')}
    </Button>
  )
}

const Task = ({ task, marathon }: Shown & { readonly task: MarathonTask }) => {
  const money = useMoney(marathon)
  const goalText = useGoalText(money)
  const { id, type, title, completed, count, needed } = task
  return (
    <li data-task={id} data-count={count} className="flex items-start gap-3 border-t border-line py-3 first:border-t-0">
      <ArtIcon name={pictures[type]} size={36} />
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="flex items-center gap-2 font-bold">
          {title}
          {completed && <Check className="size-5 shrink-0 text-positive" aria-hidden="true" />}
        </span>
        <span className="text-sm text-ink-soft">{goalText(task)}</span>
        {marathon.subscribed && <StepProgress title={title} count={count} needed={needed} is_done={completed} />}
      </span>
    </li>
  )
}

/** SA-011: the tasks of the day that runs, and its prize. Nothing counts down. */
export const MarathonToday = ({ marathon }: Shown) => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  const { isGuest } = useMain()
  const worth = useWorth(marathon)
  const day = currentDay(marathon)
  if (!day) return null
  const { dayNumber, tasks, needed, endsAt, completed, left } = day
  return (
    <Card
      heading={marathon.state === 'soon' ? text('marathon.first') : text('marathon.today', { day: dayNumber })}
      aside={completed && <Badge tone="positive">{text('marathon.day.done')}</Badge>}
    >
      <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
        <span>{needed === tasks.length ? text('marathon.needed.all') : text('marathon.needed.some', { needed, all: tasks.length })}</span>
        <span>{text('marathon.day.until', { at: dateTime(endsAt) })}</span>
      </p>
      <ul aria-label={text('marathon.tasks')} className="mt-1">
        {tasks.map((task) => (
          <Task key={task.id} task={task} marathon={marathon} />
        ))}
      </ul>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-3">
        <span className="font-bold">{text('marathon.day.prize', { prize: worth(day) })}</span>
        <TakePrize marathon={marathon} day={day} words={text('marathon.take', { prize: worth(day) })} />
        {!day.prizeAssigned && left !== null && left > 0 && (
          <span className="text-xs text-ink-soft">{text('marathon.left', { count: left })}</span>
        )}
      </p>
      {!marathon.subscribed && !isGuest && <p className="mt-3 text-sm text-pretty text-ink-soft">{text('marathon.subscribe.text')}</p>}
    </Card>
  )
}

const marks: Record<MarathonDay['state'], string> = {
  done: 'bg-positive text-surface-1',
  open: 'bg-accent text-on-accent inset-ring inset-ring-accent-mark',
  missed: 'bg-surface-3 text-ink-soft',
  soon: 'bg-surface-3 text-ink',
  locked: 'bg-surface-3 text-ink',
  off: 'bg-surface-3 text-ink-soft',
}

/** SA-011: every day of the track: done, today, to come or missed, and what each brings. */
export const MarathonDays = ({ marathon }: Shown) => {
  const text = useText<typeof texts>()
  const { date } = useFormats()
  const worth = useWorth(marathon)
  const today = currentDay(marathon)?.dayNumber
  const { subscribed, days, final } = marathon
  /** A first day that began late in the evening has two dates: without the second one a day would seem to be left out. */
  const datesOf = ({ startsAt, endsAt }: MarathonDay): string =>
    [...new Set([date(startsAt), date(new Date(Date.parse(endsAt) - 1))])].join(' – ')
  const stateText = (state: MarathonDay['state']): string => {
    if (state === 'missed') return text(subscribed ? 'marathon.day.missed' : 'marathon.day.over')
    return text(`marathon.day.${state === 'locked' ? 'soon' : state}`)
  }
  return (
    <Card heading={text('marathon.days')}>
      <ol aria-label={text('marathon.days')} className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-2">
        {days.map((day) => {
          const { dayNumber, state } = day
          const is_today = dayNumber === today && marathon.state === 'active'
          return (
            <li
              key={dayNumber}
              data-day={dayNumber}
              data-state={state}
              aria-current={is_today ? 'date' : undefined}
              className={classNames(
                'flex flex-col items-start gap-1.5 rounded-md bg-surface-2 p-3',
                is_today && 'inset-ring-2 inset-ring-accent-mark',
              )}
            >
              <span className="flex items-center gap-2">
                <span
                  aria-hidden="true"
                  className={classNames('grid size-7 place-items-center rounded-full text-sm font-bold', marks[state])}
                >
                  {state === 'done' ? <Check className="size-4" /> : state === 'missed' ? <Minus className="size-4" /> : dayNumber}
                </span>
                <span className="font-bold">{text('marathon.day', { day: dayNumber })}</span>
              </span>
              <span className="amount text-xs whitespace-normal text-ink-soft">{datesOf(day)}</span>
              <span className="text-sm font-semibold">{stateText(state)}</span>
              <span className="amount mt-auto text-sm font-bold text-accent-ink">{worth(day)}</span>
              {!is_today && <TakePrize marathon={marathon} day={day} />}
            </li>
          )
        })}
      </ol>
      {subscribed && !final.completed && days.some(({ state }) => state === 'missed') && (
        <p className="mt-3 text-sm text-pretty text-ink-soft">{text('marathon.missed.text')}</p>
      )}
    </Card>
  )
}
