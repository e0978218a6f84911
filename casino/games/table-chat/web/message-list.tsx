import { EyeOff, Flag } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { ChatMessage, ChatRoom } from '../contract.ts'
import type { texts } from '../texts.ts'
import { setIgnored } from './chats.ts'

interface MessageProps {
  readonly room: string
  readonly message: ChatMessage
  /** Whether the reader may report it and hide its author. */
  readonly is_other: boolean
}

const Message = ({ room, message: { id, login, text: said }, is_other }: MessageProps) => {
  const text = useText<typeof texts>()
  return (
    <li className="group flex gap-2.5 py-1.5">
      <Avatar handle={login} size="sm" />
      <p className="min-w-0 flex-1 text-sm break-words">
        <span className="me-1.5 font-bold">{login}</span>
        {said}
      </p>
      {is_other && (
        <span className="flex shrink-0 opacity-60 group-hover:opacity-100 focus-within:opacity-100">
          <IconButton
            size="sm"
            icon={<EyeOff aria-hidden="true" />}
            label={text('chat.hide-of', { login })}
            onClick={() => void setIgnored(room, login, true)}
          />
          <IconButton
            size="sm"
            icon={<Flag aria-hidden="true" />}
            label={text('chat.report-of', { login })}
            onClick={() => openModal('ChatReport', { id })}
          />
        </span>
      )}
    </li>
  )
}

/** How near to its end a list counts as read to the end. */
const near_px = 40

/** The messages, the newest at the end. It stays at its end while the reader is there, and still while they read further up. */
export const MessageList = ({ chat }: { readonly chat: ChatRoom }) => {
  const text = useText<typeof texts>()
  const list = useRef<HTMLOListElement>(null)
  const is_at_end = useRef(true)
  const { room, own } = chat
  const messages = chat.messages.filter(({ login }) => !own?.ignored.includes(login))
  const last_id = messages.at(-1)?.id
  useLayoutEffect(() => {
    const box = list.current
    if (box && is_at_end.current) box.scrollTop = box.scrollHeight
  }, [last_id])
  if (messages.length === 0) return <p className="py-6 text-center text-sm text-ink-soft">{text('chat.empty')}</p>
  return (
    <ol
      ref={list}
      aria-label={text('chat.messages')}
      // A list that scrolls is reached by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        is_at_end.current = scrollHeight - scrollTop - clientHeight < near_px
      }}
      className="max-h-72 overflow-y-auto overscroll-contain"
    >
      {messages.map((message) => (
        <Message key={message.id} room={room} message={message} is_other={own !== null && message.login !== own.login} />
      ))}
    </ol>
  )
}
