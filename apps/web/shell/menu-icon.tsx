import { menuIcons } from './menu-icon-list.ts'
import sprite from './menu-icons.svg'

/** An icon of the menu; see menu-icon-list.ts for the names. */
export const MenuIcon = ({ name }: { readonly name: string }) => (
  <svg width="24" height="24" aria-hidden="true">
    <use href={`${sprite}#${menuIcons[name] ? name : 'other'}`} />
  </svg>
)
