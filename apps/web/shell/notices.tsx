import { Link } from 'react-router'
import { dismissNotice, notices, type Notice } from '#kernel/web/notices/notices.ts'
import { useStore } from '#kernel/web/state/store.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { ToastRegion } from '#ui/toast-region.tsx'
import type { texts } from '../texts.ts'

const none: readonly Notice[] = []

const NoticeAction = ({ notice }: { readonly notice: Notice }) => {
  const text = useText<typeof texts>()
  const { link, action } = notice
  if (action)
    return (
      <Button size="sm" variant="secondary" onClick={action.run}>
        {action.label}
      </Button>
    )
  return link ? (
    <Link to={link} className={buttonClass({ size: 'sm', variant: 'secondary' })} onClick={() => dismissNotice(notice.id)}>
      {text('shell.open-notice')}
    </Link>
  ) : null
}

/** The short messages over the page (CN-030). */
export const Notices = () => {
  const text = useText<typeof texts>()
  return (
    <ToastRegion
      label={text('shell.notices')}
      dismiss_label={text('shell.close')}
      onDismiss={(id) => dismissNotice(Number(id))}
      toasts={useStore(notices, none).map((notice) => ({
        id: notice.id,
        tone: notice.tone,
        heading: notice.title,
        ...(notice.text ? { text: notice.text } : {}),
        ...(notice.action || notice.link ? { action: <NoticeAction notice={notice} /> } : {}),
      }))}
    />
  )
}
