import { handle } from '#kernel/http/handle.ts'
import { getBoard, getRows, refuse } from '../contract.ts'
import { leaderboard_limit } from '../rules.ts'
import { boardById } from './board-store.ts'
import { boardView } from './board-view.ts'
import { shownTable, topRows } from './live-table.ts'

export const routes = [
  handle(getBoard, async (viewer) => {
    const board = (await boardById(viewer.house.db, viewer.params.id)) ?? refuse('board-unknown', {}, 404)
    return { data: await boardView(viewer, board) }
  }),
  handle(getRows, async ({ house, params, query }) => {
    const board = (await boardById(house.db, params.id)) ?? refuse('board-unknown', {}, 404)
    const table = await shownTable(house, board)
    return { data: await topRows(house, table, query.limit ?? leaderboard_limit, query.offset ?? 0), total: table.ranking.size }
  }),
]
