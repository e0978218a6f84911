import { useQuery } from '@tanstack/react-query'
import { answered, dataOf } from '#kernel/web/api/answered.ts'
import { api, newCommandKey } from '#kernel/web/browser.ts'
import { changePagedList, usePagedList } from '#kernel/web/lists/use-paged-list.ts'
import { logFailure } from '#kernel/web/log-failure.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { queries } from '#kernel/web/state/queries.ts'
import type { getVideo, likeVideo, listVideos, Video, VideosData, WatchedVideo } from '../contract.ts'
import { withLike, type VideoOrder, type VideoShows } from '../rules.ts'

export interface VideosFilter {
  readonly limit: number
  readonly category?: VideoShows
  /** The slug of a game. */
  readonly filter?: string
  readonly order?: VideoOrder
}

/** SO-008: the next page begins where what is shown ends, and isPagesEnabled says whether there is one. */
export const readVideos = async (asked: VideosFilter, offset: number, signal?: AbortSignal) => {
  const answer = await api.call<typeof listVideos>('GET /rest/video/', { query: { ...asked, offset }, ...(signal && { signal }) })
  return answer.success ? { success: true as const, data: answer.videos, hasMore: answer.isPagesEnabled } : answer
}

const listKey = (asked: VideosFilter) => ['videos', asked]
const videoKey = (id: number) => ['video', id]

/** Videos page by page; `first` came with the page of the site. */
export const useVideos = (asked: VideosFilter, first?: VideosData) => {
  const { isGuest } = useMain()
  return usePagedList<Video>({
    key: listKey(asked),
    rowKey: ({ id }) => id,
    // A player's own likes are in no page that everybody gets.
    ...(isGuest && first ? { first: { data: first.videos, hasMore: first.isPagesEnabled } } : {}),
    load: (offset, signal) => readVideos(asked, offset, signal),
  })
}

export const useVideo = (id: number) =>
  useQuery(
    { queryKey: videoKey(id), queryFn: () => dataOf(api.call<typeof getVideo>('GET /rest/video/{id}/', { params: { id } })) },
    queries(),
  )

/** SO-007: marked, and one more, once the server has confirmed; a failure is logged and nothing else. */
export const likeOne = async (id: number): Promise<void> => {
  try {
    await answered(api.call<typeof likeVideo>('POST /rest/video/like/', { query: { id }, key: newCommandKey() }))
  } catch (error) {
    return logFailure('the like of a video', error)
  }
  changePagedList<Video>(['videos'], (videos) => videos.map((video) => withLike(video, id)))
  queries().setQueryData<WatchedVideo>(videoKey(id), (video) => video && withLike(video, id))
}
