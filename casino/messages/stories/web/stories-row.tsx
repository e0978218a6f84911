import { Ellipsis } from 'lucide-react'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useIsPlayClosed } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { PageComponentProps } from '#kernel/web-slice.ts'
import { Rail } from '#ui/rail.tsx'
import type { CategoryHead, StoryCategory } from '../contract.ts'
import { firstUnviewed } from '../rules.ts'
import type { texts } from '../texts.ts'
import { CategoryCircle } from './category-circle.tsx'
import { useStories } from './use-stories.ts'

const headOf = ({ stories, ...category }: StoryCategory): CategoryHead => ({
  ...category,
  isInvitation: stories.every(({ isInvitation }) => isInvitation),
})

/**
 * The page component `stories`: categories as the page brought them, then, with their stories and what this visitor viewed, as the call
 * answers. A page for guests is the same for all of them, so it cannot know.
 */
const StoriesRow = ({ data }: PageComponentProps<'stories'>) => {
  const text = useText<typeof texts>()
  const is_closed = useIsPlayClosed()
  const list = useStories()
  const heads = list.phase === 'shown' ? list.rows.map(headOf) : data.categories.filter(({ isInvitation }) => !is_closed || !isInvitation)
  if (heads.length === 0) return null
  const open = (category_id: number): void => {
    const category = list.rows.find(({ id }) => id === category_id)
    openModal('StoriesSlider', { category_id, story_id: category && firstUnviewed(category) })
  }
  return (
    <Rail heading={text('stories.heading')} item="auto" back_label={text('stories.row-back')} forward_label={text('stories.row-forward')}>
      {heads.map((category) => (
        <CategoryCircle key={category.id} category={category} onOpen={() => open(category.id)} />
      ))}
      {list.has_more && (
        <button
          type="button"
          className="flex w-20 flex-col items-center gap-1.5 rounded-lg py-1 text-xs font-semibold sm:w-22"
          onClick={list.more}
        >
          <span className="grid size-18 place-items-center rounded-full bg-surface-2 inset-ring inset-ring-line sm:size-20">
            <Ellipsis aria-hidden="true" className="size-7 text-ink-soft" />
          </span>
          {text('stories.more')}
        </button>
      )}
    </Rail>
  )
}

export default StoriesRow
