import { Timer } from 'lucide-react'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import type { GamePlay, PlayedRound } from '../contract.ts'
import type { gameTexts } from '../game-texts.ts'
import { dealtPair } from './dealt-pair.ts'
import { FavouriteButton } from './favourite-button.tsx'
import { ModeSwitch } from './mode-switch.tsx'
import type { ContestChips } from './use-contest-chips.ts'

interface GamePanelProps {
  readonly play: GamePlay
  readonly last_round: PlayedRound | null
  readonly is_player: boolean
  readonly setMoney: (is_money: boolean) => void
  readonly leaveTo: (address: string) => void
  /** Shows contests under the game's bar, or hides them. */
  readonly contests: Pick<ContestChips, 'is_on' | 'switchChips'>
}

const Fact = ({ label, children }: { readonly label: string; readonly children: string }) => (
  <div>
    <dt className="text-xs text-ink-soft">{label}</dt>
    <dd className="font-mono text-xs break-all select-text">{children}</dd>
  </div>
)

/** What the bar has no room for on a phone. */
const PhoneTools = ({ play, setMoney }: Pick<GamePanelProps, 'play' | 'setMoney'>) => (
  <div className="mb-3 flex items-center justify-between gap-2 border-b border-line pb-3 sm:hidden">
    <ModeSwitch play={play} setMoney={setMoney} />
    <FavouriteButton play={play} />
  </div>
)

/** The player's own result and limits, what the rounds are dealt from, and the ways to check them. */
export const GamePanel = ({ play, last_round, is_player, setMoney, leaveTo, contests }: GamePanelProps) => {
  const text = useText<typeof gameTexts>()
  const { server_seed_hash, client_seed } = dealtPair(play, last_round)
  return (
    <section
      aria-label={text('game.panel')}
      className="absolute inset-x-2 top-2 z-(--z-raised) ml-auto max-h-[calc(100%-1rem)] max-w-100 overflow-y-auto rounded-2xl bg-surface-1 p-4 shadow-high inset-ring inset-ring-line"
    >
      <PhoneTools play={play} setMoney={setMoney} />
      {is_player && (
        <div className="mb-4 flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="secondary"
            icon={<Timer className="size-4" aria-hidden="true" />}
            onClick={() => openModal('PlaySession')}
          >
            {text('game.result')}
          </Button>
          <Button size="sm" variant="secondary" onClick={() => leaveTo('/responsible-play/')}>
            {text('game.said.to-limits')}
          </Button>
          <Button size="sm" variant="secondary" onClick={() => leaveTo('/profile/?tab=history')}>
            {text('game.panel.history')}
          </Button>
          {play.isMoney && (
            <Button size="sm" variant="secondary" onClick={() => contests.switchChips(!contests.is_on)}>
              {text(contests.is_on ? 'game.contests.hide' : 'game.contests.show')}
            </Button>
          )}
        </div>
      )}
      <p className="text-sm">{text('game.panel.text')}</p>
      <dl className="mt-3 flex flex-col gap-2">
        <Fact label={text('game.panel.hash')}>{server_seed_hash}</Fact>
        <Fact label={text('game.panel.next-hash')}>{play.fairness.next_server_seed_hash}</Fact>
        <Fact label={text('game.panel.client-seed')}>{client_seed}</Fact>
        {last_round && <Fact label={text('game.panel.round')}>{last_round.id}</Fact>}
      </dl>
      <Button size="sm" variant="secondary" className="mt-4" onClick={() => leaveTo('/fairness/')}>
        {text('game.panel.fairness')}
      </Button>
    </section>
  )
}
