import { menuEntries } from '#casino/site/menu/extensions.ts'
import { homeSections } from '#casino/site/pages/extensions.ts'
import { gameTitles } from '#casino/money/wallet/extensions.ts'
import { fillingGames } from '#casino/money/piggy-bank/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { operatorCommands } from '#kernel/operator/commands.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { GameClosed, GameOpened } from '../events.ts'
import { texts } from '../texts.ts'
import { gamesBySlug } from './api.ts'
import { components } from './components.ts'
import { commands } from './operator-commands.ts'
import { pages } from './pages.ts'
import { pushes } from './pushes.ts'
import { routes } from './routes.ts'
import { slotsWithEdge } from './slots-with-edge.ts'
import { writeOwnGames } from './write-own-games.ts'

export const slice = defineServerSlice({
  name: 'games/lobby',
  texts,
  routes,
  migrations: new URL('./migrations/', import.meta.url),
  components,
  pages,
  facts: [GameClosed, GameOpened],
  pushes,
  contributes: [
    contribute(
      menuEntries,
      { name: 'games', url: '/games/', icon: 'games', title: { uk: 'Ігри', ru: 'Игры', en: 'Games' }, group: 'play', position: 10 },
      {
        name: 'all-slots',
        url: '/games/all-slots/',
        icon: 'slots',
        title: { uk: 'Усі слоти', ru: 'Все слоты', en: 'All slots' },
        group: 'play',
        position: 20,
      },
    ),
    contribute(homeSections, { type: 'games-rail', settings: { browser: 'all', sort: 'house' }, position: 50 }),
    contribute(gameTitles, {
      source: 'games/lobby',
      read: async (house, language) => {
        const games = await gamesBySlug(house)
        return (slug) => games.get(slug)?.title[language]
      },
    }),
    contribute(operatorCommands, ...commands),
    contribute(fillingGames, { source: 'games/lobby', list: slotsWithEdge }),
  ],
  start: (house) => writeOwnGames(house),
})
