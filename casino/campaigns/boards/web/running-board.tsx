import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { CountedGames } from './board-games.tsx'
import { BoardHero } from './board-hero.tsx'
import { BoardRules } from './board-rules.tsx'
import { BoardTable } from './board-table.tsx'
import type { LiveBoardProps } from './live-board.ts'
import { OwnBoard } from './own-board.tsx'
import { PrizesCard } from './prizes-card.tsx'

/**
 * A board without its header: leaderboard, the player's part, prizes, games, and rules. Once it is paid its table is as short as it ended, so
 * nothing stands beside it, and no games call anybody.
 */
export const BoardBody = (props: LiveBoardProps) => {
  const { board, skew_ms, place } = props
  const games_id = `games-${board.id}`
  const is_beside = !board.isSettled
  return (
    <>
      <div className={classNames('grid items-start gap-4 desk:gap-6', is_beside && 'desk:grid-cols-[minmax(0,1fr)_minmax(300px,0.52fr)]')}>
        <div className={classNames('flex min-w-0 flex-col gap-4 desk:gap-6', is_beside && 'desk:col-start-2 desk:row-start-1')}>
          <OwnBoard {...props} />
          {is_beside && (
            <div className="hidden desk:block">
              <PrizesCard board={board} />
            </div>
          )}
        </div>
        <BoardTable key={board.id} board={board} skew_ms={skew_ms} />
        <div className={is_beside ? 'desk:hidden' : undefined}>
          <PrizesCard board={board} />
        </div>
      </div>
      {is_beside && <CountedGames games={board.games} kind={board.kind} id={games_id} />}
      <BoardRules board={board} place={place} />
    </>
  )
}

/** A complete board: header, the contest's own content, and the rest. */
export const RunningBoard = ({ children, ...props }: LiveBoardProps & { readonly children?: ReactNode }) => (
  <>
    <BoardHero {...props} />
    {children}
    <BoardBody {...props} />
  </>
)
