import { defineServerSlice } from '#kernel/slice.ts'
import { texts } from '../texts.ts'
import { gamesBySlug } from './api.ts'
import { components } from './components.ts'
import { pages } from './pages.ts'
import { routes } from './routes.ts'
import { writeOwnGames } from './write-own-games.ts'

export const slice = defineServerSlice({
  name: 'games/lobby',
  texts,
  routes,
  migrations: new URL('./migrations/', import.meta.url),
  components,
  pages,
  gameTitles: async (house, language) => {
    const games = await gamesBySlug(house)
    return (slug) => games.get(slug)?.title[language]
  },
  start: (house) => writeOwnGames(house),
})
