import { boardView, pastBoardViews, shownTable, topRows } from '#casino/campaigns/boards/server/api.ts'
import { handle } from '#kernel/http/handle.ts'
import { getActiveRace, getPastRaces, getRace, getWinners, leave, subscribe } from '../contract.ts'
import { history_limit, winners_limit } from '../rules.ts'
import { owner } from './create-race.ts'
import { currentRaces } from './current-races.ts'
import { joinRace, leaveRace } from './membership.ts'
import { raceById } from './race-by-id.ts'

export const routes = [
  handle(getActiveRace, async (viewer) => {
    const { active } = await currentRaces(viewer)
    return { data: active ? await boardView(viewer, active) : null }
  }),
  handle(getPastRaces, ({ query, ...viewer }) =>
    pastBoardViews(viewer, owner, { limit: query.limit ?? history_limit, offset: query.offset ?? 0 }),
  ),
  handle(getRace, async (viewer) => ({ data: await boardView(viewer, await raceById(viewer.house, viewer.params.id)) })),
  handle(getWinners, async ({ house, params, query }) => {
    const table = await shownTable(house, await raceById(house, params.id))
    return { data: await topRows(house, table, query.limit ?? winners_limit, query.offset ?? 0), total: table.ranking.size }
  }),
  handle(subscribe, async ({ house, player_id, params }) => {
    await joinRace(house, params.id, player_id)
    return { data: { isSubscribed: true } }
  }),
  handle(leave, async ({ house, player_id, params }) => {
    await leaveRace(house, params.id, player_id)
    return { data: { isSubscribed: false } }
  }),
]
