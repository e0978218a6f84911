import { reactionSchemas } from '#casino/games/reactions/extensions.ts'
import { homeSections } from '#casino/site/pages/extensions.ts'
import { achievements as achievementsOfPlayers, publicLists as listsOfPlayers } from '#casino/players/public-profile/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { FavouriteToggled } from '../events.ts'
import { texts } from '../texts.ts'
import { achievements } from './achievements.ts'
import { components } from './components.ts'
import { likedGames } from './liked-games.ts'
import { mainData } from './main-data.ts'
import { pushes } from './pushes.ts'
import { publicLists } from './public-lists.ts'
import { reactions } from './reactions.ts'
import { routes } from './routes.ts'
import { personalData } from './personal-data.ts'

export const slice = defineServerSlice({
  name: 'games/favourites',
  server_texts: texts,
  routes,
  migrations: new URL('./migrations/', import.meta.url),
  facts: [FavouriteToggled],
  reactions,
  pushes,
  components,
  mainData,
  personalData,
  contributes: [
    contribute(
      homeSections,
      { type: 'games-personal', settings: { list: 'last' }, position: 30 },
      { type: 'games-personal', settings: { list: 'favorite' }, position: 40 },
    ),
    contribute(achievementsOfPlayers, ...achievements),
    contribute(listsOfPlayers, ...publicLists),
    contribute(reactionSchemas, likedGames),
  ],
})
