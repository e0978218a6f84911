import { boardsByIds, promisedBoards, shownTable, teamLeaders } from '#casino/campaigns/boards/server/api.ts'
import { TablesMoved } from '#casino/campaigns/boards/events.ts'
import { movedBy, publishState, type Told } from '#kernel/realtime/published-state.ts'
import type { ConfrontationMessage } from '../contract.ts'
import { kind, owner } from './confrontations.ts'

/** RTM-064: the points of the teams and who leads each, at most once a second. */
export const teamTotals = publishState<number>('contests/kings-kombat.teams', {
  gather_ms: 1_000,
  movedBy: [movedBy(TablesMoved, ({ data }) => data.tables.map(({ board_id }) => ({ key: board_id })))],
  read: async (house, moved) => {
    const told: Told<number>[] = []
    const ids = moved.map(({ key }) => BigInt(key))
    const promised = await promisedBoards(house, ids)
    const own = ids.filter((id) => promised.get(id)?.owner === owner)
    for (const board of own.length === 0 ? [] : await boardsByIds(house.db, own)) {
      const [table, leaders] = await Promise.all([shownTable(house, board), teamLeaders(house, board)])
      const teams = (board.spec.teams ?? []).map(({ id }) => {
        const { points: totalPoints, players } = table.teams.get(id) ?? { points: 0, players: 0 }
        return { id, totalPoints, players, members: leaders.get(id) ?? [] }
      })
      const data: ConfrontationMessage = { id: Number(board.id), teams }
      told.push({ key: Number(board.id), publications: [{ channel: `${kind}:${board.id}`, message: { type: 'confrontation', data } }] })
    }
    return told
  },
})
