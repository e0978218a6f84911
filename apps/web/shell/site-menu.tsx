import { useText } from '#kernel/web/texts/use-text.tsx'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { Sheet } from '#ui/sheet.tsx'
import type { texts } from '../texts.ts'
import { MenuLink } from './menu-link.tsx'
import { LanguageChoice, ThemeChoice } from './preferences.tsx'

const rowClass =
  'flex min-h-12 items-center gap-4 rounded-md px-3 font-semibold text-ink transition-colors hover:bg-surface-2 aria-[current=page]:bg-accent-soft aria-[current=true]:bg-accent-soft aria-[current=page]:text-accent-ink aria-[current=true]:text-accent-ink *:text-start [&_svg]:size-5.5'

/** The full menu for small screens. */
const SiteMenu = () => {
  const text = useText<typeof texts>()
  const { menu } = useMain().header
  return (
    <Sheet {...useModalFrame()} side="left" title={text('shell.menu')}>
      <nav aria-label={text('shell.menu')} className="-mx-2 flex flex-col gap-0.5">
        {menu.map((item) => (
          <MenuLink key={item.name} item={item} className={rowClass} />
        ))}
      </nav>
      <div className="mt-5 flex flex-col items-start gap-4 border-t border-line pt-5">
        <LanguageChoice />
        <ThemeChoice />
      </div>
    </Sheet>
  )
}

export default SiteMenu
