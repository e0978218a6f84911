import { Bell } from 'lucide-react'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { texts } from '../texts.ts'
import { useUnread } from './centre.ts'

/** Button that opens the centre, with the number of unread notifications (NC-001). */
const NotificationBell = () => {
  const text = useText<typeof texts>()
  return (
    <IconButton
      label={text('notifications.heading')}
      icon={<Bell aria-hidden="true" />}
      count={useUnread()}
      onClick={() => openModal('NotificationCentre')}
    />
  )
}

export default NotificationBell
