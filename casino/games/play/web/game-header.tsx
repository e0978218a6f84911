import { Ellipsis, LockKeyhole, Plus, Scale } from 'lucide-react'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useIsDeskClosed, useIsPlayClosed, useMain } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Balance } from '#ui/balance.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { classNames } from '#ui/class-names.ts'
import { GameArt } from '#ui/game-art.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { GamePlay } from '../contract.ts'
import type { gameTexts } from '../game-texts.ts'
import { FavouriteButton } from './favourite-button.tsx'
import { ModeSwitch } from './mode-switch.tsx'
import { SessionTime } from './session-time.tsx'

interface GameHeaderProps {
  readonly play: GamePlay
  readonly is_panel_open: boolean
  readonly togglePanel: () => void
  readonly setMoney: (is_money: boolean) => void
  readonly leaveTo: (address: string) => void
}

/** The player's purse and the way to fill it. The cash widget opens over the game, which stays as it is; a closed desk explains itself. */
const Purse = ({ leaveTo }: Pick<GameHeaderProps, 'leaveTo'>) => {
  const text = useText<typeof gameTexts>()
  const { locale } = useFormats()
  const is_closed = useIsPlayClosed()
  const is_desk_closed = useIsDeskClosed()
  const Sign = is_desk_closed ? LockKeyhole : Plus
  const balance = useMain().playerInfo?.playerBalance
  return (
    <>
      {balance && (
        <Balance
          label={text('game.balance')}
          bonus_label={text('game.bonus-balance')}
          amount_minor={balance.balance}
          bonus_minor={balance.bonus.balance}
          currency={balance.currency}
          exponent={balance.exponent}
          locale={locale}
        />
      )}
      {!is_closed && (
        <button
          type="button"
          className={buttonClass({ size: 'sm', ...(is_desk_closed && { variant: 'secondary' }) }, 'shrink-0 max-sm:px-2')}
          onClick={() => (is_desk_closed ? leaveTo('/cash/deposit/') : openModal('CashWidget'))}
        >
          <Sign className="size-5 sm:hidden" aria-hidden="true" />
          <span className="max-sm:sr-only">{text(is_desk_closed ? 'game.desk-closed' : 'game.deposit')}</span>
        </button>
      )}
    </>
  )
}

/**
 * The bar over a game: who plays what and for how long, the purse, and everything else within two presses. Its right end is left to
 * the dialog's own cross; the sound is switched in the game, where the rules are opened. On a phone what has no room stands in the panel.
 */
export const GameHeader = ({ play, is_panel_open, togglePanel, setMoney, leaveTo }: GameHeaderProps) => {
  const text = useText<typeof gameTexts>()
  return (
    <div className="flex h-13 shrink-0 items-center gap-1.5 bg-surface-1 pr-13 pl-2 sm:gap-2 sm:pl-3">
      <span className="hidden size-9 shrink-0 overflow-hidden rounded-sm sm:block">
        <GameArt slug={play.slug} shape="square" eager />
      </span>
      <div className="mr-auto min-w-0">
        <h2 className="leading-tight font-extrabold max-sm:line-clamp-2 max-sm:text-[min(0.75rem,3.1vw)] sm:truncate sm:text-sm">
          {play.title}
        </h2>
        <SessionTime />
      </div>
      {play.isMoney && <Purse leaveTo={leaveTo} />}
      <ModeSwitch play={play} setMoney={setMoney} className={classNames(play.isMoney && 'max-sm:hidden')} />
      <FavouriteButton play={play} className="max-sm:hidden" />
      <IconButton
        size="sm"
        label={text('game.panel')}
        aria-expanded={is_panel_open}
        onClick={togglePanel}
        icon={
          <>
            <Ellipsis className="sm:hidden" aria-hidden="true" />
            <Scale className="max-sm:hidden" aria-hidden="true" />
          </>
        }
      />
    </div>
  )
}
