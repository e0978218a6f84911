import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { openModals } from '#kernel/web/modals/modals.ts'
import { leaveTo } from '#kernel/web/page/leave-to.ts'
import { isPlainPress } from '#kernel/web/page/plain-press.ts'

interface LeavingLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  /** Path from the root of the site. */
  readonly to: string
}

/** A link to a page, for what is shown in windows too: there it closes them all before it leads away. */
export const LeavingLink = ({ onClick, ...link }: LeavingLinkProps) => (
  <Link
    {...link}
    onClick={(event) => {
      onClick?.(event)
      if (event.defaultPrevented || !isPlainPress(event) || openModals().length === 0) return
      event.preventDefault()
      leaveTo(link.to)
    }}
  />
)
