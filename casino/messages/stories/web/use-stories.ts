import { api, newCommandKey } from '#kernel/web/browser.ts'
import { changePagedList, usePagedList } from '#kernel/web/lists/use-paged-list.ts'
import { logFailure } from '#kernel/web/log-failure.ts'
import { useIsPlayClosed } from '#kernel/web/state/app-state.ts'
import type { likeStory, listCategories, Story, StoryCategory } from '../contract.ts'
import { categories_per_page, toggledLike, withoutInvitations, withStory, withViewed, type Like } from '../rules.ts'

const key = ['stories']

/** SO-006: the page that begins where what is loaded ends. A failure is logged (SO-012); the row stays as it is. */
export const readCategories = async (offset: number, signal?: AbortSignal) => {
  const query = { page: Math.floor(offset / categories_per_page) + 1 }
  const answer = await api.call<typeof listCategories>('GET /rest/story/category/', { query, ...(signal && { signal }) })
  if (!answer.success && !signal?.aborted) logFailure('stories', answer)
  return answer
}

/** Categories page by page. Whom play was closed for meanwhile is not invited any more. */
export const useStories = (stale_ms?: number) => {
  const is_closed = useIsPlayClosed()
  const list = usePagedList<StoryCategory>({
    key,
    rowKey: ({ id }) => id,
    load: readCategories,
    ...(stale_ms === undefined ? {} : { stale_ms }),
  })
  return is_closed ? { ...list, rows: withoutInvitations(list.rows) } : list
}

type Categories = readonly StoryCategory[]

export const markViewed = (story_id: number): void => changePagedList<StoryCategory>(key, (rows: Categories) => withViewed(rows, story_id))

const changeStory = (story_id: number, change: (story: Story) => Like): void =>
  changePagedList<StoryCategory>(key, (rows: Categories) => withStory(rows, story_id, change))

const sending = new Set<number>()

/** SO-004: shown at once, then as the server says; what it refuses is taken back and only logged. A press while one is on its way does nothing. */
export const toggleStoryLike = async ({ id, isLiked, likesCount }: Story): Promise<void> => {
  if (sending.has(id)) return
  sending.add(id)
  changeStory(id, toggledLike)
  const answer = await api.call<typeof likeStory>('POST /rest/story/like/', { body: { storyId: id }, key: newCommandKey() })
  sending.delete(id)
  if (!answer.success) logFailure('the like of a story', answer)
  changeStory(id, () => (answer.success ? { isLiked: answer.isLiked, likesCount: answer.likesCount } : { isLiked, likesCount }))
}
