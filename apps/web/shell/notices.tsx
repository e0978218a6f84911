import { useEffect, useState } from 'react'
import { dismissNotice, holdNotices, notices, type Notice } from '#kernel/web/notices/notices.ts'
import { restoreFocus } from '#kernel/web/page/restore-focus.ts'
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
  const shown = useStore(notices, none)
  const [is_open, setOpen] = useState(false)
  const [is_attended, setAttended] = useState(false)
  const are_several = shown.length > 1
  useEffect(() => {
    if (!are_several) setOpen(false)
  }, [are_several])
  const is_read = (is_open && are_several) || (is_attended && shown.length > 0)
  useEffect(() => (is_read ? holdNotices() : undefined), [is_read])
  return (
    <ToastRegion
      label={text('shell.notices')}
      dismiss_label={text('shell.close')}
      more_label={(count) => text('shell.notices.folded', { count })}
      fold_label={text('shell.notices.fold')}
      is_open={is_open}
      onToggle={() => setOpen(!is_open)}
      onDismiss={(id) => dismissNotice(Number(id))}
      onAttention={setAttended}
      onFocusLost={restoreFocus}
      toasts={shown.toReversed().map((notice) => ({
        id: notice.id,
        tone: notice.tone,
        heading: notice.title,
        ...saidBelow(notice, text),
        ...(notice.action || notice.link ? { action: <NoticeAction notice={notice} /> } : {}),
      }))}
    />
  )
}
