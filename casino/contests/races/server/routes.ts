import { handle } from '#kernel/http/handle.ts'
import { getActiveRace, getPastRaces, getRace, getWinners, leave, refuse, subscribe } from '../contract.ts'
import { history_limit, winners_limit } from '../rules.ts'
import { shownBoard, topRows } from './board.ts'
import { currentRaces } from './current-races.ts'
import { joinRace, leaveRace } from './join-race.ts'
import { raceById } from './race-store.ts'
import { pastRaceViews, raceView } from './race-view.ts'

export const routes = [
  handle(getActiveRace, async (viewer) => {
    const { active } = await currentRaces(viewer)
    return { data: active ? await raceView(viewer, active) : null }
  }),
  handle(getPastRaces, ({ house, language, query }) => pastRaceViews({ house, language }, query.limit ?? history_limit, query.offset ?? 0)),
  handle(getRace, async (viewer) => {
    const race = (await raceById(viewer.house.db, viewer.params.id)) ?? refuse('race-unknown', {}, 404)
    return { data: await raceView(viewer, race) }
  }),
  handle(getWinners, async ({ house, params, query }) => {
    const race = (await raceById(house.db, params.id)) ?? refuse('race-unknown', {}, 404)
    const board = await shownBoard(house, race)
    return { data: await topRows(house, board, query.limit ?? winners_limit, query.offset ?? 0), total: board.ranking.size }
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
