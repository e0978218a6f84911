import { Settings2 } from 'lucide-react'
import { Link } from 'react-router'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useAppState } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { NavItem } from '#ui/layout/nav-item.tsx'
import { RailGroup, SideRail, railItemClass } from '#ui/layout/side-rail.tsx'
import type { texts } from '../texts.ts'
import { MenuLink } from './menu-link.tsx'
import { SiteLogo } from './site-logo.tsx'

/** The navigation from 1024 px (TH-014). */
const SiteRail = () => {
  const text = useText<typeof texts>()
  const { menu } = useAppState().main.header
  const groups = [
    { name: 'play', heading: text('shell.menu.play') },
    { name: 'house', heading: text('shell.menu.house') },
  ] as const
  return (
    <SideRail
      label={text('shell.menu')}
      mark={
        <Link to="/" aria-label={text('shell.home')}>
          <SiteLogo part="mark" />
        </Link>
      }
      logo={
        <Link to="/" aria-label={text('shell.home')}>
          <SiteLogo part="logo" size="sm" />
        </Link>
      }
      end={
        <button type="button" className={railItemClass} onClick={() => openModal('SitePreferences')}>
          <NavItem icon={<Settings2 />} label={text('shell.preferences')} />
        </button>
      }
    >
      {groups.map(({ name, heading }) => {
        const items = menu.filter((item) => item.group === name)
        return (
          items.length > 0 && (
            <RailGroup key={name} heading={heading}>
              {items.map((item) => (
                <MenuLink key={item.name} item={item} className={railItemClass} />
              ))}
            </RailGroup>
          )
        )
      })}
    </SideRail>
  )
}

export default SiteRail
