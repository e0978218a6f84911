import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { PageContainer } from '#ui/layout/page-container.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { Notice } from '#ui/notice.tsx'
import { PagedList } from '#ui/paged-list.tsx'
import { Segmented } from '#ui/segmented.tsx'
import type { VideosData } from '../contract.ts'
import { videoOrders, videoShows, type VideoOrder, type VideoShows } from '../rules.ts'
import type { texts } from '../texts.ts'
import { useVideos } from './use-videos.ts'
import { VideoCard } from './video-card.tsx'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

/** As many as the page came with: three lines of four. */
const page_limit = 12

const Videos = ({ first }: { readonly first: VideosData }) => {
  const text = useText<typeof texts>()
  const [category, setCategory] = useState<VideoShows | null>(null)
  const [order, setOrder] = useState<VideoOrder>('created_at')
  const as_came = category === null && order === 'created_at'
  const list = useVideos({ limit: page_limit, order, ...(category && { category }) }, as_came ? first : undefined)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div role="group" aria-label={text('videos.category')} className="flex flex-wrap gap-2">
          <Chip selected={category === null} onClick={() => setCategory(null)}>
            {text('videos.all')}
          </Chip>
          {videoShows.map((shows) => (
            <Chip key={shows} selected={category === shows} onClick={() => setCategory(shows)}>
              {text(`videos.category.${shows}`)}
            </Chip>
          ))}
        </div>
        <Segmented
          size="sm"
          label={text('videos.order')}
          value={order}
          onChange={setOrder}
          options={videoOrders.toReversed().map((value) => ({ value, label: text(`videos.order.${value}`) }))}
        />
      </div>
      <PagedList
        list={list}
        frame="bare"
        empty={
          <EmptyState
            picture={<Illustration name="no-games" />}
            heading={text('videos.empty')}
            action={<Button onClick={() => setCategory(null)}>{text('videos.empty-action')}</Button>}
          >
            {text('videos.empty-text')}
          </EmptyState>
        }
      >
        {(videos) => (
          <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 desk:grid-cols-3 xl:grid-cols-4">
            {videos.map((video) => (
              <li key={video.id} className="grid">
                <VideoCard video={video} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}

/** Videos of all games, by what they show, the newest or the most liked first. */
const VideosPage = () => {
  const text = useText<typeof texts>()
  const first = componentOf(useLoaderData<typeof loader>(), 'videos')
  return (
    <PageContainer>
      <PageHeading heading={text('videos.heading')} text={text('videos.text')} />
      {first ? <Videos first={first} /> : <Notice>{text('videos.not-now')}</Notice>}
    </PageContainer>
  )
}

export default VideosPage
