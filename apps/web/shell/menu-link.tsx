import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import type { MenuItem } from '#kernel/contract/main-data.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { NavItem } from '#ui/layout/nav-item.tsx'
import type { texts } from '../texts.ts'
import { MenuIcon } from './menu-icon.tsx'

const withSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`)

/** Whether this is the current page. Only the path counts: a tab of a page is still that page. */
const useIsHere = (): ((url: string) => boolean) => {
  const { pathname } = useLocation()
  return (url) => withSlash(pathname) === url
}

type PlaceProps = {
  readonly url: string
  readonly icon: ReactNode
  readonly title: string
  readonly counter?: number | null
  readonly className: string
}

/** A link in a navigation. */
export const PlaceLink = ({ url, icon, title, counter, className }: PlaceProps) => {
  const text = useText<typeof texts>()
  const isHere = useIsHere()
  const count = counter ?? 0
  return (
    <Link to={url} className={className} aria-current={isHere(url) ? 'page' : undefined}>
      <NavItem icon={icon} label={title} count={count} count_label={text('shell.unseen', { count })} />
    </Link>
  )
}

/** The same for an item of header.menu. */
export const MenuLink = ({ item, className }: { readonly item: MenuItem; readonly className: string }) => (
  <PlaceLink url={item.url} icon={<MenuIcon name={item.icon} />} title={item.title} counter={item.counter} className={className} />
)
