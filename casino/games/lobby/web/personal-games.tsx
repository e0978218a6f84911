import { Flame, Heart, History } from 'lucide-react'
import type { PersonalGamesData } from '#casino/games/favourites/contract.ts'
import type { texts } from '../texts.ts'
import type { PageComponentProps } from '#kernel/web-slice.ts'
import { useIsPlayClosed } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { TilesRail } from './tiles-rail.tsx'

const looks = {
  last: { heading: 'games-lobby.continue', icon: <History aria-hidden="true" /> },
  favorite: { heading: 'games-lobby.favourites', icon: <Heart aria-hidden="true" /> },
  popular: { heading: 'games-lobby.popular', icon: <Flame aria-hidden="true" /> },
} as const

/**
 * The page component `games-personal`: last, favourite or popular games. A heart that goes out keeps its place until the next
 * visit. Whoever may not play is not asked to go on with a game.
 */
const PersonalGames = ({ data }: PageComponentProps<PersonalGamesData>) => {
  const text = useText<typeof texts>()
  const { list, games, total } = data
  const is_closed = useIsPlayClosed()
  if (list === 'last' && is_closed) return null
  return <TilesRail heading={text(looks[list].heading)} icon={looks[list].icon} games={games} total={total} more={{ list }} />
}

export default PersonalGames
