import { Heart } from 'lucide-react'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import type { Video } from '../contract.ts'
import type { texts } from '../texts.ts'
import { likeOne } from './use-videos.ts'

/** Likes a video; a like stays. Guests are asked to register first, as for the heart of a game. */
export const LikeButton = ({ video }: { readonly video: Video }) => {
  const text = useText<typeof texts>()
  const { isGuest } = useMain()
  const { id, title, shows, liked, likesCount } = video
  const like = () => (isGuest ? openModal('Register', { source: 'video_like' }) : void likeOne(id))
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-pressed={liked}
      aria-label={text('videos.like-of', { title, shows: text(`videos.shows.${shows}`), count: likesCount })}
      onClick={liked ? undefined : like}
    >
      <Heart aria-hidden="true" className={classNames('size-4', liked && 'fill-accent-ink text-accent-ink')} />
      <span className="amount">{likesCount}</span>
    </Button>
  )
}
