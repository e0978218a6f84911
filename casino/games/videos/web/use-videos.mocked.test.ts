import { InfiniteQueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '#kernel/web/browser.ts'
import { pagesQuery } from '#kernel/web/lists/use-paged-list.ts'
import { queries } from '#kernel/web/state/queries.ts'
import type { Video } from '../contract.ts'
import { likeOne, readVideos } from './use-videos.ts'

vi.mock('#kernel/web/browser.ts', () => ({ api: { call: vi.fn() }, sessionApi: {}, newCommandKey: () => 'once' }))
const call = vi.mocked(api.call)

const videos = [9, 8, 7, 6, 5].map((id) => ({ id, liked: false, likesCount: 3 }) as Video)
const asked = { limit: 2 }
const list = () =>
  new InfiniteQueryObserver(queries(), pagesQuery<Video>({ key: ['videos', asked], load: (offset) => readVideos(asked, offset) }))
const shown = (): Video[] =>
  queries()
    .getQueryData<{ pages: { data: Video[] }[] }>(['videos', asked])
    ?.pages.flatMap(({ data }) => data) ?? []

/** The server's side of the list: two from an offset on. */
const answerList = (): void =>
  void call.mockImplementation((async (_route: string, { query }: { query: { offset: number } }) => ({
    success: true,
    videos: videos.slice(query.offset, query.offset + 2),
    isPagesEnabled: query.offset + 2 < videos.length,
    likedIds: [],
  })) as never)

beforeEach(() => {
  vi.stubGlobal('window', {})
  queries().clear()
  call.mockReset()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('SO-008: further videos are appended, asked for from as many as are shown, until isPagesEnabled says that there are no more', async () => {
  answerList()
  const observer = list()
  const leave = observer.subscribe(() => undefined)
  await expect.poll(() => shown()).toHaveLength(2)
  await observer.fetchNextPage()
  expect(observer.getCurrentResult().hasNextPage).toBe(true)
  await observer.fetchNextPage()
  expect(call.mock.calls.map(([, given]) => (given as { query: object }).query)).toEqual([0, 2, 4].map((offset) => ({ limit: 2, offset })))
  expect(shown().map(({ id }) => id)).toEqual([9, 8, 7, 6, 5])
  expect(observer.getCurrentResult().hasNextPage).toBe(false)
  leave()
})

test('SO-007, SO-012: a video is marked as liked, with one like more, only after the server confirmed; a failure changes nothing and is only logged', async () => {
  answerList()
  const leave = list().subscribe(() => undefined)
  await expect.poll(() => shown()).toHaveLength(2)
  queries().setQueryData(['video', 9], videos[0])
  const answers: ((answer: object) => void)[] = []
  call.mockImplementation((() => new Promise((resolve) => answers.push(resolve))) as never)
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)

  const failed = likeOne(9)
  answers[0]?.({ success: false, message: 'Спробуйте пізніше' })
  await failed
  expect(shown()[0]).toMatchObject({ liked: false, likesCount: 3 })
  expect(logged).toHaveBeenCalledOnce()

  const liked = likeOne(9)
  expect(shown()[0]).toMatchObject({ liked: false, likesCount: 3 })
  answers[1]?.({ success: true })
  await liked
  expect(call).toHaveBeenLastCalledWith('POST /rest/video/like/', { query: { id: 9 }, key: 'once' })
  expect(shown()[0]).toMatchObject({ liked: true, likesCount: 4 })
  expect(shown()[1]).toMatchObject({ liked: false, likesCount: 3 })
  expect(queries().getQueryData(['video', 9])).toMatchObject({ liked: true, likesCount: 4 })
  leave()
})
