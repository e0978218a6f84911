import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { useIsPlayClosed, useMain } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { Balance } from '#ui/balance.tsx'
import { buttonClass } from '#ui/button-class.ts'
import type { texts } from '../texts.ts'
import { TopBarWidgets } from './top-bar-widgets.tsx'

/** Balance and Deposit are always in sight, Deposit as its sign where a word has no room; bonus money is told apart. For whom play is closed there is nothing to deposit for. */
const PlayerActions = () => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const { playerInfo, login } = useMain()
  const is_closed = useIsPlayClosed()
  const balance = playerInfo?.playerBalance
  return (
    <>
      <TopBarWidgets />
      {balance && (
        <Link to="/profile/?tab=history" className="me-1 min-w-0 rounded-sm @sm:me-0">
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
      {!is_closed && (
        <Link to="/cash/deposit/" className={buttonClass({}, '@max-sm:px-3')}>
          <Plus className="size-5 @min-[21rem]:hidden" aria-hidden="true" />
          <span className="@max-[21rem]:sr-only">{text('shell.deposit')}</span>
        </Link>
      )}
      <Link to="/profile/" aria-label={text('shell.profile')} className="hidden rounded-full desk:block">
        <Avatar handle={login ?? ''} />
      </Link>
    </>
  )
}

export default PlayerActions
