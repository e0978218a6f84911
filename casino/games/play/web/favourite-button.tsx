import { Heart } from 'lucide-react'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button.tsx'
import type { GamePlay } from '../contract.ts'
import type { gameTexts } from '../game-texts.ts'
import { useFavourite } from './use-favourite.ts'

/** The heart of the open game. */
export const FavouriteButton = ({ play, className }: { readonly play: GamePlay; readonly className?: string }) => {
  const text = useText<typeof gameTexts>()
  const { is_liked, toggle } = useFavourite(play.id, play.slug)
  return (
    <IconButton
      size="sm"
      label={text(is_liked ? 'game.unlike' : 'game.like', { title: play.title })}
      {...(className ? { className } : {})}
      aria-pressed={is_liked}
      onClick={toggle}
      icon={<Heart aria-hidden="true" className={classNames(is_liked && 'fill-accent-ink text-accent-ink')} />}
    />
  )
}
