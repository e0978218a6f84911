import type { ReactNode } from 'react'

type TopBarProps = {
  /** The home link with the logo: only below 1024 px, where there is no rail. */
  readonly logo: ReactNode
  /** The search field or button. */
  readonly search?: ReactNode
  /** Register and Log in, or balance, Deposit and profile. */
  readonly actions: ReactNode
}

/**
 * The top bar, always visible: logo, search, and the player's balance and actions. Its parts shrink according to the available room
 * in characters, so that it also fits enlarged text.
 */
export const TopBar = ({ logo, search, actions }: TopBarProps) => (
  <header className="sticky top-0 @container z-(--z-navigation) border-b border-line bg-background/85 backdrop-blur-lg">
    <div className="mx-auto flex h-15 w-full max-w-350 items-center gap-3 px-3 @sm:px-4 desk:h-18 desk:px-6">
      <div className="shrink-0 desk:hidden">{logo}</div>
      {search && <div className="hidden min-w-0 flex-1 desk:block desk:max-w-105">{search}</div>}
      <div className="ms-auto flex min-w-0 items-center gap-1 @sm:gap-2 sm:gap-3">{actions}</div>
    </div>
  </header>
)
