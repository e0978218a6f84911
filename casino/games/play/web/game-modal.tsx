import { useEffect, useState } from 'react'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { goTo } from '#kernel/web/page/navigation.ts'
import { useWindowTitle } from '#kernel/web/page/window-title.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Dialog } from '#ui/dialog.tsx'
import type { gameTexts } from '../game-texts.ts'
import { ClosedGame } from './closed-notice.tsx'
import { ContestStrip } from './contest-strip.tsx'
import { GameFailed, GameStopped, GameWaits } from './game-covers.tsx'
import { GameFrame } from './game-frame.tsx'
import { GameHeader } from './game-header.tsx'
import { GameNotice } from './game-notice.tsx'
import { GameStakers } from './game-stakers.tsx'
import { GamePanel } from './game-panel.tsx'
import { chosenMode, isMoneyAsked, setGameMode } from './play-mode.ts'
import { switchMode } from './switch-mode.ts'
import { TimeOverNotice } from './time-over-notice.tsx'
import { useContestChips } from './use-contest-chips.ts'
import { useGame } from './use-game.ts'
import { useTimeOver } from './use-time-over.ts'
import { useToldStart } from './use-told-start.ts'

interface OpenedGameProps {
  readonly slug: string
  readonly is_money: boolean
  readonly close: () => void
  /** Where the wish to play came from, when registration lies between (API-046). */
  readonly source: unknown
  /** Starts the game anew: after a failure, or for more play money. */
  readonly restart: () => void
}

const OpenedGame = ({ slug, is_money, close, restart, source }: OpenedGameProps) => {
  const text = useText<typeof gameTexts>()
  const { isGuest } = useMain()
  const game = useGame(slug, is_money, close)
  useToldStart(game.state, source)
  const time = useTimeOver(game.is_round_on)
  const contests = useContestChips(slug, is_money && !isGuest, game.shown_round)
  const [is_panel_open, setPanelOpen] = useState(false)
  const { state, said, last_round, stakers } = game
  useWindowTitle(state.kind === 'loading' || state.kind === 'failed' ? null : state.play.title)
  if (state.kind === 'loading') return <GameWaits slug={slug} />
  const leaveTo = (address: string): void => {
    close()
    void goTo(address)
  }
  if (state.kind === 'failed') {
    const { message, is_unknown } = state
    const [action, onAction] = is_unknown ? (['game.to-lobby', () => leaveTo('/games/')] as const) : (['game.retry', restart] as const)
    return <GameFailed heading={text('game.failed')} message={message} action={text(action)} onAction={onAction} />
  }
  const { play } = state
  const setMoney = (wanted: boolean): void => void switchMode(play, wanted, isGuest)
  return (
    <div className="flex h-full flex-col bg-background">
      <GameHeader
        play={play}
        is_panel_open={is_panel_open}
        togglePanel={() => setPanelOpen(!is_panel_open)}
        setMoney={setMoney}
        leaveTo={leaveTo}
      />
      <GameStakers play={play} stakers={stakers} is_round_on={game.is_round_on} />
      <ContestStrip chips={contests.chips} hide={() => contests.switchChips(false)} leaveTo={leaveTo} />
      <div className="relative min-h-0 flex-1">
        <GameFrame
          key={`${play.session} ${stakers.is_free}`}
          slug={slug}
          title={play.title}
          launch_url={play.launchUrl}
          frameStart={game.frameStart}
          hear={game.hear}
          onLine={game.setLine}
        />
        {is_panel_open && (
          <GamePanel play={play} last_round={last_round} is_player={!isGuest} setMoney={setMoney} leaveTo={leaveTo} contests={contests} />
        )}
        <ClosedGame slug={slug} has_open_round={last_round?.open !== undefined} leaveTo={leaveTo} />
        {time.over && !said && <TimeOverNotice over={time.over} dismiss={time.dismiss} leaveTo={leaveTo} />}
        {said && (
          <GameNotice
            said={said}
            play={play}
            dismiss={game.dismiss}
            setStake={(stake_minor) => {
              game.send({ type: 'stake', stake_minor })
              game.dismiss()
            }}
            refill={restart}
            playDemo={() => setMoney(false)}
            leaveTo={leaveTo}
          />
        )}
      </div>
    </div>
  )
}

/** MD-016: a game over the page in sight. Without a slug nothing is asked for (GA-001). */
const GameModal = ({ params, close }: ModalProps) => {
  const text = useText<typeof gameTexts>()
  const { isGuest, login, currency } = useMain()
  const [attempt, setAttempt] = useState(0)
  const slug = typeof params['game'] === 'string' ? params['game'] : ''
  const asked = params['isMoney']
  const [player] = useState(() => (isGuest ? null : login))
  // Signed out in another tab in the middle of a game for money: it says so and stops, and never goes on as another game.
  const is_stopped = isGuest && Boolean(player) && isMoneyAsked(asked)
  const is_money = chosenMode(asked, isGuest)
  useEffect(() => {
    // The address says what is played, also when the opener left it to us (OP-008).
    if (slug !== '' && asked !== is_money && !is_stopped) setGameMode(is_money)
  }, [slug, is_money, asked, is_stopped])
  return (
    <Dialog {...useModalFrame()} size="full" title={text('game.window')} title_hidden>
      {slug === '' ? (
        <GameFailed
          heading={text('game.missing')}
          message={text('game.missing-text')}
          action={text('game.to-lobby')}
          onAction={() => {
            close()
            void goTo('/games/')
          }}
        />
      ) : is_stopped ? (
        <GameStopped slug={slug} playDemo={() => setGameMode(false)} />
      ) : (
        <OpenedGame
          // Another currency is another game: its purse, stakes and amounts are in the one that it was opened in.
          key={`${slug} ${is_money} ${login ?? ''} ${currency} ${attempt}`}
          slug={slug}
          is_money={is_money}
          close={close}
          source={params['source']}
          restart={() => setAttempt(attempt + 1)}
        />
      )}
    </Dialog>
  )
}

export default GameModal
