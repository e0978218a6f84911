import { achievements as achievementsOfPlayers } from '#casino/players/public-profile/extensions.ts'
import { boardOwners } from '#casino/campaigns/boards/extensions.ts'
import { boardChannels, isEnteredByStarting } from '#casino/campaigns/boards/server/api.ts'
import { enteredByStarting } from '#casino/games/play/extensions.ts'
import { menuEntries } from '#casino/site/menu/extensions.ts'
import { homeSections } from '#casino/site/pages/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { texts } from '../texts.ts'
import { achievements } from './achievements.ts'
import { adoptRaces } from './adopt-races.ts'
import { components } from './components.ts'
import { owner } from './create-race.ts'
import { jobs, keepRunning } from './keep-running.ts'
import { pages } from './pages.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'
import { seed } from './seed.ts'

export const slice = defineServerSlice({
  name: 'contests/races',
  texts,
  routes,
  migrations: new URL('./migrations/', import.meta.url),
  channels: [boardChannels('race', owner)],
  jobs,
  pages,
  components,
  seed,
  // A house that was closed for a while has a race at once.
  start: async (house) => {
    await adoptRaces(house)
    await keepRunning(house)
  },
  personalData,
  contributes: [
    contribute(menuEntries, {
      name: 'races',
      url: '/races/',
      icon: 'races',
      title: { uk: 'Гонки', ru: 'Гонки', en: 'Races' },
      group: 'play',
      position: 40,
      counted: 'events',
    }),
    contribute(boardOwners, {
      owner,
      kind: 'race',
      link: '/races/',
      prizeTitle: (race, place) => ({ key: 'races.place-prize', values: { race, place } }),
    }),
    contribute(homeSections, { type: 'races-banner', position: 60 }),
    contribute(achievementsOfPlayers, ...achievements),
    contribute(enteredByStarting, {
      name: owner,
      enters: (house, slug, player_id) => isEnteredByStarting(house.db, { slug, player_id, at: house.clock.now(), owner }),
    }),
  ],
})
