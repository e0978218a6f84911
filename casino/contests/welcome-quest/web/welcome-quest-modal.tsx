import { useState } from 'react'
import { useCommand } from '#kernel/web/forms/use-command.ts'
import type { ModalProps } from '#kernel/web-slice.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { currentPath, goTo, reloadPage } from '#kernel/web/page/navigation.ts'
import { useIsPlayClosed } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { ArtIcon } from '#ui/art-icon.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Progress } from '#ui/progress.tsx'
import { RefusedNotice } from '#ui/refused-notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { ShownQuest, takeWelcomePrize, WelcomeTask } from '../contract.ts'
import type { pageTexts as texts } from '../page-texts.ts'
import { TaskLine } from './task-line.tsx'
import { useWelcomeQuest } from './use-welcome-quest.ts'

const isFinished = ({ state }: WelcomeTask): boolean => state === 'done' || state === 'taken'

/** How far the player is, and their time: when it ends is said as a date, and nothing counts down. */
const Summary = ({ shown: { quest, tasks } }: { readonly shown: ShownQuest }) => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  const { time, now, days } = quest
  const finished = tasks.filter(isFinished).length
  const is_all_taken = tasks.every(({ state }) => state === 'taken')
  const label = text('welcome-quest.done-count', { done: finished, all: tasks.length })
  return (
    <section
      data-theme="dark"
      className="flex flex-col items-center gap-2 rounded-xl bg-surface-1 bg-glow p-5 text-center text-ink inset-ring inset-ring-line"
    >
      <ArtIcon name={is_all_taken ? 'trophy' : 'map'} size={64} />
      {is_all_taken ? (
        <>
          <p className="text-lg font-extrabold">{text('welcome-quest.all-done')}</p>
          <p className="max-w-100 text-sm text-pretty text-ink-soft">{text('welcome-quest.all-done.text')}</p>
        </>
      ) : (
        <p className="max-w-100 text-sm text-pretty text-ink-soft">{quest.text}</p>
      )}
      {time ? (
        <>
          <p className="text-lg font-extrabold">{label}</p>
          <Progress label={label} value={finished} max={tasks.length} value_text={label} className="w-full max-w-80" tone="positive" />
          {!is_all_taken && (
            <p className="max-w-110 text-sm text-pretty">
              {text(time.endsAt > now ? 'welcome-quest.until' : 'welcome-quest.over', {
                end: dateTime(time.endsAt),
                take: dateTime(time.takeUntil),
              })}
            </p>
          )}
        </>
      ) : (
        <p className="text-lg font-extrabold text-pretty">{text('welcome-quest.guest', { days })}</p>
      )}
    </section>
  )
}

/** Where the tasks are done that are done elsewhere. */
const doors = {
  deposits: { path: '/cash/deposit/', label: 'deposits' },
  bets: { path: '/sport/', label: 'bets' },
  rounds: { path: '/games/', label: 'rounds' },
  wins: { path: '/games/', label: 'rounds' },
  multiples: { path: '/games/', label: 'rounds' },
  points: { path: '/games/', label: 'rounds' },
} as const

/** The way to where a task is done; none for coming on another day, or where other tasks are counted. */
const Door = ({ kind, close }: { readonly kind: WelcomeTask['kind']; readonly close: () => void }) => {
  const text = useText<typeof texts>()
  if (kind === 'days' || kind === 'steps') return null
  const open = (): void => {
    if (kind === 'contact') return openModal('RegistrationConfirm')
    close()
    void goTo(doors[kind].path)
  }
  return (
    <Button size="sm" variant="secondary" onClick={open}>
      {text(`welcome-quest.do.${kind === 'contact' ? kind : doors[kind].label}`)}
    </Button>
  )
}

interface TasksProps {
  readonly shown: ShownQuest
  readonly onChange: () => Promise<unknown>
  readonly close: () => void
}

/** The tasks; what was taken is said once, above them. */
export const Tasks = ({ shown: { quest, tasks }, onChange, close }: TasksProps) => {
  const text = useText<typeof texts>()
  const is_closed = useIsPlayClosed()
  const [taken, setTaken] = useState<string>()
  const [won, setWon] = useState<string>()
  const { is_sending, refused, send } = useCommand<typeof takeWelcomePrize>('POST /rest/welcome-quest/{taskId}/take/')
  const take = async (taskId: string): Promise<void> => {
    setTaken(taskId)
    setWon(undefined)
    const answer = await send({ params: { taskId } })
    if (answer?.success) setWon(answer.data.prize.text)
    await onChange()
    if (currentPath().startsWith('/bonuses')) await reloadPage()
  }
  return (
    <>
      <div role="status" className="empty:-mt-4">
        {won !== undefined && (
          <div className="flex animate-rise items-center gap-3 rounded-lg bg-positive-soft p-4">
            <ArtIcon name="party" size={40} />
            <div>
              <p className="font-extrabold">{text('welcome-quest.yours', { prize: won })}</p>
              <p className="text-sm">{text('welcome-quest.yours.text')}</p>
            </div>
          </div>
        )}
      </div>
      <RefusedNotice>{refused}</RefusedNotice>
      <ol className="flex flex-col gap-2" aria-label={text('welcome-quest.tasks')}>
        {tasks.map((task) => (
          <TaskLine key={task.id} task={task} quest={quest}>
            {task.state === 'done' && (
              <Button size="sm" loading={is_sending && taken === task.id} disabled={is_sending} onClick={() => void take(task.id)}>
                {text('welcome-quest.take')}
              </Button>
            )}
            {task.state === 'open' && quest.time && !is_closed && <Door kind={task.kind} close={close} />}
          </TaskLine>
        ))}
      </ol>
    </>
  )
}

/** BO-021, MD-022: the tasks of the first week over whatever page stands. */
const WelcomeQuestModal = ({ close }: ModalProps) => {
  const text = useText<typeof texts>()
  const frame = useModalFrame()
  const { data: shown, isPending, error, refetch } = useWelcomeQuest()
  return (
    <Dialog {...frame} size="md" title={shown?.quest.title ?? text('welcome-quest.heading')}>
      <div className="flex flex-col gap-4">
        {isPending && <Skeleton className="h-120" />}
        {!isPending && !shown && (
          <p className="py-6 text-center text-pretty text-ink-soft">{error?.message ?? text('welcome-quest.none')}</p>
        )}
        {shown && (
          <>
            <Summary shown={shown} />
            <Tasks shown={shown} onChange={refetch} close={close} />
            <p className="text-sm text-pretty text-ink-soft">{text('welcome-quest.rules')}</p>
            {!shown.quest.time && (
              <Button size="lg" wide onClick={() => openModal('Register', { source: 'welcome-quest' })}>
                {text('welcome-quest.register')}
              </Button>
            )}
          </>
        )}
      </div>
    </Dialog>
  )
}

export default WelcomeQuestModal
