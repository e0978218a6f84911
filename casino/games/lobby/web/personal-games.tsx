import { Flame, Heart, History } from 'lucide-react'
import type { texts } from '../texts.ts'
import type { PageComponentProps } from '#kernel/web-slice.ts'
import { useIsPlayClosed } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { GameChips } from './game-chips.tsx'
import { TilesRail } from './tiles-rail.tsx'

const looks = {
  last: { heading: 'games-lobby.continue', icon: <History aria-hidden="true" /> },
  favorite: { heading: 'games-lobby.favourites', icon: <Heart aria-hidden="true" /> },
  popular: { heading: 'games-lobby.popular', icon: <Flame aria-hidden="true" /> },
} as const

/**
 * The page component `games-personal`: recently played, favourite or popular games. The first two are shown as a line of chips,
 * because the same page has their tiles among all games. Recently played games are not shown to visitors who may not play.
 */
const PersonalGames = ({ data }: Pick<PageComponentProps<'games-personal'>, 'data'>) => {
  const text = useText<typeof texts>()
  const { list, games, total } = data
  const is_closed = useIsPlayClosed()
  if (list === 'last' && is_closed) return null
  const { heading, icon } = looks[list]
  if (list !== 'popular') return <GameChips heading={text(heading)} icon={icon} games={games} />
  return <TilesRail heading={text(heading)} icon={icon} games={games} total={total} more={{ list }} />
}

export default PersonalGames
