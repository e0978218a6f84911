import { defineServerSlice } from '#kernel/slice.ts'
import { PlaceWon, RaceClosed, RaceEnded, RaceScheduled, RaceStarted, StakeOutside, TableMoved } from '../events.ts'
import { texts } from '../texts.ts'
import { achievements } from './achievements.ts'
import { warmBoard } from './board.ts'
import { channels } from './channels.ts'
import { components } from './components.ts'
import { jobs } from './jobs.ts'
import { keepRunning } from './keep-running.ts'
import { pages } from './pages.ts'
import { pushes } from './pushes.ts'
import { openRaces } from './race-store.ts'
import { reactions } from './reactions.ts'
import { routes } from './routes.ts'
import { seed } from './seed.ts'
import { tellBoards } from './tell-board.ts'
import { personalData } from './personal-data.ts'

export const slice = defineServerSlice({
  name: 'contests/races',
  texts,
  routes,
  migrations: new URL('./migrations/', import.meta.url),
  facts: [RaceScheduled, RaceStarted, RaceEnded, RaceClosed, PlaceWon, TableMoved, StakeOutside],
  reactions,
  pushes,
  channels,
  jobs,
  pages,
  components,
  seed,
  start: async (house) => {
    // A house that was closed for a while has a race at once, and its tables stand before the first visitor.
    await keepRunning(house)
    for (const { id } of await openRaces(house.db)) await warmBoard(house, id)
  },
  stop: tellBoards,
  personalData,
  achievements,
})
