import { contestsOfGame } from '#casino/games/play/extensions.ts'
import { unseenByAll, unseenThings } from '#casino/site/menu/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { BoardClosed, BoardEnded, BoardScheduled, BoardStarted, PlacesDue, PlacesWon, StakeOutside, TablesMoved } from '../events.ts'
import { boardOwners } from '../extensions.ts'
import { texts } from '../texts.ts'
import { openBoards } from './board-store.ts'
import { boardsOfGame } from './boards-of-game.ts'
import { jobs, keepTime } from './keep-time.ts'
import { tableOf } from './live-table.ts'
import { personalData } from './personal-data.ts'
import { pushes } from './pushes.ts'
import { reactions } from './reactions.ts'
import { routes } from './routes.ts'
import { boardPositions, boardRows } from './table-state.ts'

export const slice = defineServerSlice({
  name: 'campaigns/boards',
  // Well within the time in which a moved row must arrive: what is locked and written for each board is so for all rounds of that time.
  gather_ms: 150,
  texts,
  routes,
  migrations: new URL('./migrations/', import.meta.url),
  facts: [BoardScheduled, BoardStarted, BoardEnded, BoardClosed, PlacesDue, PlacesWon, TablesMoved, StakeOutside],
  reactions,
  pushes,
  published: [boardRows, boardPositions],
  jobs,
  extensions: [boardOwners],
  start: async (house) => {
    // Announces what happened while the site was down, and loads the leaderboards before the first visitor.
    await keepTime(house)
    for (const { id } of await openBoards(house.db)) await tableOf(house, id)
  },
  personalData,
  contributes: [
    contribute(contestsOfGame, { name: 'campaigns/boards', chips: boardsOfGame }),
    contribute(
      unseenThings,
      unseenByAll(BoardScheduled, 'events', ({ data }) => ({ about: `board:${data.board_id}`, until: data.ends_at })),
    ),
  ],
})
