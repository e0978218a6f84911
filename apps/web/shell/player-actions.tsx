import { LockKeyhole, Plus } from 'lucide-react'
import { Link } from 'react-router'
import { useAppState, useIsDeskClosed, useIsPlayClosed } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Balance } from '#ui/balance.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import type { texts } from '../texts.ts'
import { AccountMenu } from './account-menu.tsx'
import { TopBarWidgets } from './top-bar-widgets.tsx'

/**
 * Balance and Deposit, always visible; Deposit is an icon where there is no room for text, and bonus money is shown separately.
 * Players who may not play see no Deposit button.
 */
const PlayerActions = () => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const { main, is_coming = false } = useAppState()
  const { playerInfo, login } = main
  const is_closed = useIsPlayClosed()
  const is_desk_closed = useIsDeskClosed()
  const Sign = is_desk_closed ? LockKeyhole : Plus
  const balance = playerInfo?.playerBalance
  return (
    <>
      <TopBarWidgets />
      {is_coming && <Skeleton className="h-11 w-28 rounded-full!" />}
      {/* As wide as its placeholder, to avoid layout shifts. */}
      {!is_coming && balance && (
        <Link
          to="/profile/?tab=transactions"
          className="me-1 flex h-11 min-w-28 shrink-0 items-center justify-center rounded-full bg-surface-2 px-3 inset-ring inset-ring-line transition-colors hover:bg-surface-3 @sm:me-0 @sm:px-4"
        >
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
      {/* A placeholder until it is known that this player may play, so that nobody else is briefly invited. */}
      {!is_closed && (
        <Link
          to="/cash/deposit/"
          className={buttonClass(is_desk_closed ? { variant: 'secondary' } : {}, is_coming ? 'invisible @max-sm:px-3' : '@max-sm:px-3')}
        >
          <Sign className="size-5 @min-[28rem]:hidden" aria-hidden="true" />
          <span className="@max-[28rem]:sr-only">{text(is_desk_closed ? 'shell.desk-closed' : 'shell.deposit')}</span>
        </Link>
      )}
      <AccountMenu login={login ?? ''} />
    </>
  )
}

export default PlayerActions
