import { useEffect, useRef, type RefObject } from 'react'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Spinner } from '#ui/spinner.tsx'
import type { texts } from '../texts.ts'
import { StoryView } from './story-view.tsx'
import { useSlider } from './use-slider.ts'

const arrows: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Arrow keys while the focus is in the window. In the capture phase: the page below must not receive them. */
const useArrows = (go: (by: 1 | -1) => void, inside: RefObject<HTMLElement | null>): void =>
  useEffect(() => {
    const onKey = ({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): void => {
      const by = arrows[key]
      if (by && !altKey && !ctrlKey && !metaKey && inside.current?.closest('[role=dialog]')?.contains(target as Node)) go(by)
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  })

/** MD-028: stories one after the other, of one category after the other. */
const StoriesSliderModal = (props: ModalProps) => {
  const text = useText<typeof texts>()
  const { list, at, ...moving } = useSlider(props)
  const next_ref = useRef<HTMLButtonElement>(null)
  useArrows(moving.go, next_ref)
  return (
    <Dialog {...useModalFrame()} size="full" title={at?.category.name ?? text('stories.heading')} title_hidden initial_focus={next_ref}>
      <div className="h-full bg-background desk:py-6">
        {at && <StoryView at={at} next_ref={next_ref} close={props.close} {...moving} />}
        {!at && list.phase === 'loading' && (
          <div role="status" aria-label={text('stories.loading')} className="grid h-full place-items-center">
            <Spinner />
          </div>
        )}
        {!at && list.phase === 'failed' && (
          <div className="grid h-full place-items-center">
            <EmptyState heading={list.words.failed} action={<Button onClick={list.again}>{list.words.again}</Button>} />
          </div>
        )}
        {!at && list.phase === 'shown' && (
          <div className="grid h-full place-items-center">
            <EmptyState heading={text('stories.none')} action={<Button onClick={props.close}>{text('stories.close')}</Button>}>
              {text('stories.none-text')}
            </EmptyState>
          </div>
        )}
      </div>
    </Dialog>
  )
}

export default StoriesSliderModal
