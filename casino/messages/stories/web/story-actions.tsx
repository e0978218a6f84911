import { Heart } from 'lucide-react'
import { openModal } from '#kernel/web/modals/modals.ts'
import { goTo } from '#kernel/web/page/navigation.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import type { Story } from '../contract.ts'
import type { texts } from '../texts.ts'
import { toggleStoryLike } from './use-stories.ts'

/** The page that a story is about, and the like. Guests are asked to register first, as for the heart of a game. */
export const StoryActions = ({ story, close }: { readonly story: Story; readonly close: () => void }) => {
  const text = useText<typeof texts>()
  const { isGuest } = useMain()
  const { link, isLiked, likesCount } = story
  const like = (): void => (isGuest ? openModal('Register', { source: 'story_like' }) : void toggleStoryLike(story))
  return (
    <div className="flex items-center gap-2">
      {link && (
        <Button
          variant="secondary"
          onClick={() => {
            close()
            void goTo(link.path)
          }}
        >
          {link.label}
        </Button>
      )}
      <Button
        variant="ghost"
        className="ms-auto"
        aria-pressed={isLiked}
        aria-label={text('stories.like', { count: likesCount })}
        icon={<Heart aria-hidden="true" className={classNames('size-5', isLiked && 'fill-accent-ink text-accent-ink')} />}
        onClick={like}
      >
        <span className="amount">{likesCount}</span>
      </Button>
    </div>
  )
}
