import type { ReactNode } from 'react'

type BottomNavProps = {
  readonly label: string
  /** Five links or buttons with `bottomNavItemClass`, each holding a NavItem. */
  readonly children: ReactNode
}

/** An item of the bottom navigation; `aria-current="page"` marks the current one. */
export const bottomNavItemClass =
  'group/nav flex h-16 min-w-0 flex-col items-center justify-center gap-0.5 rounded-sm text-2xs max-sm:text-[min(var(--text-2xs),3.4vw)] font-semibold text-ink-soft transition-colors -outline-offset-2 aria-[current=page]:text-accent-ink aria-[current=true]:text-accent-ink [&_svg]:size-6'

/** The bottom navigation with five links, below 1024 px. */
export const BottomNav = ({ label, children }: BottomNavProps) => (
  <>
    <div className="h-[calc(64px+env(safe-area-inset-bottom))] desk:hidden" aria-hidden="true" />
    <nav
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-(--z-navigation) grid auto-cols-fr grid-flow-col border-t border-line bg-surface-1/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-lg desk:hidden"
    >
      {children}
    </nav>
  </>
)
