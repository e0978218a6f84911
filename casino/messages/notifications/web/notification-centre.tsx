import { useEffect, useRef, useState } from 'react'
import type { ModalProps } from '#kernel/web-slice.ts'
import { PagedList } from '#ui/paged-list.tsx'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { goTo } from '#kernel/web/page/navigation.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SkeletonRow } from '#ui/skeleton.tsx'
import { Switch } from '#ui/switch.tsx'
import type { texts } from '../texts.ts'
import { markShown, useCentre } from './centre.ts'
import { NoNotifications } from './no-notifications.tsx'
import { NotificationItem } from './notification-item.tsx'
import { isSoundOn, switchSound } from './sounds.ts'

const SoundSwitch = () => {
  const text = useText<typeof texts>()
  const [is_on, setOn] = useState(isSoundOn)
  const change = (next: boolean): void => {
    switchSound(next)
    setOn(next)
  }
  return <Switch label={text('notifications.sound')} checked={is_on} onChange={(event) => change(event.currentTarget.checked)} />
}

/** The notification centre (NC-001, NC-002). */
const NotificationCentre = ({ close }: ModalProps) => {
  const text = useText<typeof texts>()
  const list = useCentre()
  const { rows } = list
  // Each is marked as read once, however often the list renders.
  const told = useRef(new Set<number>())
  useEffect(() => {
    const fresh = rows.filter(({ ncMessageId }) => !told.current.has(ncMessageId))
    for (const { ncMessageId } of fresh) told.current.add(ncMessageId)
    void markShown(fresh)
  }, [rows])
  const open = (link: string): void => {
    close()
    void goTo(link)
  }
  return (
    <Dialog {...useModalFrame()} title={text('notifications.heading')}>
      <PagedList
        list={list}
        frame="bare"
        coming={
          <>
            <SkeletonRow />
            <SkeletonRow />
            <SkeletonRow />
          </>
        }
        empty={<NoNotifications toGames={() => open('/games/')} />}
      >
        {(messages) => (
          <ul>
            {messages.map((message) => (
              <NotificationItem key={message.ncMessageId} message={message} onOpen={open} />
            ))}
          </ul>
        )}
      </PagedList>
      <div className="mt-4 border-t border-line pt-4">
        <SoundSwitch />
      </div>
    </Dialog>
  )
}

export default NotificationCentre
