import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useIsPlayClosed } from '#kernel/web/state/app-state.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { BoardCountdown } from './board-countdown.tsx'
import { useBoardText, useMoney } from './board-words.ts'
import { JoinButton } from './join-button.tsx'
import type { BoardView } from '../contract.ts'
import type { LiveBoardProps } from './live-board.ts'
import { Podium } from './podium.tsx'
import { useIsOver } from './use-remaining.ts'

/** A "live" indicator. It does not blink, because the rows already move. */
export const LiveDot = () => (
  <span className="grid size-3.5 place-items-center rounded-full bg-positive-soft" aria-hidden="true">
    <span className="size-2 rounded-full bg-positive" />
  </span>
)

const BoardState = ({ board, skew_ms }: Pick<LiveBoardProps, 'board' | 'skew_ms'>) => {
  const text = useBoardText(board)
  const is_over = useIsOver(board, skew_ms)
  if (board.state === 'soon') return <Badge>{text('boards.soon')}</Badge>
  if (is_over) return <Badge>{text('boards.over')}</Badge>
  return (
    <Badge tone="positive" icon={<LiveDot />}>
      {text('boards.running')}
    </Badge>
  )
}

/** A stage is called by its own name, after that of the contest that it is of. */
const titleOf = ({ title, stage }: Pick<BoardView, 'title' | 'stage'>): string => (stage ? `${stage.wholeTitle}: ${title}` : title)

/** Where a page with teams has them. */
export const teams_id = 'teams'

type BoardHeroProps = LiveBoardProps & {
  /** What came of a board that is over: in place of what it had promised. */
  readonly outcome?: ReactNode
}

/** What a board promises until it is paid, and how long that is; then who came first. */
const Words = (props: LiveBoardProps) => {
  const { board } = props
  const text = useBoardText(board)
  const money = useMoney(board)
  const is_open = !useIsPlayClosed()
  const places = Math.max(0, ...board.prizes.map(({ to }) => to))
  const is_fair = board.score.kind === 'multiple' || board.score.kind === 'coefficients'
  const promise = !is_fair ? 'boards.promise.plain' : board.teams.length > 0 ? 'boards.promise.team' : 'boards.promise'
  const [first] = board.winners
  if (board.isSettled)
    return (
      <p role="status" className="text-lg font-bold wrap-anywhere md:text-xl">
        {first ? text('boards.won-by', { login: first.profile.login }) : text('boards.past.no-winners')}
      </p>
    )
  return (
    <>
      {is_open && places > 0 && (
        <p className="max-w-120 text-ink-soft md:text-lg">{text(promise, { fund: money(board.prizeFund), places })}</p>
      )}
      <BoardCountdown {...props} />
    </>
  )
}

/** Title, countdown and current leader of a board. */
export const BoardHero = ({ outcome, ...props }: BoardHeroProps) => {
  const { board, skew_ms } = props
  const text = useBoardText(board)
  const is_open = !useIsPlayClosed()
  const is_over = useIsOver(board, skew_ms)
  const may_play = is_open && !is_over && !board.isOut
  // A round counts for nobody who is in no team, so the games come after it.
  const is_outside = may_play && board.teams.length > 0 && board.ownTeam === null
  return (
    <section
      data-theme="dark"
      className="relative isolate grid overflow-clip rounded-2xl bg-surface-1 bg-glow text-ink shadow-mid inset-ring inset-ring-line md:grid-cols-[minmax(0,1fr)_minmax(280px,0.8fr)] xl:grid-cols-[minmax(0,1fr)_minmax(0,0.72fr)]"
    >
      <div className="flex flex-col items-start justify-center gap-3 p-5 md:p-8 xl:p-11">
        <span className="flex flex-wrap items-center gap-2">
          <BoardState board={board} skew_ms={skew_ms} />
          {board.stage && <Badge tone="accent">{text('boards.stage', { number: board.stage.number, count: board.stage.count })}</Badge>}
        </span>
        <h1 className="text-3xl font-extrabold md:text-4xl">{titleOf(board)}</h1>
        {outcome ?? <Words {...props} />}
        <div className="mt-1 flex w-full flex-wrap gap-2.5 *:max-sm:flex-1 sm:gap-3">
          <JoinButton {...props} />
          {is_outside && (
            <a href={`#${teams_id}`} className={buttonClass({ size: 'lg' })}>
              {text('boards.choose-team')}
            </a>
          )}
          {may_play && !is_outside && board.games.length > 0 && (
            <a href={`#games-${board.id}`} className={buttonClass({ size: 'lg', variant: 'secondary' })}>
              {text('boards.to-games')}
            </a>
          )}
          {may_play && board.counts === 'bets' && (
            <Link to="/sport/" className={buttonClass({ size: 'lg', variant: 'secondary' })}>
              {text('boards.to-sport')}
            </Link>
          )}
        </div>
      </div>
      <Podium board={board} />
    </section>
  )
}
