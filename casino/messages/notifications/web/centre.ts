import { api } from '#kernel/web/browser.ts'
import { appState, patchMain, useMain } from '#kernel/web/state/app-state.ts'
import { createStore } from '#kernel/web/state/store.ts'
import type { getMessages, Notification, readMessages } from '../contract.ts'

export interface Centre {
  readonly messages: readonly Notification[]
  readonly total: number
}

/** What was read of the centre; undefined until somebody opens it. */
export const centre = createStore<Centre | undefined>(undefined)

const unreadOf = (main: { readonly [field: string]: unknown }): number =>
  (main['notifications'] as { unread?: number } | undefined)?.unread ?? 0

export const useUnread = (): number => unreadOf(useMain())

const setUnread = (unread: number): void => patchMain(() => ({ notifications: { unread } }))

/** Reads the newest, or the next page. False when it could not be had. */
export const loadMessages = async (known: readonly Notification[] = []): Promise<boolean> => {
  const answer = await api.call<typeof getMessages>('GET /rest/notification-centre/messages/', { query: { offset: known.length } })
  if (!answer.success) return false
  const ids = new Set(known.map(({ ncMessageId }) => ncMessageId))
  centre.set({ messages: [...known, ...answer.data.filter(({ ncMessageId }) => !ids.has(ncMessageId))], total: answer.total })
  setUnread(answer.unread)
  return true
}

/** NC-002: shown is read. On success each is marked here too. */
export const markShown = async (messages: readonly Notification[]): Promise<void> => {
  const ids = messages.filter(({ isReaded }) => !isReaded).map(({ ncMessageId }) => ncMessageId)
  if (ids.length === 0) return
  const answer = await api.call<typeof readMessages>('POST /rest/notification-centre/messages/read/', { body: { ids } })
  if (answer.success) setUnread(answer.unread)
}

/** Adds one that has just come (RTM-022); one that is known already changes nothing. */
export const addMessage = ({ unread, ...message }: Notification & { readonly unread: number }): boolean => {
  const known = centre.get()
  if (known?.messages.some(({ ncMessageId }) => ncMessageId === message.ncMessageId)) return false
  if (known) centre.set({ messages: [message, ...known.messages], total: known.total + 1 })
  if (appState.get().main.isGuest === false) setUnread(unread)
  return true
}
