import { Search } from 'lucide-react'
import { Link } from 'react-router'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { Balance } from '#ui/balance.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { TopBar } from '#ui/layout/top-bar.tsx'
import { modals } from '../modals/registry.ts'
import type { texts } from '../texts.ts'
import { SiteLogo } from './site-logo.tsx'
import { TopBarWidgets } from './top-bar-widgets.tsx'

const GuestActions = () => {
  const text = useText<typeof texts>()
  return (
    <>
      <Button variant="ghost" onClick={() => openModal('Login')}>
        {text('shell.log-in')}
      </Button>
      <Button onClick={() => openModal('Register')}>{text('shell.register')}</Button>
    </>
  )
}

/** Balance and Deposit are always in sight; bonus money is told apart. */
const PlayerActions = () => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const { playerInfo, login } = useMain()
  const balance = playerInfo?.playerBalance
  return (
    <>
      <TopBarWidgets />
      {balance && (
        <Link to="/profile/?tab=history" className="min-w-0 rounded-sm">
          <Balance
            label={text('shell.balance')}
            bonus_label={text('shell.bonus-balance')}
            amount_minor={balance.balance}
            bonus_minor={balance.bonus.balance}
            currency={balance.currency}
            exponent={balance.exponent}
            locale={locale}
          />
        </Link>
      )}
      <Link to="/cash/deposit/" className={buttonClass()}>
        {text('shell.deposit')}
      </Link>
      <Link to="/profile/" aria-label={text('shell.profile')} className="hidden rounded-full desk:block">
        <Avatar handle={login ?? ''} />
      </Link>
    </>
  )
}

/** Search belongs to the slice that has a modal of that name; without it there is none to offer. */
const SiteSearch = () => {
  const text = useText<typeof texts>()
  return (
    <button
      type="button"
      onClick={() => openModal('Search')}
      className="flex h-11 w-full items-center gap-3 rounded-md bg-surface-2 px-4 text-sm text-ink-soft inset-ring inset-ring-line transition-colors hover:bg-surface-3"
    >
      <Search className="size-5" aria-hidden="true" />
      {text('shell.search')}
    </button>
  )
}

export const SiteTopBar = () => {
  const text = useText<typeof texts>()
  const { isGuest } = useMain()
  const has_search = modals.some((modal) => modal.name === 'Search')
  return (
    <TopBar
      logo={
        <Link to="/" aria-label={text('shell.home')} className="block rounded-md">
          <SiteLogo part="mark" size="sm" className="sm:hidden" />
          <SiteLogo part="logo" size="sm" className="hidden sm:block" />
        </Link>
      }
      {...(has_search ? { search: <SiteSearch /> } : {})}
      actions={
        <>
          {has_search && (
            <IconButton
              className="desk:hidden"
              label={text('shell.search')}
              icon={<Search aria-hidden="true" />}
              onClick={() => openModal('Search')}
            />
          )}
          {isGuest ? <GuestActions /> : <PlayerActions />}
        </>
      }
    />
  )
}
