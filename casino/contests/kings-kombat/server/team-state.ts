import { boardById, shownTable, teamLeaders } from '#casino/campaigns/boards/server/api.ts'
import { TableMoved } from '#casino/campaigns/boards/events.ts'
import { movedBy, publishState, type Told } from '#kernel/realtime/published-state.ts'
import type { ConfrontationMessage } from '../contract.ts'
import { kind, owner } from './confrontations.ts'

/** RTM-064: the points of the teams and who leads each, at most once a second. */
export const teamTotals = publishState<number>('contests/kings-kombat.teams', {
  gather_ms: 1_000,
  movedBy: [movedBy(TableMoved, ({ data: { board_id } }) => ({ key: board_id }))],
  read: async (house, moved) => {
    const told: Told<number>[] = []
    for (const { key } of moved) {
      const board = await boardById(house.db, key)
      if (board?.owner !== owner) continue
      const [table, leaders] = await Promise.all([shownTable(house, board), teamLeaders(house, board)])
      const teams = (board.spec.teams ?? []).map(({ id }) => {
        const { points: totalPoints, players } = table.teams.get(id) ?? { points: 0, players: 0 }
        return { id, totalPoints, players, members: leaders.get(id) ?? [] }
      })
      const data: ConfrontationMessage = { id: key, teams }
      told.push({ key, publications: [{ channel: `${kind}:${key}`, message: { type: 'confrontation', data } }] })
    }
    return told
  },
})
