import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import type { FocusEvent, PointerEvent, RefObject } from 'react'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ColourIcon } from '#ui/art/icon-list.ts'
import { ArtIcon } from '#ui/art-icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useSwipe } from '#ui/swipe.ts'
import { readingTime_ms } from '../rules.ts'
import type { texts } from '../texts.ts'
import { ProgressBars } from './progress-bars.tsx'
import { Picture } from './scenes/picture.tsx'
import { StoryActions } from './story-actions.tsx'
import { useHold } from './use-hold.ts'
import { useRunning } from './use-running.ts'
import { useIsCovered, type ShownStory, type Slider } from './use-slider.ts'

/** Id of the story's words, which are read out with the button that is focused first. */
const words_id = 'story-words'

const half = 'group absolute inset-y-0 flex items-center p-3 text-ink outline-0 select-none [-webkit-touch-callout:none]'
/** On large screens, and for whoever came by the keyboard: a frame around the whole half would stand across the picture. */
const chevron =
  'hidden size-11 rounded-full bg-surface-1/85 p-2.5 opacity-70 transition-opacity group-hover:opacity-100 group-focus-visible:block group-focus-visible:opacity-100 group-focus-visible:outline-3 group-focus-visible:outline-focus desk:block'

interface StoryViewProps extends Pick<Slider, 'go' | 'goCategory' | 'is_last'> {
  readonly at: ShownStory
  readonly next_ref: RefObject<HTMLButtonElement | null>
  readonly close: () => void
}

/** The picture, whose left third leads back and the rest on. A finger that rests on it stops the time, one that swipes changes the category. */
const Stage = ({
  at,
  go,
  goCategory,
  is_last,
  next_ref,
  hold,
}: Omit<StoryViewProps, 'close'> & { readonly hold: ReturnType<typeof useHold> }) => {
  const text = useText<typeof texts>()
  const swipe = useSwipe(goCategory)
  const tapping = (by: 1 | -1) => (event: Parameters<typeof hold.isTap>[0]) => {
    if (hold.isTap(event)) go(by)
  }
  return (
    <div
      className="relative min-h-0 flex-1 touch-pan-y overflow-clip bg-surface-2 bg-glow"
      onPointerDown={(event: PointerEvent) => {
        swipe.onPointerDown(event)
        hold.hold(event)
      }}
      onPointerUp={(event: PointerEvent) => {
        swipe.onPointerUp(event)
        hold.release()
      }}
      onPointerCancel={() => {
        swipe.onPointerCancel()
        hold.release()
      }}
      onPointerLeave={hold.release}
    >
      <div key={at.story.id} className="size-full animate-rise p-2">
        <Picture scene={at.story.scene} icons={at.story.icons} />
      </div>
      <div aria-hidden="true" className="absolute inset-x-0 bottom-0 h-3.5 brand-band" />
      <button type="button" aria-label={text('stories.previous')} className={`${half} left-0 w-1/3`} onClick={tapping(-1)}>
        <ChevronLeft aria-hidden="true" className={chevron} />
      </button>
      <button
        ref={next_ref}
        type="button"
        aria-label={text(is_last ? 'stories.finish' : 'stories.next')}
        aria-describedby={words_id}
        className={`${half} right-0 w-2/3 justify-end`}
        onClick={tapping(1)}
      >
        <ChevronRight aria-hidden="true" className={chevron} />
      </button>
    </div>
  )
}

/** One story: where it stands among the others, its picture, its words, the page that it is about. */
export const StoryView = ({ at, close, ...moving }: StoryViewProps) => {
  const text = useText<typeof texts>()
  const { category, story, number } = at
  const hold = useHold()
  const is_covered = useIsCovered()
  const { can_run, is_paused, setPaused, is_running } = useRunning(hold.is_held || is_covered)
  const count = category.stories.length
  const stays_ms = can_run ? readingTime_ms(story.heading, story.text) : null
  // Nothing is taken away from under who came to it with the keyboard.
  const pauseByFocus = ({ target }: FocusEvent<HTMLElement>): void => {
    if (target.matches(':focus-visible')) setPaused(true)
  }
  return (
    <article className="mx-auto flex h-full w-full max-w-120 flex-col overflow-clip bg-surface-1 desk:max-h-200 desk:rounded-2xl desk:shadow-high desk:inset-ring desk:inset-ring-line">
      <div className="flex flex-col gap-2 p-3">
        <div className="flex min-h-9 items-center gap-2 pe-11 desk:pe-0">
          <ArtIcon name={category.icon as ColourIcon} size={28} />
          <p className="min-w-0 flex-1 truncate font-bold">
            {category.name}{' '}
            <span className="amount ms-1 text-sm font-normal text-ink-soft">{text('stories.place', { number, count })}</span>
          </p>
          {can_run && (
            <IconButton
              size="sm"
              label={text(is_paused ? 'stories.play' : 'stories.pause')}
              icon={is_paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
              onClick={() => setPaused(!is_paused)}
            />
          )}
        </div>
        <ProgressBars
          key={story.id}
          count={count}
          number={number}
          stays_ms={stays_ms}
          is_running={is_running}
          onOver={() => !moving.is_last && moving.go(1)}
        />
      </div>
      <Stage at={at} hold={hold} {...moving} />
      <div className="flex min-h-60 flex-col gap-4 p-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:p-5" onFocus={pauseByFocus}>
        <div id={words_id} aria-live="polite" aria-atomic="true" className="flex-1">
          <h2 className="text-xl font-extrabold">{story.heading}</h2>
          <p className="mt-2 text-ink-soft">{story.text}</p>
        </div>
        <StoryActions story={story} close={close} />
      </div>
    </article>
  )
}
