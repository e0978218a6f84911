import type { texts } from '../texts.ts'
import type { PageComponentProps } from '#kernel/web-slice.ts'
import { useIsPlayClosed } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { TilesRail } from './tiles-rail.tsx'
import { useWindowLeft } from './use-window-place.ts'

const headings = {
  new: 'games-lobby.newest',
  rtp: 'games-lobby.top-rtp',
  house: 'games-lobby.all',
  title: 'games-lobby.all',
} as const

/** The page component `games-rail`: new games, slots or tables, by its settings. New games are not shown to visitors who may not play. */
const GamesRail = ({ data, settings }: PageComponentProps<'games-rail'>) => {
  const text = useText<typeof texts>()
  const { browser } = data
  const is_closed = useIsPlayClosed()
  useWindowLeft()
  const { sort = 'house', categoryId } = settings
  if (sort === 'new' && is_closed) return null
  const by_kind = browser === 'slots' || browser === 'tables' || browser === 'instant' ? text(`games-lobby.${browser}`) : null
  const heading = sort === 'house' && by_kind ? by_kind : text(headings[sort])
  return <TilesRail heading={heading} games={data.games} total={data.total} more={{ browser, sort, categoryId }} />
}

export default GamesRail
