import { Play } from 'lucide-react'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Badge } from '#ui/badge.tsx'
import type { Video } from '../contract.ts'
import type { texts } from '../texts.ts'
import { LikeButton } from './like-button.tsx'
import { useVideoWords } from './video-words.ts'

/** A video: the game's cover, which opens it, what is shown, and how often that comes. Nothing plays before it is pressed. */
export const VideoCard = ({ video, of_game = false }: { readonly video: Video; readonly of_game?: boolean }) => {
  const text = useText<typeof texts>()
  const words = useVideoWords()
  const { id, title, shows, image } = video
  const what = text(`videos.shows.${shows}`)
  return (
    <article className="group relative flex flex-col overflow-clip rounded-lg bg-surface-1 shadow-low inset-ring inset-ring-line">
      <button
        type="button"
        aria-label={text('videos.watch-of', { title, shows: what })}
        className="relative block aspect-video w-full overflow-clip"
        onClick={() => openModal('Video', { id })}
      >
        <img
          src={image}
          alt=""
          width={800}
          height={300}
          loading="lazy"
          className="size-full object-cover object-[78%_50%] transition-transform duration-300 group-hover:scale-103 motion-reduce:transform-none"
        />
        <span className="absolute inset-0 grid place-items-center bg-linear-to-t from-black/45 to-transparent to-60%">
          <span className="grid size-14 place-items-center rounded-full bg-accent text-on-accent shadow-mid transition-transform group-hover:scale-108 motion-reduce:transform-none">
            <Play aria-hidden="true" className="ml-0.5 size-6 fill-current" />
          </span>
        </span>
        <Badge tone="accent" className="absolute top-3 left-3">
          {what}
        </Badge>
      </button>
      <div className="flex flex-1 items-end gap-2 p-3 pl-4">
        <div className="min-w-0 flex-1 self-start">
          <h3 className="truncate font-bold">{of_game ? what : title}</h3>
          <p className="text-sm">{words.returned(video)}</p>
          <p className="mt-0.5 text-xs text-pretty text-ink-soft">{words.chosen(video)}</p>
        </div>
        <LikeButton video={video} />
      </div>
    </article>
  )
}
