import { createBoardPlace } from '#casino/campaigns/boards/web/api.ts'
import { api } from '#kernel/web/browser.ts'
import type { getConfrontation, joinTeam } from '../contract.ts'

/** Where the confrontation is shown. */
export const confrontationPlace = createBoardPlace('confrontation', {
  kind: 'confrontation',
  read: async () => {
    const answer = await api.call<typeof getConfrontation>('GET /rest/confrontation/', {})
    return answer.success ? { success: true, data: answer.data?.board ?? null } : answer
  },
  join: (_id, team) => api.call<typeof joinTeam>('POST /rest/confrontation/team/join/', { body: { teamId: team ?? 0 } }),
})
