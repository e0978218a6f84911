import { Link } from 'react-router'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Card } from '#ui/card.tsx'
import { PagedList } from '#ui/paged-list.tsx'
import type { VideosData } from '../contract.ts'
import { videos_limit } from '../rules.ts'
import type { texts } from '../texts.ts'
import { useVideos } from './use-videos.ts'
import { VideoCard } from './video-card.tsx'

/** The videos of one game, two at a time; nothing where there are none. */
export const VideosOfGame = ({ slug, first }: { readonly slug: string; readonly first: VideosData }) => {
  const text = useText<typeof texts>()
  const list = useVideos({ limit: videos_limit, filter: slug }, first)
  if (first.videos.length === 0) return null
  return (
    <Card
      heading={text('videos.of-game')}
      aside={
        <Link to="/games/videos/" className="text-sm font-semibold text-accent-ink hover:underline">
          {text('videos.more-of-game')}
        </Link>
      }
    >
      <PagedList list={list} frame="bare" empty={null}>
        {(videos) => (
          <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
            {videos.map((video) => (
              <li key={video.id} className="grid">
                <VideoCard of_game video={video} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Card>
  )
}
