import { useEffect, useState } from 'react'
import type { ModalProps } from '#kernel/web-slice.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { goTo } from '#kernel/web/page/navigation.ts'
import { useStore } from '#kernel/web/state/store.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { SkeletonRow } from '#ui/skeleton.tsx'
import { Switch } from '#ui/switch.tsx'
import type { texts } from '../texts.ts'
import { centre, loadMessages, markShown } from './centre.ts'
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

/** Reads the newest each time it opens; what is shown counts as read. */
const useCentre = () => {
  const known = useStore(centre, undefined)
  const [has_failed, setFailed] = useState(false)
  const settle = async (is_done: boolean): Promise<void> => {
    setFailed(!is_done)
    if (is_done) await markShown(centre.get()?.messages ?? [])
  }
  useEffect(() => {
    void loadMessages().then(settle)
  }, [])
  const load = (more = false): void => void loadMessages(more ? centre.get()?.messages : []).then(settle)
  return { known, has_failed, load }
}

/** The notification centre (NC-001, NC-002). */
const NotificationCentre = ({ close }: ModalProps) => {
  const text = useText<typeof texts>()
  const { known, has_failed, load } = useCentre()
  const open = (link: string): void => {
    close()
    void goTo(link)
  }
  const content = () => {
    if (has_failed)
      return (
        <ErrorState heading={text('notifications.failed')} action={<Button onClick={() => load()}>{text('notifications.retry')}</Button>}>
          {text('notifications.failed.text')}
        </ErrorState>
      )
    if (!known)
      return (
        <div aria-busy="true">
          <SkeletonRow />
          <SkeletonRow />
          <SkeletonRow />
        </div>
      )
    if (known.messages.length === 0)
      return (
        <EmptyState
          picture={<Illustration name="no-messages" />}
          heading={text('notifications.empty.heading')}
          action={<Button onClick={() => open('/games/')}>{text('notifications.empty.action')}</Button>}
        >
          {text('notifications.empty.text')}
        </EmptyState>
      )
    return (
      <>
        <ul>
          {known.messages.map((message) => (
            <NotificationItem key={message.ncMessageId} message={message} onOpen={open} />
          ))}
        </ul>
        {known.total > known.messages.length && (
          <Button variant="ghost" wide onClick={() => load(true)}>
            {text('notifications.more')}
          </Button>
        )}
      </>
    )
  }
  return (
    <Dialog {...useModalFrame()} title={text('notifications.heading')}>
      {content()}
      <div className="mt-4 border-t border-line pt-4">
        <SoundSwitch />
      </div>
    </Dialog>
  )
}

export default NotificationCentre
