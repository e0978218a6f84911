import { Clock } from 'lucide-react'
import { useState } from 'react'
import { ClosedGame } from '#casino/games/play/web/api.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { goTo } from '#kernel/web/page/navigation.ts'
import { useIsPlayClosed, useMain } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Balance } from '#ui/balance.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { GameArt } from '#ui/game-art.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { Spinner } from '#ui/spinner.tsx'
import type { pageTexts } from '../page-texts.ts'
import { StudioFrame } from './studio-frame.tsx'
import { useLaunch } from './use-launch.ts'

/** What the player has, as the house knows it: nothing here comes from the studio. */
const Purse = ({ onDeposit }: { readonly onDeposit: () => void }) => {
  const text = useText<typeof pageTexts>()
  const { locale } = useFormats()
  const balance = useMain().playerInfo?.playerBalance
  const is_closed = useIsPlayClosed()
  return (
    <>
      {balance && (
        <Balance
          label={text('studio-game.balance')}
          bonus_label={text('studio-game.bonus-balance')}
          amount_minor={balance.balance}
          bonus_minor={balance.bonus.balance}
          currency={balance.currency}
          exponent={balance.exponent}
          locale={locale}
        />
      )}
      {!is_closed && (
        <Button size="sm" onClick={onDeposit}>
          {text('studio-game.deposit')}
        </Button>
      )}
    </>
  )
}

const Bar = ({ slug, title, studio, onDeposit }: Record<'slug' | 'title' | 'studio', string> & { readonly onDeposit: () => void }) => {
  const text = useText<typeof pageTexts>()
  return (
    <div className="flex h-13 shrink-0 items-center gap-2 bg-surface-1 pr-13 pl-2 sm:pl-3">
      <span className="hidden size-9 shrink-0 overflow-hidden rounded-sm sm:block">
        <GameArt slug={slug} shape="square" eager />
      </span>
      <div className="mr-auto min-w-0">
        <h2 className="truncate text-sm leading-tight font-extrabold">{title}</h2>
        <p className="truncate text-xs text-ink-soft">{studio}</p>
      </div>
      <Purse onDeposit={onDeposit} />
      <IconButton
        size="sm"
        label={text('studio-game.session')}
        onClick={() => openModal('PlaySession')}
        icon={<Clock aria-hidden="true" />}
      />
    </div>
  )
}

const word = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A studio's game over the page in sight, under a bar that is the house's own. */
const StudioGameModal = ({ params, close }: ModalProps) => {
  const text = useText<typeof pageTexts>()
  const [attempt, setAttempt] = useState(0)
  const [slug, title, studio] = [word(params['slug']), word(params['title']), word(params['studio'])]
  const launched = useLaunch(slug, attempt, close)
  const again = (): void => setAttempt(attempt + 1)
  const leaveTo = (address: string): void => {
    close()
    void goTo(address)
  }
  const deposit = (): void => leaveTo('/cash/deposit/')
  return (
    <Dialog {...useModalFrame()} size="full" title={text('studio-game.playing', { title })} title_hidden>
      <div className="flex h-full flex-col bg-background">
        <Bar slug={slug} title={title} studio={studio} onDeposit={deposit} />
        <div className="relative min-h-0 flex-1">
          {launched.kind === 'opening' && (
            <div role="status" className="grid h-full place-content-center justify-items-center gap-4">
              <Spinner />
              <p className="text-sm text-ink-soft">{text('studio-game.opening')}</p>
            </div>
          )}
          {launched.kind === 'failed' && (
            <div className="grid h-full place-content-center p-6">
              <ErrorState
                picture={<Illustration name="error" />}
                heading={text('studio-game.failed')}
                action={<Button onClick={again}>{text('studio-game.again')}</Button>}
              >
                {launched.message}
              </ErrorState>
            </div>
          )}
          {launched.kind === 'open' && (
            <StudioFrame
              key={launched.launch.url}
              title={text('studio-game.playing', { title })}
              url={launched.launch.url}
              origin={launched.launch.origin}
              onClose={close}
              onDeposit={deposit}
              again={again}
            />
          )}
          {launched.kind === 'open' && <ClosedGame slug={slug} has_open_round={false} leaveTo={leaveTo} />}
        </div>
      </div>
    </Dialog>
  )
}

export default StudioGameModal
