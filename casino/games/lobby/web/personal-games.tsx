import { Flame, Heart, History } from 'lucide-react'
import type { PersonalGamesData } from '#casino/games/favourites/contract.ts'
import type { texts } from '#casino/games/lobby/texts.ts'
import type { PageComponentProps } from '#kernel/web-slice.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { likedIds } from './liked-ids.ts'
import { TilesRail } from './tiles-rail.tsx'

const looks = {
  last: { heading: 'games-lobby.continue', icon: <History aria-hidden="true" /> },
  favorite: { heading: 'games-lobby.favourites', icon: <Heart aria-hidden="true" /> },
  popular: { heading: 'games-lobby.popular', icon: <Flame aria-hidden="true" /> },
} as const

/** The page component `games-personal`: last, favourite or popular games. A heart that goes out leaves its row at once. */
const PersonalGames = ({ data }: PageComponentProps<PersonalGamesData>) => {
  const text = useText<typeof texts>()
  const liked = likedIds(useMain())
  const { list, total } = data
  const games = list === 'favorite' ? data.games.filter((game) => liked.includes(game.id)) : data.games
  return <TilesRail heading={text(looks[list].heading)} icon={looks[list].icon} games={games} total={total} more={{ list }} />
}

export default PersonalGames
