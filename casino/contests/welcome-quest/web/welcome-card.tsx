import { openModal } from '#kernel/web/modals/modals.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { PageComponentProps } from '#kernel/web-slice.ts'
import { ArtIcon } from '#ui/art-icon.tsx'
import { Button } from '#ui/button.tsx'
import type { pageTexts as texts } from '../page-texts.ts'

/** The quest on the page of bonuses: what it is, or what waits to be taken. Gone when there is nothing left to do or to take. */
const WelcomeCard = ({ data: { quest, tasks } }: PageComponentProps<'welcome-quest'>) => {
  const text = useText<typeof texts>()
  const waiting = tasks.filter(({ state }) => state === 'done').length
  if (waiting === 0 && !tasks.some(({ state }) => state === 'open')) return null
  const finished = tasks.filter(({ state }) => state === 'done' || state === 'taken').length
  return (
    <section className="mb-8 flex flex-wrap items-center gap-4 rounded-xl bg-surface-1 p-5 shadow-low inset-ring inset-ring-line">
      <span className="grid size-14 shrink-0 place-items-center rounded-lg bg-accent-soft">
        <ArtIcon name="map" size={38} />
      </span>
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="text-lg font-extrabold">{quest.title}</h2>
        <p className="text-sm text-pretty text-ink-soft">
          {waiting > 0 ? text('welcome-quest.card.take', { count: waiting }) : text('welcome-quest.card', { count: tasks.length })}
        </p>
        {quest.time && (
          <p className="mt-1 text-sm font-semibold">{text('welcome-quest.done-count', { done: finished, all: tasks.length })}</p>
        )}
      </div>
      <Button variant={waiting > 0 ? 'primary' : 'secondary'} onClick={() => openModal('WelcomeQuestModal')}>
        {text('welcome-quest.open')}
      </Button>
    </section>
  )
}

export default WelcomeCard
