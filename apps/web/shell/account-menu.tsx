import { Banknote, History, LogOut, ShieldCheck, User } from 'lucide-react'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useLogOut } from '#casino/sign-in/sessions/web/use-log-out.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { useCloseBeside } from '#ui/use-close-beside.ts'
import type { texts } from '../texts.ts'

const itemClass =
  'flex h-11 w-full items-center gap-3 rounded-md px-3 text-sm font-semibold text-ink transition-colors hover:bg-surface-2 [&_svg]:size-5 [&_svg]:text-ink-soft'

const places = [
  { path: '/profile/', icon: <User aria-hidden="true" />, title: 'shell.profile' },
  { path: '/cash/withdraw/', icon: <Banknote aria-hidden="true" />, title: 'shell.withdraw' },
  { path: '/profile/?tab=history', icon: <History aria-hidden="true" />, title: 'shell.history' },
  { path: '/responsible-play/', icon: <ShieldCheck aria-hidden="true" />, title: 'shell.limits' },
] as const

/** Closes on Escape, on a press outside, when the keyboard focus leaves, and on navigation. */
const useOpenMenu = () => {
  const [is_open, setOpen] = useState(false)
  const around = useRef<HTMLDivElement>(null)
  const { pathname, search } = useLocation()
  const close = useCallback(() => setOpen(false), [])
  // Not with every entry of the history: a page that notes something in its own must not shut what was just opened.
  useEffect(close, [pathname, search, close])
  useCloseBeside(around, is_open, close, 'button')
  return { is_open, setOpen, close, around }
}

const Item = ({ children }: { readonly children: ReactNode }) => <li>{children}</li>

/**
 * The menu under the player's picture: profile, withdrawals, history, limits, log out. From 1024 px; below that the profile page
 * has these links.
 */
export const AccountMenu = ({ login }: { readonly login: string }) => {
  const text = useText<typeof texts>()
  const { is_open, setOpen, close, around } = useOpenMenu()
  const { leaving, leave } = useLogOut()
  return (
    <div ref={around} className="relative hidden desk:block">
      <button
        type="button"
        aria-label={text('shell.account')}
        aria-expanded={is_open}
        aria-controls="account-menu"
        onClick={() => setOpen(!is_open)}
        className="block rounded-full"
      >
        <Avatar handle={login} />
      </button>
      <ul
        id="account-menu"
        hidden={!is_open}
        className="absolute end-0 top-full mt-2 w-60 rounded-lg bg-surface-1 p-2 shadow-high inset-ring inset-ring-line"
      >
        <li className="truncate px-3 pt-1 pb-2 text-sm text-ink-soft">{login}</li>
        {places.map(({ path, icon, title }) => (
          <Item key={path}>
            <Link to={path} onClick={close} className={itemClass}>
              {icon}
              {text(title)}
            </Link>
          </Item>
        ))}
        <Item>
          <button type="button" disabled={leaving} onClick={() => void leave()} className={itemClass}>
            <LogOut aria-hidden="true" />
            {text('shell.log-out')}
          </button>
        </Item>
      </ul>
    </div>
  )
}
