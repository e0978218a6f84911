import { Suspense } from 'react'
import { Link } from 'react-router'
import { lazyPart } from '#kernel/web/lazy-part.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { TopBar } from '#ui/layout/top-bar.tsx'
import type { texts } from '../texts.ts'
import { SiteLogo } from './site-logo.tsx'

const PlayerActions = lazyPart(() => import('./player-actions.tsx'))

/** A constant element: if its props changed before hydration, React would render it again. */
const playerActions = (
  <Suspense fallback={null}>
    <PlayerActions />
  </Suspense>
)

/** On the narrowest phones, or with very large text, Log in is only in the bottom navigation. */
const GuestActions = () => {
  const text = useText<typeof texts>()
  return (
    <>
      <Button variant="ghost" className="@max-sm:px-3 @max-[21rem]:hidden" onClick={() => openModal('Login')}>
        {text('shell.log-in')}
      </Button>
      <Button className="@max-sm:px-3" onClick={() => openModal('Register', { source: 'header' })}>
        {text('shell.register')}
      </Button>
    </>
  )
}

/** From the sprite at the top of the document. */
const SearchIcon = () => (
  <svg className="size-5" aria-hidden="true">
    <use href="#icon-search" />
  </svg>
)

/** The search itself is a modal of games/search. */
const SiteSearch = () => {
  const text = useText<typeof texts>()
  return (
    <button
      type="button"
      onClick={() => openModal('Search')}
      className="flex h-11 w-full items-center gap-3 rounded-md bg-surface-2 px-4 text-sm text-ink-soft inset-ring inset-ring-line transition-colors hover:bg-surface-3"
    >
      <SearchIcon />
      {text('shell.search')}
    </button>
  )
}

export const SiteTopBar = () => {
  const text = useText<typeof texts>()
  const { isGuest } = useMain()
  return (
    <TopBar
      logo={
        <Link
          to="/"
          aria-label={text('shell.home')}
          className="relative block rounded-md before:absolute before:-inset-1.5 desk:before:hidden"
        >
          <SiteLogo part="mark" size="sm" className="sm:hidden" />
          <SiteLogo part="logo" size="sm" className="hidden sm:block" />
        </Link>
      }
      search={<SiteSearch />}
      actions={
        <>
          <IconButton className="desk:hidden" label={text('shell.search')} icon={<SearchIcon />} onClick={() => openModal('Search')} />
          {isGuest ? <GuestActions /> : playerActions}
        </>
      }
    />
  )
}
