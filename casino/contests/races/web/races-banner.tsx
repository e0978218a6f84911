import { Link } from 'react-router'
import {
  BoardCountdown,
  LiveDot,
  useBoardText,
  useIsOver,
  useLiveBoard,
  useMoney,
  type LiveBoardProps,
} from '#casino/campaigns/boards/web/api.ts'
import type { PageComponentProps } from '#kernel/web-slice.ts'
import { useIsPlayClosed } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { ArtIcon } from '#ui/art-icon.tsx'
import { buttonClass } from '#ui/button-class.ts'
import type { texts } from '../texts.ts'
import { racePlace } from './live-race.ts'

const Banner = ({ board, skew_ms, place }: LiveBoardProps) => {
  const text = useText<typeof texts>()
  const boardText = useBoardText(board)
  const money = useMoney(board)
  const is_over = useIsOver(board, skew_ms)
  const [leader] = board.winners
  const title = board.stage ? `${board.stage.wholeTitle}: ${board.title}` : board.title
  return (
    <section
      data-theme="dark"
      className="relative isolate flex flex-col gap-4 overflow-clip rounded-2xl bg-surface-1 bg-glow p-5 text-ink shadow-mid inset-ring inset-ring-line md:flex-row md:items-center md:gap-8 md:px-8 md:py-6"
    >
      <ArtIcon name="trophy" size={76} className="max-md:absolute max-md:end-4 max-md:top-4 max-md:size-14" />
      <div className="min-w-0 flex-1">
        <p className={`flex items-center gap-2 text-sm font-semibold ${is_over ? 'text-ink-soft' : 'text-positive'}`}>
          {!is_over && <LiveDot />}
          {boardText(is_over ? 'boards.over' : 'boards.running')}
        </p>
        <h2 className="mt-1 pe-16 text-2xl font-extrabold md:pe-0">
          {title}&nbsp;· <span className="amount whitespace-nowrap text-accent-ink">{money(board.stage?.fund ?? board.prizeFund)}</span>
        </h2>
        <p className="mt-1 min-h-6 truncate text-ink-soft">
          {leader ? text('races.banner.leader', { login: leader.profile.login }) : boardText('boards.banner.no-points')}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <BoardCountdown board={board} skew_ms={skew_ms} place={place} />
        <Link to="/races/" className={buttonClass({}, 'max-sm:w-full')}>
          {text('races.banner.action')}
        </Link>
      </div>
    </section>
  )
}

/** The page component `races-banner`: the race that runs, on the home page; not for whom play is closed. */
const RacesBanner = ({ data }: PageComponentProps<'races-banner'>) => {
  const { board, skew_ms } = useLiveBoard(racePlace, data)
  const is_closed = useIsPlayClosed()
  return board && !is_closed ? <Banner board={board} skew_ms={skew_ms} place={racePlace} /> : null
}

export default RacesBanner
