import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { MenuItem } from '#kernel/contract/main-data.ts'
import { LeavingLink } from '#kernel/web/page/leaving-link.tsx'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { NavItem } from '#ui/layout/nav-item.tsx'
import type { texts } from '../texts.ts'
import { MenuIcon } from './menu-icon.tsx'

const withSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`)

/**
 * What a link of a menu says of the current page: it leads there, or to the part of the site that the page is in. Of two links to parts the
 * longer one is meant. Only the path counts: a tab of a page is still that page.
 */
export const currentOf = (pathname: string, url: string, urls: readonly string[]): 'page' | 'true' | undefined => {
  const here = withSlash(pathname)
  if (here === url) return 'page'
  const isAround = (one: string): boolean => one !== '/' && here.startsWith(one)
  return isAround(url) && !urls.some((other) => other.length > url.length && isAround(other)) ? 'true' : undefined
}

type PlaceProps = {
  readonly url: string
  readonly icon: ReactNode
  readonly title: string
  readonly counter?: number | null
  readonly className: string
}

/** A link in a navigation; in the menu of phones it closes the menu too. */
export const PlaceLink = ({ url, icon, title, counter, className }: PlaceProps) => {
  const text = useText<typeof texts>()
  const { pathname } = useLocation()
  const { menu } = useMain().header
  const count = counter ?? 0
  const current = currentOf(
    pathname,
    url,
    menu.map((item) => item.url),
  )
  const link = useRef<HTMLAnchorElement>(null)
  // A menu that is longer than the screen shows where one is. `nearest` moves nothing that is in sight.
  useEffect(() => {
    if (current) link.current?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <LeavingLink ref={link} to={url} className={className} aria-current={current}>
      <NavItem icon={icon} label={title} count={count} count_label={text('shell.unseen', { count })} />
    </LeavingLink>
  )
}

/** The same for an item of header.menu. */
export const MenuLink = ({ item, className }: { readonly item: MenuItem; readonly className: string }) => (
  <PlaceLink url={item.url} icon={<MenuIcon name={item.icon} />} title={item.title} counter={item.counter} className={className} />
)
