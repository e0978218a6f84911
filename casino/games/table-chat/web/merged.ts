import type { ChatMessage, ChatMoved, ChatRoom } from '../contract.ts'
import { shown_messages } from '../rules.ts'

const newestOf = (messages: readonly ChatMessage[]): ChatMessage[] => {
  const by_id = new Map(messages.map((message) => [message.id, message]))
  return [...by_id.values()].toSorted((a, b) => a.id - b.id).slice(-shown_messages)
}

/** A room after what has moved in it: each message once, in order, without those that are gone. */
export const merged = (chat: ChatRoom, { messages, gone, isOpen, slowSeconds }: ChatMoved['data']): ChatRoom => ({
  ...chat,
  isOpen,
  slowSeconds,
  messages: newestOf([...chat.messages, ...messages]).filter(({ id }) => !gone.includes(id)),
})

/** A room after a message of one's own, which the house may also tell. */
export const withOwn = (chat: ChatRoom, message: ChatMessage): ChatRoom => ({ ...chat, messages: newestOf([...chat.messages, message]) })
