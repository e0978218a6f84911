import { LogIn, Menu, User } from 'lucide-react'
import { openModal } from '#kernel/web/modals/modals.ts'
import type { MenuItem } from '#kernel/contract/main-data.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { BottomNav, bottomNavItemClass } from '#ui/layout/bottom-nav.tsx'
import { NavItem } from '#ui/layout/nav-item.tsx'
import type { texts } from '../texts.ts'
import { MenuLink, PlaceLink } from './menu-link.tsx'

/** Casino, sport and races are in the middle; one that does not exist is replaced by the next menu item. */
const middle = ['games', 'sport', 'races']
const places = 3

export const middleItems = (menu: readonly MenuItem[]): readonly MenuItem[] => {
  const wanted = menu.filter((item) => middle.includes(item.name))
  const others = menu.filter((item) => !middle.includes(item.name))
  const chosen = new Set([...wanted, ...others].slice(0, places))
  return menu.filter((item) => chosen.has(item))
}

/** The bottom navigation with five links, below 1024 px. */
const SiteBottomNav = () => {
  const text = useText<typeof texts>()
  const { isGuest, header } = useMain()
  return (
    <BottomNav label={text('shell.menu')}>
      <button type="button" className={bottomNavItemClass} onClick={() => openModal('SiteMenu')}>
        <NavItem icon={<Menu />} label={text('shell.menu')} />
      </button>
      {middleItems(header.menu).map((item) => (
        <MenuLink key={item.name} item={item} className={bottomNavItemClass} />
      ))}
      {isGuest ? (
        <button type="button" className={bottomNavItemClass} onClick={() => openModal('Login')}>
          <NavItem icon={<LogIn />} label={text('shell.log-in')} />
        </button>
      ) : (
        <PlaceLink url="/profile/" icon={<User />} title={text('shell.profile')} className={bottomNavItemClass} />
      )}
    </BottomNav>
  )
}

export default SiteBottomNav
