import { api } from '#kernel/web/browser.ts'
import { changePagedList, usePagedList, type PagedList } from '#kernel/web/lists/use-paged-list.ts'
import { appState, patchMain, useMain } from '#kernel/web/state/app-state.ts'
import type { getMessages, Notification, readMessages } from '../contract.ts'

export const centre_key = ['notification-centre'] as const

export const useUnread = (): number => useMain().notifications.unread

const setUnread = (unread: number): void => patchMain(() => ({ notifications: { unread } }))

/** The player's notifications; reloaded each time the centre opens. */
export const useCentre = (): PagedList<Notification> =>
  usePagedList({
    key: centre_key,
    rowKey: ({ ncMessageId }) => ncMessageId,
    stale_ms: 0,
    load: async (offset, signal) => {
      const answer = await api.call<typeof getMessages>('GET /rest/notification-centre/messages/', { query: { offset }, signal })
      if (answer.success) setUnread(answer.unread)
      return answer
    },
  })

/** NC-002: shown notifications are marked as read. The unread marks stay visible until the centre closes. */
export const markShown = async (messages: readonly Notification[]): Promise<void> => {
  const ids = messages.filter(({ isReaded }) => !isReaded).map(({ ncMessageId }) => ncMessageId)
  if (ids.length === 0) return
  const answer = await api.call<typeof readMessages>('POST /rest/notification-centre/messages/read/', { body: { ids } })
  if (answer.success) setUnread(answer.unread)
}

/** Adds a notification that has just arrived (RTM-022); a known one changes nothing. */
export const addMessage = ({ unread, ...message }: Notification & { readonly unread: number }): boolean => {
  let is_known = false
  changePagedList<Notification>(centre_key, (known) => {
    is_known = known.some(({ ncMessageId }) => ncMessageId === message.ncMessageId)
    return is_known ? known : [message, ...known]
  })
  if (!is_known && appState.get().main.isGuest === false) setUnread(unread)
  return !is_known
}
