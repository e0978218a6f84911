import { openModal } from '#kernel/web/modals/modals.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { GameArt } from '#ui/game-art.tsx'
import { Illustration } from '#ui/illustration.tsx'
import type { gameTexts } from '../game-texts.ts'

/** What stands where a game is about to. */
export const GameWaits = ({ slug }: { readonly slug: string }) => {
  const text = useText<typeof gameTexts>()
  return (
    <div role="status" className="grid h-full place-content-center justify-items-center gap-4 bg-background p-6">
      <span className="size-40 animate-pulse overflow-hidden rounded-2xl shadow-mid">
        <GameArt slug={slug} shape="square" eager />
      </span>
      <p className="text-sm text-ink-soft">{text('game.loading')}</p>
    </div>
  )
}

type GameFailedProps = Readonly<Record<'heading' | 'message' | 'action', string>> & { readonly onAction: () => void }

/** What stands where a game could not be had. */
export const GameFailed = ({ heading, message, action, onAction }: GameFailedProps) => (
  <div className="grid h-full place-content-center bg-background p-6">
    <ErrorState picture={<Illustration name="error" />} heading={heading} action={<Button onClick={onAction}>{action}</Button>}>
      {message}
    </ErrorState>
  </div>
)

/** A game for money whose player is signed out: it stands still until they say what they want. */
export const GameStopped = ({ slug, playDemo }: { readonly slug: string; readonly playDemo: () => void }) => {
  const text = useText<typeof gameTexts>()
  return (
    <div role="alert" className="grid h-full place-content-center bg-background p-6">
      <ErrorState
        picture={<Illustration name="waiting" />}
        heading={text('game.stopped')}
        action={
          <span className="flex flex-wrap justify-center gap-2">
            <Button onClick={() => openModal('Login', { source: 'game_play', game: slug })}>{text('game.stopped.log-in')}</Button>
            <Button variant="secondary" onClick={playDemo}>
              {text('game.said.empty-balance-demo')}
            </Button>
          </span>
        }
      >
        {text('game.stopped.text')}
      </ErrorState>
    </div>
  )
}
