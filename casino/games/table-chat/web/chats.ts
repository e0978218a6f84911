import { useCallback } from 'react'
import { api, newCommandKey } from '#kernel/web/browser.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { createQueryState } from '#kernel/web/state/queries.ts'
import { isNewestState, usePublishedState } from '#kernel/web/state/realtime.ts'
import type { ChatMessage, ChatMoved, ChatRoom, getChat, ignorePlayer } from '../contract.ts'
import { merged, withOwn } from './merged.ts'

/** Rooms that this browser has read, by name. */
const chats = createQueryState<Readonly<Record<string, ChatRoom>>>('table-chats')

const change = (room: string, to: (chat: ChatRoom) => ChatRoom): void =>
  chats.set((known) => {
    const chat = known?.[room]
    return known && chat ? { ...known, [room]: to(chat) } : known
  })

export const takeMoved = (moved: ChatMoved['data']): void => change(moved.room, (chat) => merged(chat, moved))

export const takeOwn = (room: string, message: ChatMessage): void => change(room, (chat) => withOwn(chat, message))

const read = async (room: string): Promise<void> => {
  const answer = await api.call<typeof getChat>('GET /rest/live/chat/{room}/', { params: { room } })
  if (answer.success && isNewestState({ of: `games/table-chat:${room}`, revision: answer.data.revision }))
    chats.set((known) => ({ ...known, [room]: answer.data }))
}

/** The chat of a room, followed; undefined until it is read. */
export const useChat = (room: string): ChatRoom | undefined => {
  usePublishedState(
    `table-chat:${room}`,
    useCallback(() => read(room), [room]),
  )
  return chats.use()?.[room]
}

/** Hides a player's messages for this player alone, or shows them again. */
export const setIgnored = async (room: string, login: string, isIgnored: boolean): Promise<void> => {
  const answer = await api.call<typeof ignorePlayer>('POST /rest/live/chat/ignored/', {
    body: { login, isIgnored },
    key: newCommandKey(),
  })
  if (!answer.success) return notify({ tone: 'negative', title: answer.message })
  const { ignored } = answer.data
  change(room, (chat) => (chat.own ? { ...chat, own: { ...chat.own, ignored } } : chat))
}
