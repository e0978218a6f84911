import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { createLike } from '#casino/games/reactions/contract.ts'
import { answered } from '#kernel/web/api/answered.ts'
import { api, newCommandKey } from '#kernel/web/browser.ts'
import { changePagedList, refreshPagedList, usePagedList } from '#kernel/web/lists/use-paged-list.ts'
import { modalStack } from '#kernel/web/modals/modals.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { queries } from '#kernel/web/state/queries.ts'
import type { Comment, CommentsPage, listComments } from '../contract.ts'

const listKey = (slug: string) => ['game-comments', slug]
const ownKey = (slug: string) => ['game-comments-own', slug]

const read = (slug: string, query: { readonly limit?: number; readonly offset?: number }, signal?: AbortSignal) =>
  api.call<typeof listComments>('GET /rest/games/{slug}/comments/', { params: { slug }, query, ...(signal && { signal }) })

/** The comments of a game, page by page; `first` came with the page of the site. */
export const useComments = (slug: string, first: Omit<CommentsPage, 'own'>) => {
  const { isGuest } = useMain()
  return usePagedList<Comment>({
    key: listKey(slug),
    rowKey: ({ id }) => id,
    // A player's own likes are in no page that everybody gets.
    ...(isGuest ? { first } : {}),
    load: (offset, signal) => read(slug, { offset }, signal),
  })
}

/** How the game is rated now, and what the visitor may add. */
export const useOwn = (slug: string) =>
  useQuery(
    {
      queryKey: ownKey(slug),
      staleTime: 0,
      queryFn: ({ signal }) => answered(read(slug, { limit: 1 }, signal)),
    },
    queries(),
  )

/** Asks anew once the last window over the page is gone: whoever played the game in it may write from then on. */
export const useOwnAfterPlay = (slug: string): void =>
  useEffect(
    () =>
      modalStack.subscribe(() => {
        if (modalStack.get().length === 0) void refreshPagedList(ownKey(slug))
      }),
    [slug],
  )

/** A comment was written, taken back or reported. */
export const refreshComments = async (slug: string): Promise<void> => {
  await Promise.all([refreshPagedList(listKey(slug)), refreshPagedList(ownKey(slug))])
}

/** Marked only once the house has said so, with its number. */
export const likeComment = async (slug: string, id: number): Promise<void> => {
  const answer = await api.call<typeof createLike>('POST /rest/likes/create/', {
    body: { model_id: id, model_schema: 'game-comments' },
    key: newCommandKey(),
  })
  if (!answer.success) return notify({ tone: 'negative', title: answer.message })
  const { likesCount } = answer
  changePagedList<Comment>(listKey(slug), (rows) => rows.map((row) => (row.id === id ? { ...row, isLiked: true, likesCount } : row)))
}
