import { dismissNotice, notices, type Notice } from '#kernel/web/notices/notices.ts'
import { useStore } from '#kernel/web/state/store.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { ToastRegion } from '#ui/toast-region.tsx'
import type { texts } from '../texts.ts'
import { NoticeAction } from './notice-action.tsx'

const none: readonly Notice[] = []

const saidBelow = ({ text: own, more = 0 }: Notice, text: ReturnType<typeof useText<typeof texts>>): { readonly text?: string } => {
  const said = [own, more > 0 && text('shell.notices.more', { count: more })].filter(Boolean).join(' · ')
  return said === '' ? {} : { text: said }
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
        ...saidBelow(notice, text),
        ...(notice.action || notice.link ? { action: <NoticeAction notice={notice} /> } : {}),
      }))}
    />
  )
}
