import { useText } from '#kernel/web/texts/use-text.tsx'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { ArtIcon } from '#ui/art-icon.tsx'
import { Badge } from '#ui/badge.tsx'
import type { Notification } from '../contract.ts'
import type { texts } from '../texts.ts'

/** Icons that are visible on dark and white backgrounds; an envelope is nearly white. */
const icons = { default: 'bell', deposit: 'money-bag', bonusCredit: 'gift', withdrawal: 'bank' } as const

type NotificationItemProps = { readonly message: Notification; readonly onOpen: (link: string) => void }

const Content = ({ message }: { readonly message: Notification }) => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  return (
    <>
      <ArtIcon name={icons[message.systemAlias]} size={34} className="mt-0.5" />
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2">
          <span className="font-bold">{message.title}</span>
          {!message.isReaded && <Badge tone="accent">{text('notifications.new')}</Badge>}
        </span>
        <span className="mt-0.5 block text-sm text-ink-soft">{message.text}</span>
        <span className="amount mt-1 block text-xs text-ink-soft">{dateTime(message.at)}</span>
      </span>
    </>
  )
}

/** One notification; a click opens its subject. */
export const NotificationItem = ({ message, onOpen }: NotificationItemProps) => {
  const { link } = message
  const look = 'flex w-full items-start gap-3.5 border-t border-line py-3.5 text-start group-first/item:border-t-0'
  return (
    <li className="group/item">
      {link ? (
        <button type="button" className={`${look} transition-colors hover:bg-surface-2`} onClick={() => onOpen(link)}>
          <Content message={message} />
        </button>
      ) : (
        <div className={look}>
          <Content message={message} />
        </div>
      )}
    </li>
  )
}
