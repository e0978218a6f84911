import { InfiniteQueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '#kernel/web/browser.ts'
import { pagesQuery } from '#kernel/web/lists/use-paged-list.ts'
import { queries } from '#kernel/web/state/queries.ts'
import type { StoryCategory } from '../contract.ts'
import { markViewed, readCategories, toggleStoryLike } from './use-stories.ts'

vi.mock('#kernel/web/browser.ts', () => ({ api: { call: vi.fn() }, sessionApi: {}, newCommandKey: () => 'once' }))
const call = vi.mocked(api.call)

const story = (id: number) => ({ id, isViewed: false, isLiked: false, likesCount: 3, isInvitation: false })
const categories = Array.from(
  { length: 23 },
  (_, index) => ({ id: index + 1, isViewed: false, stories: [story(10 * index + 1), story(10 * index + 2)] }) as unknown as StoryCategory,
)
const list = () =>
  new InfiniteQueryObserver(queries(), pagesQuery<StoryCategory>({ key: ['stories'], load: (offset) => readCategories(offset) }))
const shown = (): StoryCategory[] =>
  queries()
    .getQueryData<{ pages: { data: StoryCategory[] }[] }>(['stories'])
    ?.pages.flatMap(({ data }) => data) ?? []
const shownStory = (id: number) => shown().flatMap(({ stories }) => stories.filter((one) => one.id === id))[0]!

/** The server's side of the list: ten categories a page. */
const answerList = (): void =>
  void call.mockImplementation((async (_route: string, { query }: { query: { page: number } }) => ({
    success: true,
    data: categories.slice((query.page - 1) * 10, query.page * 10),
    hasMore: query.page * 10 < categories.length,
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

test('SO-006: further categories are asked for page by page, also after a story was marked meanwhile', async () => {
  answerList()
  const observer = list()
  const leave = observer.subscribe(() => undefined)
  await expect.poll(() => shown()).toHaveLength(10)
  await observer.fetchNextPage()
  markViewed(1)
  await observer.fetchNextPage()
  expect(call.mock.calls.map(([, given]) => (given as { query: object }).query)).toEqual([{ page: 1 }, { page: 2 }, { page: 3 }])
  expect(shown().map(({ id }) => id)).toEqual(categories.map(({ id }) => id))
  expect(observer.getCurrentResult().hasNextPage).toBe(false)
  leave()
})

test('SO-001: what is viewed is marked in the loaded list at once, and nothing moves', async () => {
  answerList()
  const leave = list().subscribe(() => undefined)
  await expect.poll(() => shown()).toHaveLength(10)
  for (const id of [11, 12]) markViewed(id)
  expect(shown().map(({ id, isViewed }) => [id, isViewed])).toEqual(categories.slice(0, 10).map(({ id }) => [id, id === 2]))
  leave()
})

test('SO-004, SO-012: a like shows at once, as the server says after that, and is taken back and only logged where it is refused; a press on the way does nothing', async () => {
  answerList()
  const leave = list().subscribe(() => undefined)
  await expect.poll(() => shown()).toHaveLength(10)
  const answers: ((answer: object) => void)[] = []
  call.mockReset()
  call.mockImplementation((() => new Promise((resolve) => answers.push(resolve))) as never)
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)

  const refused = toggleStoryLike(shownStory(1))
  expect(shownStory(1)).toMatchObject({ isLiked: true, likesCount: 4 })
  await toggleStoryLike(shownStory(1))
  expect(call).toHaveBeenCalledOnce()
  expect(call).toHaveBeenCalledWith('POST /rest/story/like/', { body: { storyId: 1 }, key: 'once' })
  answers[0]?.({ success: false, status: 429, message: 'Пізніше' })
  await refused
  expect(shownStory(1)).toMatchObject({ isLiked: false, likesCount: 3 })
  expect(logged).toHaveBeenCalledOnce()

  const liked = toggleStoryLike(shownStory(1))
  answers[1]?.({ success: true, isLiked: true, likesCount: 8 })
  await liked
  expect(shownStory(1)).toMatchObject({ isLiked: true, likesCount: 8 })
  const taken_back = toggleStoryLike(shownStory(1))
  expect(shownStory(1)).toMatchObject({ isLiked: false, likesCount: 7 })
  answers[2]?.({ success: true, isLiked: false, likesCount: 7 })
  await taken_back
  expect(shownStory(2)).toMatchObject({ isLiked: false, likesCount: 3 })
  expect(logged).toHaveBeenCalledOnce()
  leave()
})

test('SO-012: categories that do not come are logged; nothing is told to the visitor', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  call.mockResolvedValue({ success: false, status: 503, message: 'Пізніше' } as never)
  expect(await readCategories(0)).toMatchObject({ success: false })
  expect(logged).toHaveBeenCalledOnce()
})
