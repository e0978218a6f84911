import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import type { GamePlay, PlayedRound } from '../contract.ts'
import type { gameTexts } from '../game-texts.ts'

interface GamePanelProps {
  readonly play: GamePlay
  readonly last_round: PlayedRound | null
  readonly is_player: boolean
  readonly leaveTo: (address: string) => void
}

const Fact = ({ label, children }: { readonly label: string; readonly children: string }) => (
  <div>
    <dt className="text-xs text-ink-soft">{label}</dt>
    <dd className="font-mono text-xs break-all select-text">{children}</dd>
  </div>
)

/** What the rounds are dealt from, and the ways to check them. */
export const GamePanel = ({ play, last_round, is_player, leaveTo }: GamePanelProps) => {
  const text = useText<typeof gameTexts>()
  const { server_seed_hash, next_server_seed_hash, client_seed } = play.fairness
  return (
    <section
      aria-label={text('game.panel')}
      className="absolute inset-x-2 top-2 z-(--z-raised) ml-auto max-h-[calc(100%-1rem)] max-w-100 overflow-y-auto rounded-2xl bg-surface-1 p-4 shadow-high inset-ring inset-ring-line"
    >
      <p className="text-sm">{text('game.panel.text')}</p>
      <dl className="mt-3 flex flex-col gap-2">
        <Fact label={text('game.panel.hash')}>{last_round?.server_seed_hash ?? server_seed_hash}</Fact>
        <Fact label={text('game.panel.next-hash')}>{next_server_seed_hash}</Fact>
        <Fact label={text('game.panel.client-seed')}>{last_round?.client_seed ?? client_seed}</Fact>
        {last_round && <Fact label={text('game.panel.round')}>{last_round.id}</Fact>}
      </dl>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={() => leaveTo('/fairness/')}>
          {text('game.panel.fairness')}
        </Button>
        {is_player && (
          <Button size="sm" variant="secondary" onClick={() => leaveTo('/profile/?tab=history')}>
            {text('game.panel.history')}
          </Button>
        )}
      </div>
    </section>
  )
}
