import { createBoardPlace } from '#casino/campaigns/boards/web/api.ts'
import { api } from '#kernel/web/browser.ts'
import { createQueryState } from '#kernel/web/state/queries.ts'
import type { getHistory, getTournamentById, increaseAttempt, subscribe, Tournament } from '../contract.ts'

/** The tournament that the page shows; its table in play stands in the place. */
export const shownTournament = createQueryState<Tournament>('tournament')

const idInSight = (): number => shownTournament.get()?.id ?? 0

/** Where a tournament is shown: the page follows the table in play, and after a stage the next one. */
export const tournamentPlace = createBoardPlace('tournament', {
  kind: 'tournament',
  read: async () => {
    const id = idInSight()
    if (id === 0) return { success: true, data: null }
    const answer = await api.call<typeof getTournamentById>('GET /rest/tournaments/{id}/', { params: { id } })
    if (!answer.success) return answer
    shownTournament.set(answer.data)
    return { success: true, data: answer.data.board }
  },
  join: () => api.call<typeof subscribe>('POST /rest/tournaments/{id}/subscribe/', { params: { id: idInSight() }, body: undefined }),
  increaseAttempt: () =>
    api.call<typeof increaseAttempt>('POST /rest/tournaments/{id}/increase-attempt/', { params: { id: idInSight() }, body: undefined }),
  past: (limit, offset) => api.call<typeof getHistory>('GET /rest/tournaments-history/', { query: { limit, offset } }),
})
