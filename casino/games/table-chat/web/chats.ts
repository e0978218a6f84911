import { useCallback, useState } from 'react'
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

/** Reads a room; gives what the house said if it could not. */
export const readChat = async (room: string, tries = 3): Promise<string | null> => {
  const answer = await api.call<typeof getChat>('GET /rest/live/chat/{room}/', { params: { room } })
  if (!answer.success) return answer.message
  const is_newest = isNewestState({ of: `games/table-chat:${room}`, revision: answer.data.revision })
  // A message came before this answer: it stands in a room that was read before, and in the next answer otherwise.
  if (!is_newest && chats.get()?.[room]) return null
  if (!is_newest && tries > 1) return readChat(room, tries - 1)
  chats.set((known) => ({ ...known, [room]: answer.data }))
  return null
}

interface FollowedChat {
  /** Undefined until it is read. */
  readonly chat: ChatRoom | undefined
  /** Why it could not be read. */
  readonly failure: string | null
  readonly again: () => void
}

/** The chat of a room, followed. */
export const useChat = (room: string): FollowedChat => {
  const [failure, setFailure] = useState<string | null>(null)
  const read = useCallback(async () => setFailure(await readChat(room)), [room])
  usePublishedState(`table-chat:${room}`, read)
  const again = (): void => {
    setFailure(null)
    void read()
  }
  return { chat: chats.use()?.[room], failure, again }
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
