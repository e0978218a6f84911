import { useEffect, useRef, useState } from 'react'
import type { ModalProps } from '#kernel/web-slice.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { modalStack, type OpenModal } from '#kernel/web/modals/modals.ts'
import { useStore } from '#kernel/web/state/store.ts'
import type { StoryCategory } from '../contract.ts'
import { categoryFrom, placeOf, stepFrom, type Place } from '../rules.ts'
import { markViewed, useStories } from './use-stories.ts'
import { noteView, sendViewsWhenLeft } from './views.ts'

const none: readonly OpenModal[] = []

/** Whether another window stands over this one. */
export const useIsCovered = (): boolean => {
  const { depth } = useModalFrame()
  return useStore(modalStack, none)
    .slice(depth + 1)
    .some(({ is_open }) => is_open)
}

/** What is at a place; undefined if it is gone since. */
const storyAt = (categories: readonly StoryCategory[], { category, story }: Place) => {
  const found = categories[category]
  return found?.stories[story] && { category: found, story: found.stories[story], number: story + 1 }
}

/** Notes a story as viewed as soon as it is shown, and has the address name it. */
const useShown = (category_id: number | undefined, story_id: number | undefined, change: ModalProps['change']): void => {
  const { open } = useModalFrame()
  useEffect(() => {
    if (!open || category_id === undefined || story_id === undefined) return
    noteView(story_id)
    markViewed(story_id)
    change({ category_id, story_id })
  }, [open, category_id, story_id, change])
  useEffect(sendViewsWhenLeft, [])
}

/** Where the slider stands and how it goes on. */
export const useSlider = ({ params, change, close }: ModalProps) => {
  // What is loaded stays as it is while somebody looks at it: a new order would move the next story.
  const list = useStories(Number.POSITIVE_INFINITY)
  const { rows, has_more, more } = list
  const [moved, setMoved] = useState<Place | null>(null)
  const { current: opened } = useRef(params)
  const place = moved ?? placeOf(rows, opened['category_id'] ?? opened['stories'], opened['story_id'])
  const at = storyAt(rows, place) ?? storyAt(rows, { category: 0, story: 0 })
  useShown(at?.category.id, at?.story.id, change)
  const is_near_end = place.category >= rows.length - 1
  useEffect(() => {
    if (is_near_end && has_more) more()
    // Once, when the last loaded category is reached.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [is_near_end, has_more])
  return {
    list,
    at,
    is_last: stepFrom(rows, place, 1) === null,
    /** The next story, or the one before; behind the last one the window closes. */
    go: (by: 1 | -1): void => {
      const next = stepFrom(rows, place, by)
      if (next) setMoved(next)
      else close()
    },
    goCategory: (by: 1 | -1): void => {
      const next = categoryFrom(rows, place, by)
      if (next) setMoved(next)
      else close()
    },
  }
}

export type Slider = ReturnType<typeof useSlider>
export type ShownStory = NonNullable<Slider['at']>
