import { createBoardPlace } from '#casino/campaigns/boards/web/api.ts'
import { api } from '#kernel/web/browser.ts'
import { createQueryState } from '#kernel/web/state/queries.ts'
import type { ConfrontationData, getConfrontation, joinTeam } from '../contract.ts'

type Beside = Pick<ConfrontationData, 'standing' | 'result' | 'next'>

/** One’s own team, and what came of the last confrontation, beside the board that the place shows. */
export const shownBeside = createQueryState<Beside>('confrontation-beside')

/** Where the confrontation is shown. */
export const confrontationPlace = createBoardPlace('confrontation', {
  kind: 'confrontation',
  read: async () => {
    const answer = await api.call<typeof getConfrontation>('GET /rest/confrontation/', {})
    if (!answer.success) return answer
    const { board = null, standing = null, result = null, next = null } = answer.data ?? {}
    shownBeside.set({ standing, result, next })
    return { success: true, data: board }
  },
  join: (_id, team) => api.call<typeof joinTeam>('POST /rest/confrontation/team/join/', { body: { teamId: team ?? 0 } }),
})
