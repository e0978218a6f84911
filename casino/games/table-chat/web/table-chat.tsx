import { openModal } from '#kernel/web/modals/modals.ts'
import { useIsPlayClosed, useMain } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Notice } from '#ui/notice.tsx'
import { PartToCome } from '#ui/part-to-come.tsx'
import type { ChatRoom } from '../contract.ts'
import type { texts } from '../texts.ts'
import { setIgnored, useChat } from './chats.ts'
import { MessageForm } from './message-form.tsx'
import { MessageList } from './message-list.tsx'

/** The field to write in, or why there is none. */
const Foot = ({ chat }: { readonly chat: ChatRoom }) => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  const { isGuest } = useMain()
  const is_closed_for_player = useIsPlayClosed()
  if (!chat.isOpen) return <Notice>{text('chat-closed')}</Notice>
  if (isGuest)
    return (
      <Button variant="secondary" wide onClick={() => openModal('Login')}>
        {text('chat.sign-in')}
      </Button>
    )
  if (is_closed_for_player) return <Notice>{text('chat-play-closed')}</Notice>
  const until = chat.own?.mutedUntil
  if (until) return <Notice tone="warning">{text('chat-muted', { until: dateTime(until) })}</Notice>
  return <MessageForm chat={chat} />
}

const Ignored = ({ room, logins }: { readonly room: string; readonly logins: readonly string[] }) => {
  const text = useText<typeof texts>()
  return (
    <Disclosure summary={text('chat.hidden')} className="bg-surface-2">
      <ul className="divide-y divide-line">
        {logins.map((login) => (
          <li key={login} className="flex items-center justify-between gap-3 py-1.5 text-sm">
            <span className="truncate font-semibold">{login}</span>
            <Button
              variant="ghost"
              size="sm"
              aria-label={text('chat.show-of', { login })}
              onClick={() => void setIgnored(room, login, false)}
            >
              {text('chat.show')}
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

/** What players say at a table. Guests read. */
export const TableChat = ({ room, watching }: { readonly room: string; readonly watching: number }) => {
  const text = useText<typeof texts>()
  const { chat, failure, again } = useChat(room)
  return (
    <Card heading={text('chat.heading')} aside={<Badge>{text('chat.here', { count: watching })}</Badge>}>
      {chat ? (
        <div className="flex flex-col gap-3">
          <MessageList chat={chat} />
          <Foot chat={chat} />
          {chat.own && chat.own.ignored.length > 0 && <Ignored room={room} logins={chat.own.ignored} />}
        </div>
      ) : (
        <PartToCome
          lines={5}
          loading_label={text('chat.loading')}
          failure={
            failure === null ? null : { heading: text('chat.failed'), text: failure, again_label: text('chat.again'), onAgain: again }
          }
        />
      )}
    </Card>
  )
}
