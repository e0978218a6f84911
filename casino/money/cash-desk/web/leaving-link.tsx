import { Link } from 'react-router'
import { leaveTo } from './leave-to.ts'

interface LeavingProps {
  readonly to: string
  readonly className?: string
  readonly children: string
}

/** A link out of the desk, on a page or in a window; high enough for a finger without taking the room. */
export const LeavingLink = ({ to, className = '-my-3 inline-block py-3 text-accent-ink underline', children }: LeavingProps) => (
  <Link
    to={to}
    className={className}
    onClick={(event) => {
      // In another tab or window the browser opens it itself.
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      leaveTo(to)
    }}
  >
    {children}
  </Link>
)
