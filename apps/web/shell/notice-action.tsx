import { useLocation } from 'react-router'
import { dismissNotice, type Notice } from '#kernel/web/notices/notices.ts'
import { LeavingLink } from '#kernel/web/page/leaving-link.tsx'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import type { texts } from '../texts.ts'

/** The button of a notice: its own action, or the way to its page. */
export const NoticeAction = ({ notice }: { readonly notice: Notice }) => {
  const text = useText<typeof texts>()
  const { pathname } = useLocation()
  const { link, action } = notice
  if (action)
    return (
      <Button size="sm" variant="secondary" onClick={action.run}>
        {action.label}
      </Button>
    )
  // Who is there need not be led there.
  return link && link !== pathname ? (
    <LeavingLink to={link} className={buttonClass({ size: 'sm', variant: 'secondary' })} onClick={() => dismissNotice(notice.id)}>
      {text('shell.open-notice')}
    </LeavingLink>
  ) : null
}
